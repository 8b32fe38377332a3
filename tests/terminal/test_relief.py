"""A bot of somebody's own that fails or hangs is relieved by one of ours, and the table goes on."""

import asyncio

from tenback.bots import seat_bot
from tenback.bots.guard import Misstep
from tenback.play.game import Game
from tenback.rules import Begin, find_ruleset
from tenback.terminal.bots import Bots
from tenback.terminal.relief import Relieved
from tenback.terminal.setup import Seating, Setup
from tests.bots.strangers import NEVER
from tests.waiting import PATIENCE

THE_GAME = find_ruleset("the-game")


def _setup(bot: str) -> Setup:
    return Setup(rules=THE_GAME, seating=(Seating("Ann"), Seating("Bot 1", f"tests.bots.strangers:{bot}")), seed=7)


def _bots_turn(setup: Setup) -> Game:
    game = setup.open()
    game.do(Begin(1))
    return game


async def test_a_bot_of_ones_own_plays() -> None:
    setup = _setup("First")
    bots, view = Bots(setup), _bots_turn(setup).view(1)
    choice = await bots.choose(1, view)
    assert (choice, bots.faults()) == ((view.legal[0], False), {})


async def test_one_that_fails_is_relieved_and_named() -> None:
    setup = _setup("Raises")
    bots, view = Bots(setup), _bots_turn(setup).view(1)
    choice = await bots.choose(1, view)
    assert choice.action == seat_bot("score", seed=7, seat=1, people=[0]).choose(view)
    assert bots.faults()[1].misstep is Misstep.RAISED


async def test_one_that_hangs_is_left_to_itself() -> None:
    setup = _setup("Hangs")
    view = _bots_turn(setup).view(1)
    player = Bots(setup).players[1]
    assert isinstance(player, Relieved)
    try:
        async with asyncio.timeout(PATIENCE):
            assert await player.choose_in_time(view, limit=0.05) in view.legal
    finally:
        NEVER.set()
    assert player.fault
    assert player.fault.misstep is Misstep.LATE


def test_one_that_says_nonsense_is_relieved_too() -> None:
    setup = _setup("Mumbles")
    bots, game = Bots(setup), _bots_turn(setup)
    assert all(signal.word for signal in bots.players[1].speak(game.view(1)))
    assert bots.faults()[1].misstep is Misstep.MALFORMED
