"""Bots that the operator of a server adds: they sit where they were let in, and whatever they do, nobody else waits."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tenback.protocol import requests
from tenback.protocol.calls import Order
from tenback.protocol.messages import Phase
from tenback.protocol.options import Options
from tenback.server.live.driver import Driver
from tenback.server.live.lanes import Failed, Lane
from tenback.server.live.metrics import Metrics
from tenback.server.live.mind import Weight
from tenback.server.live.thinkers import OwnBots, Thinkers
from tenback.server.tables import events
from tenback.server.tables.capacity import Capacity
from tenback.server.tables.draft import Bare, lay_table
from tenback.server.tables.folding import fold
from tests.server.minds import asking
from tests.server.playing import Client, give_pass, open_table
from tests.server.running import call, running
from tests.server.tables import ANN, CODE, SEED, new_id, opened, refusal_of
from tests.server.test_driver import bots_only, hall_of, happened, play

FIRST, RAISES = (f"tests.bots.strangers:{name}" for name in ("First", "Raises"))
OPTIONS = Options(ruleset="the-game", seats=2, pace=0)


@asynccontextmanager
async def letting_in(*bots: str) -> AsyncIterator[Thinkers]:
    """Return thinkers among which these bots of others are let in."""
    metrics = Metrics()
    light, heavy, own = (Lane(weight, 1, metrics) for weight in (Weight.LIGHT, Weight.LIGHT, Weight.OWN))
    thinkers = Thinkers(light, heavy, metrics, OwnBots(bots, own))
    try:
        yield thinkers
    finally:
        await thinkers.close()


@pytest.mark.parametrize("bot", [f"{FIRST}:depth=3", "greedy", "search:24"])
def test_a_bot_sits_down_where_the_operator_lets_it_in(bot: str) -> None:
    draft = opened()
    draft.ask(ANN, requests.Sit(id=new_id(), seat=0, name="Ann"))
    wanted = requests.Bot(id=new_id(), seat=1, bot=bot)
    assert refusal_of(draft, ANN, wanted) == "no-such-bot"
    assert refusal_of(draft, ANN, requests.Start(id=new_id(), fill=bot)) == "no-such-bot"
    draft.capacity = Capacity(added_bots=(bot,))
    draft.ask(ANN, wanted)
    chair = draft.table.chairs[1]
    assert (chair and chair.bot) == bot


def test_a_table_is_ordered_with_it() -> None:
    order = Order(options=OPTIONS, name="Ann", bots={"1": FIRST}, start=True)
    table, _ = lay_table(Bare(CODE, 0, Capacity(added_bots=(FIRST,))), order, ANN, SEED)
    assert table.phase is Phase.PLAYING


async def test_it_thinks_in_a_process_of_its_own() -> None:
    async with letting_in(FIRST) as thinkers:
        assert (await thinkers.choose(asking(FIRST))).do == asking(FIRST).think()[0]
        assert [len(lane._ready) for lane in (thinkers._light, thinkers._heavy)] == [0, 0]


async def test_one_that_is_not_on_the_list_is_not_even_loaded() -> None:
    async with letting_in(FIRST) as thinkers:
        with pytest.raises(Failed, match=f"tenback serve --bot {RAISES}"):
            await thinkers.choose(asking(RAISES))


async def test_one_that_fails_is_replaced_and_the_game_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    hall, store = hall_of(bots_only("beginner", RAISES))
    async with letting_in(RAISES) as thinkers:
        driver = Driver(hall, thinkers)
        hall.observers.append(driver.look)
        await play(hall, driver)
        await driver.close()
    assert happened(store, events.Replaced) == [events.Replaced(seat=1, bot="solid")]
    assert fold(CODE, store.logs[CODE]).phase is Phase.OVER
    assert "no idea" in caplog.text  # what its author needs to know


async def test_people_are_offered_it_and_it_plays_to_the_end(tmp_path: Path) -> None:
    server = await running(tmp_path, bots=(FIRST,)).start()
    try:
        assert {*(tuple(game["added_bots"]) for game in call(server.base, "GET", "/api/games")[1])} == {(FIRST,)}
        secret = await give_pass(server.base)
        bots = {"0": FIRST, "1": FIRST}
        options = {"ruleset": "the-game", "seats": 2, "pace": 0}
        code = await open_table(server.base, secret, options=options, bots=bots, start=True)
        async with Client(server.base, code) as watcher:
            while not watcher.sight.get("result"):
                await watcher.next("did")
        assert {seat["bot"] for seat in watcher.table["setting"]["seats"]} == {FIRST}
    finally:
        server.kill()
