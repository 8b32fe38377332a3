"""Who comes to a table, how, and what they see there."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tenback.locale.catalogue import LANGUAGES, catalogue
from tenback.protocol import requests
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, opened, played
from tests.e2e.serving import put
from tests.e2e.table import Mouse, TableScreen
from tests.server.running import Running
from tests.server.tables import ANN, NAMES, PASSES, new_id

EN = catalogue("en")
KNOWN_BY = "localStorage.getItem('tenback.pass')"


def test_a_friend_joins_by_code_and_both_see_it(enter: Enter, server: Running) -> None:
    code = put(server, opened(seats=2))
    host = enter(f"/t/{code}", secret=PASSES[0])
    friend = enter()
    friend.get_by_label(EN("web-join")).fill(code.lower())
    friend.get_by_role("button", name=EN("web-join-go")).click()
    friend.get_by_role("button", name=EN("web-sit"), exact=True).click()
    expect(host.get_by_role("button", name=EN("web-start"), exact=True)).to_be_visible()
    friend.get_by_role("button", name=EN("web-start"), exact=True).click()
    for page in (host, friend):
        expect(page.locator("[data-pile]")).to_have_count(4)


def test_whoever_has_no_name_yet_gets_one_that_nobody_has(enter: Enter, server: Running) -> None:
    guest = EN("web-guest")
    draft = opened(seats=2, people=0)
    draft.ask(ANN, requests.Sit(id=new_id(), seat=0, name=guest))
    friend = enter(f"/t/{put(server, draft)}")
    friend.get_by_role("button", name=EN("web-sit"), exact=True).click()
    expect(friend.get_by_role("list", name=EN("web-people"))).to_contain_text(f"{guest} 2")


def test_two_tabs_of_one_seat_show_the_same(enter: Enter, server: Running) -> None:
    code = put(server, dealt(seed=93))
    one = TableScreen(enter(f"/t/{code}", secret=PASSES[0]), Mouse())
    two = TableScreen(one.page.context.new_page(), Mouse())
    two.page.goto(f"/t/{code}")
    one.play_on()
    left = one.look()["cards"]
    two.until(f"String(now.cards) === {','.join(left)!r}")
    two.play_on()
    one.until(f"String(now.cards) === {','.join(two.look()['cards'])!r}")


def test_a_pass_is_changed_in_the_menu_and_the_seat_stays_mine(enter: Enter) -> None:
    screen = TableScreen(enter(), Mouse())
    screen.button("web-play-now").first.click()
    screen.play_on()
    before = screen.page.evaluate(KNOWN_BY)
    screen.button("web-menu").click()
    screen.button("web-pass").click()
    with screen.page.expect_navigation():
        screen.button("web-pass").last.click()
    screen.play_on()
    assert screen.page.evaluate(KNOWN_BY) != before


def test_the_back_button_leaves_a_game_and_comes_back_to_it(enter: Enter) -> None:
    screen = TableScreen(enter(), Mouse())
    screen.button("web-play-now").first.click()
    screen.play_on()
    left = screen.look()["cards"]
    screen.page.go_back()
    expect(screen.page.locator("[data-pile]")).to_have_count(0)
    screen.page.go_forward()
    screen.until(f"String(now.cards) === {','.join(left)!r}")


def test_the_language_is_switched_and_remembered(enter: Enter) -> None:
    page = enter("/about")
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        page.get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text(catalogue(language)("web-about"))


def test_a_watcher_sees_the_table_and_no_hand(enter: Enter, server: Running) -> None:
    code = put(server, played(dealt(seats=2, people=2), lambda game: len(game.log) > 8))
    page = enter(f"/t/{code}")
    expect(page.locator("[data-pile]")).to_have_count(4)
    expect(page.locator("[data-seat]")).to_have_count(2)
    expect(page.locator("[data-card]")).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/t/ZZZZZZ", "web-gone"),
        ("/replay/ZZZZZZ", "no-no-such-table"),
        ("/rules/chess", "learn-lost"),
        ("/x", "learn-lost"),
    ],
)
def test_an_address_of_nothing_shows_a_friendly_page(enter: Enter, path: str, text: str) -> None:
    expect(enter(path).get_by_text(EN(text))).to_be_visible()


def test_tg_5_one_person_proposes_who_starts_and_the_other_agrees(enter: Enter, server: Running) -> None:
    code = put(server, dealt(seats=2, people=2))
    ann, ben = (TableScreen(enter(f"/t/{code}", secret=PASSES[seat]), Mouse(), seat) for seat in range(2))
    ann.button("web-begins", name=NAMES[1]).click()
    expect(ben.page.get_by_text(EN("web-proposed-you", agreed=NAMES[0]))).to_be_visible()
    expect(ann.page.get_by_text(EN("web-proposed", name=NAMES[1], agreed=NAMES[0]))).to_be_visible()
    expect(ann.page.locator("[data-seat][aria-current=true]")).to_have_count(0)  # nobody has started yet
    ben.button("web-agree").click()
    for screen in (ann, ben):
        expect(screen.page.locator('[data-seat="1"]')).to_have_attribute("aria-current", "true")
    assert ben.until('now.moment === "mine"')["cards"]


def test_com_14_friends_are_told_the_word_and_may_send_it_anyway(enter: Enter, server: Running) -> None:
    ann, ben = two_at(enter, server)
    write(ann, "I have 37")
    expect(ann.get_by_role("alert").filter(has_text=EN("talk-found-digit", words="37"))).to_be_visible()
    expect(ben.get_by_text("I have 37")).to_have_count(0)
    ann.get_by_role("button", name=EN("web-send-anyway")).click()
    for page in (ann, ben):
        line = page.get_by_role("listitem").filter(has_text="I have 37").filter(has_text=EN("web-doubt"))
        expect(line).to_be_visible()


def test_com_14_at_an_open_table_a_number_stays_unsent(enter: Enter, server: Running) -> None:
    ann, ben = two_at(enter, server, open=True)
    write(ann, "I have 37")
    expect(ann.get_by_role("alert").filter(has_text=EN("talk-found-digit", words="37"))).to_be_visible()
    expect(ann.get_by_role("button", name=EN("web-send-anyway"))).to_have_count(0)
    write(ann, "what a lovely evening")
    expect(ben.get_by_text("what a lovely evening").first).to_be_visible()
    expect(ben.get_by_text("I have 37")).to_have_count(0)


def two_at(enter: Enter, server: Running, **options: Any) -> list[Page]:
    """Return the windows of Ann and Ben at a table in play."""
    code = put(server, played(dealt(seats=2, people=2, **options), lambda game: len(game.log) > 8))
    return [enter(f"/t/{code}", secret=PASSES[seat]) for seat in range(2)]


def write(page: Page, text: str) -> None:
    page.get_by_label(EN("web-write")).fill(text)
    page.get_by_role("button", name=EN("web-send"), exact=True).click()
