"""Entry points into compiled code for tests: they take arrays, where the code itself takes bare pointers."""

import numpy as np

from tenback.batch import decks, kernel, layout
from tenback.batch.compiler import Numbers, Rows, behind, entry_point, floats_of, row_of
from tenback.batch.lower import lower, words
from tenback.batch.positions import load_state, load_view
from tenback.batch.score import hide, score, score_after, show, weigh_all
from tenback.rules import Card, Ruleset, State, View
from tenback.search.endgame import finish_off
from tenback.search.kept_values import Values
from tenback.search.value import value
from tenback.search.worlds import ToldSets, believe


@entry_point
def score_game(table: Numbers, scratch: Numbers, games: Rows, policy: int) -> float:
    """Weigh the cards for the seat on turn, and return the score."""
    t, s, g = row_of(table, 0), row_of(scratch, 0), row_of(games, 0)
    weigh_all(t, s, g, policy)
    return score(t, s, behind(g, layout.TOPS))


@entry_point
def score_lay(table: Numbers, scratch: Numbers, games: Rows, policy: int, card: int, pile: int) -> float:  # noqa: PLR0917
    """Return the score that a lay is said to lead to."""
    t, s, g = row_of(table, 0), row_of(scratch, 0), row_of(games, 0)
    weigh_all(t, s, g, policy)
    tops = behind(g, layout.TOPS)
    return score_after(t, s, tops, decks.deck_of(t, g[layout.SEAT]), score(t, s, tops), card, pile)


@entry_point
def hide_cards(scratch: Numbers, deck: int, cards: Numbers) -> None:
    """Let the cards of a set count nothing."""
    hide(row_of(scratch, 0), deck, cards[0], cards[1])


@entry_point
def show_cards(scratch: Numbers, deck: int, cards: Numbers) -> None:
    """Let the cards of a set count what they did."""
    show(row_of(scratch, 0), deck, cards[0], cards[1])


@entry_point
def believe_game(  # noqa: PLR0917
    table: Numbers, scratch: Numbers, games: Rows, own: int, told: ToldSets, seed: np.uint64, world: int
) -> None:
    """Make game 1 a world of what game 0 sees."""
    t, s, seen, g = row_of(table, 0), row_of(scratch, 0), row_of(games, 0), row_of(games, 1)
    believe(t, s, seen, g, own, told, seed, world)


@entry_point
def finish_game(table: Numbers, scratch: Numbers, games: Rows, positions: int) -> int:
    """Say what looking for a line to the end finds."""
    return finish_off(row_of(table, 0), row_of(scratch, 0), row_of(games, 0), positions)


@entry_point
def value_game(table: Numbers, scratch: Numbers, games: Rows, values: Values, own: int, policy: int) -> float:  # noqa: PLR0917
    """Return the chance of a seat to win; the features that tell it stand in the scratch memory."""
    t, s, g = row_of(table, 0), row_of(scratch, 0), row_of(games, 0)
    return value(t, s, g, floats_of(values, 0), own, policy)


def loaded_state(rules: Ruleset, state: State) -> tuple[Numbers, Numbers, Rows]:
    """Return a table, scratch memory, and a position as game 0."""
    table = lower(rules, len(state.hands))
    games = kernel.new_games(table, 3)
    load_state(table, games, 0, rules, state)
    return table, kernel.new_scratch(table), games


def loaded_view(seen: View) -> tuple[Numbers, Numbers, Rows]:
    """Return a table, scratch memory, and a view as game 0."""
    table = lower(seen.rules, len(seen.hand_sizes))
    games = kernel.new_games(table, 3)
    load_view(table, games, seen)
    return table, kernel.new_scratch(table), games


def as_words(rules: Ruleset, cards: frozenset[Card]) -> Numbers:
    """Return a set of cards as the kernel has it."""
    return words(map(sorted(rules.cards).index, cards))
