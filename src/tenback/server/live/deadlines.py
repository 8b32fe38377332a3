"""How long a table waits for somebody: the clock of a turn, and the grace for those who lost their connection."""

import logging
import time

from tenback.protocol.refusals import No
from tenback.server.live.clock import now
from tenback.server.live.hall import Hall
from tenback.server.live.live_table import LiveTable
from tenback.server.tables import events
from tenback.server.tables.events import Event
from tenback.server.tables.news import Audience
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table

LOG = logging.getLogger("tenback.deadlines")


class Deadlines:
    """The tables of this process at which somebody is waited for, and until when."""

    def __init__(self, hall: Hall, grace: float) -> None:
        self._hall, self._grace = hall, grace
        self._due: dict[str, float] = {}  # by table, in seconds of the steady clock

    def look(self, live: LiveTable, *, own: bool = True) -> None:
        """Find out until when a table waits, after an event, a coming or a going."""
        due = self._deadline(live, live.table) if live.table else None
        if due is not None:
            self._due[live.code] = due
        elif live.code in self._due:
            del self._due[live.code]

    async def check(self) -> None:
        """Call absent whoever was waited for in vain."""
        steady = time.monotonic()
        for code in [code for code, due in self._due.items() if due <= steady]:
            del self._due[code]
            live = self._hall.tables.get(code)
            if live:
                await self._call_absent(live)

    def _deadline(self, live: LiveTable, table: Table) -> float | None:
        turn = table.on_turn()
        if turn is None or (not table.options.clock and Audience(turn, own=True) in live.connections):
            return None
        seat = awaited(table)
        if seat is None:
            return None
        clock = self._clock_end(live, table)
        if seat in live.here():
            return clock
        gone = live.gone.get(seat, live.since) + self._grace
        return gone if clock is None else min(clock, gone)

    def _clock_end(self, live: LiveTable, table: Table) -> float | None:
        """Return when the clock of the turn runs out; time in which no server ran is not counted."""
        if not table.options.clock:
            return None
        left = table.options.clock - max(0, now() - table.turned) / 1000
        return max(time.monotonic() + left, live.since + self._grace)

    async def _call_absent(self, live: LiveTable) -> None:
        def wish(table: Table) -> Event:
            seat = awaited(table)
            if seat is None:
                raise Refused(No.NOT_ABSENT)
            return events.Absent(seat=seat)

        try:
            await self._hall.happen(live, wish)
        except Refused:
            LOG.debug("somebody came after all", extra={"table": live.code})


def awaited(table: Table) -> int | None:
    """Return the seat that others wait for: a person on turn who is not called absent yet."""
    seat = table.on_turn()
    chair = table.chairs[seat] if seat is not None else None
    if seat is None or chair is None or not chair.person or chair.absent:
        return None
    others = (other for at, other in enumerate(table.chairs) if other and at != seat and other.person)
    return seat if any(others) else None
