"""A table that has just been opened is known without reading its log, as long as nobody else can have written there."""

import json
from collections.abc import Sequence

from tenback.protocol import requests
from tenback.protocol.calls import Order
from tenback.protocol.options import Options
from tenback.server.live.bus import NoBus
from tenback.server.live.clock import now
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.live.newborn import MOST, YOUNG, Newborn
from tenback.server.tables import events
from tenback.server.tables.events import Entry
from tenback.server.tables.folding import fold
from tenback.server.tables.table import Table
from tests.server.memory import Frames, Memory
from tests.server.tables import ANN, BEN, facts, new_id

ORDER = Order(options=Options(ruleset="the-game", seats=2), name="Ann")


class Counting(Memory):
    """A store that notes what is read."""

    def __init__(self, log: Sequence[Entry] = ()) -> None:
        super().__init__(log)
        self.reads: list[str] = []

    async def read(self, code: str, after: int = -1) -> list[Entry]:
        self.reads.append(code)
        return await super().read(code, after)

    async def table(self, code: str, upto: int | None = None) -> Table | None:
        self.reads.append(code)
        return await super().table(code, upto)


class SharedBus(NoBus):
    process = "one of two"


def born(code: str, at: int) -> Table:
    table = Table(code)
    table.at = at
    return table


async def test_who_comes_first_to_a_new_table_does_not_wait_until_its_log_is_read() -> None:
    store = Counting()
    hall = Hall(store, NoBus(), Metrics())
    code = (await hall.open(ORDER, ANN)).code
    live = await hall.enter(code, Connection(Frames(), person=ANN), 0)
    assert store.reads == []
    assert live.table is not None
    assert facts(live.table) == facts(fold(code, store.logs[code]))


async def test_who_comes_back_to_a_table_that_was_let_go_gets_it_from_its_log() -> None:
    store = Counting()
    hall, ann = Hall(store, NoBus(), Metrics()), Connection(Frames(), person=ANN)
    code = (await hall.open(ORDER, ANN)).code
    hall.leave(await hall.enter(code, ann, 0), ann)
    await hall.enter(code, ann, 0)
    assert store.reads == [code]


async def test_what_another_process_wrote_to_a_new_table_is_known_to_whoever_comes_here_first() -> None:
    store = Memory([])
    hall = Hall(store, SharedBus(), Metrics())
    table = await hall.open(ORDER, ANN)
    await store.append(table.code, [Entry(table.seq + 1, now(), events.Seated(seat=1, name="Ben", person=BEN))])
    live = await hall.enter(table.code, Connection(Frames(), person=ANN), 0)
    assert live.table is not None
    assert live.table.seat_of(BEN) == 1


async def test_what_was_written_before_the_cards_are_dealt_is_told_to_whoever_comes_later() -> None:
    hall, ann, late = Hall(Memory([]), NoBus(), Metrics()), Connection(Frames(), person=ANN), Frames()
    live = await hall.enter((await hall.open(ORDER, ANN)).code, ann, 0)
    await hall.ask(live, ann, requests.Write(id=new_id(), text="Welcome!"))
    await hall.enter(live.code, Connection(late), 0)
    assert [news["text"] for news in json.loads(late[0])["missed"]] == ["Welcome!"]


def test_a_table_to_which_nobody_comes_for_a_minute_is_forgotten() -> None:
    newborn = Newborn()
    newborn.keep(born("OLD222", now() - YOUNG))
    newborn.keep(born("NEW222", now()))
    assert newborn.take("OLD222") is None
    assert newborn.take("NEW222") is not None


def test_the_oldest_of_too_many_new_tables_is_forgotten() -> None:
    newborn = Newborn()
    for number in range(MOST + 1):
        newborn.keep(born(str(number), now()))
    assert [newborn.take(code) is None for code in ("0", "1", str(MOST))] == [True, False, False]
