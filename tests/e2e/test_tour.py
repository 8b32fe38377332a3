"""Two people look at a finished game together, each in a browser of their own."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tenback.locale.catalogue import catalogue
from tests.e2e.browsing import PHONE
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, played
from tests.e2e.measuring import faults
from tests.e2e.moments import never
from tests.e2e.serving import put
from tests.e2e.test_axe import ALL, CONTRAST, violations
from tests.server.running import Running
from tests.server.tables import PASSES, agree

EN = catalogue("en")
SIZES = [ViewportSize(width=width, height=height) for width, height in ((320, 568), (667, 375), (1280, 800))]


@pytest.fixture
def code(server: Running) -> str:
    """The table of a game that Ann, Ben and a bot have finished."""
    draft = dealt(seats=3, people=2)
    agree(draft, 0)
    return put(server, played(draft, never))


@pytest.fixture
def pair(enter: Enter, code: str) -> tuple[Page, Page]:
    """Ann, who leads, and Ben, who has come from the end of the game on a phone."""
    ann = enter(f"/together/{code}", secret=PASSES[0])
    expect(line(ann)).to_have_text(EN("tour-you-lead"))
    ben = enter(f"/t/{code}", secret=PASSES[1], look=PHONE)
    ben.get_by_role("link", name=EN("end-join", name="Ann")).click()
    expect(line(ben)).to_have_text(EN("tour-leads", name="Ann"))
    return ann, ben


def test_whoever_follows_sees_what_the_leader_does(pair: tuple[Page, Page]) -> None:
    ann, ben = pair
    for _ in range(2):
        ann.keyboard.press("PageUp")
    at(ben, place(ann))
    ann.locator(".head select").select_option("1")
    expect(ben.locator("[data-hand-of]")).to_have_count(1)
    ben.reload()
    at(ben, place(ann))


def test_an_arrow_is_drawn_by_hand_and_by_keyboard(pair: tuple[Page, Page]) -> None:
    ann, ben = pair
    ann.keyboard.press("PageUp")
    button(ann, "tour-draw").click()
    card = ann.locator('[data-hand-of="0"] [data-card]').first
    face = card.get_attribute("data-card")
    card.drag_to(ann.locator('[data-pile="B"]'))
    expect(stroke(ben, f"0:{face}>B")).to_be_attached()
    card.press("Enter")
    ann.keyboard.press("c")
    expect(stroke(ben, f"0:{face}>C")).to_be_attached()
    expect(ben.locator("[data-tour-told]")).to_contain_text(str(face))
    ann.locator('[data-pile="D"]').click()
    expect(stroke(ben, ":>D")).to_be_attached()
    button(ann, "tour-wipe").click()
    expect(ben.locator("[data-stroke]")).to_have_count(0)


def test_one_looks_around_and_comes_back(pair: tuple[Page, Page]) -> None:
    ann, ben = pair
    button(ben, "replay-last").click()
    expect(line(ben)).to_have_text(EN("tour-astray"))
    ann.keyboard.press("PageUp")
    expect(line(ben)).to_have_text(EN("tour-astray"))
    button(ben, "tour-back", name="Ann").click()
    at(ben, place(ann))


def test_the_lead_is_handed_over_and_taken_once_it_is_free(pair: tuple[Page, Page]) -> None:
    ann, ben = pair
    ann.locator("[data-tour] select").select_option("1")
    expect(line(ben)).to_have_text(EN("tour-you-lead"))
    button(ben, "replay-on").click()
    at(ann, place(ben))
    ben.context.close()
    button(ann, "tour-take").click()
    expect(line(ann)).to_have_text(EN("tour-you-lead"))
    ann.reload()
    expect(line(ann)).to_have_text(EN("tour-you-lead"))


def test_a_watcher_follows_and_people_write(enter: Enter, pair: tuple[Page, Page], code: str) -> None:
    ann, ben = pair
    ann.keyboard.press("PageUp")
    guest = enter(f"/together/{code}")
    expect(line(guest)).to_have_text(EN("tour-leads", name="Ann"))
    at(guest, place(ann))
    ann.get_by_label(EN("web-write")).fill("the 37 was too early")
    ann.keyboard.press("Enter")
    expect(guest.get_by_text("the 37 was too early")).to_be_visible()
    expect(guest.get_by_label(EN("web-write"))).to_have_count(0)
    expect(ben.locator(".talk.unread")).to_be_visible()


def test_it_fits_and_keeps_to_the_rules_of_accessibility(enter: Enter, code: str) -> None:
    page = enter(f"/together/{code}", secret=PASSES[0])
    button(page, "tour-draw").click()
    page.locator("[data-card]").first.press("Enter")
    page.keyboard.press("a")
    expect(page.locator("[data-stroke]")).to_have_count(1)
    wrong = {str(size): faults(page, size) for size in SIZES}
    wrong["light"] = violations(page, ALL)
    page.emulate_media(color_scheme="dark")
    wrong["dark"] = violations(page, CONTRAST)
    assert not any(wrong.values()), wrong


def line(page: Page) -> Locator:
    return page.locator("[data-tour] .line")


def stroke(page: Page, key: str) -> Locator:
    return page.locator(f'[data-stroke="{key}"]')


def place(page: Page) -> str:
    """Return where a page is in the game."""
    return page.get_by_role("slider").input_value()


def at(page: Page, step: str) -> None:
    expect(page.get_by_role("slider")).to_have_value(step)


def button(page: Page, message: str, **named: str) -> Locator:
    return page.get_by_role("button", name=re.compile(re.escape(EN(message, **named))))
