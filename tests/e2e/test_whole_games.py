"""Games in a real browser, to whatever end they come; the server's record agrees with what was played.

Most of them begin when hardly anything fits any more; `pytest tests/e2e --at-leisure` has them played from their first
card, and with care.
"""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tenback.play.game import Game
from tenback.server.tables.draft import Draft
from tests.e2e.browsing import PHONE
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, played
from tests.e2e.moments import find, has_at_most
from tests.e2e.proving import check_end
from tests.e2e.serving import deeds_of, put, sayings_of
from tests.e2e.table import Drag, Hand, Keys, Mouse, TableScreen, Thumb
from tests.server import tables
from tests.server.running import Running
from tests.server.tables import NAMES, PASSES

SOLO = 93  # a short game, if one lays the first card that fits
LATE = partial(has_at_most, 5)
WON = 5  # a game that greedy bots win


def test_from_the_start_page_to_the_end_of_a_game(enter: Enter, server: Running, careful: float) -> None:
    screen = TableScreen(enter(), Mouse(), careful=careful)
    screen.button("web-play-now").first.click()
    screen.play_out()
    check_end(server, screen)


def test_a_game_by_keyboard_alone(enter: Enter, server: Running, careful: float, *, at_leisure: bool) -> None:
    draft = dealt(seed=SOLO) if at_leisure else find("the-game", LATE)
    play_alone(server, enter(f"/t/{put(server, draft)}", secret=PASSES[0]), Keys(), draft, careful)


def test_a_game_by_drag_alone(enter: Enter, server: Running, careful: float, *, at_leisure: bool) -> None:
    draft = dealt(seats=2, seed=10) if at_leisure else find("the-game", LATE)
    play_alone(server, enter(f"/t/{put(server, draft)}", secret=PASSES[0]), Drag(), draft, careful)


@pytest.mark.parametrize("game", [("face-to-face", 5), ("quick-and-easy", 7), ("on-fire", 10), ("extreme", 10)])
def test_a_game_with_a_bot(
    enter: Enter, server: Running, game: tuple[str, int], careful: float, *, at_leisure: bool
) -> None:
    ruleset, seed = game
    draft = dealt(ruleset, 2, seed=seed) if at_leisure else find(ruleset, LATE)
    play_alone(server, enter(f"/t/{put(server, draft)}", secret=PASSES[0]), Mouse(), draft, careful)


def test_a_game_on_a_phone_by_touch(enter: Enter, server: Running, careful: float, *, at_leisure: bool) -> None:
    draft = dealt(seats=2, seed=10) if at_leisure else find("the-game", LATE)
    play_alone(server, enter(f"/t/{put(server, draft)}", secret=PASSES[0], look=PHONE), Thumb(), draft, careful)


def play_alone(server: Running, page: Page, hand: Hand, draft: Draft, careful: float) -> None:
    """Play a game on to its end, and check that the record holds what was done before and now."""
    screen = TableScreen(page, hand, careful=careful)
    before = deeds_of(tables.game_of(draft.table), screen.seat)
    screen.done += before
    screen.play_out()
    assert len(screen.done) > len(before)
    check_end(server, screen)


def test_the_last_cards_of_a_game_that_is_won(enter: Enter, server: Running) -> None:
    code = put(server, played(dealt("quick-and-easy", 2, people=2, seed=WON), nearly_won))
    ann, ben = (TableScreen(enter(f"/t/{code}", secret=PASSES[seat]), Mouse(), seat) for seat in range(2))
    play_together(ann, ben)
    for screen in (ann, ben):
        assert screen.done
        expect(screen.page.get_by_role("dialog")).to_contain_text(screen.texts("ending-all-laid"))
        expect(screen.page.locator('[data-joy="still"]')).to_be_visible()  # these windows want no motion


def nearly_won(game: Game) -> bool:
    return game.state.left <= 3 and not game.state.playing.laid


def test_two_people_and_two_bots_who_signal(enter: Enter, server: Running, careful: float) -> None:
    code = put(server, dealt(seats=4, people=2, seed=93))
    ann, ben = (
        TableScreen(enter(f"/t/{code}", secret=PASSES[seat]), Mouse(), seat, careful=careful) for seat in range(2)
    )
    say(ann, "signal-keep-label", "A")
    say(ben, "signal-small-label", "C")
    for screen in (ann, ben):
        expect(screen.pile("A")).to_contain_text(screen.texts("signal-keep-label"))
        expect(screen.pile("C")).to_contain_text(screen.texts("signal-small-label"))
    expect(ben.pile("A")).to_have_accessible_name(re.compile(NAMES[0]))
    expect(ann.pile("C")).to_have_accessible_name(re.compile(NAMES[1]))
    play_together(ann, ben)
    game = check_end(server, ann, ben)
    assert [sayings_of(game, seat) for seat in range(2)] == [["KEEP(A,2)"], ["SMALL(C)"]]


def say(screen: TableScreen, label: str, pile: str) -> None:
    screen.button(label).click()
    screen.pile(pile).click()


def play_together(*screens: TableScreen) -> None:
    """Let every window play in turn until the game is over for all."""
    moments = [""]
    while set(moments) != {"over"}:
        moments = [screen.play_if_up() for screen in screens]
