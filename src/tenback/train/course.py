"""How a run of training goes, and what it leaves behind in its folder."""

from dataclasses import dataclass

from tenback.nets.shape import LARGE, SIZES, SLIGHT

LOG, WEIGHTS, COURSE = "log.jsonl", "weights.npz", "course.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How to train."""

    seed: int = 1
    begin: str | None = None  # a file of weights to begin with
    minutes: float = 6.0
    games: int = 16384  # side by side
    steps: int = 64
    batch: int = 16384
    rate: float = 1e-3  # of learning, at first
    hope: float = 0.5  # how much few cards left count beside winning, at first
    hope_until: float = 0.25  # the share of the run after which they count for next to nothing
    wide: int = 0  # see `Care`
    wide_from: float = 1.0  # the share of the run after which the policy looks further
    acting: str = LARGE
    nets: tuple[str, ...] = tuple(SIZES)

    def rate_at(self, share: float) -> float:
        """Return the rate of learning after a share of the run."""
        return float(self.rate * (1 - share) ** 1.2 + self.rate / 100)

    def slight_at(self, share: float) -> float:
        """Return how much other answers count: much while games are never won."""
        return SLIGHT + self.hope * max(0.0, 1 - share / self.hope_until)
