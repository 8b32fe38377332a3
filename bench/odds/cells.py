"""What is measured: every game and player count with every bot, and a duel between every two bots."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from tenback.bots import Bot, read_bot
from tenback.lab.experiment import Experiment
from tenback.lab.lineups import SPEECHLESS
from tenback.rules import RULESETS, Ruleset, find_ruleset

BOTS = ("uniform", "greedy", "score", "search")  # the weakest first
THINKER, BUDGET = "search", "500"
AT_ONCE_SINCE, THINKING_SINCE = 4, 8  # the versions of the bots since which those play as today's do
SEED = 1  # deal k has the seed 1 + k, so that all bots play the same deals


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One figure of the page: a team of equal bots, or in a race a bot against another one."""

    game: str
    players: int
    bot: str
    versus: str | None = None  # in a race
    talking: bool = False

    def __post_init__(self) -> None:
        rules, names = self.rules, {bot.name for bot in self.bots}
        if self.players not in rules.hand_size or rules.race != (self.versus is not None) or not names <= {*BOTS}:
            raise ValueError(f"nobody plays {self}")

    def __str__(self) -> str:
        return f"{self.game}, {self.players}: {self.bot}{self.manner}"

    @property
    def manner(self) -> str:
        """What tells this cell from others with the same bot."""
        if self.versus:
            return f" against {self.versus}"
        return " talking" if self.talking else ""

    @property
    def rules(self) -> Ruleset:
        """The ruleset that is played."""
        return find_ruleset(self.game)

    @property
    def since(self) -> int:
        """The first version of the bots that plays as today's do."""
        return THINKING_SINCE if self.thinks else AT_ONCE_SINCE

    @property
    def bots(self) -> list[Bot]:
        """The bot, and the one it plays against."""
        return [read_bot(text) for text in (self.bot, self.versus) if text is not None]

    @property
    def thinks(self) -> bool:
        """Whether a bot takes a budget."""
        return any(bot.name == THINKER for bot in self.bots)

    @property
    def place(self) -> tuple[object, ...]:
        """Where it stands among the cells."""
        return (
            RULESETS.index(find_ruleset(self.game)),
            self.players,
            [*map(bot_place, map(str, self.bots))],
            self.talking,
        )

    def experiment(self, deals: range) -> Experiment:
        """Return what is to be played for some of the deals; a pair of a duel is one deal with the seats swapped."""
        one, other = self.bots[0], self.bots[-1]
        lineups = ((one, other), (other, one)) if self.versus else ((one,) * self.players,)
        seed = SEED + deals.start
        return Experiment(rules=self.rules, lineups=lineups, deals=len(deals), seed=seed, silent=not self.talking)


@dataclass(frozen=True, slots=True, kw_only=True)
class Amounts:
    """How many deals a cell gets, by how long they take."""

    games: int = 10_000
    games_search: int = 100
    pairs: int = 1000
    pairs_search: int = 200

    def deals(self, cell: Cell) -> int:
        """Return the deals for a cell."""
        if cell.versus:
            return self.pairs_search if cell.thinks else self.pairs
        return self.games_search if cell.thinks else self.games


def bot_place(text: str) -> tuple[int, float, int]:
    """Return where a bot stands: by its name, then by how long it may think."""
    bot = read_bot(text)
    seconds, playouts = (bot.budget.seconds, bot.budget.playouts) if bot.budget else (None, None)
    return BOTS.index(bot.name), seconds or 0.0, playouts or 0


@cache
def all_cells(budget: str = BUDGET) -> tuple[Cell, ...]:
    """Return every cell of the page, in its order."""
    bots = [f"{name}:{budget}" if name == THINKER else name for name in BOTS]
    cells = [cell for rules in RULESETS for cell in (_duels if rules.race else _teams)(rules, bots)]
    return tuple(sorted(cells, key=lambda cell: cell.place))


def _teams(rules: Ruleset, bots: list[str]) -> Iterator[Cell]:
    for players in rules.hand_size:
        for bot in bots:
            for talking in (False, True) if may_talk(bot, players) else (False,):
                yield Cell(game=rules.id, players=players, bot=bot, talking=talking)


def _duels(rules: Ruleset, bots: list[str]) -> Iterator[Cell]:
    for weaker, stronger in combinations(bots, 2):
        yield Cell(game=rules.id, players=2, bot=stronger, versus=weaker)


def may_talk(bot: str, players: int) -> bool:
    """Whether a bot has something to say, and somebody to say it to."""
    return players > 1 and bot not in SPEECHLESS
