"""How much a bot may think about a turn."""

import re
from dataclasses import dataclass

MOST_SECONDS, MOST_PLAYOUTS = 3600.0, 100_000_000
FEWEST = 2  # turns that are tried


class BadBudget(ValueError):
    """A budget that makes no sense; `text` is what was asked for."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no budget: {text!r}; write seconds as 0.2s, or a number of play-outs")
        self.text = text

    def __reduce__(self) -> tuple[type["BadBudget"], tuple[str]]:
        """Survive pickling, on the way to another process."""
        return type(self), (self.text,)


class BudgetError(ValueError):
    """A budget with both limits, or with none."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds or play-outs per turn; with play-outs the answer never depends on the machine."""

    seconds: float | None = None
    playouts: int | None = None  # at least one world is tried
    most: float = 1.0  # how many times as much a hard turn may take

    def __post_init__(self) -> None:
        if (self.playouts is None) == (self.seconds is None):
            raise BudgetError("thinking takes either play-outs or seconds")

    def candidates(self, most: int, each: int) -> int:
        """Return how many turns to try, one for so many play-outs each: a few in many worlds beat many in a few."""
        return most if self.playouts is None else max(FEWEST, min(most, self.playouts // each))

    def share(self, seconds: float, playouts: int) -> float:
        """Return which share of the budget was spent."""
        return seconds / self.seconds if self.seconds else playouts / (self.playouts or 1)

    def __str__(self) -> str:
        return f"{self.playouts}" if self.seconds is None else f"{self.seconds:g}s"


def read_budget(text: str) -> Budget:
    """Read `0.2s` as seconds and `2000` as play-outs, or raise `BadBudget`."""
    seconds = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)s", text, re.ASCII)
    if seconds and 0 < float(seconds[1]) <= MOST_SECONDS:
        return Budget(seconds=float(seconds[1]))
    if re.fullmatch(r"[0-9]{1,9}", text, re.ASCII) and 0 < int(text) <= MOST_PLAYOUTS:
        return Budget(playouts=int(text))
    raise BadBudget(text)
