"""What people say to each other, and what a lesson and a list of tables show."""

import pytest
from playwright.sync_api import Page, expect

from tenback.locale.catalogue import catalogue
from tests.e2e.browsing import DESKTOP, PHONE, Look, rest, settle
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, played
from tests.e2e.moments import in_the_middle
from tests.e2e.serving import put
from tests.server.running import Running
from tests.server.tables import PASSES

EN = catalogue("en")
# Bubbles go by themselves, and in haste before anybody could look: they are noted down as they come.
NOTE_BUBBLES = """() => {
  window.bubbles = [];
  const watch = new MutationObserver(() => {
    for (const one of document.querySelectorAll(".bubbles p"))
      if (!bubbles.includes(one.innerText)) bubbles.push(one.innerText);
  });
  watch.observe(document, { subtree: true, childList: true });
}"""
TOP = "node => node.getBoundingClientRect().top"
FIRST_SEEN = """(log) => {
  const { top } = log.getBoundingClientRect();
  return [...log.querySelectorAll("li")].findIndex((one) => one.getBoundingClientRect().top >= top);
}"""
# Everything that is drawn around what a coach points at, and does not fit on the page.
CUT = """() => [...document.querySelectorAll("*")].flatMap((one) => {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
  if (outlineStyle !== "dashed" || one.closest(".pile")) return [];
  const more = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const inside = left - more >= 0 && top - more >= 0 && right + more <= innerWidth && bottom + more <= innerHeight;
  return inside ? [] : [`${one.className} ${[left, top, right, bottom].map(Math.round)}`];
})"""


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_reaction_is_seen_over_the_table_and_in_the_log(enter: Enter, server: Running, look: Look) -> None:
    code = put(server, played(dealt(seats=2, people=2), in_the_middle))
    ann, ben = enter(f"/t/{code}", secret=PASSES[0], look=look), enter(f"/t/{code}", secret=PASSES[1])
    ann.locator("[data-pile]").first.wait_for()
    ann.evaluate(NOTE_BUBBLES)
    ben.get_by_text(EN("web-react"), exact=True).click()
    thanks = ben.get_by_role("button", name=EN("reaction-thanks"))
    thanks.click()
    expect(thanks).to_be_disabled()
    ann.wait_for_function("bubbles.some((text) => text.includes('Thanks!'))")
    expect(ann.locator("aside .bubble")).to_contain_text("Ben")
    expect(ben.locator("aside .bubble.mine")).to_contain_text(EN("log-you"))


def test_the_log_stays_at_the_newest_unless_somebody_reads_further_up(enter: Enter, server: Running) -> None:
    code = put(server, played(dealt(seats=2, people=2), in_the_middle))
    ann, ben = (enter(f"/t/{code}", secret=PASSES[seat]) for seat in range(2))
    log = ann.get_by_role("group", name=EN("web-log"))
    say(ben, "good evening")
    expect(log.get_by_text("good evening")).to_be_in_viewport()
    log.evaluate("node => node.scrollBy(0, -node.clientHeight)")
    read = log.locator("li").nth(log.evaluate(FIRST_SEEN))
    before = read.evaluate(TOP)
    say(ben, "how are you?")
    expect(log.get_by_text("how are you?")).to_be_attached()
    expect(log.get_by_text("how are you?")).not_to_be_in_viewport()
    assert read.evaluate(TOP) == pytest.approx(before, abs=1)


def test_the_log_tells_after_a_reload_how_many_cards_were_drawn(enter: Enter, server: Running) -> None:
    code = put(server, played(dealt(seats=2, people=2), in_the_middle))
    page = enter(f"/t/{code}", secret=PASSES[0])
    expect(page.get_by_role("group", name=EN("web-log")).get_by_text(EN("log-drawn", count=2)).first).to_be_attached()


def say(page: Page, text: str) -> None:
    page.get_by_label(EN("web-write")).fill(text)
    page.get_by_role("button", name=EN("web-send"), exact=True).click()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844)])
def test_the_first_thing_a_lesson_points_at_fits_a_phone(enter: Enter, width: int, height: int) -> None:
    page = enter("/learn/the-game", look={"viewport": {"width": width, "height": height}})
    page.locator(".hand[data-pointed]").wait_for()
    rest(page)
    settle(page)
    assert dashed(page) > 0
    assert page.evaluate(CUT) == []


def dashed(page: Page) -> int:
    """Return how many things the coach points at."""
    found = (
        "[...document.querySelectorAll('.hand .card')].filter((one) => getComputedStyle(one).outlineStyle === 'dashed')"
    )
    return int(page.evaluate(f"{found}.length"))


def test_a_table_is_removed_from_my_list_for_good_and_brought_back(enter: Enter) -> None:
    page = enter()
    page.get_by_role("button", name=EN("web-play-now"), exact=True).first.click()
    page.locator("[data-pile]").first.wait_for()
    page.goto("/")
    row = page.get_by_role("region", name=EN("web-my-tables")).get_by_role("link")
    expect(row).to_contain_text(EN("left", count=98))
    expect(row).to_contain_text(EN("table-your-turn"))
    page.get_by_role("button", name=EN("web-remove-table", table=EN("game-the-game"))).click()
    page.reload()
    expect(page.get_by_text(EN("web-removed", count=1))).to_be_visible()
    expect(row).to_have_count(0)
    page.get_by_role("button", name=EN("web-restore")).click()
    expect(row).to_have_count(1)
