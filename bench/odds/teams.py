"""The bots as teams: which rows there are, and how each of them did."""

from collections.abc import Iterable
from dataclasses import dataclass

from bench.odds.cells import BUDGET, THINKER, Cell, all_cells, bot_place, may_talk
from bench.odds.store import Results
from bench.odds.tally import Tally
from tenback.rules import Ruleset


@dataclass(frozen=True, slots=True)
class Team:
    """Equal bots, who talk or do not."""

    bot: str
    talking: bool

    def __str__(self) -> str:
        return f"`{self.bot}`{self.manner}"

    @property
    def manner(self) -> str:
        """Whether they talk, if they could."""
        return (", talking" if self.talking else ", silent") if may_talk(self.bot, 2) else ""

    def plays(self, players: int) -> bool:
        """Whether there can be such a team."""
        return may_talk(self.bot, players) or not self.talking

    def tally(self, results: Results, rules: Ruleset, players: int) -> Tally | None:
        """Return how they did, if that was measured."""
        if not self.plays(players):
            return None
        return results.get(Cell(game=rules.id, players=players, bot=self.bot, talking=self.talking))


def teams_of(results: Results) -> list[Team]:
    """Return every team that is to be measured or was, the weakest bot first."""
    cells = [cell for cell in (*all_cells(main_budget(results)), *results) if cell.versus is None]
    return sorted({Team(cell.bot, cell.talking) for cell in cells}, key=_place)


def main_budget(results: Results) -> str:
    """Return the budget that most is known about."""
    budgets = [str(bot.budget) for cell in results for bot in cell.bots if bot.name == THINKER]
    return max(sorted({*budgets}), key=budgets.count, default=BUDGET)


def main_teams(results: Results) -> list[Team]:
    """Return the teams with only that budget."""
    return [team for team in teams_of(results) if team.bot in _bots(all_cells(main_budget(results)))]


def _bots(cells: Iterable[Cell]) -> set[str]:
    return {cell.bot for cell in cells}


def _place(team: Team) -> tuple[object, ...]:
    return (bot_place(team.bot), team.talking)
