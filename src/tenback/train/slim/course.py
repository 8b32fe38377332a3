"""How a run of training goes, and what it leaves behind in its folder."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tenback.batch.compiler import Seeds
from tenback.train.slim.slopes import Lesson

LOG, WEIGHTS, COURSE, CHECKPOINT = "log.jsonl", "weights.npz", "course.json", "checkpoint.npz"
PRACTICE = 1 << 63  # deals to learn from have seeds from here on, which no measurement uses
RUN = 1 << 40  # seeds for each run
FIRST_HOPE, LAST_HOPE = 4.0, 100.0  # how fast lost games lose their worth


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How to train."""

    family: str
    game: str
    seed: int = 1
    games: int = 1_500_000
    seats: Sequence[int]  # how many play, game after game
    batch: int  # games between two steps
    cores: int = 1  # that play at the same time; with another number of them, sums are rounded otherwise
    rate: float  # of learning, at first
    trace: float  # how much of what came later counts beside what the next position is worth
    hope_until: float  # share of the run in which lost games count for something
    begin: str | None = None  # a file of weights to begin with

    @property
    def batches(self) -> int:
        """How many steps there are."""
        return self.games // self.batch

    def rate_at(self, share: float) -> float:
        """Return the rate of learning after a share of the run."""
        return self.rate * (1 - share) + self.rate / 200

    def lesson_at(self, share: float) -> Lesson:
        """Return what to learn from games after a share of the run: hope fades, then there is none."""
        if share >= self.hope_until:
            return Lesson(self.trace, hope=0.0)
        return Lesson(self.trace, FIRST_HOPE * (LAST_HOPE / FIRST_HOPE) ** (share / self.hope_until))

    def seeds(self, batch: int) -> Seeds:
        """Return the seeds of a batch."""
        first = PRACTICE + self.seed * RUN + batch * self.batch
        return np.arange(first, first + self.batch, dtype=np.uint64)
