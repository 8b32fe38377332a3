"""The best turn for what a seat sees and was told, found by trying turns out in worlds that agree with it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np

from tenback.batch import kernel, layout
from tenback.batch.compiler import Numbers
from tenback.batch.lower import lower
from tenback.batch.positions import load_view
from tenback.batch.seeds import read_seeds
from tenback.rules import Card, Lay, Ruleset, View
from tenback.search.budget import Budget
from tenback.search.halving import Attempt, Halving
from tenback.search.inference import Told
from tenback.search.kept_values import Values
from tenback.search.trials import Desk, try_turns, weigh_told
from tenback.search.turns import propose_turns
from tenback.search.value import values_of
from tenback.search.worlds import told_sets

CANDIDATES, OF_EACH_LENGTH = 16, 16  # turns tried at most, and turns of each length that are thought of
FOR_EACH = 12  # play-outs for which one more turn is tried
TURNS_AHEAD = 6  # turns that the fast policy plays before the position is judged by its value
WORLDS_WEIGHED = 64  # worlds that show how likely others are to hold a card, before candidates are chosen


PlannedTurn = tuple[Lay, ...]  # the cards of a turn, in order; without any, the turn ends at once


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of thinking about a turn."""

    lays: PlannedTurn
    chance: float | None  # to win with it; None if there was nothing to choose
    playouts: int


class ThinkError(ValueError):
    """A view in which there is nothing to think about."""


class Thinker:
    """Thinks about turns of one ruleset; it learns what positions are worth when it is made."""

    def __init__(self, rules: Ruleset, seats: int, *, talks: bool, people: Collection[int] = ()) -> None:
        self._talks = talks and not rules.own_decks and seats > 1
        policy = layout.HEED if self._talks else layout.SCORE
        self._cards = sorted(rules.cards)
        self._desk = new_desk(lower(rules, seats), policy, values_of(rules, seats, policy))
        expect_people(self._desk, people)

    def think(self, view: View, told: Sequence[Told], budget: Budget, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        contest = Halving(min(self._propose(view, told, seed), budget.candidates(CANDIDATES, FOR_EACH)), budget)
        contest.hold(self._trial(told, seed))
        return Thought(lays_of(self._desk.turns[contest.best], self._cards), contest.chance, contest.playouts)

    def propose(self, view: View, told: Sequence[Told], most: int, seed: int) -> list[PlannedTurn]:
        """Return the turns that look best by their score, the best first."""
        count = self._propose(view, told, seed)
        return [lays_of(row, self._cards) for row in self._desk.turns[: min(count, most)]]

    def try_each(
        self, view: View, told: Sequence[Told], turns: Sequence[PlannedTurn], worlds: range, seed: int
    ) -> Values:
        """Return [world, turn]: the chance of each turn in each of these worlds."""
        lay_out(self._desk, view, turns, self._cards)
        return world_by_world(len(turns), worlds, self._trial(told, seed))

    def _trial(self, told: Sequence[Told], seed: int) -> Attempt:
        heard, (word,) = told_sets(self._cards, told), read_seeds([seed])

        def attempt(worlds: Numbers, tried: Numbers, sums: Values) -> None:
            try_turns(self._desk, heard, word, worlds, TURNS_AHEAD, tried, sums)

        return attempt

    def _propose(self, view: View, told: Sequence[Told], seed: int) -> int:
        """Write the candidates on the desk, and return how many they are."""
        check(view, told)
        desk, heard, (word,) = self._desk, told_sets(self._cards, told), read_seeds([seed])
        load_view(desk.table, desk.games, view)
        weigh_told(desk, heard, word, WORLDS_WEIGHED if self._talks else 0)
        return propose_turns(desk.table, desk.scratch, desk.games, desk.turns, OF_EACH_LENGTH)


def world_by_world(turns: int, worlds: range, attempt: Attempt) -> Values:
    """Return [world, turn]: what so many turns are worth in each of these worlds."""
    chances, tried = np.zeros((len(worlds), turns)), np.arange(turns)
    for world, row in zip(worlds, chances, strict=True):
        attempt(np.array([world, world + 1]), tried, row)
    return chances


def check(view: View, told: Sequence[Told]) -> None:
    """Raise `ThinkError` unless there is something to think about."""
    if not view.on_turn or len(told) != len(view.hand_sizes):
        raise ThinkError("a turn is thought about by its own seat, with something told by every seat")


def lays_of(row: Numbers, cards: Sequence[Card]) -> PlannedTurn:
    """Return the cards of a turn, in order."""
    turn = row.tolist()
    moves = turn[layout.TURN_MOVES : layout.TURN_MOVES + turn[layout.TURN_LAYS]]
    return tuple(Lay(cards[move >> 3], move & 7) for move in moves)


def lay_out(desk: Desk, view: View, turns: Sequence[PlannedTurn], cards: Sequence[Card]) -> None:
    """Write what is seen on a desk, and turns as candidates, to be tried and not to be lengthened."""
    load_view(desk.table, desk.games, view)
    for row, lays in zip(desk.turns, turns, strict=False):
        row[layout.TURN_LAYS] = len(lays)
        row[layout.TURN_MOVES : layout.TURN_MOVES + len(lays)] = [cards.index(lay.card) << 3 | lay.pile for lay in lays]


def new_desk(table: Numbers, policy: int, values: Values) -> Desk:
    """Return what a thinker works with."""
    return Desk(
        table=table,
        scratch=kernel.new_scratch(table),
        values=values,
        policies=np.full((2, int(table[layout.SEATS])), policy, np.uint8),
        games=kernel.new_games(table, 3),
        turns=np.zeros((1 + OF_EACH_LENGTH * layout.MOST_LAYS, layout.TURN_WIDTH), np.int64),
    )


def expect_people(desk: Desk, people: Collection[int]) -> None:
    """Let people know no hands but their own, and in every other world take the next cheap step."""
    for way, policy in enumerate((layout.SCORE, layout.GREEDY)):
        desk.policies[way, [*people]] = policy
