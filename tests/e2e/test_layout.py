"""What the layout promises: nothing scrolls, nothing is cut off, nothing overlaps, thumbs hit what they aim at."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tenback.locale.catalogue import LANGUAGES, catalogue
from tests.e2e.browsing import DESKTOP_SIZE, PHONE_SIZE, settle
from tests.e2e.conftest import Window
from tests.e2e.laying import dealt, played
from tests.e2e.measuring import faults
from tests.e2e.moments import COMPANIES, GAMES, SEATS, Moment, company, hold, in_the_middle, never
from tests.server.running import Running

PHONES = [(320, 568), (360, 640), (390, 844)]
SIDEWAYS = [(667, 375), (740, 360), (844, 390)]
LARGER = [(768, 1024), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440)]
SIZES = [ViewportSize(width=width, height=height) for width, height in (*PHONES, *SIDEWAYS, *LARGER)]
ZOOMED = ViewportSize(width=320, height=256)  # 1280 x 1024 at 400 %
HD = ViewportSize(width=1920, height=1080)
TWICE = "document.documentElement.style.fontSize = '200%'"
FULL = 5  # seats
STRIDE = 3  # a table is seen in every third size, another one in the next ones; at leisure each in all of them
TOLD = [(language, table) for language in LANGUAGES for table in (COMPANIES if language == "en" else ((2, 7), (5, 6)))]
LEAST = 0.25  # of the screen that cards cover
SHARE = """() => {
  const area = (node) => node.getBoundingClientRect().width * node.getBoundingClientRect().height;
  const cards = [...document.querySelectorAll("[data-pile] .slot, .stack, [data-card]")];
  return cards.map(area).reduce((sum, one) => sum + one) / (innerWidth * innerHeight);
}"""
FEET = """() => {
  const foot = (node) => Math.round(node.getBoundingClientRect().bottom);
  return [...document.querySelectorAll("[data-pile] .slot, [data-deck] .stack")].map(foot);
}"""
LINES = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".actions p"));
  const seen = [...range.getClientRects()].filter(({ width }) => width > 1);
  return new Set(seen.map(({ bottom }) => Math.round(bottom / 8))).size;
}"""
OUTLINES = "nodes => nodes.map(node => getComputedStyle(node).outlineStyle)"
CUT_NUMBERS = """[...document.querySelectorAll("[data-hand-of] .face")].flatMap((face) => {
    const [number, frame] = [face.querySelector(".rank").getBoundingClientRect(), face.getBoundingClientRect()];
    const isWhole =
        frame.left >= 0 && frame.right <= innerWidth &&
        number.left >= frame.left - 1 && number.right <= frame.right + 1 &&
        number.top >= frame.top - 1 && number.bottom <= frame.bottom + 1;
    return isWhole ? [] : [`${face.textContent.trim()} at ${number.left}`];
})"""


@pytest.fixture
def sizes(request: pytest.FixtureRequest, *, at_leisure: bool) -> list[ViewportSize]:
    """Some of the sizes, a phone in both positions among them; other ones for the next case of the same test."""
    number: int = max(request.node.callspec.indices.values())
    return SIZES if at_leisure else SIZES[number % STRIDE :: STRIDE]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen_without_scrolling(
    window: Window, server: Running, game: str, sizes: list[ViewportSize]
) -> None:
    seats = SEATS.get(game, FULL)
    page = window("en")
    Moment(game, lay=lambda: played(dealt(game, seats), in_the_middle)).show(server, page)
    assert not _wrong(page, sizes)


@pytest.mark.parametrize(("language", "table"), TOLD)
def test_no_seat_number_or_button_is_cut(
    window: Window, server: Running, sizes: list[ViewportSize], language: str, table: tuple[int, int]
) -> None:
    page = window(language)
    company(*table).show(server, page, language)
    assert not _wrong(page, sizes)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_replay_shows_the_number_of_every_card_in_open_hands(
    window: Window, server: Running, seats: int, sizes: list[ViewportSize]
) -> None:
    page = window("en")
    Moment("", "/replay/{code}#2+1", lay=lambda: played(dealt(seats=seats), never)).show(server, page)
    expect(page.locator("[data-hand-of]")).to_have_count(seats)
    cut = dict[tuple[int, int], list[str]]()
    for size in sizes:
        page.set_viewport_size(size)
        settle(page)
        cut[size["width"], size["height"]] = page.evaluate(CUT_NUMBERS)
    assert not any(cut.values()), cut


