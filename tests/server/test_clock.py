"""The clock of a turn, on a computer whose own clock is set back."""

import time

from tenback.server.live.bus import NoBus
from tenback.server.live.clock import Clock, now
from tenback.server.live.connection import Connection
from tenback.server.live.deadlines import Deadlines
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.tables.news import clock_left
from tests.server.memory import Frames, Memory
from tests.server.tables import ANN, CODE, begun

MILLISECOND, HOUR = 1_000_000, 3_600_000


def test_a_clock_that_was_set_back_gives_no_more_than_the_whole_turn() -> None:
    table = begun(clock=60).table
    assert [clock_left(table, table.turned + at) for at in (-HOUR, 0, 20_000)] == [60, 60, 40]


async def test_nobody_is_waited_for_longer_because_the_clock_was_set_back() -> None:
    draft = begun(clock=60)
    hall = Hall(Memory(draft.log), NoBus(), Metrics())
    live = await hall.enter(CODE, Connection(Frames(), person=ANN), 0)
    assert live.table
    live.table.turned = now() + HOUR
    due = Deadlines(hall, grace=0)._deadline(live, live.table)
    assert due is not None
    assert due <= time.monotonic() + 60


def test_the_time_of_a_process_goes_on_from_where_the_system_clock_was_set_back() -> None:
    readings = iter([at * MILLISECOND for at in (HOUR, HOUR + 5, 0, 7, 2 * HOUR)])
    clock = Clock(lambda: next(readings))
    assert [clock.now() for _ in range(5)] == [HOUR, HOUR + 5, HOUR + 5, HOUR + 12, 3 * HOUR + 5]
