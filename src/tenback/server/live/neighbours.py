"""The other processes of a server: what they say on the bus, and what this one has missed of it."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from tenback.server.live.broadcast import tell_presence, tell_tour
from tenback.server.live.bus import BEAT, Alive, Bus, Grown, Note, Present, Toured
from tenback.server.live.hall import Hall
from tenback.server.live.live_table import Elsewhere, LiveTable
from tenback.server.tables.refused import Refused

LOG = logging.getLogger("tenback.neighbours")
LOST = 3 * BEAT  # seconds without a sign of life after which a process counts as gone
AT_ONCE = 400  # tables that are asked for in one question


class Processes:
    """Which other processes are alive."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._seen = clock, dict[str, float]()

    def hear(self, process: str) -> None:
        """Note a sign of life."""
        self._seen[process] = self._clock()

    def lost(self) -> set[str]:
        """Return the processes that have been silent for too long, and forget them."""
        gone = {process for process, at in self._seen.items() if self._clock() - at > LOST}
        for process in gone:
            del self._seen[process]
        return gone


class Neighbours:
    """What the hall of this process does for, and learns from, the other processes."""

    def __init__(self, hall: Hall, bus: Bus) -> None:
        self._hall, self._bus, self._processes = hall, bus, Processes()
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, note: Note) -> None:
        """Take a note of another process."""
        self._processes.hear(note.process)
        live = None if isinstance(note, Alive) else self._hall.tables.get(note.code)
        if live and isinstance(note, Grown) and note.seq > live.told:
            self._start(self._hall.catch_up(note.code))
        elif live and isinstance(note, Present):
            self._hear_present(live, note)
        elif live and isinstance(note, Toured):
            self._hear_tour(live, note)

    async def come_back(self) -> None:
        """Make up for notes that were missed: ask who is elsewhere, and read on."""
        for live in self._hall.tables.values():
            live.elsewhere = Elsewhere()
            tell_presence(live)
            self._bus.publish(live.present(self._bus.process, asks=True))
        await self.look_around()

    async def look_around(self) -> None:
        """Read on wherever a note may have been missed, and forget processes that are gone."""
        self._forget_lost()
        tables = self._hall.tables
        codes = [code for code, live in tables.items() if live.connections]
        for first in range(0, len(codes), AT_ONCE):
            ends = await self._hall.store.ends(codes[first : first + AT_ONCE])
            for code, seq in ends.items():
                if code in tables and seq > tables[code].told:
                    with suppress(Refused):  # whoever asks there will be told
                        await self._hall.catch_up(code)

    def _forget_lost(self) -> None:
        lost = self._processes.lost()
        for live in [*self._hall.tables.values()] if lost else ():
            if live.elsewhere.forget(lost):
                tell_presence(live)

    def _hear_present(self, live: LiveTable, present: Present) -> None:
        """Note who is elsewhere; a process that was not known here has not been woken for what came before."""
        is_new = live.elsewhere.hear(present)
        tell_presence(live)
        if present.asks:
            self._bus.publish(live.present(self._bus.process, asks=False))
            if live.tour:
                self._bus.publish(Toured(self._bus.process, live.code, live.tour))
        if present.asks or is_new:
            self._bus.publish(Grown(self._bus.process, live.code, live.told))

    def _hear_tour(self, live: LiveTable, note: Toured) -> None:
        """Go on as another process says; if both have changed the same tour, all take the same side."""
        if live.tour is None or (note.tour.n, note.process) > (live.tour.n, self._bus.process):
            tell_tour(live, note.tour)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.warning("work in the background failed: %r", task.exception())