@pytest.mark.parametrize("size", [DESKTOP_SIZE, PHONE_SIZE], ids=["desktop", "phone"])
def test_texts_may_be_twice_as_large(window: Window, server: Running, size: ViewportSize) -> None:
    page = window("en")
    company(FULL, 6).show(server, page)
    page.evaluate(TWICE)
    assert not _hidden(page, size)


@pytest.mark.parametrize(("seats", "cards"), [(1, 8), (5, 6)])
def test_a_page_zoomed_four_times_scrolls_and_hides_nothing(
    window: Window, server: Running, seats: int, cards: int
) -> None:
    page = window("en")
    company(seats, cards).show(server, page)
    assert not _hidden(page, ZOOMED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_takes_two_lines_of_a_phone(window: Window, server: Running, language: str) -> None:
    page = window(language)
    screen = company(2, 7).show(server, page, language)
    lines = [_lines(page)]
    hold(screen)
    lines.append(_lines(page))
    assert max(map(max, lines)) <= 2, lines


def test_cards_cover_a_quarter_of_a_large_screen(window: Window, server: Running) -> None:
    page = window("en")
    company(FULL, 6).show(server, page)
    page.set_viewport_size(HD)
    settle(page)
    assert page.evaluate(SHARE) >= LEAST


def test_the_draw_pile_stands_beside_the_piles(window: Window, server: Running) -> None:
    page = window("en")
    company(3, 5).show(server, page)
    page.set_viewport_size(HD)
    settle(page)
    feet = page.evaluate(FEET)
    assert max(feet) - min(feet) <= 1, feet


@pytest.mark.parametrize(("width", "height"), SIDEWAYS)
def test_the_first_button_of_the_start_page_is_seen_at_once(window: Window, width: int, height: int) -> None:
    page = window("de")
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    first = page.get_by_role("link", name=catalogue("de")("web-first-game")).bounding_box()
    assert first
    assert first["y"] + first["height"] <= height


def test_forced_colours_show_where_a_card_may_go_and_whose_turn_it_is(window: Window, server: Running) -> None:
    page = window("en")
    screen = company(3, 5).show(server, page)
    page.emulate_media(forced_colors="active")
    hold(screen)
    fitting = page.eval_on_selector_all("[data-lay] .slot", OUTLINES)
    others = page.eval_on_selector_all("[data-pile]:not([data-lay]) .slot", OUTLINES)
    assert "none" not in fitting
    assert set(others) <= {"none"}
    assert page.eval_on_selector_all("[data-seat]", OUTLINES) == ["solid", "none", "none"]


def test_the_focus_begins_at_the_hand(window: Window, server: Running) -> None:
    page = window("en")
    company(2, 7).show(server, page)
    page.wait_for_function("() => document.activeElement.matches('[data-hand]')")


def test_before_the_first_turn_the_focus_is_at_the_question_who_starts(window: Window, server: Running) -> None:
    page = window("en")
    Moment("who starts", lay=lambda: dealt(seats=3)).show(server, page)
    page.wait_for_function("() => document.activeElement.matches('[data-starter]')")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=catalogue("en")("web-i-begin"))).to_be_focused()


def _lines(page: Page) -> list[int]:
    """Return how many lines the status has on every phone."""
    found = []
    for size in SIZES[: len(PHONES)]:
        page.set_viewport_size(size)
        settle(page)
        found.append(page.evaluate(LINES))
    return found


def _hidden(page: Page, size: ViewportSize) -> list[str]:
    """Return what is wrong with a table that may scroll upwards and downwards."""
    return [fault for fault in faults(page, size) if not fault.startswith(f"it is {size['width']} x")]


def _wrong(page: Page, sizes: list[ViewportSize]) -> dict[str, list[str]]:
    found = {f"{size['width']} x {size['height']}": faults(page, size) for size in sizes}
    return {size: wrong for size, wrong in found.items() if wrong}
