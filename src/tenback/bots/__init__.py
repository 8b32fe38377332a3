"""Who plays when nobody sits there: one file a bot."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from importlib.util import find_spec

from tenback.bots.beginner import Beginner
from tenback.bots.budget import BadBudget, Budget, read_budget
from tenback.bots.greedy import Greedy
from tenback.bots.score import Score
from tenback.bots.uniform import Uniform
from tenback.play.chance import Chance, Purpose
from tenback.play.player import Player

__all__ = [
    "BOTS",
    "LEVELS",
    "BadBudget",
    "Bot",
    "Budget",
    "MissingExtra",
    "UnknownBot",
    "can_think",
    "read_bot",
    "seat_bot",
]

SEARCH_BUDGET = Budget(seconds=0.2)
STRONG_BUDGET, MASTER_BUDGET = Budget(playouts=48), Budget(seconds=0.6)


class UnknownBot(LookupError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
        self.name = name


class MissingExtra(RuntimeError):
    """Something that is not installed; `extra` is what to install."""

    def __init__(self, extra: str) -> None:
        super().__init__(f'not installed: pip install "tenback[{extra}]"')
        self.extra = extra


@dataclass(frozen=True, slots=True, kw_only=True)
class Chair:
    """What a bot finds when it sits down."""

    chance: Chance
    budget: Budget | None = None
    silent: bool = False  # it neither speaks nor listens
    people: Collection[int] = ()  # seats whose words are taken as published, not as bots mean them


def _think(chair: Chair, budget: Budget) -> Player:
    try:
        from tenback.bots.search import Search  # noqa: PLC0415 - it brings the compiler, which takes seconds
    except ImportError as error:
        raise MissingExtra("sim") from error
    return Search(chair.chance, chair.budget or budget, silent=chair.silent, people=chair.people)


def _score(chair: Chair) -> Player:
    return Score(chair.chance, silent=chair.silent, people=chair.people)


LEVELS: Mapping[str, Callable[[Chair], Player]] = {  # for people; the weakest first
    "beginner": lambda chair: Beginner(chair.chance, silent=chair.silent),
    "solid": _score,
    "strong": lambda chair: _think(chair, STRONG_BUDGET),
    "master": lambda chair: _think(chair, MASTER_BUDGET),
}
BOTS: Mapping[str, Callable[[Chair], Player]] = {
    "uniform": lambda chair: Uniform(chair.chance),
    "greedy": lambda chair: Greedy(chair.chance),
    "score": _score,
    "search": lambda chair: _think(chair, SEARCH_BUDGET),
    **LEVELS,
}
THINKING = frozenset({"search", "strong", "master"})  # they need compiled code, which is not there at once


def can_think() -> bool:
    """Say whether the bots that think can play here; nothing is loaded for that."""
    return all(map(find_spec, ("numba", "tenback.bots.search")))


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot as it was asked for: its name and, for one that thinks, its budget."""

    name: str
    budget: Budget | None = None

    def __str__(self) -> str:
        return self.name if self.budget is None else f"{self.name}:{self.budget}"

    @property
    def thinks(self) -> bool:
        """Whether it needs compiled code; the others answer at once."""
        return self.name in THINKING

    def sit(self, *, seed: int, seat: int, silent: bool = False, people: Collection[int] = ()) -> Player:
        """Return the player for a seat; the same seed makes the same choices, unless a clock decides."""
        chance = Chance(seed, Purpose.BOT, seat)
        return BOTS[self.name](Chair(chance=chance, budget=self.budget, silent=silent, people=people))


def read_bot(text: str) -> Bot:
    """Read `score`, `search:0.2s` or `search:2000`, or raise `UnknownBot` or `BadBudget`."""
    name, mark, budget = text.partition(":")
    if name not in BOTS:
        raise UnknownBot(name)
    return Bot(name, read_budget(budget) if mark else None)


def seat_bot(name: str, *, seed: int, seat: int, silent: bool = False, people: Collection[int] = ()) -> Player:
    """Return a bot for a seat, by its name; the same seed makes the same choices."""
    return read_bot(name).sit(seed=seed, seat=seat, silent=silent, people=people)
