"""Players that are programs: one module per bot."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from importlib.util import find_spec

from tenback.bots.beginner import Beginner
from tenback.bots.greedy import Greedy
from tenback.bots.guard import LIMIT, BotFault, Guarded
from tenback.bots.own import OwnBotError, Settings, build, offered, read_settings, split_name
from tenback.bots.score import Score
from tenback.bots.uniform import Uniform
from tenback.play.chance import Chance, Purpose
from tenback.play.player import Player
from tenback.search.budget import BadBudget, Budget, read_budget

__all__ = [
    "BOTS",
    "INSTANT",
    "LEVELS",
    "THINKERS",
    "VERSION",
    "BadBudget",
    "Bot",
    "BotFault",
    "Budget",
    "MissingExtra",
    "NeedlessBudget",
    "OwnBotError",
    "UnknownBot",
    "levels_here",
    "missing_extra",
    "offered",
    "read_bot",
    "seat_bot",
    "thinks",
]

VERSION = 8  # of the bots: with another number, the same seed may give another game
INSTANT = "score"  # plays for a thinking bot by feel: it speaks in the same way, and answers at once
THINKING_EXTRA, COMPILER = "sim", "numba"
SEARCH_BUDGET = Budget(seconds=0.2)
STRONG_BUDGET, MASTER_BUDGET = Budget(playouts=48), Budget(seconds=0.6)


class UnknownBot(LookupError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
        self.name = name

    def __reduce__(self) -> tuple[type["UnknownBot"], tuple[str]]:
        """Survive pickling, on the way to another process."""
        return type(self), (self.name,)


class NeedlessBudget(ValueError):
    """A budget for a bot that does not think; `name` is the bot's."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} plays at once and takes no budget")
        self.name = name

    def __reduce__(self) -> tuple[type["NeedlessBudget"], tuple[str]]:
        return type(self), (self.name,)


class MissingExtra(RuntimeError):
    """Something is not installed; `extra` is what to install."""

    def __init__(self, extra: str) -> None:
        super().__init__(f'not installed: pip install "tenback[{extra}]"')
        self.extra = extra

    def __reduce__(self) -> tuple[type["MissingExtra"], tuple[str]]:
        """Survive pickling, on the way to another process."""
        return type(self), (self.extra,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """What a bot is given when it sits down."""

    chance: Chance
    budget: Budget | None = None
    silent: bool = False  # it neither speaks nor listens
    people: Collection[int] = ()  # seats whose words are taken by their published meaning, not as bots use them


def _think(budget: Budget) -> Callable[[Conditions], Player]:
    """Return a function that seats a bot that thinks."""

    def seat(given: Conditions) -> Player:
        try:
            from tenback.bots.search import Search  # noqa: PLC0415 - it brings the compiler, which takes seconds
        except ImportError as error:
            raise MissingExtra(THINKING_EXTRA) from error
        return Search(given.chance, given.budget or budget, silent=given.silent, people=given.people)

    return seat


def _instinct(given: Conditions) -> Player:
    try:
        from tenback.bots.instinct import Instinct  # noqa: PLC0415 - it brings the compiler, which takes seconds
    except ImportError as error:
        raise MissingExtra(THINKING_EXTRA) from error
    return Instinct(given.chance, silent=given.silent, people=given.people)


def _score(given: Conditions) -> Player:
    return Score(given.chance, silent=given.silent, people=given.people)


THINKERS: Mapping[str, Budget] = {  # the bots that take a budget, each with its default
    "search": SEARCH_BUDGET,
    "strong": STRONG_BUDGET,
    "master": MASTER_BUDGET,
}
_COMPILED = {*THINKERS, "instinct"}
_THINKING: Mapping[str, Callable[[Conditions], Player]] = {name: _think(budget) for name, budget in THINKERS.items()}
LEVELS: Mapping[str, Callable[[Conditions], Player]] = {  # for people; the weakest first
    "beginner": lambda given: Beginner(given.chance, silent=given.silent, people=given.people),
    "solid": _score,
    "strong": _THINKING["strong"],
    "master": _THINKING["master"],
}
BOTS: Mapping[str, Callable[[Conditions], Player]] = {
    "uniform": lambda given: Uniform(given.chance),
    "greedy": lambda given: Greedy(given.chance),
    "score": _score,
    "instinct": _instinct,
    "search": _THINKING["search"],
    **LEVELS,
}


def thinks(bot: str) -> bool:
    """Say whether a bot needs a compiler, and a process where that takes nobody's time."""
    return bot.partition(":")[0] in _COMPILED


def missing_extra(bot: str) -> str:
    """Return the extra without which a bot does not run here; "" if it does."""
    return "" if not thinks(bot) or find_spec(COMPILER) else THINKING_EXTRA


def levels_here() -> tuple[str, ...]:
    """Return the levels that run with what is installed, the weakest first."""
    return tuple(level for level in LEVELS if not missing_extra(level))


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot as it was asked for: its name, for one that thinks its budget, for one of somebody's own its settings."""

    name: str
    budget: Budget | None = None
    settings: Settings = ()
    limit: float = LIMIT  # seconds that a bot of one's own may take for an answer

    def __str__(self) -> str:
        told = ",".join(f"{name}={value}" for name, value in self.settings) if self.budget is None else f"{self.budget}"
        return f"{self.name}:{told}" if told else self.name

    @property
    def is_own(self) -> bool:
        """Whether somebody else has written it."""
        return self.name not in BOTS

    def sit(self, *, seed: int, seat: int, silent: bool = False, people: Collection[int] = ()) -> Player:
        """Return the player for a seat; the same seed makes the same choices, unless the budget is in seconds."""
        if self.is_own:
            given = {"seed": seed, "seat": seat, "silent": silent, "people": people}
            return Guarded(f"{self}", build(self.name, self.settings, given), self.limit)
        chance = Chance(seed, Purpose.BOT, seat)
        return BOTS[self.name](Conditions(chance=chance, budget=self.budget, silent=silent, people=people))


def read_bot(text: str) -> Bot:
    """Read `score`, `search:0.2s`, `search:2000`, or a bot of one's own: `mine:Bot`, `mine:Bot:depth=3`.

    Raise `UnknownBot`, `BadBudget`, `NeedlessBudget` or `OwnBotError`.
    """
    name, mark, budget = text.partition(":")
    if name not in BOTS:
        return _read_own(text)
    if mark and name not in THINKERS:
        raise NeedlessBudget(name)
    return Bot(name, read_budget(budget) if mark else None)


def _read_own(text: str) -> Bot:
    parts = split_name(text)
    if parts is None:
        raise UnknownBot(text)
    name, settings = parts
    return Bot(name, settings=read_settings(name, settings))


def seat_bot(name: str, *, seed: int, seat: int, silent: bool = False, people: Collection[int] = ()) -> Player:
    """Return a bot for a seat, by its name; the same seed makes the same choices."""
    return read_bot(name).sit(seed=seed, seat=seat, silent=silent, people=people)
