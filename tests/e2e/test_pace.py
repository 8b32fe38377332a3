"""How quickly bots play, what is shown when nobody watches every step, and what one may intend meanwhile."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tenback.locale.catalogue import catalogue
from tenback.server.tables.draft import Draft
from tests.e2e.browsing import PHONE_SIZE, await_notice, note_notices
from tests.e2e.conftest import Enter
from tests.e2e.laying import bots_first, dealt
from tests.e2e.serving import put
from tests.e2e.table import Mouse, TableScreen
from tests.server.running import Running, call
from tests.server.tables import PASSES

EN = catalogue("en")
SOLID = 2  # pips of a solid bot: only beginners play worse
SLOW = 10.0  # seconds before a bot begins its turn: four of them take longer than a page is waited for


def at_table(enter: Enter, server: Running, draft: Draft, seat: int = 0) -> TableScreen:
    screen = TableScreen(enter(f"/t/{put(server, draft)}", secret=PASSES[seat]), Mouse(), seat)
    screen.page.locator("[data-pile]").first.wait_for()
    return screen


def choose_pace(screen: TableScreen, name: str) -> None:
    screen.button("web-menu").click()
    screen.page.get_by_role("radio", name=EN(f"web-pace-{name}"), exact=True).check()


def pace_of(server: Running, screen: TableScreen) -> float:
    return float(call(server.base, "GET", f"/api/tables/{screen.code}")[1]["options"].get("pace", 1))


def test_whoever_is_alone_with_bots_sets_their_pace_at_the_table_and_it_is_remembered(
    enter: Enter, server: Running
) -> None:
    screen = at_table(enter, server, bots_first(2, SLOW))
    choose_pace(screen, "instant")
    screen.until('now.moment === "mine"')  # the bot that breathed for ten seconds has played at once
    assert pace_of(server, screen) == 0
    screen.page.reload()
    screen.button("web-menu").click()
    expect(screen.page.get_by_role("radio", name=EN("web-pace-instant"), exact=True)).to_be_checked()


def test_a_guest_of_a_table_sets_the_pace_of_their_own_screen_only(enter: Enter, server: Running) -> None:
    screen = at_table(enter, server, dealt(seats=3, people=2, pace=1), seat=1)
    choose_pace(screen, "calm")
    expect(screen.page.get_by_text(EN("web-pace-own"))).to_be_visible()
    assert pace_of(server, screen) == 1


def press_f(page: Page) -> None:
    page.keyboard.press("f")


def click_button(page: Page) -> None:
    page.get_by_role("button", name=EN("web-forward"), exact=True).click()


def click_felt(page: Page) -> None:
    page.locator("main").click(position={"x": 4, "y": 4})


@pytest.mark.parametrize("hurry", [press_f, click_button, click_felt])
def test_a_key_or_a_click_shows_at_once_what_bots_do_and_then_what_has_changed(
    enter: Enter, server: Running, hurry: Callable[[Page], None]
) -> None:
    screen = at_table(enter, server, bots_first(pace=SLOW))
    hurry(screen.page)
    now = screen.until('now.moment === "mine"')
    marks = screen.page.locator("[data-changed]")
    assert marks.count() > 0
    for text in marks.all_text_contents():
        before, after = (int(number) for number in re.findall(r"\d+", text))
        assert before != after
    screen.lay(now)
    expect(marks).to_have_count(0)


def test_an_intended_card_is_laid_when_its_owner_says_so_and_not_before(enter: Enter, server: Running) -> None:
    screen = at_table(enter, server, bots_first(pace=SLOW))
    card = screen.look()["cards"][-1]
    screen.card(card).click()
    screen.pile("A").click()
    intended = screen.page.locator(f'[data-pile="A"] [data-intended="{card}"]')
    expect(intended).to_be_visible()
    screen.page.keyboard.press("f")
    screen.until('now.moment === "mine"')
    expect(intended).to_be_visible()
    expect(screen.card(card)).to_be_visible()
    screen.page.keyboard.press("l")
    expect(screen.card(card)).to_have_count(0)
    expect(intended).to_have_count(0)


def test_an_intention_that_no_longer_fits_is_given_up_and_said_so(enter: Enter, server: Running) -> None:
    screen = at_table(enter, server, bots_first(pace=SLOW))
    card = screen.look()["cards"][0]
    pile = "A"
    screen.card(card).click()
    screen.pile(pile).click()
    note_notices(screen.page)
    screen.page.keyboard.press("f")
    await_notice(screen.page, EN("web-intention-lost", card=card, pile=f"on pile {pile}"))
    expect(screen.page.locator("[data-intended]")).to_have_count(0)
    expect(screen.card(card)).to_be_visible()


def test_the_level_of_a_bot_is_seen_at_the_table(enter: Enter, server: Running) -> None:
    screen = at_table(enter, server, dealt(seats=2, bots="solid"))
    expect(screen.page.locator('[data-seat="1"]')).to_contain_text(EN("web-level-solid"))


def test_the_volume_is_set_in_the_menu_and_remembered(enter: Enter, server: Running) -> None:
    screen = at_table(enter, server, dealt())
    screen.button("web-menu").click()
    volume = screen.page.get_by_label(EN("web-volume"))
    volume.fill("25")
    screen.page.reload()
    screen.button("web-menu").click()
    expect(volume).to_have_value("25")
    screen.page.get_by_role("switch", name=EN("web-sounds")).uncheck()
    expect(volume).to_be_disabled()


def test_on_a_phone_the_level_of_a_bot_is_told_by_pips(enter: Enter, server: Running) -> None:
    screen = at_table(enter, server, dealt(seats=2, bots="solid"))
    pips = screen.page.locator('[data-seat="1"] .pips')
    expect(pips).to_be_hidden()
    screen.page.set_viewport_size(PHONE_SIZE)
    expect(pips).to_be_visible()
    expect(pips.locator(".full")).to_have_count(SOLID)
