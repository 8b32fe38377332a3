"""Who plays when nobody sits there: one file a bot."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tenback.bots.budget import BadBudget, Budget, read_budget
from tenback.bots.greedy import Greedy
from tenback.bots.uniform import Uniform
from tenback.play.chance import Chance, Purpose
from tenback.play.player import Player

__all__ = ["BOTS", "BadBudget", "Bot", "Budget", "UnknownBot", "read_bot", "seat_bot"]

BOTS: Mapping[str, Callable[[Chance], Player]] = {"uniform": Uniform, "greedy": Greedy}  # the weakest first


class UnknownBot(LookupError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
        self.name = name


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot as it was asked for: its name and, for one that thinks, its budget."""

    name: str
    budget: Budget | None = None

    def __str__(self) -> str:
        return self.name if self.budget is None else f"{self.name}:{self.budget}"

    def sit(self, *, seed: int, seat: int, silent: bool = False) -> Player:
        """Return the player for a seat; the same seed makes the same choices."""
        return BOTS[self.name](Chance(seed, Purpose.BOT, seat))


def read_bot(text: str) -> Bot:
    """Read `score`, `search:0.2s` or `search:2000`, or raise `UnknownBot` or `BadBudget`."""
    name, mark, budget = text.partition(":")
    if name not in BOTS:
        raise UnknownBot(name)
    return Bot(name, read_budget(budget) if mark else None)


def seat_bot(name: str, *, seed: int, seat: int, silent: bool = False) -> Player:
    """Return a bot for a seat, by its name; the same seed makes the same choices."""
    return read_bot(name).sit(seed=seed, seat=seat, silent=silent)
