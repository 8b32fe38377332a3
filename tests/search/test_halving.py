"""Sequential halving: the budget is kept, all are tried in the same worlds, and the best one is left."""

from itertools import count, pairwise
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.search.budget import Budget
from tenback.search.halving import FEWEST, Halving
from tests.trying import tried

COUNTS = st.integers(2, 16)
TICK = 2**-10  # seconds, which can be added without rounding


def _hold(chances: list[float], budget: Budget, noise: int | None = None) -> tuple[Halving, list[tuple[int, int, int]]]:
    """Hold a contest of candidates with these chances; return it, and the worlds and candidates of each stretch."""
    contest, stretches, rng = Halving(len(chances), budget), [], np.random.default_rng(noise)
    while contest.is_open:
        worlds = contest.next_worlds()
        for _ in range(*worlds):
            luck = rng.random()  # of a world: the same for all
            each = np.array(chances)[contest.tried]
            contest.sums[contest.tried] += each if noise is None else luck < each
        stretches.append((int(worlds[0]), int(worlds[1]), len(contest.tried)))
        contest.note(worlds)
    return contest, stretches


@given(COUNTS, st.integers(100, 5000))
def test_the_play_outs_of_the_budget_are_spent(candidates: int, playouts: int) -> None:
    """To half a world a round, for a round has whole worlds."""
    contest, stretches = _hold([0.5] * candidates, Budget(playouts=playouts))
    assert abs(contest.playouts - playouts) <= sum(tried for _, _, tried in stretches) / 2 + 1
    assert contest.playouts == sum((end - first) * tried for first, end, tried in stretches)


@given(st.permutations([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.9]), st.integers(0, 9))
@tried(30)
def test_the_best_of_clearly_different_candidates_wins(chances: list[float], noise: int) -> None:
    contest, _ = _hold(chances, Budget(playouts=600), noise)
    assert contest.best == chances.index(0.9)


@given(COUNTS, st.integers(1, 500))
def test_worlds_follow_on_each_other_and_candidates_only_leave(candidates: int, playouts: int) -> None:
    _, stretches = _hold([0.5] * candidates, Budget(playouts=playouts))
    assert stretches[0][0] == 0
    assert all(end == first for (_, end, _), (first, _, _) in pairwise(stretches))
    assert all(end > first for first, end, _ in stretches)
    tried = [tried for _, _, tried in stretches]
    assert tried[0] == candidates
    assert sorted(tried, reverse=True) == tried


@given(COUNTS, st.integers(100, 5000), st.floats(1, 3))
@tried(50)
def test_a_hard_turn_takes_what_it_may(candidates: int, playouts: int, most: float) -> None:
    contest, _ = _hold([0.5] * candidates, Budget(playouts=playouts, most=most))
    assert contest.playouts == pytest.approx(most * playouts, abs=candidates)


def test_an_easy_turn_is_soon_decided() -> None:
    contest, _ = _hold([0.2, 0.9, 0.1, 0.3], Budget(playouts=4000, most=3), noise=1)
    assert contest.best == 1
    assert contest.playouts < 2000


def test_what_is_thought_at_first_may_be_wrong_like_the_worlds_that_it_counts_for() -> None:
    """A lead at first that is larger than what few worlds may be wrong by is no reason to be sure."""
    contest = Halving(2, Budget(playouts=400), np.array([0.52, 0.5]), trust=100)
    for luck in ([0.6, 0.5], [0.5, 0.6]) * 12:
        contest.sums += luck
        contest.note(np.array([contest.playouts // 2, contest.playouts // 2 + 1]))
    assert contest.is_open


def test_a_lead_in_few_worlds_decides_nothing() -> None:
    """However even it is: what is worth much or little comes up in few worlds."""
    contest = Halving(2, Budget(playouts=400))
    for _ in range(FEWEST - 1):
        contest.sums += [0.6, 0.5]
        contest.note(np.array([contest.playouts // 2, contest.playouts // 2 + 1]))
    assert contest.is_open


def test_a_lead_that_may_be_luck_decides_nothing() -> None:
    contest, _ = _hold([0.5, 0.502], Budget(playouts=400), noise=1)
    assert contest.playouts == pytest.approx(400, abs=2)


def test_one_candidate_costs_nothing() -> None:
    contest, stretches = _hold([0.5], Budget(playouts=100))
    assert (contest.best, contest.playouts, contest.chance) == (0, 0, None)
    assert stretches == []


def test_the_chance_is_the_average_over_all_worlds_of_the_best() -> None:
    contest, _ = _hold([0.25, 0.75, 0.5], Budget(playouts=300))
    assert contest.chance == pytest.approx(0.75)


def test_of_equals_the_first_is_taken() -> None:
    """Candidates come cheapest first, and that is what decides where nothing else does."""
    assert _hold([0.5] * 9, Budget(playouts=300))[0].best == 0


def test_a_budget_of_seconds_ends_soon_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a tick whenever somebody looks at it, as after a stretch of that length."""
    ticks = count()
    monkeypatch.setattr("tenback.search.halving.time", SimpleNamespace(perf_counter=lambda: next(ticks) * TICK))
    contest, stretches = _hold([0.5] * 16, Budget(seconds=80 * TICK))
    assert 80 <= next(ticks) < 90
    assert [sum(tried == number for _, _, tried in stretches) for number in (16, 8, 4, 2)] == [20] * 4
    assert contest.playouts > 16


def test_what_is_thought_at_first_counts_for_some_worlds() -> None:
    contest = Halving(2, Budget(playouts=4), np.array([0.25, 0.5]), trust=6)
    assert contest.chance == 0.25
    contest.sums += [0, 2]
    contest.note(np.array([0, 2]))
    assert (contest.best, contest.chance) == (1, (6 * 0.5 + 2) / 8)
