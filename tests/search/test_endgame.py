"""The end of a game: a line that is found is there, and on few cards none is missed."""

from functools import cache

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tenback.batch import layout
from tenback.rules import RULESETS, Card, Ending, Ruleset, State, Turn, apply_unchecked, find_ruleset, legal
from tenback.rules.engine import evaluate
from tenback.search.endgame import LOST, UNSURE, WON
from tests.batch.inside import finish_game, loaded_state
from tests.rules.table import at
from tests.trying import tried

MANY = 1_000_000  # positions: more than these endings have
TG = find_ruleset("the-game")
QE = find_ruleset("quick-and-easy")
TOGETHER = [rules for rules in RULESETS if not rules.race]


@st.composite
def endings(draw: st.DrawFn, among: list[Ruleset], most: int) -> tuple[Ruleset, State]:
    """Return a position with nothing to draw, three to six cards in hands, and tops that leave little room."""
    rules = draw(st.sampled_from(among))
    seats = draw(st.sampled_from(sorted(rules.hand_size)))
    cards = draw(st.permutations(rules.cards))
    holders = [at % seats for at in range(min(draw(st.integers(3, 6)), seats * most))]
    tops, rest = cards[: len(rules.piles)], cards[len(rules.piles) :]
    hands = tuple(
        frozenset(card for card, holder in zip(rest, holders, strict=False) if holder == seat) for seat in range(seats)
    )
    seat = draw(st.sampled_from(holders))
    return rules, evaluate(rules, State(tops=tuple(tops), hands=hands, decks=((),), turn=Turn(seat=seat)))


def _can_be_won(rules: Ruleset, state: State) -> bool:
    """Say whether any line lays every card, by trying all of them."""

    @cache
    def can(position: State) -> bool:
        if position.outcome:
            return position.outcome.ending is Ending.ALL_LAID
        return any(can(apply_unchecked(rules, position, action)) for action in legal(rules, position))

    return can(state)


def _finish(rules: Ruleset, state: State, positions: int = MANY) -> int:
    return finish_game(*loaded_state(rules, state), positions)


@given(endings(TOGETHER, 6))
@tried(150)
def test_a_game_that_is_said_to_be_won_can_be(ending: tuple[Ruleset, State]) -> None:
    rules, state = ending
    if state.outcome is None and _finish(rules, state) == WON:
        assert _can_be_won(rules, state)


@given(endings([TG, QE], 2))
@tried(200)
def test_with_two_cards_in_a_hand_every_line_is_looked_at(ending: tuple[Ruleset, State]) -> None:
    """Two cards on four piles and the end of the turn are nine moves, which there is room for."""
    rules, state = ending
    if state.outcome is None:
        assert (WON if _can_be_won(rules, state) else LOST) == _finish(rules, state)


WINNABLE = "turn=P1; A=95; B=61; C=12; D=34; P0=[]; P1=[33,80,83]; P2=[25,29,78]; deck=[]"
HOPELESS = "turn=P0; A=95; B=95; C=5; D=5; P0=[3,50]; P1=[51,96]; deck=[]"


def test_the_one_line_that_wins_is_found() -> None:
    assert _finish(TG, at(TG, 3, WINNABLE)) == WON


def test_a_card_that_is_not_the_nearest_is_looked_at() -> None:
    """One card a turn: only the blue eight lets the blue two follow, and the red five after it."""
    rules = find_ruleset("quick-and-easy/professional")
    hands = frozenset({Card(5, "red"), Card(8, "blue")}), frozenset({Card(2, "blue")})
    state = State(tops=(Card(1, "grey"), Card(3, "green")), hands=hands, decks=((),), turn=Turn(seat=0))
    assert _finish(rules, evaluate(rules, state)) == WON


def test_a_card_that_fits_nowhere_loses() -> None:
    assert _finish(TG, at(TG, 2, HOPELESS)) == LOST


def test_a_look_that_ends_too_soon_is_unsure() -> None:
    assert _finish(TG, at(TG, 3, WINNABLE), positions=1) == UNSURE
    assert _finish(TG, at(TG, 2, HOPELESS), positions=0) == UNSURE


def test_the_last_card_is_found_with_one_look() -> None:
    assert _finish(TG, at(TG, 1, "turn=P0; A=95; P0=[96]; deck=[]"), positions=1) == WON


def test_looking_changes_nothing_in_the_position() -> None:
    table, scratch, games = loaded_state(TG, at(TG, 3, WINNABLE))
    before = games.copy()
    finish_game(table, scratch, games, MANY)
    assert (before == games).all()


def test_a_long_way_to_the_end_has_room() -> None:
    """Twenty cards that go one by one, each seat ending its turn after the only card it may lay."""
    low, high = ",".join(map(str, range(60, 80, 2))), ",".join(map(str, range(61, 81, 2)))
    rules = find_ruleset(TG.id, 1)  # which does not look ahead: the room behind is for that
    state = at(rules, 2, f"turn=P0; A=59; B=99; C=2; D=3; P0=[{low}]; P1=[{high}]; deck=[]")
    table, scratch, games = loaded_state(rules, state)
    fenced = np.append(scratch, np.full(1000, -77))
    assert finish_game(table, fenced, games, MANY) == WON
    assert (fenced[layout.LOOKAHEAD_LINE :] == -77).all()
