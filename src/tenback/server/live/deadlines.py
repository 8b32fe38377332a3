"""How long a table waits: the clock of a turn or of the choice of the starter, and the grace for lost connections."""

import logging
import time

from tenback.play.etiquette import keenest, wishes
from tenback.play.game import Game
from tenback.protocol.messages import Phase
from tenback.protocol.refusals import No
from tenback.rules import Begin
from tenback.rules.notation import format_action
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
    """The tables of this process that wait for somebody, and until when."""

    def __init__(self, hall: Hall, grace: float) -> None:
        self._hall, self._grace = hall, grace
        self._due: dict[str, float] = {}  # by table, in seconds of the steady clock

    def look(self, live: LiveTable, *, own: bool = True) -> None:
        """Find out how long a table waits, after an event or when somebody comes or goes."""
        due = self._deadline(live, live.table) if live.table else None
        if due is not None:
            self._due[live.code] = due
        elif live.code in self._due:
            del self._due[live.code]

    async def check(self) -> None:
        """Go on without the people who did not come in time."""
        steady = time.monotonic()
        for code in [code for code, due in self._due.items() if due <= steady]:
            del self._due[code]
            live = self._hall.tables.get(code)
            if live:
                await self._go_on(live)

    def _deadline(self, live: LiveTable, table: Table) -> float | None:
        turn = table.on_turn()
        if turn is None and table.phase is Phase.PLAYING:
            return self._opening_deadline(live, table)
        if turn is None or (not table.options.clock and Audience(turn, own=True) in live.connections):
            return None
        seat = awaited(table)
        if seat is None:
            return None
        clock = self._clock_end(live, table)
        if seat in live.here():
            return clock
        gone = self._end_of_grace(live, seat)
        return gone if clock is None else min(clock, gone)

    def _opening_deadline(self, live: LiveTable, table: Table) -> float | None:
        """Return until when people may agree on who begins (TG-6)."""
        clock = self._clock_end(live, table)
        ends = [self._end_of_grace(live, seat) for seat in _missing(live, table)]
        return min(ends if clock is None else [clock, *ends], default=None)

    def _end_of_grace(self, live: LiveTable, seat: int) -> float:
        return live.gone.get(seat, live.since) + self._grace

    def _clock_end(self, live: LiveTable, table: Table) -> float | None:
        """Return when the clock of the turn runs out; time without a running server does not count."""
        if not table.options.clock:
            return None
        left = table.options.clock - max(0, now() - table.turned) / 1000
        return max(time.monotonic() + left, live.since + self._grace)

    async def _go_on(self, live: LiveTable) -> None:
        def wish(table: Table) -> Event:
            if table.game and table.game.state.turn is None:
                return self._open(live, table, table.game)
            seat = awaited(table)
            if seat is None:
                raise Refused(No.NOT_ABSENT)
            return events.Absent(seat=seat)

        try:
            await self._hall.happen(live, wish)
        except Refused:
            LOG.debug("somebody came after all", extra={"table": live.code})

    def _open(self, live: LiveTable, table: Table, game: Game) -> Event:
        """Let the keenest begin once the time is over; before that, call absent whoever is missing (TG-6)."""
        clock = self._clock_end(live, table)
        if clock is not None and clock <= time.monotonic():
            starter = keenest({**dict.fromkeys(range(game.seats), 0), **wishes(game.voices.heard)})
            return events.Did(seat=starter, do=format_action(game.rules, Begin(starter)))
        missing = _missing(live, table)
        if not missing:
            raise Refused(No.NOT_ABSENT)
        return events.Absent(seat=missing[0])


def _missing(live: LiveTable, table: Table) -> list[int]:
    """Return the people who are not connected and have not yet said who should begin."""
    agreed = table.proposal.agreed if table.proposal else []
    people = table.people()
    return sorted(people - {*agreed} - {*live.here()}) if len(people) > 1 else []


def awaited(table: Table) -> int | None:
    """Return the seat that others wait for: a person on turn who is not called absent yet."""
    seat = table.on_turn()
    chair = table.chairs[seat] if seat is not None else None
    if seat is None or chair is None or not chair.person or chair.absent:
        return None
    others = (other for at, other in enumerate(table.chairs) if other and at != seat and other.person)
    return seat if any(others) else None
