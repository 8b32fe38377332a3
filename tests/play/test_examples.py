"""Examples for learners say what the engine says."""

from collections.abc import Callable, Iterator

import pytest

from tenback.play.examples import ExampleTurn, Fitting, example_turn, fitting, helps, tricks
from tenback.rules import RULESETS, Card, Direction, Lay, Ruleset, State, Turn, legal
from tenback.rules.games.face_to_face import FACE_TO_FACE
from tenback.rules.games.the_game import THE_GAME
from tenback.rules.placement import Manner, gap

every_game = pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
SIDES = 2  # ascending and descending


def shown(rules: Ruleset) -> Iterator[Fitting]:
    yield from fitting(rules)
    yield from tricks(rules)
    if rules.helps:
        yield from helps(rules)


def legal_lays(rules: Ruleset, example: Fitting) -> set[Card]:
    """Return which cards of the example the engine lets seat 0 lay on its pile."""
    tops = [pile.row_card for pile in rules.piles]
    tops[example.pile] = example.top
    hand = frozenset(one.card for one in example.cards)
    seats = min(rules.hand_size)
    decks = tuple(rules.cards for _ in range(seats if rules.own_decks else 1))
    state = State(tops=tuple(tops), hands=(hand, *[frozenset()] * (seats - 1)), decks=decks, turn=Turn(seat=0))
    lays = [action for action in legal(rules, state) if isinstance(action, Lay)]
    return {lay.card for lay in lays if lay.pile == example.pile}


@every_game
def test_a_card_is_shown_to_fit_where_the_engine_lets_it(rules: Ruleset) -> None:
    for example in shown(rules):
        assert {one.card for one in example.cards if one.manner} == legal_lays(rules, example)


@every_game
def test_every_step_is_told_as_long_as_it_is(rules: Ruleset) -> None:
    for example in shown(rules):
        pile = rules.piles[example.pile]
        assert all(one.gap == gap(pile, example.top, one.card) for one in example.cards)


@every_game
@pytest.mark.parametrize("examples", [fitting, tricks])
def test_both_directions_have_an_example(rules: Ruleset, examples: Callable[[Ruleset], Iterator[Fitting]]) -> None:
    assert {*Direction} == {rules.piles[one.pile].direction for one in examples(rules)}


@every_game
def test_what_fits_is_shown_beside_what_does_not(rules: Ruleset) -> None:
    for example in shown(rules):
        assert any(one.manner is None for one in example.cards)


@every_game
def test_every_game_shows_its_trick(rules: Ruleset) -> None:
    found = [one for example in tricks(rules) for one in example.cards if one.manner is Manner.TRICK]
    assert len(found) >= SIDES
    assert all(one.gap < 0 for one in found)


@every_game
def test_no_marked_card_confuses_an_example(rules: Ruleset) -> None:
    cards = [one.card for example in shown(rules) for one in example.cards]
    assert rules.effects.keys().isdisjoint([*cards, *(example.top for example in shown(rules))])


def test_a_game_where_one_may_help_shows_it_on_piles_of_the_other_side() -> None:
    examples = [*helps(FACE_TO_FACE)]
    assert [FACE_TO_FACE.piles[one.pile].owner for one in examples] == [1, 1]
    assert all(Manner.HELP in [card.manner for card in one.cards] for one in examples)


@every_game
def test_a_turn_ends_as_soon_as_nothing_is_owed(rules: Ruleset) -> None:
    told = example_turn(rules).lays
    assert [one.may_end for one in told] == [False] * (rules.need - 1) + [True]
    assert [one.missing for one in told] == [*range(rules.need - 1, -1, -1)]


@every_game
def test_a_turn_is_laid_from_the_hand(rules: Ruleset) -> None:
    told = example_turn(rules)
    assert {one.card for one in told.lays} <= {*told.hand}


def drawn(told: ExampleTurn) -> tuple[int, int]:
    return len(told.lays), told.drawn


def test_as_many_are_drawn_as_were_laid() -> None:
    assert drawn(example_turn(THE_GAME)) == (2, 2)


def test_help_pays_by_a_full_hand() -> None:
    assert [drawn(example_turn(FACE_TO_FACE, helping=helping)) for helping in (False, True)] == [(2, 2), (2, 4)]


def test_a_turn_with_help_has_one_card_for_the_other_side() -> None:
    manners = [one.manner for one in example_turn(FACE_TO_FACE, helping=True).lays]
    assert manners.count(Manner.HELP) == 1
