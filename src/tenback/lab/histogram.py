"""The distribution of the cards left, in a few bins."""

from collections.abc import Sequence
from dataclasses import dataclass

STEPS = (1, 2, 5, 10, 20)
MOST = 10  # bins, besides the one for no cards at all


@dataclass(frozen=True, slots=True)
class Bin:
    """How many games ended with so many cards left."""

    least: int
    most: int
    games: int

    def __str__(self) -> str:
        return f"{self.least}" if self.least == self.most else f"{self.least}\N{EN DASH}{self.most}"


def bins_of(spread: Sequence[int]) -> list[Bin]:
    """Return the bins; no cards left has its own, because that is a game won."""
    step = next(step for step in STEPS if len(spread) <= step * MOST + 1)
    starts = range(1, len(spread), step)
    rest = [Bin(least, min(least + step, len(spread)) - 1, sum(spread[least : least + step])) for least in starts]
    return [Bin(0, 0, sum(spread[:1])), *rest]
