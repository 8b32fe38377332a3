"""The fourth door: the best turn for what a seat sees, by trying turns out in worlds that agree with it."""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.batch import kernel, layout, trying, turning
from tenback.batch.compiling import Numbers
from tenback.batch.lower import words
from tenback.batch.positions import load_view
from tenback.batch.values import valued_table
from tenback.rules import Card, Lay, Ruleset, View

CANDIDATES, OF_EACH_LENGTH = 24, 16  # turns tried, and turns of each length that are thought of
TURNS_AHEAD = 2  # of each seat, before a position is judged by its value
WORLDS_WEIGHED = 64  # worlds that say how likely others hold a card, before turns are chosen to be tried
STRETCH = 4  # worlds between two looks at the clock

Knowledge = Sequence[tuple[Sequence[frozenset[Card]], frozenset[Card]]]  # by seat: needs and bans


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking about a turn."""

    lays: tuple[Lay, ...]  # the turn, in order
    chance: float | None  # to win with it; None if there was nothing to choose
    playouts: int


@dataclass(frozen=True, slots=True)
class Effort:
    """How much thinking is allowed: so many play-outs, or so many seconds."""

    playouts: int | None = None
    seconds: float | None = None


class Thinker:
    """Thinks about turns of one ruleset; it learns what positions are worth when it is made."""

    def __init__(self, rules: Ruleset, seats: int, *, talks: bool) -> None:
        self._talks = talks and not rules.race and seats > 1
        policy = layout.HEED if self._talks else layout.SCORE
        self._rules, self._cards = rules, sorted(rules.cards)
        self._table = valued_table(rules, seats, policy)
        self._policies = np.full(seats, policy, np.uint8)
        self._games = kernel.new_games(self._table, 3)
        self._turns = np.zeros((OF_EACH_LENGTH * (turning.MOST_LAYS + 1) + 2, turning.TURN_WIDTH), np.int64)
        self._horizon = TURNS_AHEAD * max(seats, 2)

    def think(self, view: View, knowledge: Knowledge, effort: Effort, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        load_view(self._table, self._games, view)
        told, word = self._told(knowledge), np.uint64(seed)
        trying.weigh_told(self._table, self._games, *told, word, WORLDS_WEIGHED if self._talks else 0)
        count = trying.propose_turns(self._table, self._games, self._turns, OF_EACH_LENGTH)
        race = _Race(min(count, CANDIDATES), effort)
        while race.is_open:
            self._try(race, told, word)
        return Thought(self._lays(race.best), race.chance, race.playouts)

    def _try(self, race: "_Race", told: tuple[Numbers, Numbers], word: np.uint64) -> None:
        table, games, worlds = self._table, self._games, race.next_worlds()
        trying.try_turns(
            table, games, self._policies, *told, word, worlds, self._horizon, self._turns, race.tried, race.sums
        )
        race.note(worlds)

    def _told(self, knowledge: Knowledge) -> tuple[Numbers, Numbers]:
        bans = [self._words(bans) for _, bans in knowledge]
        needs = [[seat, *self._words(need)] for seat, (needs, _) in enumerate(knowledge) for need in needs]
        return np.array(bans, np.int64).ravel(), np.array(needs, np.int64).ravel()

    def _words(self, cards: frozenset[Card]) -> list[int]:
        low, high = words(map(self._cards.index, cards)).tolist()
        return [low, high]

    def _lays(self, number: int) -> tuple[Lay, ...]:
        turn = self._turns[number].tolist()
        moves = turn[turning.TURN_MOVES : turning.TURN_MOVES + turn[turning.TURN_LAYS]]
        return tuple(Lay(self._cards[move >> 3], move & 7) for move in moves)


class _Race:
    """Sequential halving: all turns are tried in the same worlds, and the better half goes on."""

    def __init__(self, count: int, effort: Effort) -> None:
        self.tried: Numbers = np.arange(count)
        self.sums: NDArray[np.float64] = np.zeros((count + 1, layout.FEATURES))  # the last row is scratch
        self.playouts, self._effort, self._worlds = 0, effort, 0
        self._rounds = max(1, math.ceil(math.log2(max(count, 2))))
        self._share = (effort.playouts or 0) / self._rounds
        self._began = self._round_began = time.perf_counter()
        self._round_playouts = 0

    @property
    def is_open(self) -> bool:
        return len(self.tried) > 1

    @property
    def best(self) -> int:
        return int(self.tried[0])

    @property
    def chance(self) -> float | None:
        return float(self.sums[self.best, 0]) / self._worlds if self._worlds else None

    def next_worlds(self) -> Numbers:
        count = STRETCH
        if self._effort.seconds is None:
            count = max(1, round(self._share / len(self.tried)))
        return np.array([self._worlds, self._worlds + count])

    def note(self, worlds: Numbers) -> None:
        """Count what was tried, and let the better half go on once the round is over."""
        done = int(worlds[1] - worlds[0]) * len(self.tried)
        self._worlds = int(worlds[1])
        self.playouts += done
        if self._is_round_over():
            order = np.argsort(-self.sums[self.tried, 0], kind="stable")
            self.tried = self.tried[order][: max(1, len(self.tried) // 2)]
            self._round_began = time.perf_counter()

    def _is_round_over(self) -> bool:
        if self._effort.seconds is None:
            return True
        return time.perf_counter() - self._round_began >= self._effort.seconds / self._rounds
