"""How a run of training goes, and what it leaves behind in its folder."""

from dataclasses import dataclass

import numpy as np

from tenback.batch.compiler import Seeds

LOG, WEIGHTS, COURSE, CHECKPOINT = "log.jsonl", "weights.npz", "course.json", "checkpoint.npz"
PRACTICE = 1 << 63  # deals to learn from have seeds from here on, which no measurement uses
RUN = 1 << 40  # seeds for each run


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How to train."""

    family: str
    game: str
    seed: int = 1
    games: int = 1_500_000
    batch: int = 8  # games between two steps
    rate: float = 2e-3  # of learning, at first
    trace: float  # how much of what came later counts beside what the next position is worth

    @property
    def batches(self) -> int:
        """How many steps there are."""
        return self.games // self.batch

    def rate_at(self, share: float) -> float:
        """Return the rate of learning after a share of the run."""
        return self.rate * (1 - share) + self.rate / 200

    def seeds(self, batch: int) -> Seeds:
        """Return the seeds of a batch."""
        first = PRACTICE + self.seed * RUN + batch * self.batch
        return np.arange(first, first + self.batch, dtype=np.uint64)
