"""Bots that think: never waited for, never in the way."""

import asyncio
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from tenback.bots import BOTS, MissingExtra, read_bot, thinks
from tenback.locale import catalogue
from tenback.play.game import Game
from tenback.rules import Begin, find_ruleset
from tenback.terminal.bots import Bots
from tenback.terminal.mind import Sitting, fallbacks
from tenback.terminal.setup import Seating, Setup
from tenback.terminal.thinker import Thinker, read_fallbacks
from tests.terminal.driving import at_table, table_of

THE_GAME = find_ruleset("the-game")
SETUP = Setup(rules=THE_GAME, seating=(Seating("Ann"), Seating("Bot 1", "search:1")), seed=7)


def bots_turn() -> Game:
    game = SETUP.open()
    game.do(Begin(1))
    return game


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be compiled yet."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


async def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    bots, game = Bots(SETUP), bots_turn()
    assert bots.thinker
    await bots.thinker.run()
    choice = await bots.choose(1, game.view(1))
    assert (choice.action in game.view(1).legal, choice.stood_in) == (True, False)
    await bots.thinker.close()


@pytest.mark.usefixtures("cold")
async def test_until_its_code_is_compiled_another_bot_plays_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.terminal.bots.PATIENCE", 0.1)
    bots, game = Bots(SETUP), bots_turn()
    assert bots.thinker
    running = asyncio.create_task(bots.thinker.run())
    choice = await bots.choose(1, game.view(1))
    assert (choice.action in game.view(1).legal, choice.stood_in) == (True, True)
    await bots.thinker.close()
    await running
    assert bots.thinker.has_failed


@pytest.mark.usefixtures("cold")
async def test_a_process_that_compiles_is_gone_at_once_when_it_is_closed() -> None:
    thinker = Thinker(Sitting(rules=THE_GAME, seats=2, bots={1: "strong"}, people=(0,), seed=7))
    running = asyncio.create_task(thinker.run())
    await thinker.settle(0.5)
    await thinker.close()
    await running
    assert (thinker.is_ready, thinker.has_failed) == (False, True)


async def test_a_process_that_dies_is_stood_in_for() -> None:
    bots, game = Bots(SETUP), bots_turn()
    assert bots.thinker
    await bots.thinker.run()
    await bots.thinker.close()
    choice = await bots.choose(1, game.view(1))
    assert (choice.stood_in, bots.thinker.has_failed) == (True, True)


def test_where_nobody_thinks_no_process_is_started() -> None:
    seating = (Seating("Ann"), Seating("Bot 1", "solid"))
    assert Bots(Setup(rules=THE_GAME, seating=seating, seed=7)).thinker is None


@pytest.mark.parametrize("name", BOTS)
def test_whoever_needs_the_compiler_is_known_to_think(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("tenback.bots.instinct", "tenback.bots.search"):
        monkeypatch.setitem(sys.modules, module, None)  # as if the compiler were missing
    with pytest.raises(MissingExtra) if thinks(name) else nullcontext():
        read_bot(name).sit(seed=0, seat=0)


def _sitting(game: str, bot: str) -> Sitting:
    return Sitting(rules=find_ruleset(game), seats=2, bots={1: bot}, people=(0,), seed=7)


def test_a_mind_tells_which_bots_have_no_nets() -> None:
    assert fallbacks(_sitting("the-game", "strong")) == []
    assert fallbacks(_sitting("quick-and-easy", "strong")) == ["1=on-the-spot"]
    assert read_fallbacks(["1=on-the-spot", "3=score"]) == {1: "on-the-spot", 3: "score"}


async def test_a_table_is_told_once_that_a_bot_has_no_nets(monkeypatch: pytest.MonkeyPatch) -> None:
    seating, told = (Seating("Ann"), Seating("Bot 1", "solid")), list[str]()
    async with at_table(Setup(rules=THE_GAME, seating=seating, seed=7)) as pilot:
        table = table_of(pilot)
        monkeypatch.setattr(table, "tell", told.append)
        table.bots.thinker = Thinker(_sitting("quick-and-easy", "strong"))
        table.bots.thinker.fallbacks = {1: "on-the-spot"}
        for seat in (0, 1, 1):
            table._tell_fallback(seat)
    assert told == [catalogue("en")("bot-falls-back", bot="Bot 1", basis="on-the-spot")]
