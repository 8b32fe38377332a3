"""The best turn in a game of colours, by a net that learnt with open hands, in worlds that agree with the talk."""

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
from tenback.search.colours.trials import propose_coloured, try_coloured
from tenback.search.colours.turns import new_colour_desk
from tenback.search.halving import Attempt, Halving
from tenback.search.inference import Told
from tenback.search.kept_values import Values, nothing_learnt
from tenback.search.thinker import PlannedTurn, Thought, check, lay_out, lays_of, new_desk, world_by_world
from tenback.search.worlds import told_sets

FEW_WORLDS = 16  # in which turns are judged where there is no time to think


class ColourThinker:
    """Thinks about turns of one game of colours; what others told of their hands is heeded."""

    def __init__(self, rules: Ruleset, seats: int, weights: NDArray[np.float32]) -> None:
        self._cards = sorted(rules.cards)
        self._desk = new_desk(lower(rules, seats), layout.HEED, nothing_learnt())
        self._net = new_colour_desk(weights)

    def glance(self, view: View, told: Sequence[Told], seed: int) -> Thought:
        """Return the turn that does best in a few worlds."""
        worths = self._try_all(view, told, seed)
        best = int(np.argmax(worths))
        return Thought(lays_of(self._desk.turns[best], self._cards), float(worths[best]) / FEW_WORLDS, 0)

    def think(self, view: View, told: Sequence[Told], budget: Budget, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        contest = Halving(self._propose(view, told), budget)
        contest.hold(self._trial(told, seed))
        return Thought(lays_of(self._desk.turns[contest.best], self._cards), contest.chance, contest.playouts)

    def propose(self, view: View, told: Sequence[Told], most: int, seed: int) -> list[PlannedTurn]:
        """Return the turns that do best in a few worlds, the best first."""
        order = np.argsort(-self._try_all(view, told, seed), kind="stable")[:most]
        return [lays_of(self._desk.turns[at], self._cards) for at in order]

    def try_each(
        self, view: View, told: Sequence[Told], turns: Sequence[PlannedTurn], worlds: range, seed: int
    ) -> Values:
        """Return [world, turn]: the chance of each turn in each of these worlds."""
        check(view, told)
        lay_out(self._desk, view, turns, self._cards)
        return world_by_world(len(turns), worlds, self._trial(told, seed))

    def _propose(self, view: View, told: Sequence[Told]) -> int:
        """Write all turns on the desk, and return how many they are."""
        check(view, told)
        load_view(self._desk.table, self._desk.games, view)
        return propose_coloured(self._desk)

    def _try_all(self, view: View, told: Sequence[Told], seed: int) -> Values:
        """Return what all turns are worth, added up over a few worlds."""
        worths = np.zeros(self._propose(view, told))
        self._trial(told, seed)(np.array([0, FEW_WORLDS]), np.arange(len(worths)), worths)
        return worths

    def _trial(self, told: Sequence[Told], seed: int) -> Attempt:
        heard, (word,) = told_sets(self._cards, told), read_seeds([seed])

        def attempt(worlds: Numbers, tried: Numbers, sums: Values) -> None:
            try_coloured(self._desk, self._net, heard, word, worlds, tried, sums)

        return attempt
