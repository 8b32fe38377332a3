"""Curves fitted to samples, and how well they hold for games that they have not seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.study.samples import Sample, Table
from tenback.study.calibration import Curve

ROUNDS, RIDGE = 50, 1.0  # of Newton's method, and the pull towards the curve that changes nothing
FOLDS = 5  # parts of the deals: each is checked with a curve that was fitted to the others
BINS = 10
ROUGHLY = 1000  # deals: the first ones may have no sample
RESAMPLED = 400  # times, to say how sure a figure is

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """How a curve does on games it was not fitted to."""

    table: Table
    first: int  # deal
    games: int
    positions: int
    won: float
    raw_error: float  # expected calibration error of what play-outs say
    error: float  # of the curve
    noise: float  # the error that a perfect curve would show in so few games
    bins: list[tuple[float, float, int]]  # mean chance, share won, positions


class Drift(NamedTuple):
    """What a curve says of games that were played long after it was fitted."""

    told: float
    won: float
    error: float
    noise: float  # the error that a perfect curve would show

    @property
    def is_real(self) -> bool:
        """Whether chance alone hardly explains it."""
        return self.error > 2 * self.noise


def fit(samples: Sequence[Sample]) -> Curve:
    """Return the curve that makes the outcomes of games likeliest."""
    odds, won = _log_odds(samples), np.array([one.won for one in samples], float)
    inner = np.isfinite(odds)
    inputs = np.stack([odds[inner], np.ones(inner.sum())], axis=1)
    found = np.array([1.0, 0.0])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-inputs @ found))
        pull = RIDGE * (found - [1.0, 0.0])
        curvature = (inputs * (chance * (1 - chance))[:, None]).T @ inputs + RIDGE * np.eye(2)
        found += np.linalg.solve(curvature, inputs.T @ (won[inner] - chance) - pull)
    return Curve(round(float(found[0]), 3), round(float(found[1]), 3), fitted=True)


def check(table: Table, samples: Sequence[Sample]) -> Check:
    """Return how well curves say how often positions were won, in deals that they were not fitted to."""
    told = np.array(tell_apart(samples))
    raw, won = np.array([one.raw for one in samples]), np.array([one.won for one in samples], float)
    games = np.array([one.seed for one in samples])
    return Check(
        table=table,
        first=int(games.min()) // ROUGHLY * ROUGHLY,
        games=len({*games.tolist()}),
        positions=len(samples),
        won=float(won.mean()),
        raw_error=calibration_error(raw, won),
        error=calibration_error(told, won),
        noise=_noise(told, games),
        bins=[*_bins(told, won)],
    )


def drift(curve: Curve, new: Sequence[Sample]) -> Drift:
    """Return how a curve does with new games."""
    won = np.array([one.won for one in new], float)
    told, games = np.array([curve.chance(one.raw) for one in new]), np.array([one.seed for one in new])
    return Drift(float(told.mean()), float(won.mean()), calibration_error(told, won), _noise(told, games))


def tell_apart(samples: Sequence[Sample]) -> list[float]:
    """Return the chance of each sample, by a curve that was fitted to other deals."""
    others = [[one for one in samples if one.seed % FOLDS != fold] for fold in range(FOLDS)]
    curves = [fit(part) for part in others]
    return [curves[one.seed % FOLDS].chance(one.raw) for one in samples]


def calibration_error(told: Numbers, won: Numbers) -> float:
    """Return the expected calibration error: by bins, how far the mean chance is from the share that was won."""
    return sum(abs(chance - share) * count for chance, share, count in _bins(told, won)) / len(told)


def _bins(told: Numbers, won: Numbers) -> list[tuple[float, float, int]]:
    place = np.minimum((told * BINS).astype(int), BINS - 1)
    inside = [place == at for at in range(BINS) if (place == at).any()]
    return [(float(told[one].mean()), float(won[one].mean()), int(one.sum())) for one in inside]


def _noise(told: Numbers, games: NDArray[np.int64]) -> float:
    """Return the error of chances that are exactly right, in as many games: each is won or lost as a whole."""
    chance = np.random.default_rng(1)
    order = np.unique(games, return_inverse=True)[1]
    luck = chance.random((RESAMPLED, order.max() + 1))
    return float(np.mean([calibration_error(told, (one[order] < told).astype(float)) for one in luck]))


def _log_odds(samples: Sequence[Sample]) -> Numbers:
    raw = np.array([one.raw for one in samples])
    with np.errstate(divide="ignore"):
        return np.asarray(np.log(raw) - np.log1p(-raw))
