"""The menu that opens when no game was named."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tenback.locale.catalogue import LANGUAGES, catalogue
from tenback.rules import RULESETS, Ruleset
from tenback.terminal.app import TableApp
from tenback.terminal.wishes import Company
from tests.terminal.driving import Driver, screen_text, table_of


@asynccontextmanager
async def at_menu(language: str = "en") -> AsyncIterator[Driver]:
    async with TableApp(catalogue(language), pace=0).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        yield pilot


async def test_enter_starts_the_first_game_with_a_bot() -> None:
    async with at_menu() as pilot:
        await pilot.press("enter")
        await pilot.pause()
        table = table_of(pilot)
        assert (table.game.rules, table.game.seats, table.people) == (RULESETS[0], 2, [0])


async def test_arrows_choose_the_game_and_the_seats() -> None:
    async with at_menu() as pilot:
        await pilot.press("down", "right", "enter")
        await pilot.pause()
        table = table_of(pilot)
        assert (table.game.rules, table.game.seats) == (RULESETS[1], 3)


async def test_more_people_can_share_the_terminal() -> None:
    async with at_menu() as pilot:
        await pilot.press("p", "enter")
        await pilot.pause()
        assert table_of(pilot).people == [0, 1]


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_the_company_always_fits_the_game(rules: Ruleset) -> None:
    assert all(Company(seats, people).fit(rules).seats in rules.hand_size for seats in range(1, 6) for people in (1, 5))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_is_listed_in_every_language(language: str) -> None:
    async with at_menu(language) as pilot:
        assert "Quick & Easy" in screen_text(pilot.app.screen)
