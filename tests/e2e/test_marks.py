"""What the marks on cards do, and that nobody knows which numbers carry them, is told where it matters."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tenback.locale.catalogue import catalogue
from tenback.locale.phrases import effect_hint, unverified_text
from tenback.play.game import Game
from tenback.rules import Card
from tenback.rules.notation import format_card
from tests.e2e.browsing import tile
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, opened, played
from tests.e2e.moments import ME, Moment, find, mine, never
from tests.e2e.serving import put
from tests.e2e.table import Mouse, TableScreen
from tests.server.running import Running
from tests.server.tables import PASSES, game_of

EN = catalogue("en")
PLACES = (
    Moment("lobby", lay=lambda: opened("extreme", 2)),
    Moment("table", lay=lambda: dealt("extreme", 2)),
    Moment("replay", "/replay/{code}", lay=lambda: played(dealt("extreme", 2), never)),
    Moment("lesson", "/learn/extreme"),
)


def badge(place: Page | Locator) -> Locator:
    return place.get_by_role("button", name=EN("unverified-badge"))


def test_only_the_tile_of_extreme_says_that_its_numbers_are_unverified(enter: Enter) -> None:
    page = enter()
    expect(badge(tile(page, EN("game-extreme")))).to_be_visible()
    expect(badge(page)).to_have_count(1)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_a_key_opens_what_unverified_means(enter: Enter, server: Running, place: Moment) -> None:
    page = place.show(server, enter(secret=PASSES[0])).page
    badge(page).press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(EN("unverified-why"))
    expect(page.get_by_role("dialog")).to_contain_text("tenback play extreme --commands")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_about_says_whose_numbers_are_unverified(enter: Enter) -> None:
    expect(enter("/about").get_by_text(unverified_text(EN))).to_be_visible()


def holds_a_command(game: Game) -> bool:
    return mine(game) and bool(commands_of(game))


def commands_of(game: Game) -> list[Card]:
    return [card for card in game.view(ME).hand if card in game.rules.effects]


def test_a_chosen_command_says_what_it_does_before_it_is_laid(enter: Enter, server: Running) -> None:
    draft = find("extreme", holds_a_command)
    game = game_of(draft.table)
    card = commands_of(game)[0]
    screen = TableScreen(enter(f"/t/{put(server, draft)}", secret=PASSES[0]), Mouse())
    screen.card(format_card(card)).click()
    hint = effect_hint(EN, game.rules.effects[card][0])
    expect(screen.page.locator("[data-held-marks]")).to_contain_text(hint)
    expect(screen.page.get_by_role("log")).to_contain_text(hint)
    screen.card(format_card(card)).click()
    expect(screen.page.locator("[data-held-marks]")).to_be_empty()
