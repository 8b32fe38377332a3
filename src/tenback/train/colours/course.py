"""How a run of training goes, and what it leaves behind in its folder."""

from dataclasses import dataclass
from itertools import cycle, islice

import numpy as np

from tenback.batch.compiler import Seeds

LOG, WEIGHTS, COURSE = "log.jsonl", "weights.npz", "course.json"
PRACTICE = 1 << 63  # deals to learn from have seeds from here on, which no measurement uses
RUN = 1 << 40  # seeds for each run
SEATS = (2, 3, 2, 4, 5)  # how many play, game after game: two have it hardest


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How to train."""

    seed: int = 1
    games: int = 1_500_000
    batch: int = 8  # games between two steps
    rate: float = 2e-3  # of learning, at first
    trace: float = 0.15  # how much of what came later counts beside what the next position is worth

    def rate_at(self, share: float) -> float:
        """Return the rate of learning after a share of the run."""
        return self.rate * (1 - share) + self.rate / 200

    def seeds(self, batch: int) -> Seeds:
        """Return the seeds of a batch."""
        first = PRACTICE + self.seed * RUN + batch * self.batch
        return np.arange(first, first + self.batch, dtype=np.uint64)


def seats_of(batch: int, seats: tuple[int, ...] = SEATS) -> int:
    """Return how many play in a batch."""
    return next(islice(cycle(seats), batch % len(seats), None))
