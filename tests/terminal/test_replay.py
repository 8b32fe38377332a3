"""Stepping through a record at the terminal table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tenback.bots import seat_bot
from tenback.locale.catalogue import catalogue
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import Record, to_record
from tenback.rules import find_ruleset
from tenback.terminal.app import TableApp
from tenback.terminal.screens.replay import ReplayScreen
from tests.terminal.driving import Driver, screen_text

PACE = 0.01  # seconds between two steps


def a_record() -> Record:
    game = Game.from_seed(find_ruleset("the-game"), ["Anna", "Ben"], seed=3)
    play_out(game, [seat_bot("greedy", seed=3, seat=seat) for seat in range(2)])
    return to_record(game)


@asynccontextmanager
async def replaying(record: Record) -> AsyncIterator[Driver]:
    async with TableApp(catalogue("en"), record=record, pace=PACE).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        yield pilot


def place(pilot: Driver) -> int:
    assert isinstance(pilot.app.screen, ReplayScreen)
    return pilot.app.screen.at


async def test_a_record_opens_at_the_deal() -> None:
    async with replaying(a_record()) as pilot:
        assert place(pilot) == 0


async def test_arrows_go_a_step_on_and_back() -> None:
    async with replaying(a_record()) as pilot:
        await pilot.press("right", "right", "right", "left")
        assert place(pilot) == 2


async def test_the_last_step_shows_how_it_ended() -> None:
    record = a_record()
    async with replaying(record) as pilot:
        await pilot.press("end")
        assert place(pilot) == len(record.steps)
        assert "The game is" in screen_text(pilot.app.screen)


async def test_a_step_past_the_end_stays_there() -> None:
    record = a_record()
    async with replaying(record) as pilot:
        await pilot.press("end", "right")
        assert place(pilot) == len(record.steps)


async def test_it_runs_by_itself_and_stops() -> None:
    async with replaying(a_record()) as pilot:
        await pilot.press("space")
        while place(pilot) < 5:
            await pilot.pause()
        await pilot.press("space")
        stopped, ticks = place(pilot), list[int]()
        pilot.app.screen.set_interval(PACE, lambda: ticks.append(place(pilot)))
        while len(ticks) < 5:
            await pilot.pause()
        assert {*ticks} == {stopped}


async def test_every_seats_cards_can_be_looked_at() -> None:
    record = a_record()
    async with replaying(record) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("v", "v")
        assert screen.seat == 1
        assert all(str(card.rank) in screen_text(screen.board.hand) for card in record.deal[0][7:14])
