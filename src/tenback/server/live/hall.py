"""The tables that live in this process: append, acknowledge, broadcast, in that order."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

from msgspec.structs import replace

from tenback.protocol import messages, requests
from tenback.protocol.calls import Listing, Order
from tenback.protocol.messages import Phase, write_message
from tenback.protocol.refusals import No
from tenback.protocol.terms import MOST_MISSED, Close
from tenback.rules.talk import Block
from tenback.server.archive.store import Store, listed
from tenback.server.live.bus import Alive, Bell, Elsewhere, Present, Processes, Ring, Rung
from tenback.server.live.connection import Line
from tenback.server.live.live_table import Live, now
from tenback.server.live.metrics import Figures
from tenback.server.live.refusal_text import refusal_words
from tenback.server.passes import new_code, new_seed
from tenback.server.tables import events
from tenback.server.tables.deciding import Visitor, decide
from tenback.server.tables.draft import lay_again, lay_table
from tenback.server.tables.events import Entry, Event
from tenback.server.tables.folding import take
from tenback.server.tables.news import (
    Audience,
    audience_of,
    clock_left,
    may_look,
    retell,
    setting_of,
    sight_of,
    tell,
    unlaid_of,
)
from tenback.server.tables.refused import Refused
from tenback.server.tables.snapshots import SNAPSHOT_EVERY, snapshot
from tenback.server.tables.table import Table

LOG = logging.getLogger("tenback.hosting")
AT_ONCE = 400  # tables that are asked for in one question
ARRANGING = (events.Seated, events.Cleared, events.Changed, events.Started, events.Rebound)
LISTED = (*ARRANGING, events.Chose, events.Returned)
REGROUPS = (*ARRANGING, events.Shared)


class News(Protocol):
    """Somebody in this process who is told whenever something has happened."""

    def __call__(self, live: Live, *, own: bool) -> None:
        """Have a look; `own` says that this process let it happen."""


class Host:
    """Everything that can be asked of the tables of this process."""

    def __init__(self, store: Store, bell: Bell, figures: Figures) -> None:
        self.store, self.figures, self._bell = store, figures, bell
        self.news: list[News] = []  # those who are told of every event
        self.tables: dict[str, Live] = {}
        self._processes = Processes()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, order: Order, person: str) -> Table:
        """Open a table and return it, or raise `Refused`."""
        table, log = lay_table(new_code(), order, person, at=now(), seed=new_seed())
        if not await self.store.append(table.code, log, listed(table)):
            return await self.open(order, person)  # the code is taken: one chance in millions
        return table

    async def read(self, code: str) -> Table:
        """Return a table as its log has it, or raise `Refused`."""
        return _demand_table(await self.store.glance(code))

    async def listing(self, code: str) -> Listing:
        """Return how a table is listed, or raise `Refused`."""
        listing = await self.store.listing(code)
        if listing is None:
            raise Refused(No.NO_SUCH_TABLE)
        return listing

    async def peek(self, code: str) -> Table:
        """Return a table as this process has it in mind, or as its log has it, or raise `Refused`."""
        live = self.tables.get(code)
        return live.table if live and live.table else await self.read(code)

    async def enter(self, code: str, line: Line, have: int) -> Live:
        """Let a line listen to a table, and tell it everything that it may know."""
        live = self.tables.setdefault(code, Live(code))
        live.held += 1  # whoever waits for the lock must not wait for a table that is let go meanwhile
        try:
            async with live.lock:
                table = await self._current(live)
                if have > table.seq or self._may_be_behind(table, line.person):
                    await self._read_on(live, table)
                line.audience = audience_of(table, line.person, line.watch)
                _demand_welcome(table, line)
                missed = await self._missed(table, line.audience, have)
                live.add(line)
                self._greet(live, table, line, missed)
            self._tell_presence(live, but=line)
            self._bell.ring(live.present(self._bell.process, asks=True))
            await self._welcome_back(live, line)
        except BaseException:
            live.remove(line)
            self._tell_presence(live)
            raise
        finally:
            live.held -= 1
            self._forget(live)
        self._wake(live, own=True)
        return live

    def leave(self, live: Live, line: Line) -> None:
        """Let a line go."""
        live.remove(line)
        self._tell_presence(live)
        self._bell.ring(live.present(self._bell.process, asks=False))
        self._wake(live, own=True)
        self._forget(live)

    async def ask(self, live: Live, line: Line, request: requests.Request) -> None:
        """Do what a line asks for and answer it, or raise `Refused`."""

        def wish(table: Table) -> Event:
            visitor = Visitor(table, line.person, outside=line.outside)
            done = table.answered.get(visitor.sign(request.id))
            if done is not None:
                raise Answered(done)
            return decide(table, visitor, request)

        try:
            if isinstance(request, requests.Do) and _is_away(live, line):
                await self._welcome_back(live, line)
            entry = await self.happen(live, wish)
        except Answered as answer:
            line.say(messages.Ok(id=request.id, seq=answer.seq))
            return
        if isinstance(entry.event, events.Stopped):
            raise Refused(Block(entry.event.block))
        if retell(entry, line.audience) is None:
            line.say(messages.Ok(id=request.id, seq=entry.seq))

    async def happen(self, live: Live, wish: Callable[[Table], Event]) -> Entry:
        """Let happen what is wished for, as soon as it is in the log."""
        async with live.lock:
            while True:
                table = live.table or await self._current(live)
                event = await self._decided(live, table, wish)
                if isinstance(event, events.Rematched):
                    event = await self._rematch(table, event)
                entry = Entry(table.seq + 1, max(now(), table.at), event)
                if await self._append(live, table, entry):
                    self._spread(live, table, entry, own=True)
                    return entry

    async def _decided(self, live: Live, table: Table, wish: Callable[[Table], Event]) -> Event:
        """Return what comes of a wish; a process refuses nothing before it has read what others wrote."""
        try:
            return wish(table)
        except Refused:
            before = table.seq
            if self._bell.process:
                await self._read_on(live, table)
            if table.seq == before:
                raise
            return wish(table)

    @asynccontextmanager
    async def held(self, code: str) -> AsyncIterator[Live]:
        """Keep a table in this process for a while, whoever listens, or raise `Refused`."""
        live = self.tables.setdefault(code, Live(code))
        live.held += 1
        try:
            async with live.lock:
                await self._current(live)
            yield live
        finally:
            live.held -= 1
            self._forget(live)

    async def catch_up(self, code: str) -> None:
        """Read what other processes have written, and pass it on."""
        live = self.tables.get(code)
        if live is None:
            return
        try:
            async with self.held(code), live.lock:
                await self._read_on(live, await self._current(live))
        except Refused as refused:  # it was removed, or dealt by rules that only a newer process knows
            _send_away(live, refused)

    # ---- other processes

    def _may_be_behind(self, table: Table, person: str) -> bool:
        """Say whether somebody may sit here of whom this process has not heard yet."""
        return bool(self._bell.process and person) and table.seat_of(person) is None

    def hear(self, ring: Ring) -> None:
        """Hear the bell of another process."""
        self._processes.hear(ring.process)
        live = None if isinstance(ring, Alive) else self.tables.get(ring.code)
        if live and isinstance(ring, Rung) and ring.seq > live.told:
            self._later(self.catch_up(ring.code))
        elif live and isinstance(ring, Present):
            self._hear_present(live, ring)

    def _hear_present(self, live: Live, present: Present) -> None:
        live.elsewhere.hear(present)
        self._tell_presence(live)
        if present.asks:
            self._bell.ring(live.present(self._bell.process, asks=False))

    async def come_back(self) -> None:
        """Make up for rings that were missed: ask who is elsewhere, and read on."""
        for live in self.tables.values():
            live.elsewhere = Elsewhere()
            self._tell_presence(live)
            self._bell.ring(live.present(self._bell.process, asks=True))
        await self.look_around()

    async def look_around(self) -> None:
        """Read on wherever a bell may have been missed, and forget processes that are gone."""
        lost = self._processes.lost()
        for live in [*self.tables.values()] if lost else ():
            if live.elsewhere.forget(lost):
                self._tell_presence(live)
        codes = [code for code, live in self.tables.items() if live.lines]
        for first in range(0, len(codes), AT_ONCE):
            ends = await self.store.ends(codes[first : first + AT_ONCE])
            for code, seq in ends.items():
                if code in self.tables and seq > self.tables[code].told:
                    with suppress(Refused):  # whoever asks there is told
                        await self.catch_up(code)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.warning("work in the background failed: %r", task.exception())

    # ---- the log

    async def _append(self, live: Live, table: Table, entry: Entry) -> bool:
        """Write an event down; if that fails, what memory says of the table is no longer sure."""
        try:
            take(table, entry)
            is_listed = isinstance(entry.event, LISTED) or table.phase is Phase.OVER
            kept = snapshot(table) if entry.seq % SNAPSHOT_EVERY == 0 else None
            written = await self.store.append(table.code, [entry], listed(table) if is_listed else None, kept)
        except BaseException:
            live.table = None
            raise
        if not written:
            live.table = None
            return False
        self.figures.events.inc()
        self._bell.ring(Rung(self._bell.process, table.code, entry.seq))
        return True

    async def _current(self, live: Live) -> Table:
        """Return the table as of the last event known here, or raise `Refused`."""
        if live.table:
            return live.table
        heard = live.told if live.lines else None
        table = _demand_table(await self.store.table(live.code, heard))
        for audience in live.lines:
            live.sights[audience] = sight_of(table, audience)
        if heard is not None:  # they are told of all that came since
            await self._read_on(live, table)
        live.table, live.told = table, table.seq
        return table

    async def _read_on(self, live: Live, table: Table) -> None:
        self._take_all(live, table, await self.store.read(live.code, table.seq))

    def _take_all(self, live: Live, table: Table, entries: Sequence[Entry]) -> None:
        for entry in entries:
            take(table, entry)
            self._spread(live, table, entry, own=False)

    async def _missed(self, table: Table, audience: Audience, have: int) -> list[messages.Retold]:
        """Return the news since an event, the last of them if there are too many."""
        if have >= table.seq:
            return []
        entries = await self.store.read(table.code, max(have, table.seq - MOST_MISSED))
        told = [retell(entry, audience) for entry in entries if entry.seq <= table.seq]
        return [news for news in told if news]

    async def _rematch(self, table: Table, event: events.Rematched) -> events.Rematched:
        """Lay the next table before the old one tells of it; the people find it by that."""
        seed = table.seed if event.same_deal else new_seed()
        again, log = lay_again(new_code(), table, at=now(), seed=seed)
        if not await self.store.append(again.code, log, listed(again)):
            return await self._rematch(table, event)
        return replace(event, table=again.code)

    # ---- telling

    def _spread(self, live: Live, table: Table, entry: Entry, *, own: bool) -> None:
        """Tell every line of an event, each what it may know."""
        live.told = entry.seq
        moved = self._regroup(live, table) if isinstance(entry.event, REGROUPS) else ()
        for audience, lines in live.lines.items():
            sight = sight_of(table, audience)
            frame = write_message(tell(table, entry, audience, live.sights.get(audience), sight))
            live.sights[audience] = sight
            for line in lines:
                if line not in moved:
                    line.wire.send_frame(frame)
        for line in moved:
            self._greet(live, table, line, [])
        if moved:
            self._tell_presence(live)
        self._wake(live, own=own)

    def _wake(self, live: Live, *, own: bool) -> None:
        for hear in self.news:
            hear(live, own=own)

    def _regroup(self, live: Live, table: Table) -> list[Line]:
        """Let each line see what it may see now, and return those for whom that is another view."""
        moved = []
        for line in [line for lines in live.lines.values() for line in lines]:
            audience = audience_of(table, line.person, line.watch)
            if not may_look(table, audience):
                live.remove(line)
                line.wire.hang_up(Close.GOING, No.NO_WATCHING)
            elif audience != line.audience:
                live.remove(line)
                line.audience = audience
                live.add(line)
                moved.append(line)
        return moved

    def _greet(self, live: Live, table: Table, line: Line, missed: list[messages.Retold]) -> None:
        audience = line.audience
        sight = live.sights[audience] = sight_of(table, audience)
        line.say(
            messages.Table(
                code=table.code,
                seq=table.seq,
                at=table.moved,
                you=audience.seat if audience.own else None,
                watching=None if audience.own else audience.seat,
                setting=setting_of(table),
                sight=sight,
                unlaid=unlaid_of(table),
                missed=missed,
                here=live.here(),
                watchers=live.watchers(),
                left=clock_left(table, now()),
            )
        )

    def _tell_presence(self, live: Live, but: Line | None = None) -> None:
        frame = write_message(messages.Here(here=live.here(), watchers=live.watchers()))
        for line in (line for lines in live.lines.values() for line in lines):
            if line is not but:
                line.wire.send_frame(frame)

    async def _welcome_back(self, live: Live, line: Line) -> None:
        """Give a person the seat back that others were to choose about."""
        seat = line.audience.seat
        if seat is not None and _is_away(live, line):
            await self.happen(live, lambda _table: events.Returned(seat=seat))

    def _forget(self, live: Live) -> None:
        """Let a table go that nobody here looks at."""
        if not live.lines and not live.held and self.tables.get(live.code) is live:
            self.tables.pop(live.code, None)


def _send_away(live: Live, refused: Refused) -> None:
    """Tell all lines of a table why they cannot be served here any more, and end them."""
    live.table = None
    for line in [line for lines in live.lines.values() for line in lines]:
        line.say(messages.No(reason=refused.reason, text=refusal_words(line.lang, refused)))
        line.wire.hang_up(Close.GOING, refused.reason)


def _is_away(live: Live, line: Line) -> bool:
    """Say whether the seat of a line is called absent, or played by a bot."""
    seat, own = line.audience
    chair = live.table.chairs[seat] if own and live.table and seat is not None else None
    return chair is not None and (chair.absent or chair.stand_in != "")


def _demand_table(table: Table | None) -> Table:
    if table is None:
        raise Refused(No.NO_SUCH_TABLE)
    return table


def _demand_welcome(table: Table, line: Line) -> None:
    if not may_look(table, line.audience):
        raise Refused(No.NO_WATCHING)


class Answered(Exception):
    """A request that has been answered before."""

    def __init__(self, seq: int) -> None:
        super().__init__(str(seq))
        self.seq = seq
