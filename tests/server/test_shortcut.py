"""A move takes the short way only where nothing is in its way, and nobody hears of it before it is written."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from tenback.protocol import requests
from tenback.server.archive.faults import DiskFails
from tenback.server.archive.store import Kept
from tenback.server.archive.writer import Answer, Done
from tenback.server.http.sockets import Dialogue
from tenback.server.limits import Limits
from tenback.server.live.bus import NoBus
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Hall
from tenback.server.live.live_table import LiveTable
from tenback.server.live.metrics import Metrics
from tenback.server.live.shortcut import move_at_once
from tenback.server.tables.draft import Draft
from tenback.server.tables.events import Did, Entry, Event
from tests.server.memory import Frames, Memory
from tests.server.tables import ANN, BEN, CODE, begun, dealt, lay, new_id
from tests.waiting import PATIENCE


class Slow(Memory):
    """A store that answers when the test says so."""

    def __init__(self, log: Sequence[Entry]) -> None:
        super().__init__(log)
        self.waiting: list[tuple[Done, Entry]] = []

    def append_then(self, done: Done, code: str, entries: Sequence[Entry], kept: Kept = (None, None)) -> None:
        self.waiting.append((done, entries[0]))

    def answer(self, answer: Answer) -> None:
        done, entry = self.waiting.pop()
        if answer is True:
            self.logs[CODE].append(entry)
        done(answer)


class Table:
    """Ann and Ben at a table of their own hall; both have been greeted."""

    def __init__(self, draft: Draft) -> None:
        self.draft, self.store = draft, Slow(draft.log)
        self.hall = Hall(self.store, NoBus(), Metrics())
        self.ann, self.ben = (Connection(Frames(), person=person) for person in (ANN, BEN))
        self.live: LiveTable
        self.answers: list[Answer] = []

    async def enter(self) -> None:
        for connection in (self.ann, self.ben):
            self.live = await self.hall.enter(CODE, connection, 0)
        self.clear()

    def clear(self) -> None:
        for connection in (self.ann, self.ben):
            _frames(connection).clear()

    def ask(self, move: requests.Do, by: Connection | None = None) -> bool:
        return move_at_once(self.hall, self.live, by or self.ann, move, self.answers.append)

    def move(self) -> requests.Do:
        """Return the move of the seat on turn that the draft of the table makes, too."""
        at = self.draft.table.moved
        return requests.Do(id=new_id(), at=at, do=lay(self.draft))


def _do(event: Event) -> str:
    assert isinstance(event, Did)
    return event.do


def _frames(connection: Connection) -> Frames:
    assert isinstance(connection.wire, Frames)
    return connection.wire


async def _table(draft: Draft) -> Table:
    table = Table(draft)
    await table.enter()
    return table


async def test_nobody_hears_of_a_move_before_it_is_written() -> None:
    table = await _table(begun())
    assert table.ask(table.move())
    assert (_frames(table.ann), _frames(table.ben), table.answers) == ([], [], [])
    table.store.answer(answer=True)
    assert [len(_frames(connection)) for connection in (table.ann, table.ben)] == [1, 1]
    assert (table.live.told, table.answers) == (table.draft.table.seq, [True])


async def test_the_next_move_of_a_table_waits_for_the_one_before() -> None:
    table = await _table(begun())
    assert table.ask(table.move())
    second = table.move()
    assert not table.ask(second)
    waiting = asyncio.create_task(table.hall.ask(table.live, table.ann, second))
    await asyncio.sleep(0)
    assert len(table.store.logs[CODE]) == len(table.draft.log) - 2
    table.store.answer(answer=True)
    async with asyncio.timeout(PATIENCE):
        await waiting
    asked = [entry.event for entry in table.draft.log[-2:]]
    written = [entry.event for entry in table.store.logs[CODE][-2:]]
    assert [_do(event) for event in written] == [_do(event) for event in asked]
    assert not table.live.lock.locked()


async def test_a_table_is_kept_until_its_last_move_is_written_though_everybody_has_left() -> None:
    table = await _table(begun())
    assert table.ask(table.move())
    for connection in (table.ann, table.ben):
        table.hall.leave(table.live, connection)
    assert table.hall.tables == {CODE: table.live}
    table.store.answer(answer=True)
    assert table.hall.tables == {}


async def test_what_is_refused_or_repeated_goes_the_long_way() -> None:
    table = await _table(begun())
    assert not table.ask(requests.Do(id=new_id(), at=0, do="END"))
    assert not table.ask(requests.Do(id=new_id(), at=table.draft.table.moved, do="END"), by=table.ben)
    move = table.move()
    assert table.ask(move)
    table.store.answer(answer=True)
    assert not table.ask(move)
    assert not table.live.lock.locked()
    assert table.store.waiting == []


async def test_a_wish_that_others_have_to_agree_with_goes_the_long_way() -> None:
    table = await _table(dealt())
    assert not table.ask(requests.Do(id=new_id(), at=table.draft.table.moved, do="P0:BEGIN"))
    assert (table.live.lock.locked(), table.store.waiting) == (False, [])


async def test_whoever_was_called_absent_comes_back_before_the_move() -> None:
    table = await _table(begun())
    await table.hall.ask(table.live, table.ann, requests.Stand(id=new_id()))
    assert not table.ask(table.move())
    assert (table.live.lock.locked(), table.store.waiting) == (False, [])


@pytest.mark.parametrize("answer", [False, DiskFails("full")])
async def test_a_move_that_is_not_written_is_not_told_and_its_table_is_read_again(*, answer: Answer) -> None:
    table = await _table(begun())
    assert table.ask(table.move())
    table.store.answer(answer)
    assert (_frames(table.ann), _frames(table.ben), table.answers) == ([], [], [answer])
    assert (table.live.table, table.live.lock.locked(), table.live.held) == (None, False, 0)


async def test_a_move_that_cannot_be_written_is_refused_and_one_that_came_second_goes_back() -> None:
    table = await _table(begun())
    frames, back = Frames(), list[bytes]()
    dialogue = Dialogue(table.hall, Limits(), frames)
    dialogue.live, dialogue._connection = table.live, Connection(frames, person=ANN)
    body = msgspec.json.encode(table.move())
    assert dialogue.move_at_once(body, back.append)
    table.store.answer(DiskFails("full"))
    assert '"disk-fails"' in frames.pop()
    assert not dialogue.move_at_once(body, back.append)  # the table is to be read first
    async with table.hall.held(CODE):
        assert dialogue.move_at_once(body, back.append)
    table.store.answer(answer=False)
    assert (back, frames) == ([body], [])
