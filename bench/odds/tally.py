"""What was counted in a cell; two counts of different deals add up."""

from dataclasses import dataclass
from typing import Self

import numpy as np

from tenback.bots import VERSION
from tenback.lab.figures import judge
from tenback.lab.run import Run, Sample
from tenback.lab.stats import Estimate, pair_score, rate


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """How the deals of a cell went; in a duel each of them is a pair of games."""

    deals: int = 0
    wins: int = 0  # games; in a duel those of the first bot
    split: int | None = None  # pairs that were shared; None: no duel
    left: int = 0  # cards of all games together
    turns: int = 0
    seconds: float = 0.0  # that a core worked
    bots: int = VERSION  # the version of the bots that played

    def __add__(self, other: Self) -> "Tally":
        splits = [tally.split for tally in (self, other) if tally.split is not None]
        return Tally(
            deals=self.deals + other.deals,
            wins=self.wins + other.wins,
            split=sum(splits) if splits else None,
            left=self.left + other.left,
            turns=self.turns + other.turns,
            seconds=round(self.seconds + other.seconds, 4),
            bots=self.bots,
        )

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.deals if self.split is None else 2 * self.deals

    @property
    def won(self) -> Estimate:
        """The share of games won; for a duel the interval is that of its pairs."""
        return rate(self.wins, self.deals) if self.split is None else self._score(self.split)

    def _score(self, split: int) -> Estimate:
        both = (self.wins - split) // 2
        return pair_score(np.repeat([1.0, 0.5, 0.0], [both, split, self.deals - both - split]))


def count(run: Run) -> Tally:
    """Count the games of a run as far as no deal is missing: an interrupt leaves gaps."""
    whole = int((run.deals == np.arange(len(run.deals))).sum())
    kept = Run(run.experiment, run.deals[:whole], tuple(_first(sample, whole) for sample in run.samples))
    if not whole:
        return Tally()
    samples = kept.samples
    duel = judge(kept) if len(samples) > 1 else None
    return Tally(
        deals=whole,
        wins=duel.wins[0] if duel else int(samples[0].won.sum()),
        split=duel.split if duel else None,
        left=_total(samples, "left"),
        turns=_total(samples, "turns"),
        seconds=round(sum(sample.seconds for sample in samples), 4),
    )


def _first(sample: Sample, games: int) -> Sample:
    return Sample(sample.rows[:games], sample.seconds * games / max(len(sample), 1))


def _total(samples: tuple[Sample, ...], fact: str) -> int:
    return sum(int(sample.fact(fact).sum()) for sample in samples)
