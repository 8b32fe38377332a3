"""Puzzles in the browser: solved, failed, shown, and one after the other by how somebody did."""

import json

import pytest
from playwright.sync_api import Page, expect

from tenback.locale.catalogue import catalogue
from tenback.locale.phrases import effect_hint, effect_text
from tenback.rules import Card
from tenback.rules.duties import visible
from tenback.rules.effects import Effect
from tenback.rules.notation import format_card
from tenback.study.puzzle import Puzzle
from tenback.study.puzzle_book import read_puzzles, view_of
from tests.e2e.browsing import DESKTOP_SIZE, PHONE_SIZE
from tests.e2e.conftest import Enter
from tests.e2e.measuring import faults
from tests.e2e.test_axe import ALL, violations

EN = catalogue("en")
GAMES = ("the-game", "face-to-face", "quick-and-easy", "on-fire", "extreme")


def lay(page: Page, puzzle: Puzzle, turn: int) -> None:
    """Lay the cards of a turn with the mouse, and end it."""
    for left, action in enumerate(puzzle.turns[turn].lays, start=1):
        card, _, pile = action.partition(">")
        page.locator(f'[data-card="{card}"]').click()
        page.locator(f'[data-pile="{pile}"]').click()
        expect(page.locator("[data-card]").or_(page.locator("[data-verdict]")).first).to_be_visible()
        if left < len(puzzle.turns[turn].lays):
            expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)
    finish = page.get_by_role("button", name=EN("table-key-end"))
    expect(finish.or_(page.locator("[data-verdict]"))).to_be_visible()
    if finish.is_visible():
        finish.click()


def test_a_puzzle_is_solved_and_the_next_one_is_harder(enter: Enter) -> None:
    puzzle = next(one for one in read_puzzles("the-game") if len(one.turns[0].lays) > 1)
    page = enter(f"/puzzles/{puzzle.id}")
    lay(page, puzzle, 0)
    expect(page.locator('[data-verdict="right"]')).to_contain_text(EN("puzzle-right"))
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    expect(page.locator("[data-better]").first).to_be_visible()
    page.get_by_role("button", name=EN("puzzle-next")).click()
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", puzzle.id)
    kept = json.loads(page.evaluate("localStorage['tenback.puzzles.the-game']"))
    assert (kept["streak"], kept["solved"], kept["tried"]) == (1, 1, [puzzle.id])
    assert kept["suits"] > 25  # where everybody begins


def test_a_wrong_turn_ends_the_streak_and_the_better_one_is_shown(enter: Enter) -> None:
    puzzle = next(one for one in read_puzzles("the-game") if one.turns[one.tempting].lays)
    page = enter(f"/puzzles/{puzzle.id}")
    page.evaluate("localStorage['tenback.puzzles.the-game'] = JSON.stringify({streak: 4, tried: []})")
    page.reload()
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "4")
    lay(page, puzzle, puzzle.tempting)
    expect(page.locator('[data-verdict="wrong"]')).to_contain_text(EN("puzzle-wrong"))
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    page.get_by_role("button", name=EN("review-retry")).click()
    lay(page, puzzle, 0)
    expect(page.locator('[data-verdict="right"]')).to_be_visible()
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")  # only the first attempt counts


def test_a_puzzle_can_be_solved_by_keys_alone(enter: Enter) -> None:
    puzzle = next(one for one in read_puzzles("the-game") if len(one.turns[0].lays) > 1)
    page = enter(f"/puzzles/{puzzle.id}")
    for action in puzzle.turns[0].lays:
        card, _, pile = action.partition(">")
        held = page.locator(f'[data-card="{card}"][aria-pressed="true"]')
        expect(page.locator(f'[data-card="{card}"]')).to_be_visible()  # until then nobody hears the keys
        page.keyboard.press("Home")
        for _ in range(8):
            if held.count():
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press(pile.lower())
        expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator('[data-verdict="right"]')).to_be_focused()


def test_what_is_in_force_is_told(enter: Enter) -> None:
    burning = next(one for one in read_puzzles("on-fire") if "due=[A]" in one.position)
    page = enter(f"/puzzles/{burning.id}")
    in_force = page.get_by_role("region", name=EN("web-in-force"))
    expect(in_force).to_contain_text(EN("duty-fire", piles="Pile A"))
    marked = next(one for one in read_puzzles("extreme") if held_marks(one) and lasting_marks(one))
    page.goto(f"/puzzles/{marked.id}")
    expect(in_force).to_contain_text(effect_text(EN, lasting_marks(marked)[0]))
    card, mark = held_marks(marked)[0]
    page.locator(f'[data-card="{format_card(card)}"]').click()
    expect(page.locator("[data-held-marks]")).to_contain_text(effect_hint(EN, mark))


def held_marks(puzzle: Puzzle) -> list[tuple[Card, Effect]]:
    seen = view_of(puzzle)
    return [(card, mark) for card in sorted(seen.hand) for mark in seen.rules.effects.get(card, ())]


def lasting_marks(puzzle: Puzzle) -> list[Effect]:
    seen = view_of(puzzle)
    return [mark for mark in visible(seen.rules, seen.tops) if mark.lasts]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_and_its_answer_are_laid_out_and_accessible(enter: Enter, game: str) -> None:
    puzzle = read_puzzles(game)[-1]
    page = enter(f"/puzzles/{puzzle.id}")
    expect(page.locator("[data-hand]")).to_be_visible()
    wrong = [*violations(page, ALL), *faults(page, PHONE_SIZE), *faults(page, DESKTOP_SIZE)]
    page.get_by_role("button", name=EN("puzzle-show")).click()
    expect(page.locator('[data-verdict="shown"]')).to_be_visible()
    wrong += [*violations(page, ALL), *faults(page, PHONE_SIZE), *faults(page, DESKTOP_SIZE)]
    assert not wrong


def test_the_start_page_leads_to_a_puzzle(enter: Enter) -> None:
    page = enter("/")
    page.get_by_role("link", name=EN("web-puzzles")).click()
    expect(page.locator("[data-puzzle]")).to_be_visible()
