"""Who plays for the bots: a game never stands still, and what bots say tells nobody what was refused."""

import asyncio
import json
import logging
import sys
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from typing import Never

import msgspec
import pytest
from msgspec.structs import replace

from tenback.play.etiquette import BEAT
from tenback.protocol import requests
from tenback.protocol.messages import Phase
from tenback.protocol.numbers import PROTOCOL
from tenback.protocol.options import Options
from tenback.rules import find_ruleset
from tenback.rules.notation import format_action
from tenback.server.http.sockets import Dialogue
from tenback.server.limits import Limits
from tenback.server.live.bus import NoBus
from tenback.server.live.connection import Connection
from tenback.server.live.driver import AT_ONCE, Driver, pause
from tenback.server.live.hall import Hall
from tenback.server.live.live_table import LiveTable
from tenback.server.live.metrics import Metrics
from tenback.server.live.thinkers import Thinkers
from tenback.server.tables import events
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Bare, Draft
from tenback.server.tables.events import Entry
from tenback.server.tables.folding import fold, take
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor
from tests.server.memory import Frames, Memory
from tests.server.minds import thinkers
from tests.server.tables import ANN, BEN, CODE, PASSES, SEED, act, begun, game_of, new_id, opened
from tests.waiting import PATIENCE

SLOW = 2 * PATIENCE  # seconds: longer than a test waits for a bot that nobody hurries
OTHER = "TABLE3"
WITH_BOT = Options(ruleset="the-game", seats=3, pace=0)


def bots_only(*bots: str, code: str = CODE, ruleset: str = "the-game", **house: str) -> Draft:
    """Return a table where only bots sit, dealt."""
    options = Options(ruleset=ruleset, seats=len(bots), pace=0, house=house)
    draft = Draft(Bare(code, 1_000), events.Opened(options=options, seed=str(SEED), host=ANN))
    for seat, bot in enumerate(bots):
        draft.add(events.Seated(seat=seat, name=f"Bot {seat}", bot=bot))
    draft.add(events.Started(version=find_ruleset(ruleset).version))
    return draft


def hall_of(*drafts: Draft) -> tuple[Hall, Memory]:
    """Return a hall with some tables, and its store."""
    store = Memory(())
    store.logs = {draft.table.code: [*draft.log] for draft in drafts}
    return Hall(store, NoBus(), Metrics()), store


@asynccontextmanager
async def driven(*drafts: Draft, heavy: int = 0) -> AsyncIterator[tuple[Hall, Memory, Driver]]:
    """Return a hall with a driver for some tables."""
    hall, store = hall_of(*drafts)
    async with thinkers(heavy) as all_thinkers:
        driver = Driver(hall, all_thinkers)
        hall.observers.append(driver.look)
        yield hall, store, driver
        await driver.close()


@asynccontextmanager
async def visited(hall: Hall, code: str = CODE) -> AsyncIterator[LiveTable]:
    """Let somebody watch a table, which wakes its bots."""
    connection = Connection(Frames())
    live = await hall.enter(code, connection, have=0)
    yield live
    hall.leave(live, connection)


async def play(hall: Hall, driver: Driver, code: str = CODE) -> None:
    """Watch a table until its bots rest."""
    async with visited(hall, code), asyncio.timeout(120):
        await rest(driver, code)


async def rest(driver: Driver, code: str = CODE) -> None:
    """Wait until no bot has anything to do at a table."""
    while code in driver._driven:
        await asyncio.wait({driver._driven[code]})


def happened(store: Memory, kind: type[events.Event], code: str = CODE) -> list[events.Event]:
    return [entry.event for entry in store.logs[code] if isinstance(entry.event, kind)]


