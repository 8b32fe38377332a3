"""The figures of a run: for one line-up, for two on the same deals, for a duel."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.lab.run import Run, Sample
from tenback.lab.stats import (
    Estimate,
    chance_of_no_difference,
    discordant,
    elo,
    mean,
    pair_score,
    rate,
    rate_difference,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """How one line-up did."""

    games: int
    wins: int
    won: Estimate  # share of the games that the team won; in a race, that the first seat won
    starter_won: Estimate
    left: Estimate
    spread: tuple[int, ...]  # [left]: how many games ended with so many cards left
    tricks: Estimate
    turns: Estimate
    games_per_second: float  # on one core
    seconds_per_turn: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """How much better the first line-up did than the second, deal by deal."""

    won: Estimate
    left: Estimate
    ahead: int  # deals that only the first won
    behind: int
    p_value: float  # how likely equal line-ups are to differ at least as much


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """How two bots did against each other, on mirrored pairs of games."""

    pairs: int
    wins: tuple[int, int]  # of the first bot, of the second
    score: Estimate  # of the first bot
    elo: Estimate  # how far the first is above the second
    both: int  # pairs that the first bot won whole
    split: int
    neither: int
    starter_won: Estimate


def summarise(sample: Sample) -> Summary:
    """Return the figures of one line-up."""
    games, wins, turns = len(sample), int(sample.won.sum()), sample.fact("turns")
    return Summary(
        games=games,
        wins=wins,
        won=rate(wins, games),
        starter_won=rate(int(sample.starter_won.sum()), games),
        left=mean(sample.fact("left")),
        spread=tuple(np.bincount(sample.fact("left")).tolist()),
        tricks=mean(sample.fact("tricks")),
        turns=mean(turns),
        games_per_second=games / max(sample.seconds, 1e-9),
        seconds_per_turn=sample.seconds / max(int(turns.sum()), 1),
    )


def compare(one: Sample, other: Sample) -> Difference:
    """Return how two line-ups differ on the same deals."""
    ahead, behind = discordant(one.won, other.won)
    return Difference(
        won=rate_difference(one.won, other.won),
        left=mean(one.fact("left") - other.fact("left")),
        ahead=ahead,
        behind=behind,
        p_value=chance_of_no_difference(ahead, behind),
    )


def judge(run: Run) -> Duel:
    """Return how the first bot did against the second: it sits first in one game of a pair, second in the other."""
    first, second = run.samples
    points = first.won.astype(np.int64) + ~second.won
    wins, pairs, score = int(points.sum()), len(points), pair_score(points / 2)
    starters = int(first.starter_won.sum() + second.starter_won.sum())
    return Duel(
        pairs=pairs,
        wins=(wins, 2 * pairs - wins),
        score=score,
        elo=score.mapped(elo),
        both=_count(points, 2),
        split=_count(points, 1),
        neither=_count(points, 0),
        starter_won=rate(starters, 2 * pairs),
    )


def _count(points: NDArray[np.int64], value: int) -> int:
    return int((points == value).sum())
