"""The mouse and the finger do what the hand means."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browsing import DESKTOP, PHONE, Look, settle
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt
from tests.e2e.pointer import DRAGGED, Fingers, between, come_back_released, drag, inside
from tests.e2e.serving import put
from tests.e2e.table import Mouse, TableScreen
from tests.server.running import Running
from tests.server.tables import PASSES

OUTSIDE = (-60, 300)
CARD, OTHER = 1, 4  # places in the hand


@pytest.fixture
def screen(enter: Enter, server: Running) -> TableScreen:
    """A first turn, in which every card fits on every pile."""
    return sit(enter, server)


def sit(enter: Enter, server: Running, look: Look = DESKTOP) -> TableScreen:
    page = enter(f"/t/{put(server, dealt(seed=93))}", secret=PASSES[0], look=look)
    screen = TableScreen(page, Mouse())
    screen.until('now.moment === "mine"')
    settle(page)
    return screen


def test_a_quick_drag_of_two_moves_lays_the_card(screen: TableScreen) -> None:
    card = screen.look()["cards"][CARD]
    start, end = inside(screen.card(card)), inside(screen.pile("A"))
    drag(screen.page, start, between(start, end), end)
    screen.page.mouse.up()
    screen.until(f"!now.cards.includes({card!r})")


def test_a_card_let_go_outside_the_window_goes_back_and_does_not_stick(screen: TableScreen) -> None:
    card = screen.look()["cards"][CARD]
    start = inside(screen.card(card))
    drag(screen.page, start, OUTSIDE)
    screen.page.mouse.up()
    for way in (0, 15, 30, 200):
        screen.page.mouse.move(start[0], start[1] - way)
    check_at_rest(screen, card, start)


def test_a_card_whose_release_nobody_saw_does_not_stick(screen: TableScreen) -> None:
    card = screen.look()["cards"][CARD]
    start = inside(screen.card(card))
    drag(screen.page, start, (start[0], start[1] - 20), (start[0], start[1] - 150))
    come_back_released(screen.page, start, (start[0], start[1] - 200))
    check_at_rest(screen, card, start)


def test_escape_puts_a_dragged_card_back_and_the_release_lays_nothing(screen: TableScreen) -> None:
    cards = screen.look()["cards"]
    start, end = inside(screen.card(cards[CARD])), inside(screen.pile("A"))
    drag(screen.page, start, (start[0], start[1] - 20), end)
    screen.page.keyboard.press("Escape")
    check_at_rest(screen, cards[CARD], start)
    screen.page.mouse.up()
    check_at_rest(screen, cards[CARD], start)
    assert screen.look()["cards"] == cards


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_chooses_a_card_right_after_a_drag(screen: TableScreen, key: str) -> None:
    cards = screen.look()["cards"]
    start = inside(screen.card(cards[CARD]))
    drag(screen.page, start, (start[0], start[1] - 20), inside(screen.card(cards[OTHER])))
    screen.page.mouse.up()
    expect(screen.page.locator("[data-card]").nth(OTHER)).to_have_attribute("data-card", cards[CARD])
    screen.page.keyboard.press(key)
    expect(screen.card(cards[CARD])).to_have_attribute("aria-pressed", "true")


def test_a_finger_drags_a_card_onto_a_pile_of_a_phone(enter: Enter, server: Running) -> None:
    screen = sit(enter, server, PHONE)
    card = screen.look()["cards"][CARD]
    start, end = inside(screen.card(card)), inside(screen.pile("A"))
    finger = Fingers(screen.page)
    finger.press(start)
    finger.move(between(start, end))
    finger.move(end)
    finger.lift()
    screen.until(f"!now.cards.includes({card!r})")


def test_a_second_finger_leaves_the_card_with_the_first(enter: Enter, server: Running) -> None:
    screen = sit(enter, server, PHONE)
    cards = screen.look()["cards"]
    start, end, other = (inside(one) for one in (screen.card(cards[CARD]), screen.pile("A"), screen.card(cards[OTHER])))
    fingers = Fingers(screen.page)
    fingers.press(start)
    fingers.move(between(start, end))
    fingers.press(between(start, end), other)
    fingers.move(end, (other[0], other[1] - 60))
    fingers.lift(end)
    fingers.lift()
    screen.until(f"!now.cards.includes({cards[CARD]!r})")
    assert cards[OTHER] in screen.look()["cards"]


def test_a_tap_leaves_no_coloured_rectangle_and_the_focus_is_still_seen(enter: Enter, server: Running) -> None:
    screen = sit(enter, server, PHONE)
    style = "(node, name) => getComputedStyle(node)[name]"
    seen = {
        screen.pile("A").evaluate(style, "webkitTapHighlightColor"),
        screen.button("web-menu").evaluate(style, "webkitTapHighlightColor"),
    }
    screen.button("web-menu").focus()
    screen.page.keyboard.press("Tab")
    assert seen == {"rgba(0, 0, 0, 0)"}
    assert screen.page.locator(":focus-visible").evaluate(style, "outlineStyle") == "solid"


def check_at_rest(screen: TableScreen, card: str, place: tuple[float, float]) -> None:
    """Check that a card lies in the hand where it was, and is neither dragged nor chosen."""
    expect(screen.card(card)).to_have_attribute("aria-pressed", "false")
    expect(screen.card(card)).not_to_have_class(DRAGGED)
    settle(screen.page)
    assert inside(screen.card(card)) == pytest.approx(place, abs=12)
