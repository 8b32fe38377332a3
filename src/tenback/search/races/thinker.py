"""The best turn in a race, by a net that knows what its seat may know, then by trying turns in worlds."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.batch.lower import lower
from tenback.batch.positions import load_view
from tenback.batch.seeds import read_seeds
from tenback.rules import Ruleset, View
from tenback.search.budget import Budget
from tenback.search.halving import Attempt, Halving
from tenback.search.inference import Told
from tenback.search.kept_values import Values, nothing_learnt
from tenback.search.races.trials import propose_raced, try_raced
from tenback.search.races.turns import MOST_TURNS, new_race_desk
from tenback.search.slim_desk import Breadth
from tenback.search.thinker import PlannedTurn, Thought, check, lay_out, lays_of, new_desk, world_by_world
from tenback.search.worlds import told_sets

ALL_NEAR = 6  # cards of a hand
AT_ONCE = Breadth(ALL_NEAR, 16, 1)  # turns that are thought of without trying them
PROPOSING = Breadth(ALL_NEAR, 16, 8)  # turns to be tried
LISTING = Breadth(ALL_NEAR, 16, MOST_TURNS)
AHEAD = Breadth(3, 2, 1)  # the turns that follow, in a world
WORLDS_EACH = 12  # play-outs for which one more candidate is tried
TRUST = 4.0  # worlds that the first judgement of a turn counts for


class RaceThinker:
    """Thinks about turns of one race."""

    def __init__(self, rules: Ruleset, seats: int, weights: NDArray[np.float32]) -> None:
        self._cards = sorted(rules.cards)
        self._desk = new_desk(lower(rules, seats), layout.SCORE, nothing_learnt())
        self._net = new_race_desk(weights)

    def glance(self, view: View, told: Sequence[Told], _seed: int = 0) -> Thought:
        """Return the turn whose end looks best."""
        self._propose(view, told, AT_ONCE)
        return Thought(lays_of(self._desk.turns[0], self._cards), float(self._chances(1)[0]), 0)

    def think(self, view: View, told: Sequence[Told], budget: Budget, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        count = min(self._propose(view, told, PROPOSING), budget.candidates(PROPOSING.keep, WORLDS_EACH))
        contest = Halving(count, budget, self._chances(count), TRUST)
        contest.hold(self._trial(told, seed))
        return Thought(lays_of(self._desk.turns[contest.best], self._cards), contest.chance, contest.playouts)

    def propose(self, view: View, told: Sequence[Told], most: int, _seed: int) -> list[PlannedTurn]:
        """Return the turns whose ends look best, the best first; no chance is needed for that."""
        count = self._propose(view, told, LISTING)
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
            try_raced(self._desk, self._net, heard, word, worlds, AHEAD, tried, sums)

        return attempt

    def _propose(self, view: View, told: Sequence[Told], breadth: Breadth) -> int:
        """Write the best turns on the desk, and return how many they are."""
        check(view, told)
        load_view(self._desk.table, self._desk.games, view)
        return propose_raced(self._desk, self._net, breadth)

    def _chances(self, count: int) -> Values:
        """Return what the net thinks of the first turns on the desk."""
        costs = self._desk.turns[:count].view(np.float64)[:, layout.TURN_SCORE]
        return np.asarray(1 / (1 + np.exp(costs)))
