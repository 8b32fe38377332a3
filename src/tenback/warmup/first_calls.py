"""The first calls of all that bots and searches need compiled: each compiles a door, or loads it from the cache."""

from collections.abc import Callable, Sequence

import numpy as np

from tenback.batch import kernel, layout
from tenback.batch.games import play_games
from tenback.batch.lower import lower
from tenback.batch.positions import load_view
from tenback.rules import Begin, View, apply, find_ruleset, start, view
from tenback.search import trials, turns
from tenback.search.halving import Effort
from tenback.search.thinker import OF_EACH_LENGTH, Thinker
from tenback.search.value import SAMPLE_WIDTH, sample_games
from tenback.solver.bound import Search

RULES, SEATS = find_ruleset("the-game"), 2


class FirstCalls:
    """One call of each door, with what it is called with in earnest."""

    def __init__(self) -> None:
        self._table = lower(RULES, SEATS)
        self._games = kernel.new_games(self._table, 3)
        self._policies = np.full(SEATS, layout.SCORE, np.uint8)

    @property
    def all(self) -> Sequence[Callable[[], object]]:
        """The calls in an order in which they may be made, the smallest first."""
        return self._look, self._weigh, self._propose, self._play, self._learn, self._think, self._search

    def _look(self) -> None:
        load_view(self._table, self._games, _first_turn())

    def _weigh(self) -> None:
        bans, needs = np.zeros(2 * SEATS, np.int64), np.zeros(0, np.int64)
        trials.weigh_told(self._table, self._games, bans, needs, np.uint64(0), 1)

    def _propose(self) -> None:
        proposed = np.zeros((OF_EACH_LENGTH * (turns.MOST_LAYS + 1) + 2, turns.TURN_WIDTH), np.int64)
        trials.propose_turns(self._table, self._games, proposed, OF_EACH_LENGTH)

    def _play(self) -> None:
        play_games(RULES, SEATS, "greedy", range(1))

    def _learn(self) -> None:
        seeds, samples = np.arange(1, dtype=np.uint64), np.zeros((1, SAMPLE_WIDTH))
        sample_games(self._table.copy(), kernel.new_games(self._table, 1), self._policies, seeds, samples)

    def _think(self) -> None:
        thinker = Thinker(RULES, SEATS, talks=False)
        thinker.think(_first_turn(), [((), frozenset())] * SEATS, Effort(playouts=1), seed=0)

    def _search(self) -> None:
        Search(RULES, SEATS, width=1).judge(0)


def _first_turn() -> View:
    begun = apply(RULES, start(RULES, SEATS, (tuple(RULES.cards),)), Begin(0))
    return view(RULES, begun, 0)
