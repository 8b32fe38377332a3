"""The best turn of a team that talks, or of one player, by nets that learnt with open hands."""

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter
from typing import NamedTuple, Protocol

import numpy as np

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.batch.lower import lower
from tenback.batch.positions import load_view
from tenback.batch.seeds import read_seeds
from tenback.rules import Ruleset, View
from tenback.search.budget import Budget
from tenback.search.halving import Halving
from tenback.search.inference import Told
from tenback.search.kept_values import Values, nothing_learnt
from tenback.search.thinker import Thought, check, lays_of, new_desk
from tenback.search.trials import Desk
from tenback.search.worlds import ToldSets, told_sets

PLAYOUTS = 400  # from which on there is time for all worlds
MOST, TRIED = 16, 8  # turns that are judged, and that are tried
WORLDS_EACH = 8  # play-outs for which one more candidate is tried
LEAST = 0.01  # seconds that are left for trials, however long the rest took


class Worlds(NamedTuple):
    """How many worlds are looked at before turns are tried."""

    thought_of: int  # in which turns are thought of
    judged: int  # in which their ends are judged
    trust: float  # worlds that this judgement counts for, beside those in which a turn is tried

    def share(self, playouts: int | None) -> "Worlds":
        """Return those for which a number of play-outs leaves time."""
        share = 1.0 if playouts is None else min(1.0, playouts / PLAYOUTS)
        thought_of, judged = max(2, round(share * self.thought_of)), max(8, round(share * self.judged))
        return Worlds(min(self.thought_of, thought_of), min(self.judged, judged), self.trust)


IN_COMPANY = Worlds(thought_of=8, judged=32, trust=64.0)
IN_COMPANY_AT_ONCE = Worlds(thought_of=2, judged=16, trust=0.0)
ALONE = Worlds(thought_of=1, judged=1, trust=24.0)  # no hand is hidden, and nets do not look at the draw pile's order


class Judge(Protocol):
    """What turns are thought of and judged by in worlds where every hand is known; they lie on a desk."""

    def propose(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, most: int, *, at_once: bool) -> int:
        """Write the best turns of each of so many worlds, `most` in all, and return how many they are."""

    def judge(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, sums: Values) -> None:
        """Add up the chances of the ends of turns in so many worlds."""

    def attempt(
        self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: Numbers, tried: Numbers, sums: Values
    ) -> None:
        """Try turns in a range of worlds until the next turn, and add up their chances."""


class ToldThinker:
    """Thinks about turns of one ruleset; what others told of their hands is heeded."""

    def __init__(self, rules: Ruleset, seats: int, judge: Judge) -> None:
        self._cards, self._judge = sorted(rules.cards), judge
        self._desk = new_desk(lower(rules, seats), layout.HEED, nothing_learnt())
        self._worlds, self._at_once = (ALONE, ALONE) if seats == 1 else (IN_COMPANY, IN_COMPANY_AT_ONCE)

    def glance(self, view: View, told: Sequence[Told], seed: int) -> Thought:
        """Return the turn whose end looks best in a few worlds."""
        heard, word = self._look(view, told, seed)
        worths = self._worths(heard, word, self._at_once, at_once=True)
        best = int(np.argmax(worths))
        return Thought(lays_of(self._desk.turns[best], self._cards), min(1.0, float(worths[best])), 0)

    def think(self, view: View, told: Sequence[Told], budget: Budget, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        begun, desk = perf_counter(), self._desk
        heard, word = self._look(view, told, seed)
        worths = self._worths(heard, word, self._worlds.share(budget.playouts), at_once=False)
        order = np.argsort(-worths, kind="stable")[: budget.candidates(TRIED, WORLDS_EACH)]
        desk.turns[: len(order)] = desk.turns[order]
        contest = Halving(len(order), _what_is_left(budget, perf_counter() - begun), worths[order], self._worlds.trust)

        def attempt(worlds: Numbers, tried: Numbers, sums: Values) -> None:
            self._judge.attempt(desk, heard, word, worlds, tried, sums)

        contest.hold(attempt)
        return Thought(lays_of(desk.turns[contest.best], self._cards), contest.chance, contest.playouts)

    def _look(self, view: View, told: Sequence[Told], seed: int) -> tuple[ToldSets, np.uint64]:
        check(view, told)
        load_view(self._desk.table, self._desk.games, view)
        return told_sets(self._cards, told), read_seeds([seed])[0]

    def _worths(self, heard: ToldSets, word: np.uint64, worlds: Worlds, *, at_once: bool) -> Values:
        """Think of turns, and return what each is worth; they lie on the desk."""
        sums = np.zeros(self._judge.propose(self._desk, heard, word, worlds.thought_of, MOST, at_once=at_once))
        self._judge.judge(self._desk, heard, word, worlds.judged, sums)
        return sums / worlds.judged


def _what_is_left(budget: Budget, spent: float) -> Budget:
    return budget if budget.seconds is None else replace(budget, seconds=max(LEAST, budget.seconds - spent))
