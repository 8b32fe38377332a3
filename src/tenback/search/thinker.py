"""The fourth door: the best turn for what a seat sees, by trying turns out in worlds that agree with it."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tenback.batch import kernel, layout
from tenback.batch.compiler import Numbers
from tenback.batch.lower import words
from tenback.batch.positions import load_view
from tenback.batch.seeds import read_seeds
from tenback.rules import Card, Lay, Ruleset, View
from tenback.search import trials, turns
from tenback.search.halving import Effort, Halving
from tenback.search.values import valued_table

CANDIDATES, OF_EACH_LENGTH = 16, 16  # turns tried, and turns of each length that are thought of
TURNS_AHEAD = 6  # played by the fast policy before a position is judged by its value
WORLDS_WEIGHED = 64  # worlds that say how likely others hold a card, before turns are chosen to be tried

Knowledge = Sequence[tuple[Sequence[frozenset[Card]], frozenset[Card]]]  # by seat: needs and bans


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking about a turn."""

    lays: tuple[Lay, ...]  # the turn, in order
    chance: float | None  # to win with it; None if there was nothing to choose
    playouts: int


class ThinkError(ValueError):
    """A view that there is nothing to think about."""


class Thinker:
    """Thinks about turns of one ruleset; it learns what positions are worth when it is made."""

    def __init__(self, rules: Ruleset, seats: int, *, talks: bool) -> None:
        self._talks = talks and not rules.own_decks and seats > 1
        policy = layout.HEED if self._talks else layout.SCORE
        self._cards = sorted(rules.cards)
        self._table = valued_table(rules, seats, policy)
        self._policies = np.full(seats, policy, np.uint8)
        self._games = kernel.new_games(self._table, 3)
        self._turns = np.zeros((OF_EACH_LENGTH * (turns.MOST_LAYS + 1) + 2, turns.TURN_WIDTH), np.int64)

    def think(self, view: View, knowledge: Knowledge, effort: Effort, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        if not view.on_turn or len(knowledge) != len(view.hand_sizes):
            raise ThinkError("a turn is thought about by its own seat, with something known of every seat")
        load_view(self._table, self._games, view)
        told, (word,) = self._told(knowledge), read_seeds([seed])
        trials.weigh_told(self._table, self._games, *told, word, WORLDS_WEIGHED if self._talks else 0)
        count = trials.propose_turns(self._table, self._games, self._turns, OF_EACH_LENGTH)
        contest = Halving(min(count, CANDIDATES), effort)
        while contest.is_open:
            self._try(contest, told, word)
        return Thought(self._lays(contest.best), contest.chance, contest.playouts)

    def _try(self, contest: Halving, told: tuple[Numbers, Numbers], word: np.uint64) -> None:
        table, games, worlds = self._table, self._games, contest.next_worlds()
        trials.try_turns(
            table, games, self._policies, *told, word, worlds, TURNS_AHEAD, self._turns, contest.tried, contest.sums
        )
        contest.note(worlds)

    def _told(self, knowledge: Knowledge) -> tuple[Numbers, Numbers]:
        bans = [self._words(bans) for _, bans in knowledge]
        needs = [[seat, *self._words(need)] for seat, (needs, _) in enumerate(knowledge) for need in needs]
        return np.array(bans, np.int64).ravel(), np.array(needs, np.int64).ravel()

    def _words(self, cards: frozenset[Card]) -> list[int]:
        low, high = words(map(self._cards.index, cards)).tolist()
        return [low, high]

    def _lays(self, number: int) -> tuple[Lay, ...]:
        turn = self._turns[number].tolist()
        moves = turn[turns.TURN_MOVES : turns.TURN_MOVES + turn[turns.TURN_LAYS]]
        return tuple(Lay(self._cards[move >> 3], move & 7) for move in moves)
