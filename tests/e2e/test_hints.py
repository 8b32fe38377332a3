"""Hints at the table, the chance to win, and another way from a position of a finished game."""

from playwright.sync_api import ViewportSize, expect

from tenback.locale.catalogue import catalogue
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, played
from tests.e2e.measuring import faults
from tests.e2e.moments import at_my_first_card, never
from tests.e2e.serving import put
from tests.e2e.table import Mouse, TableScreen
from tests.e2e.test_axe import ALL, violations
from tests.server.running import Running
from tests.server.tables import PASSES

EN = catalogue("en")
SMALL: ViewportSize = {"width": 320, "height": 568}


def test_a_hint_comes_in_three_steps_and_is_counted_at_the_end(enter: Enter, thinking: Running) -> None:
    code = put(thinking, played(dealt(seats=3), at_my_first_card))
    page = enter(f"/t/{code}", secret=PASSES[0], base=thinking.base)
    ann = TableScreen(page, Mouse())
    ann.until('now.moment === "mine"')
    for detail in ("pile", "card", "turn"):
        page.keyboard.press("i")
        expect(page.locator(f'[data-hint="{detail}"]')).to_be_visible()
        expect(page.locator("[data-card] [data-hinted]").first).to_be_visible(visible=detail != "pile")
    wrong = [*violations(page, ALL), *faults(page, SMALL)]
    assert not wrong
    page.set_viewport_size({"width": 1280, "height": 800})
    first = page.locator("[data-card]:has([data-hinted^='1'])").get_attribute("data-card") or ""
    ann.hand.hold(ann, first)
    page.locator("[data-pile]:has([data-hinted^='1'])").click()
    expect(page.locator(f'[data-card="{first}"]')).to_have_count(0)
    expect(page.locator("[data-hint]")).to_be_visible()  # the rest of the turn
    expect(page.locator("aside ol").get_by_text(EN("web-hinted-you"))).to_be_visible()
    ann.button("web-menu").click()
    ann.button("table-key-concede").click()
    page.locator("dialog .primary").last.click()
    expect(page.locator("[data-left]")).to_contain_text(EN("end-hints", count=1))


def test_the_chance_to_win_is_shown_to_whoever_switches_it_on(enter: Enter, thinking: Running) -> None:
    code = put(thinking, played(dealt(seats=2), at_my_first_card))
    page = enter(f"/t/{code}", secret=PASSES[0], base=thinking.base)
    ann = TableScreen(page, Mouse())
    ann.button("web-menu").click()
    page.get_by_role("switch", name=EN("web-meter")).check()
    page.keyboard.press("Escape")
    expect(page.locator("[data-meter] small")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("chance to win")
    expect(page.get_by_text(EN("web-hinted-you"))).to_have_count(0)


def test_among_people_there_are_hints_only_where_the_table_allows_them(enter: Enter, server: Running) -> None:
    strict, gentle = (put(server, played(dealt(seats=2, people=2, hints=on), lambda _: True)) for on in (False, True))
    page = enter(f"/t/{gentle}", secret=PASSES[0])
    expect(page.locator("[data-lamp]")).to_be_visible()
    page.goto(f"/t/{strict}")
    expect(page.locator("[data-hand]")).to_be_visible()
    expect(page.locator("[data-lamp]")).to_have_count(0)


def test_another_way_from_a_finished_game_is_compared_with_it(enter: Enter, server: Running) -> None:
    code = put(server, played(dealt(seats=3), never))
    page = enter(f"/replay/{code}#3", secret=PASSES[0])
    page.get_by_role("button", name=EN("replay-branch")).click()
    expect(page.get_by_label(EN("whatif-seat"))).to_have_value("0")
    page.get_by_label(EN("whatif-cards")).select_option("anew")
    page.get_by_label(EN("web-bot-level")).select_option("beginner")
    page.get_by_role("dialog").get_by_role("button", name=EN("replay-branch")).click()
    expect(page.locator("[data-branch]")).to_contain_text(code)
    ann = TableScreen(page, Mouse())
    ann.button("web-menu").click()
    ann.button("table-key-concede").click()
    page.locator("dialog .primary").last.click()
    compared = page.locator("[data-compared]")
    expect(compared).to_contain_text("In the original game: lost with")
    expect(compared).to_contain_text("Now: lost with")
    compared.get_by_role("link").click()
    page.wait_for_url(f"**/replay/{code}#3*")
