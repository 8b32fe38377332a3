"""A process that has not heard of everything yet: it reads what others wrote before it refuses anything."""

from collections.abc import Callable

import pytest

from tenback.protocol import requests
from tenback.protocol.requests import Request
from tenback.server.live.bus import Bus, Note
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.tables.deciding import decide
from tenback.server.tables.events import Event
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor
from tests.server.memory import Frames, Memory
from tests.server.tables import ANN, BEN, CODE, new_id, opened, seated


class Deaf:
    """A bus that reaches nobody."""

    def __init__(self, process: str) -> None:
        self.process = process

    def publish(self, note: Note) -> None:
        """Nobody hears it."""


def _wish(person: str, request: Request) -> Callable[[Table], Event]:
    return lambda table: decide(table, Visitor(table, person), request)


def _two(store: Memory) -> tuple[Hall, Hall]:
    buses: list[Bus] = [Deaf("one"), Deaf("two")]
    one, two = (Hall(store, bus, Metrics()) for bus in buses)
    return one, two


async def test_a_seat_that_another_process_gave_is_known_before_anything_is_refused() -> None:
    ahead, behind = _two(Memory(opened(2).log))
    async with ahead.held(CODE) as there, behind.held(CODE) as here:
        await ahead.happen(there, _wish(BEN, requests.Sit(id=new_id(), seat=1, name="Ben")))
        done = await behind.happen(here, _wish(BEN, requests.Stand(id=new_id())))
    assert done.seq == there.told + 1


async def test_a_seat_that_became_free_in_another_process_can_be_taken() -> None:
    ahead, behind = _two(Memory(seated(2).log))
    async with ahead.held(CODE) as there, behind.held(CODE) as here:
        await ahead.happen(there, _wish(BEN, requests.Stand(id=new_id())))
        await behind.happen(here, _wish(ANN, requests.Sit(id=new_id(), seat=1, name="Ann")))
        assert here.table is not None
        assert here.table.seat_of(ANN) == 1


async def test_what_is_refused_of_a_table_as_it_is_stays_refused() -> None:
    _, hall = _two(Memory(seated(2).log))
    async with hall.held(CODE) as live:
        with pytest.raises(Refused, match="seat-taken"):
            await hall.happen(live, _wish(BEN, requests.Sit(id=new_id(), seat=0, name="Ben")))


async def test_who_was_seated_in_another_process_comes_in_as_whoever_sits_there() -> None:
    ahead, behind = _two(Memory(opened(2, watch=False).log))
    async with ahead.held(CODE) as there, behind.held(CODE):
        await ahead.happen(there, _wish(BEN, requests.Sit(id=new_id(), seat=1, name="Ben")))
        connection = Connection(Frames(), person=BEN)
        await behind.enter(CODE, connection, 0)
    assert connection.audience == (1, True)
