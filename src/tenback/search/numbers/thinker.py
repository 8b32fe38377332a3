"""The best turn by nets: whole turns are compared by what the large net thinks of their ends, then tried in worlds."""

from collections.abc import Collection, Sequence

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
from tenback.search.halving import Attempt, Halving
from tenback.search.inference import Told
from tenback.search.kept_values import Values, nothing_learnt
from tenback.search.numbers.trials import try_judged
from tenback.search.numbers.turns import MOST_WIDE, Care, new_net_desk, propose_judged
from tenback.search.thinker import (
    PlannedTurn,
    Thought,
    check,
    expect_people,
    lay_out,
    lays_of,
    new_desk,
    world_by_world,
)
from tenback.search.worlds import told_sets

AT_ONCE = Care(near=4, wide=3, keep=1, facings=1)  # how turns are thought of without trying them
PROPOSING = Care(near=8, wide=8, keep=8, facings=2)  # turns to be tried
AHEAD = Care(near=3, wide=2, keep=1, facings=1)  # the turn that follows, in a world
WORLDS_EACH = 8  # play-outs for which one more candidate is tried
TRUST = 24.0  # worlds that the first judgement of a turn counts for


class JudgedThinker:
    """Thinks about turns of one ruleset by its nets; nobody may talk."""

    def __init__(self, rules: Ruleset, seats: int, nets: dict[str, Net], people: Collection[int] = ()) -> None:
        self._cards = sorted(rules.cards)
        self._desk = new_desk(lower(rules, seats), layout.SCORE, nothing_learnt())
        expect_people(self._desk, people)
        self._large, self._small = (new_net_desk(nets[name]) for name in (LARGE, SMALL))

    def glance(self, view: View, _told: Sequence[Told] = (), _seed: int = 0) -> Thought:
        """Return the turn whose end looks best."""
        desk = self._desk
        load_view(desk.table, desk.games, view)
        propose_judged(desk.table, desk.scratch, desk.games, self._large, AT_ONCE)
        turn = self._large.turns[2 * MOST_WIDE]
        return Thought(lays_of(turn, self._cards), -float(turn.view(np.float64)[layout.TURN_SCORE]), 0)

    def think(self, view: View, told: Sequence[Told], budget: Budget, seed: int) -> Thought:
        """Return the best turn; with a number of play-outs, the same seed gives the same answer."""
        desk, count = self._desk, min(self._propose(view, told), budget.candidates(PROPOSING.keep, WORLDS_EACH))
        contest = Halving(count, budget, -desk.turns[:count].view(np.float64)[:, layout.TURN_SCORE], TRUST)
        contest.hold(self._trial(told, seed))
        return Thought(lays_of(desk.turns[contest.best], self._cards), contest.chance, contest.playouts)

    def propose(self, view: View, told: Sequence[Told], most: int, seed: int) -> list[PlannedTurn]:
        """Return the turns whose ends look best, the best first; no chance is needed for that."""
        count = self._propose(view, told)
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
            try_judged(self._desk, self._small, heard, word, worlds, AHEAD, tried, sums)

        return attempt

    def _propose(self, view: View, told: Sequence[Told]) -> int:
        """Write the candidates on the desk, and return how many they are."""
        check(view, told)
        desk = self._desk
        load_view(desk.table, desk.games, view)
        count = propose_judged(desk.table, desk.scratch, desk.games, self._large, PROPOSING)
        desk.turns[:count] = self._large.turns[2 * MOST_WIDE : 2 * MOST_WIDE + count]
        return count
