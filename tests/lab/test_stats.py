"""Intervals and tests against values worked out by hand or found in the literature."""

from math import comb, inf

import numpy as np
import pytest

from tenback.lab.stats import (
    EXACT_BELOW,
    Estimate,
    chance_of_no_difference,
    discordant,
    elo,
    mean,
    pair_score,
    rate,
    rate_difference,
)

ONE = np.array([1, 1, 1, 0, 1, 1, 0, 0], np.bool_)  # alone on three deals
OTHER = np.array([0, 0, 0, 1, 1, 1, 0, 0], np.bool_)  # alone on one


def _bounds(estimate: Estimate) -> tuple[float, float]:
    return round(estimate.low, 4), round(estimate.high, 4)


@pytest.mark.parametrize(
    ("wins", "games", "bounds"),
    [
        (81, 263, (0.2553, 0.3662)),  # Newcombe 1998, table I, method 3
        (15, 148, (0.0624, 0.1605)),
        (0, 20, (0.0, 0.1611)),
        (1, 29, (0.0061, 0.1718)),
        (20, 20, (0.8389, 1.0)),
    ],
)
def test_a_rate_has_wilsons_interval(wins: int, games: int, bounds: tuple[float, float]) -> None:
    assert (wins / games, bounds) == (rate(wins, games).value, _bounds(rate(wins, games)))


def test_a_mean_has_the_normal_interval() -> None:
    # standard deviation 1.29099, its error a half of that, 1.95996 times that on either side
    assert (mean(np.arange(1, 5)).value, _bounds(mean(np.arange(1, 5)))) == (2.5, (1.2348, 3.7652))


def test_a_single_value_has_no_bounds() -> None:
    assert Estimate(7.0, -inf, inf) == mean(np.array([7]))


def test_only_deals_that_one_side_wins_tell_two_sides_apart() -> None:
    assert discordant(ONE, OTHER) == (3, 1)


def test_a_difference_of_rates_is_taken_deal_by_deal() -> None:
    # (3 - 1) / 8; around 2 / 10 with the error sqrt(3 + 1 + 1 - 2 * 2 / 10) / 10 = 0.21448
    found = rate_difference(ONE, OTHER)
    assert (found.value, _bounds(found)) == (0.25, (-0.2204, 0.6204))


def test_sides_that_never_differ_may_still_do_so() -> None:
    found = rate_difference(ONE, ONE)
    assert found.value == 0
    assert found.low < 0 < found.high


@pytest.mark.parametrize(("ahead", "behind", "p"), [(10, 2, 158 / 4096), (2, 10, 158 / 4096), (3, 3, 1.0), (0, 0, 1.0)])
def test_mcnemars_test_is_counted_out(ahead: int, behind: int, p: float) -> None:
    assert p == chance_of_no_difference(ahead, behind)  # twice (1 + 12 + 66) of 2 ** 12


def test_mcnemars_test_is_approximated_where_counting_takes_long() -> None:
    ahead, behind = EXACT_BELOW // 2 + 40, EXACT_BELOW // 2 - 20
    exact = 2 * sum(comb(ahead + behind, k) for k in range(behind + 1)) / 2 ** (ahead + behind)
    assert chance_of_no_difference(ahead, behind) == pytest.approx(exact, abs=1e-4)


@pytest.mark.parametrize(
    ("score", "expected"), [(0.5, 0), (0.75, 190.85), (0.25, -190.85), (0.909091, 400), (1, inf), (0, -inf)]
)
def test_elo_is_the_logarithm_of_the_odds(score: float, expected: float) -> None:
    assert expected == round(elo(score), 2)


def test_pairs_that_are_won_or_lost_whole_count_as_one_game_each() -> None:
    assert _bounds(pair_score(np.array([1.0] * 30 + [0.0] * 10))) == _bounds(rate(30, 40))


def test_pairs_that_are_shared_narrow_the_interval() -> None:
    shared, whole = pair_score(np.array([0.5] * 40)), pair_score(np.array([0.0, 1.0] * 20))
    assert whole.high - whole.low > 4 * (shared.high - shared.low) > 0
    assert shared.value == 0.5


def test_pairs_that_are_all_won_leave_a_lower_bound() -> None:
    assert pair_score(np.ones(20)) == rate(20, 20)


def test_an_estimate_can_be_told_on_another_scale() -> None:
    assert Estimate(2, 1, 3) == Estimate(1, 0.5, 1.5).mapped(lambda value: 2 * value)