@pytest.mark.parametrize("bot", ["deep-thought", "strong", "tests.bots.strangers:First"])
async def test_a_bot_that_does_not_run_here_is_replaced_and_the_game_goes_on(
    bot: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    async with driven(bots_only("beginner", bot)) as (hall, store, driver):
        await play(hall, driver)
        assert fold(CODE, store.logs[CODE]).phase is Phase.OVER
        assert happened(store, events.Replaced) == [events.Replaced(seat=1, bot="solid")]
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [(record.args is not None, record.exc_info) for record in told] == [(True, None)]


async def test_the_heir_of_a_bot_survives_a_restart() -> None:
    async with driven(bots_only("beginner", "deep-thought")) as (hall, store, driver):
        await play(hall, driver)
        chair = fold(CODE, store.logs[CODE]).chairs[1]
    assert (chair and (chair.name, chair.bot)) == ("Bot 1", "solid")


async def test_a_person_who_comes_back_while_a_bot_waits_for_its_pace_is_not_replaced() -> None:
    async with driven(_left_to_a_bot()) as (hall, store, driver):
        async with visited(hall) as live:
            while not (CODE in driver._spoken and CODE in driver._breaths):  # it has spoken, and waits before it acts
                await asyncio.sleep(0.01)
            breath = driver._breaths[CODE]
            await hall.happen(live, lambda _table: events.Returned(seat=0))
            breath.ended.set()  # and its wait is over
            await rest(driver)
        assert [type(entry.event) for entry in store.logs[CODE]][-1] is events.Returned


def _left_to_a_bot() -> Draft:
    """Return a table where a bot stands in for Ann, who is on turn."""
    draft = begun(pace=SLOW)
    draft.ask(ANN, requests.Stand(id=new_id()))
    draft.ask(BEN, requests.Absence(id=new_id(), seat=0, choice="bot"))
    return draft


def _bots_first(pace: float) -> Draft:
    """Return a table where Ann sits with two bots, and one of them is on turn."""
    draft = opened(3, pace=pace)
    draft.ask(ANN, requests.Sit(id=new_id(), seat=0, name="Ann"))
    draft.ask(ANN, requests.Start(id=new_id(), fill="beginner"))
    act(draft, 0, "P1:BEGIN")
    return draft


@pytest.mark.parametrize("by", ["a hurry", "another pace"])
async def test_a_bot_that_waits_for_its_pace_goes_on_at_once(by: str) -> None:
    draft = _bots_first(SLOW)
    quicker = requests.Change(id="b", options=replace(draft.table.options, pace=0))
    asked = requests.Hurry(id="a") if by == "a hurry" else quicker
    async with driven(draft) as (hall, store, driver), visited(hall) as live, asyncio.timeout(PATIENCE):
        while CODE not in driver._breaths:
            await asyncio.sleep(0.01)
        await hall.happen(live, lambda table: decide(table, Visitor(table, ANN), asked))
        await rest(driver)
        assert fold(CODE, store.logs[CODE]).on_turn() == 0


def test_the_further_cards_of_a_bot_follow_quickly() -> None:
    draft = _bots_first(pace=1)
    breath = pause(draft.table)
    game = game_of(draft.table)
    lay = format_action(game.rules, game.view(1).legal[0])
    draft.add(events.Did(seat=1, do=lay))
    assert (breath, pause(draft.table)) == (1, BEAT)


async def test_cards_chosen_by_feel_are_told_as_such() -> None:
    async with driven(bots_only("beginner", "strong")) as (hall, store, driver):
        await play(hall, driver)
        acts = [event for event in happened(store, events.Did) if isinstance(event, events.Did) and ":" not in event.do]
        assert {(act.seat, act.instant) for act in acts} == {(0, False), (1, True)}


@pytest.mark.parametrize("house", [{}, {"loss-timing": "stuck"}], ids=["trained", "untrained"])
async def test_a_bot_that_nobody_has_trained_for_a_table_says_so_once_a_turn(
    house: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tenback.server.live.thinkers.PATIENCE", 60)
    async with driven(bots_only("search:2", **house), heavy=1) as (hall, store, driver):
        await _warm(driver._thinkers)
        await play(hall, driver)
        acts = [*_acts(store.logs[CODE])]
    assert [act.untrained for act, _ in acts] == [bool(house) and first for _, first in acts]


async def test_no_other_table_notices_a_bot_that_thinks_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.server.live.thinkers.PATIENCE", 600)
    slow, quick = bots_only("search:3600s", ruleset="the-game"), bots_only("beginner", "beginner", code=OTHER)
    async with driven(slow, quick, heavy=1) as (hall, store, driver):
        await _warm(driver._thinkers)
        async with visited(hall):
            await play(hall, driver, OTHER)
        assert fold(OTHER, store.logs[OTHER]).phase is Phase.OVER
        assert store.logs[CODE] == slow.log


def _acts(log: Iterable[Entry]) -> Iterator[tuple[events.Did, bool]]:
    """Yield what was done in the turns of a game, and whether it was the first of its turn."""
    table = Table(CODE)
    for entry in log:
        turn = table.game.state.turn if table.game else None
        if turn and isinstance(entry.event, events.Did):
            yield entry.event, not turn.laid
        take(table, entry)


async def _warm(all_thinkers: Thinkers) -> None:
    all_thinkers.start()
    await all_thinkers._heavy._first()


# ---- bots that nobody plays for


async def _looked_at(hall: Hall, code: str = CODE) -> LiveTable:
    return await hall.enter(code, Connection(Frames()), 0)


@pytest.mark.parametrize("sure", [True, False])
async def test_bots_are_woken_where_somebody_looks_on_and_nothing_happens(*, sure: bool) -> None:
    async with driven(bots_only("beginner", "beginner")) as (hall, store, driver):
        hall.observers.clear()  # whoever played for the bots is lost
        live = await _looked_at(hall)
        live.table = live.table if sure else None  # the database was away
        await driver.rescue()
        assert CODE not in driver._driven  # somebody may just be about to act
        await driver.rescue()
        await rest(driver)
        assert fold(CODE, store.logs[CODE]).phase is Phase.OVER


async def test_bots_that_have_nothing_to_do_are_left_alone() -> None:
    async with driven(_company(begun=True)) as (hall, _store, driver):
        live = await _looked_at(hall)
        await rest(driver)
        assert driver._rested == {CODE: live.told}
        for _ in range(3):
            await driver.rescue()
        assert not driver._driven


async def test_tables_where_nobody_waits_are_neither_read_nor_played_after_a_restart() -> None:
    drafts = [bots_only("beginner", "beginner", code=code) for code in (CODE, OTHER)]
    async with driven(*drafts) as (hall, store, driver):
        store.logs = Unread(store.logs)
        for _ in range(3):
            await driver.rescue()
        assert not driver._driven
        assert not hall.tables


class Unread(dict[str, list[Entry]]):
    """Logs that nobody may look into."""

    def get(self, *_args: object) -> Never:
        raise AssertionError("a log was read")


async def test_other_work_has_its_turn_while_many_tables_are_looked_through() -> None:
    async with driven() as (hall, _store, driver):
        hall.tables = {f"T{number}": LiveTable(f"T{number}") for number in range(1_000)}
        turns = 0
        looking = asyncio.create_task(driver.rescue())
        while not looking.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns >= 1_000 // AT_ONCE


# ---- nobody is there


async def test_bots_do_not_play_where_nobody_is() -> None:
    alone = bots_only("beginner", "beginner")
    async with driven(alone) as (hall, store, driver):
        async with hall.held(CODE) as live:
            driver.look(live, own=True)
            await driver.rescue()
            assert (driver._driven, driver._silent) == ({}, {})
        assert store.logs[CODE] == alone.log


async def test_bots_pause_when_the_last_has_gone_and_go_on_when_somebody_comes() -> None:
    async with driven(bots_only("beginner", "beginner")) as (hall, store, driver):
        async with visited(hall):
            await _first_act(store)
        async with asyncio.timeout(60):
            await rest(driver)
        assert fold(CODE, store.logs[CODE]).phase is Phase.PLAYING
        await play(hall, driver)
        assert fold(CODE, store.logs[CODE]).phase is Phase.OVER


async def test_bots_for_whom_somebody_waits_in_vain_are_woken_again() -> None:
    async with driven(bots_only("beginner", "beginner")) as (hall, store, driver), visited(hall):
        await _first_act(store)
        driver._driven[CODE].cancel()
        await rest(driver)
        for _ in range(2):
            await driver.rescue()
        async with asyncio.timeout(60):
            await rest(driver)
        assert fold(CODE, store.logs[CODE]).phase is Phase.OVER


async def test_bots_play_on_where_another_process_has_fallen_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.server.live.driver.STEP_IN", 0)
    async with driven(bots_only("beginner", "beginner")) as (hall, store, driver):
        hall.observers.clear()
        async with visited(hall) as live, asyncio.timeout(60):
            driver.look(live, own=False)
            while CODE in driver._silent:
                await asyncio.sleep(0)
            await rest(driver)
        assert fold(CODE, store.logs[CODE]).phase is not Phase.GATHERING
        assert happened(store, events.Did)


async def _first_act(store: Memory) -> None:
    async with asyncio.timeout(60):
        while not happened(store, events.Did):
            await asyncio.sleep(0)


# ---- two worlds: somebody's text is held back, or nobody wrote one


@pytest.mark.parametrize("begun", [False, True])
async def test_bots_tell_nobody_that_something_was_refused(*, begun: bool) -> None:
    texts = [[], ["I have 37"], ["I have 37", "I have 38"]]
    worlds = [await _heard_by_ben(text, begun=begun) for text in texts]
    assert worlds[0] == worlds[1] == worlds[2]
    assert ("START" in worlds[0]) is not begun


async def test_bots_tell_nobody_that_the_server_was_started_anew() -> None:
    async with driven(_company(begun=False)) as (hall, store, driver):
        await play(hall, driver)
        said = happened(store, events.Said)
        restarted = Driver(hall, driver._thinkers)  # it has not heard what was said before
        hall.observers[:] = [restarted.look]
        await play(hall, restarted)
        await restarted.close()
    assert happened(store, events.Said) == said != []


async def _heard_by_ben(texts: list[str], *, begun: bool) -> str:
    """Return all that Ben is told while Ann writes texts that are held back, but for places in the log."""
    async with driven(_company(begun=begun)) as (hall, _store, driver):
        frames = Frames()
        ann, ben = (Dialogue(hall, Limits(), wire) for wire in (Frames(), frames))
        for dialogue, secret in ((ann, PASSES[0]), (ben, PASSES[1])):
            await dialogue.open(CODE, msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, "secret": secret}))
        await rest(driver)
        for number, text in enumerate(texts):
            await ann.hear(msgspec.json.encode({"t": "write", "id": f"w{number}", "text": text}))
            await rest(driver)
        told = [json.loads(frame) for frame in frames]
        return json.dumps([_without_place(one) for one in told if one["t"] not in ("quiet", "here")])


def _without_place(message: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in message.items() if name not in ("seq", "at")}


def _company(*, begun: bool) -> Draft:
    """Return a table of Ann, Ben and a bot, dealt."""
    draft = Draft(Bare(CODE, 1_000), events.Opened(options=WITH_BOT, seed=str(SEED), host=ANN))
    for seat, (name, person) in enumerate({"Ann": ANN, "Ben": BEN}.items()):
        draft.ask(person, requests.Sit(id="", seat=seat, name=name))
    draft.ask(ANN, requests.Start(id="", fill="solid"))
    if begun:
        for person in (ANN, BEN):
            draft.ask(person, requests.Do(id="", at=draft.table.moved, do="P0:BEGIN"))
    return draft
