"""The best turn of a team that talks, by nets that learnt with open hands."""

from collections.abc import Sequence
from time import perf_counter

import numpy as np

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
from tenback.search.thinker import Thought, check, lays_of, new_desk
from tenback.search.told_turns import judge_told, propose_told
from tenback.search.worlds import ToldSets, told_sets

AT_ONCE = Care(near=3, wide=2, keep=2, facings=1, knows=1)  # turns of a world, where there is no time to try them
PROPOSING = Care(near=4, wide=4, keep=4, facings=1, knows=1)  # turns of a world, to be tried
JUDGING = Care(near=0, wide=0, keep=0, facings=1, knows=1)  # the ends of turns
AHEAD = Care(near=3, wide=2, keep=1, facings=1, knows=1)  # the turn that follows, in a world
FEW_WORLDS, WORLDS, JUDGED = 2, 8, 32  # in which turns are thought of, at once or to be tried, and judged
PLAYOUTS = 400  # from which on there is time for all of these worlds
MOST, TRIED = 16, 8  # turns that are judged, and that are tried
WORLDS_EACH = 8  # play-outs for which one more candidate is tried
TRUST = 64.0  # worlds that the first judgement of a turn counts for
LEAST = 0.01  # seconds that are left for trials, however long the rest took


class ToldThinker:
    """Thinks about turns of one ruleset; what others told of their hands is heeded."""

    def __init__(self, rules: Ruleset, seats: int, nets: dict[str, Net]) -> None:
        self._cards = sorted(rules.cards)
        self._desk = new_desk(lower(rules, seats), layout.HEED, nothing_learnt())
        self._large, self._small = (new_net_desk(nets[name]) for name in (LARGE, SMALL))

    def glance(self, view: View, told: Sequence[Told], seed: int) -> Thought:
        """Return the turn whose end looks best in a few worlds."""
        heard, word = self._look(view, told, seed)
        worths = self._judge(heard, word, FEW_WORLDS, AT_ONCE, JUDGED // 2)
        best = int(np.argmax(worths))
        return Thought(lays_of(self._desk.turns[best], self._cards), min(1.0, float(worths[best])), 0)

    def think(self, view: View, told: Sequence[Told], budget: Budget, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        begun, desk = perf_counter(), self._desk
        heard, word = self._look(view, told, seed)
        share = 1.0 if budget.playouts is None else min(1.0, budget.playouts / PLAYOUTS)
        worths = self._judge(
            heard, word, max(FEW_WORLDS, round(share * WORLDS)), PROPOSING, max(8, round(share * JUDGED))
        )
        order = np.argsort(-worths, kind="stable")[: budget.candidates(TRIED, WORLDS_EACH)]
        desk.turns[: len(order)] = desk.turns[order]
        contest = Halving(len(order), _what_is_left(budget, perf_counter() - begun), worths[order], TRUST)

        def attempt(worlds: Numbers, tried: Numbers, sums: Values) -> None:
            try_judged(desk, self._small, heard, word, worlds, AHEAD, tried, sums)

        contest.hold(attempt)
        return Thought(lays_of(desk.turns[contest.best], self._cards), contest.chance, contest.playouts)

    def _look(self, view: View, told: Sequence[Told], seed: int) -> tuple[ToldSets, np.uint64]:
        check(view, told)
        load_view(self._desk.table, self._desk.games, view)
        return told_sets(self._cards, told), read_seeds([seed])[0]

    def _judge(self, heard: ToldSets, word: np.uint64, worlds: int, care: Care, judged: int) -> Values:
        """Think of turns, and return what each is worth; they lie on the desk."""
        worths = np.zeros(propose_told(self._desk, self._large, heard, word, worlds, MOST, care))
        judge_told(self._desk, self._large, heard, word, judged, JUDGING, worths)
        return worths / judged


def _what_is_left(budget: Budget, spent: float) -> Budget:
    return budget if budget.seconds is None else Budget(seconds=max(LEAST, budget.seconds - spent))
