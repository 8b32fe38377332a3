"""The best turn among people: half of the worlds have able partners, the other half greedy ones."""

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Numbers
from tenback.batch.seeds import read_seeds
from tenback.nets.weights import Net
from tenback.rules import Ruleset, View
from tenback.search.budget import Budget
from tenback.search.company.trials import try_in_company
from tenback.search.halving import Attempt, Halving
from tenback.search.inference import Told
from tenback.search.kept_values import Values
from tenback.search.marked.trials import judge_marked, propose_marked
from tenback.search.marked.turns import new_marked_desk
from tenback.search.numbers.thinker import PROPOSING, WORLDS_EACH, JudgedThinker
from tenback.search.numbers.told_turns import judge_told
from tenback.search.slim_desk import Breadth
from tenback.search.thinker import Thought, lays_of
from tenback.search.worlds import ToldSets, told_sets

BROAD = Breadth(near=6, wide=16, keep=8)  # turns to be tried
AHEAD = Breadth(near=3, wide=3, keep=1)  # turns that follow, in a world
TRIED = 8  # turns
TRUST = 16.0  # worlds that the first judgement of a turn counts for
GREEDY_HALF = 0.5  # how much the worth of a turn with greedy partners counts


class CompanyThinker(JudgedThinker):
    """Thinks about turns at a table with people: by the nets of silent games, and by one that knows greedy partners."""

    def __init__(
        self, rules: Ruleset, seats: int, nets: dict[str, Net], weights: NDArray[np.float32], people: Collection[int]
    ) -> None:
        super().__init__(rules, seats, nets, people)
        self._greedy = new_marked_desk(weights, knows=False)

    def think(self, view: View, told: Sequence[Told], budget: Budget, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        heard, (word,) = told_sets(self._cards, told), read_seeds([seed])
        worths = self._worths(self._propose_both(view, told, heard, word), heard, word)
        order = np.argsort(-worths, kind="stable")[: budget.candidates(TRIED, WORLDS_EACH)]
        self._desk.turns[: len(order)] = self._desk.turns[order]
        contest = Halving(len(order), budget, worths[order], TRUST)
        contest.hold(self._trial_of_both(self._trial(told, seed), heard, word))
        return Thought(lays_of(self._desk.turns[contest.best], self._cards), contest.chance, contest.playouts)

    def _propose_both(self, view: View, told: Sequence[Told], heard: ToldSets, word: np.uint64) -> int:
        """Write the turns that look best with able partners and with greedy ones, and return how many they are."""
        able = self._propose(view, told)
        return propose_marked(self._desk, self._greedy, heard, word, 1, able, able + BROAD.keep, BROAD)

    def _worths(self, count: int, heard: ToldSets, word: np.uint64) -> Values:
        """Return what the first turns on the desk are worth, by their ends; what others hold makes no difference."""
        able, greedy = np.zeros(count), np.zeros(count)
        judge_told(self._desk, self._large, heard, word, 1, PROPOSING, able)
        judge_marked(self._desk, self._greedy, heard, word, 1, greedy)
        return (1 - GREEDY_HALF) * able + GREEDY_HALF * greedy

    def _trial_of_both(self, with_able: Attempt, heard: ToldSets, word: np.uint64) -> Attempt:
        """Return a trial in which partners are able in even worlds, and greedy in odd ones."""

        def attempt(worlds: Numbers, tried: Numbers, sums: Values) -> None:
            for world in range(*worlds.tolist()):
                if world % 2:
                    try_in_company(self._desk, self._greedy, heard, word, world, AHEAD, tried, sums)
                else:
                    with_able(np.array([world, world + 1]), tried, sums)

        return attempt
