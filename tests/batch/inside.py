"""Doors into compiled code for tests: they take arrays, where the code itself takes bare pointers."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import kernel, layout
from tenback.batch.compiler import Numbers, Rows, behind, door, floats_of, row_of
from tenback.batch.lower import lower, words
from tenback.batch.positions import load_state, load_view
from tenback.batch.score import hide, score, score_after, show, weigh_all
from tenback.rules import Card, Ruleset, State, View
from tenback.search.endgame import finish_off
from tenback.search.value import value
from tenback.search.worlds import NEED_WIDTH, believe


@door
def score_game(table: Numbers, games: Rows, policy: int) -> float:
    """Weigh the cards for the seat on turn, and return the score."""
    t, g = row_of(table, 0), row_of(games, 0)
    weigh_all(t, g, policy)
    return score(t, behind(g, layout.TOPS))


@door
def score_lay(table: Numbers, games: Rows, policy: int, card: int, pile: int) -> float:
    """Return the score that a lay is said to lead to."""
    t, g = row_of(table, 0), row_of(games, 0)
    weigh_all(t, g, policy)
    tops = behind(g, layout.TOPS)
    return score_after(t, tops, kernel.deck_of(t, g[layout.SEAT]), score(t, tops), card, pile)


@door
def hide_cards(table: Numbers, deck: int, cards: Numbers) -> None:
    """Let the cards of a set count nothing."""
    hide(row_of(table, 0), deck, cards[0], cards[1])


@door
def show_cards(table: Numbers, deck: int, cards: Numbers) -> None:
    """Let the cards of a set count what they did."""
    show(row_of(table, 0), deck, cards[0], cards[1])


@door
def believe_game(  # noqa: PLR0917
    table: Numbers, games: Rows, own: int, bans: Numbers, needs: Numbers, seed: np.uint64, world: int
) -> None:
    """Make game 1 a world of what game 0 sees."""
    t, seen, g = row_of(table, 0), row_of(games, 0), row_of(games, 1)
    believe(t, seen, g, own, row_of(bans, 0), row_of(needs, 0), len(needs) // NEED_WIDTH, seed, world)


@door
def finish_game(table: Numbers, games: Rows, positions: int) -> int:
    """Say what looking for a line to the end finds."""
    return finish_off(row_of(table, 0), row_of(games, 0), positions)


@door
def value_game(table: Numbers, games: Rows, own: int, policy: int, features: NDArray[np.float64]) -> float:
    """Return the chance of a seat to win, and write down the features that tell it."""
    return value(row_of(table, 0), row_of(games, 0), own, policy, floats_of(features, 0))


def loaded_state(rules: Ruleset, state: State) -> tuple[Numbers, Rows]:
    """Return a table, and a position as game 0."""
    table = lower(rules, len(state.hands))
    games = kernel.new_games(table, 3)
    load_state(table, games, 0, rules, state)
    return table, games


def loaded_view(seen: View) -> tuple[Numbers, Rows]:
    """Return a table, and a view as game 0."""
    table = lower(seen.rules, len(seen.hand_sizes))
    games = kernel.new_games(table, 3)
    load_view(table, games, seen)
    return table, games


def as_words(rules: Ruleset, cards: frozenset[Card]) -> Numbers:
    """Return a set of cards as the kernel has it."""
    return words(map(sorted(rules.cards).index, cards))
