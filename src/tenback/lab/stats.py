"""What a number of games shows, and how certain that is: pure functions, with 95 % intervals throughout."""

from collections.abc import Callable
from dataclasses import dataclass
from math import comb, erfc, inf, log10, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

Z = NormalDist().inv_cdf(0.975)
EXACT_BELOW = 1000  # discordant pairs up to which McNemar's test is computed exactly


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value, and bounds that contain the true one in 95 of 100 measurements."""

    value: float
    low: float = -inf
    high: float = inf

    def mapped(self, function: Callable[[float], float]) -> "Estimate":
        """Return the estimate on another, rising scale."""
        return Estimate(function(self.value), function(self.low), function(self.high))


def rate(wins: int, games: int) -> Estimate:
    """Return the share of games that were won, with Wilson's interval."""
    return _wilson(wins / games, games)


def mean(values: NDArray[np.int64]) -> Estimate:
    """Return the mean with the normal interval; a single value has no bounds."""
    centre = float(values.mean())
    if len(values) < 2:
        return Estimate(centre)
    return _around(centre, Z * float(values.std(ddof=1)) / sqrt(len(values)))


def rate_difference(one: NDArray[np.bool_], other: NDArray[np.bool_]) -> Estimate:
    """Return how much more often one team won than the other on the same deals.

    The interval is that of Agresti and Min (2005): the variance of the differences of the pairs, with half a deal added
    to each of the four ways a pair can go, so that it has a width even where no pair differs.
    """
    ahead, behind = discordant(one, other)
    games, more = len(one) + 2, ahead - behind
    spread = sqrt(ahead + behind + 1 - more * more / games) / games
    return Estimate(more / len(one), max(-1.0, more / games - Z * spread), min(1.0, more / games + Z * spread))


def discordant(one: NDArray[np.bool_], other: NDArray[np.bool_]) -> tuple[int, int]:
    """Return on how many deals only the first team won, and on how many only the second."""
    return int((one & ~other).sum()), int((other & ~one).sum())


def chance_of_no_difference(ahead: int, behind: int) -> float:
    """Return McNemar's p-value: how likely equal teams are to differ at least as much as this."""
    deals, fewer = ahead + behind, min(ahead, behind)
    if deals > EXACT_BELOW:
        return erfc((abs(ahead - behind) - 1) / sqrt(2 * deals)) if ahead != behind else 1.0
    tail: int = sum(comb(deals, k) for k in range(fewer + 1))
    return min(1.0, 2 * tail / (1 << deals))


def pair_score(scores: NDArray[np.float64]) -> Estimate:
    """Return the mean score of mirrored pairs, each 0, 0.5 or 1, with a Wilson interval.

    The two games of a pair share their cards, so pairs are counted, with the variance they showed and one imagined pair
    as uneven as possible: pairs that all went alike are no proof that all will.
    """
    centre, pairs = float(scores.mean()), len(scores)
    most = centre * (1 - centre)  # the variance if every pair was won or lost whole
    seen = (float(((scores - centre) ** 2).sum()) + 0.25) / (pairs + 1)
    return _wilson(centre, pairs if most == 0 else pairs * max(1.0, most / seen))


def elo(score: float) -> float:
    """Return the Elo difference at which this score is expected; infinite if everything is won or lost."""
    if score <= 0 or score >= 1:
        return inf if score >= 1 else -inf
    return 400 * log10(score / (1 - score))


def _wilson(share: float, games: float) -> Estimate:
    weight = 1 + Z * Z / games
    centre = (share + Z * Z / (2 * games)) / weight
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / weight
    low, high = max(0.0, centre - spread), min(1.0, centre + spread)
    return Estimate(share, 0.0 if share == 0 else low, 1.0 if share == 1 else high)


def _around(centre: float, spread: float) -> Estimate:
    return Estimate(centre, centre - spread, centre + spread)
