"""The menu that opens when no game was named."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tenback.locale.catalogue import LANGUAGES, catalogue
from tenback.play.codec import to_json
from tenback.rules import RULESETS, Ruleset
from tenback.terminal.app import TableApp
from tenback.terminal.order import Headcount
from tenback.terminal.screens.dialogs import ChoiceScreen
from tenback.terminal.screens.menu import MenuScreen
from tenback.terminal.screens.replay import ReplayScreen
from tenback.terminal.widgets.keys import KeyBar
from tests.cli.running import played
from tests.terminal.driving import SMALL, Driver, screen_text, table_of, until_shown


@asynccontextmanager
async def at_menu(
    language: str = "en", *, size: tuple[int, int] = SMALL, folder: Path | None = None
) -> AsyncIterator[Driver]:
    async with TableApp(catalogue(language), folder=folder, pace=0).run_test(size=size) as pilot:
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
def test_as_many_play_as_the_game_allows(rules: Ruleset) -> None:
    assert all(
        Headcount(seats, people).fit(rules).seats in rules.hand_size for seats in range(1, 6) for people in (1, 5)
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_is_listed_in_every_language(language: str) -> None:
    async with at_menu(language) as pilot:
        assert "Quick & Easy" in screen_text(pilot.app.screen)


async def press(pilot: Driver, *keys: str) -> None:
    """Press one key after the other, each when the one before has done its work."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def test_the_bots_can_be_of_another_level() -> None:
    async with at_menu() as pilot:
        await press(pilot, "b", "up", "enter", "enter")
        assert table_of(pilot).setup.bots == {1: "beginner"}


async def test_levels_that_cannot_think_here_are_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)  # as if the compiler were missing
    async with at_menu() as pilot:
        await press(pilot, "b")
        assert "Solid" in screen_text(pilot.app.screen)
        assert "Strong" not in screen_text(pilot.app.screen)


async def test_people_can_be_called_by_their_names() -> None:
    async with at_menu() as pilot:
        await press(pilot, "p", "n", "Z", "enter", "Y", "enter", "enter")
        assert table_of(pilot).game.players == ("Z", "Y")


async def test_two_people_cannot_have_one_name() -> None:
    async with at_menu() as pilot:
        await press(pilot, "p", "n", "Z", "enter", "z", "enter")
        assert "Somebody is called z already" in screen_text(pilot.app.screen)
        await press(pilot, "Y", "enter", "enter")
        assert table_of(pilot).game.players == ("Z", "zY")


async def test_the_language_can_be_changed_and_the_choices_stay() -> None:
    async with at_menu() as pilot:
        await press(pilot, "down", "right", "l", "down", "enter")
        assert "Sprache" in screen_text(pilot.app.screen)
        await press(pilot, "enter")
        table = table_of(pilot)
        assert (table.texts.language, table.game.rules, table.game.seats) == ("de", RULESETS[1], 3)


async def test_house_rules_can_be_chosen() -> None:
    async with at_menu() as pilot:
        await press(pilot, "h", "down", "down", "enter", "up", "enter", "escape", "enter")
        assert table_of(pilot).game.rules.house.keys() == {"undo"}


async def test_the_deal_can_be_chosen() -> None:
    async with at_menu() as pilot:
        await press(pilot, "d", "4", "x", "enter")
        assert "whole number" in screen_text(pilot.app.screen)
        await press(pilot, "backspace", "2", "enter", "enter")
        assert table_of(pilot).game.seed == 42


@pytest.mark.parametrize("key", ["b", "h", "l"])
async def test_escape_changes_nothing(key: str) -> None:
    async with at_menu() as pilot:
        menu = pilot.app.screen
        assert isinstance(menu, MenuScreen)
        before = menu.order
        await press(pilot, key, "down", "escape")
        assert (pilot.app.screen, menu.order) == (menu, before)


async def test_a_saved_game_can_be_watched(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(to_json(played("on-fire")))
    async with at_menu(folder=tmp_path) as pilot:
        await press(pilot, "w", "enter")
        assert isinstance(pilot.app.screen, ReplayScreen)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_an_unfinished_game_can_be_gone_on_with(tmp_path: Path) -> None:
    async with at_menu(folder=tmp_path) as pilot:
        await press(pilot, "left", "enter", "a", "q", "up", "enter")
        await press(pilot, "c", "enter")
        assert len(table_of(pilot).game.log) == 2
    assert len([*tmp_path.iterdir()]) == 1


async def test_where_nothing_is_saved_the_menu_says_so(tmp_path: Path) -> None:
    async with at_menu(folder=tmp_path) as pilot:
        for key, words in (("c", "no unfinished game"), ("w", "No game has been saved")):
            await press(pilot, key)
            assert words in screen_text(pilot.app.screen)


async def test_a_small_window_says_what_it_needs_until_it_grows() -> None:
    async with at_menu(size=(40, 10)) as pilot:
        assert "80 × 24" in screen_text(pilot.app.screen)
        await pilot.resize_terminal(80, 24)
        await until_shown(pilot, "Face to Face")
        assert "80 × 24" not in screen_text(pilot.app.screen)
        await press(pilot, "down", "enter")
        assert table_of(pilot).game.rules == RULESETS[1]


async def test_the_mouse_alone_opens_a_question() -> None:
    async with at_menu() as pilot:
        bar = pilot.app.screen.query_one(KeyBar)
        at = screen_text(bar).splitlines()[0].index(" b ")
        await pilot.click(bar, offset=(at + 2, 0))
        await pilot.pause()
        assert isinstance(pilot.app.screen, ChoiceScreen)
