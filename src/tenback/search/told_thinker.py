"""The best turn of a team that talks, by nets that learnt with open hands."""

from collections.abc import Sequence
from time import perf_counter
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.batch.lower import lower
from tenback.batch.positions import load_view
from tenback.batch.seeds import read_seeds
from tenback.nets.shape import LARGE, SMALL
from tenback.nets.weights import Net
from tenback.rules import Ruleset, View
from tenback.search.budget import Budget
from tenback.search.halving import Halving
from tenback.search.inference import Told
from tenback.search.judged_trials import try_judged
from tenback.search.judged_turns import Care, new_net_desk
from tenback.search.kept_values import Values, nothing_learnt
from tenback.search.marked_trials import judge_marked, propose_marked, try_marked
from tenback.search.marked_turns import Breadth, new_marked_desk
from tenback.search.thinker import Thought, check, lays_of, new_desk
from tenback.search.told_turns import judge_told, propose_told
from tenback.search.trials import Desk
from tenback.search.worlds import ToldSets, told_sets

FEW_WORLDS, WORLDS, JUDGED = 2, 8, 32  # in which turns are thought of, at once or to be tried, and judged
PLAYOUTS = 400  # from which on there is time for all of these worlds
MOST, TRIED = 16, 8  # turns that are judged, and that are tried
WORLDS_EACH = 8  # play-outs for which one more candidate is tried
TRUST = 64.0  # worlds that the first judgement of a turn counts for
LEAST = 0.01  # seconds that are left for trials, however long the rest took


class Judge(Protocol):
    """What turns are thought of and judged by in worlds where every hand is known; they lie on a desk."""

    def propose(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, *, at_once: bool) -> int:
        """Write the best turns of each of so many worlds, and return how many they are."""

    def judge(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, sums: Values) -> None:
        """Add up the chances of the ends of turns in so many worlds."""

    def attempt(
        self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: Numbers, tried: Numbers, sums: Values
    ) -> None:
        """Try turns in a range of worlds until the next turn, and add up their chances."""


class NumberJudge:
    """Nets of games of numbers: the large one thinks of turns, the small one tries them."""

    AT_ONCE = Care(near=3, wide=2, keep=2, facings=1, knows=1)  # turns of a world, where there is no time to try them
    PROPOSING = Care(near=4, wide=4, keep=4, facings=1, knows=1)  # turns of a world, to be tried
    JUDGING = Care(near=0, wide=0, keep=0, facings=1, knows=1)  # the ends of turns
    AHEAD = Care(near=3, wide=2, keep=1, facings=1, knows=1)  # the turn that follows, in a world

    def __init__(self, nets: dict[str, Net]) -> None:
        self._large, self._small = (new_net_desk(nets[name]) for name in (LARGE, SMALL))

    def propose(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, *, at_once: bool) -> int:
        """Write the best turns of each of so many worlds, and return how many they are."""
        return propose_told(desk, self._large, heard, word, worlds, MOST, self.AT_ONCE if at_once else self.PROPOSING)

    def judge(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, sums: Values) -> None:
        """Add up the chances of the ends of turns in so many worlds."""
        judge_told(desk, self._large, heard, word, worlds, self.JUDGING, sums)

    def attempt(
        self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: Numbers, tried: Numbers, sums: Values
    ) -> None:
        """Try turns in a range of worlds until the next turn, and add up their chances."""
        try_judged(desk, self._small, heard, word, worlds, self.AHEAD, tried, sums)


class MarkedJudge:
    """A net of marked games."""

    AT_ONCE = Breadth(near=4, wide=4, keep=2)
    PROPOSING = Breadth(near=6, wide=8, keep=4)
    AHEAD = Breadth(near=3, wide=3, keep=1)

    def __init__(self, weights: NDArray[np.float32]) -> None:
        self._net = new_marked_desk(weights)

    def propose(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, *, at_once: bool) -> int:
        """Write the best turns of each of so many worlds, and return how many they are."""
        return propose_marked(desk, self._net, heard, word, worlds, MOST, self.AT_ONCE if at_once else self.PROPOSING)

    def judge(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, sums: Values) -> None:
        """Add up the chances of the ends of turns in so many worlds."""
        judge_marked(desk, self._net, heard, word, worlds, sums)

    def attempt(
        self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: Numbers, tried: Numbers, sums: Values
    ) -> None:
        """Try turns in a range of worlds until the next turn, and add up their chances."""
        try_marked(desk, self._net, heard, word, worlds, self.AHEAD, tried, sums)


class ToldThinker:
    """Thinks about turns of one ruleset; what others told of their hands is heeded."""

    def __init__(self, rules: Ruleset, seats: int, judge: Judge) -> None:
        self._cards, self._judge = sorted(rules.cards), judge
        self._desk = new_desk(lower(rules, seats), layout.HEED, nothing_learnt())

    def glance(self, view: View, told: Sequence[Told], seed: int) -> Thought:
        """Return the turn whose end looks best in a few worlds."""
        heard, word = self._look(view, told, seed)
        worths = self._worths(heard, word, FEW_WORLDS, JUDGED // 2, at_once=True)
        best = int(np.argmax(worths))
        return Thought(lays_of(self._desk.turns[best], self._cards), min(1.0, float(worths[best])), 0)

    def think(self, view: View, told: Sequence[Told], budget: Budget, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        begun, desk = perf_counter(), self._desk
        heard, word = self._look(view, told, seed)
        share = 1.0 if budget.playouts is None else min(1.0, budget.playouts / PLAYOUTS)
        worlds, judged = max(FEW_WORLDS, round(share * WORLDS)), max(8, round(share * JUDGED))
        worths = self._worths(heard, word, worlds, judged, at_once=False)
        order = np.argsort(-worths, kind="stable")[: budget.candidates(TRIED, WORLDS_EACH)]
        desk.turns[: len(order)] = desk.turns[order]
        contest = Halving(len(order), _what_is_left(budget, perf_counter() - begun), worths[order], TRUST)

        def attempt(worlds: Numbers, tried: Numbers, sums: Values) -> None:
            self._judge.attempt(desk, heard, word, worlds, tried, sums)

        contest.hold(attempt)
        return Thought(lays_of(desk.turns[contest.best], self._cards), contest.chance, contest.playouts)

    def _look(self, view: View, told: Sequence[Told], seed: int) -> tuple[ToldSets, np.uint64]:
        check(view, told)
        load_view(self._desk.table, self._desk.games, view)
        return told_sets(self._cards, told), read_seeds([seed])[0]

    def _worths(self, heard: ToldSets, word: np.uint64, worlds: int, judged: int, *, at_once: bool) -> Values:
        """Think of turns, and return what each is worth; they lie on the desk."""
        sums = np.zeros(self._judge.propose(self._desk, heard, word, worlds, at_once=at_once))
        self._judge.judge(self._desk, heard, word, judged, sums)
        return sums / judged


def _what_is_left(budget: Budget, spent: float) -> Budget:
    return budget if budget.seconds is None else Budget(seconds=max(LEAST, budget.seconds - spent))
