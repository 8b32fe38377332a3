"""What the layout promises: nothing scrolls, nothing is cut off, nothing overlaps, thumbs hit what they aim at."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.browsing import DESKTOP_SIZE, PHONE_SIZE, settle
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, played
from tests.e2e.measuring import faults
from tests.e2e.moments import GAMES, SEATS, Moment, in_the_middle, never
from tests.server.running import Running
from tests.server.tables import PASSES

SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800), (2560, 1440)]
TWICE = "document.documentElement.style.fontSize = '200%'"
FULL = 5  # seats
CUT_NUMBERS = """[...document.querySelectorAll("[data-hand-of] .face")].flatMap((face) => {
    const [number, frame] = [face.querySelector(".rank").getBoundingClientRect(), face.getBoundingClientRect()];
    const isWhole =
        frame.left >= 0 && frame.right <= innerWidth &&
        number.left >= frame.left - 1 && number.right <= frame.right + 1 &&
        number.top >= frame.top - 1 && number.bottom <= frame.bottom + 1;
    return isWhole ? [] : [`${face.textContent.trim()} at ${number.left}`];
})"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen_without_scrolling(enter: Enter, server: Running, game: str) -> None:
    seats = SEATS.get(game, FULL)
    page = enter("/health/live", secret=PASSES[0])
    Moment(game, lay=lambda: played(dealt(game, seats), in_the_middle)).show(server, page)
    found = {(width, height): faults(page, ViewportSize(width=width, height=height)) for width, height in SIZES}
    assert not any(found.values()), found


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_replay_shows_the_number_of_every_card_in_open_hands(enter: Enter, server: Running, seats: int) -> None:
    page = enter("/health/live", secret=PASSES[0])
    Moment("", "/replay/{code}#2+1", lay=lambda: played(dealt(seats=seats), never)).show(server, page)
    expect(page.locator("[data-hand-of]")).to_have_count(seats)
    cut = dict[tuple[int, int], list[str]]()
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        settle(page)
        cut[width, height] = page.evaluate(CUT_NUMBERS)
    assert not any(cut.values()), cut


@pytest.mark.parametrize("size", [DESKTOP_SIZE, PHONE_SIZE], ids=["desktop", "phone"])
def test_texts_may_be_twice_as_large(enter: Enter, server: Running, size: ViewportSize) -> None:
    page = enter("/health/live", secret=PASSES[0])
    Moment("", lay=lambda: played(dealt(seats=3), in_the_middle)).show(server, page)
    page.evaluate(TWICE)
    assert not faults(page, size)
