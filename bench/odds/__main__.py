"""`python -m bench.odds`: measure what is missing, and write the page."""

import os
import signal
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import TypedDict, Unpack

import click

from bench.odds.cells import BOTS, BUDGET, Amounts, Cell, all_cells
from bench.odds.measuring import Wanted, fill
from bench.odds.page import DATA, write_page
from bench.odds.progress import Board
from bench.odds.store import Corrupt, read
from tenback.bots import BadBudget
from tenback.search.budget import read_budget

DOCS = Path(__file__).parents[2] / "docs"
COUNT = click.IntRange(1, 100_000_000)
MISUSE, INTERRUPTED = 2, 130
AMOUNTS = {
    "games": "Games of a team that does not think.",
    "games_search": "Games of search.",
    "pairs": "Pairs of a duel.",
    "pairs_search": "Pairs of a duel with search.",
}


class BudgetType(click.ParamType[str]):
    """Seconds or play-outs a turn."""

    name = "budget"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the budget as it is written, or refuse it."""
        try:
            return str(read_budget(str(value)))
        except BadBudget as error:
            self.fail(str(error), param, ctx)


class Choices(TypedDict):
    """What may be said on the command line."""

    page: bool
    only: str
    bots: Sequence[str]
    budget: str
    games: int
    games_search: int
    pairs: int
    pairs_search: int
    cores: int
    docs: Path


def command() -> click.Command:
    """Return the command."""
    folder = click.Path(exists=True, file_okay=False, path_type=Path)
    options = [
        click.Option(["--page"], is_flag=True, help="Measure nothing, only write the page and its charts."),
        click.Option(["--only"], default="*", metavar="GLOB", help="Measure only these games, as 'the-game*'."),
        click.Option(
            ["--bots"], type=click.Choice(BOTS), multiple=True, help="Measure only this bot; as often as needed."
        ),
        click.Option(
            ["--budget"], type=BudgetType(), default=BUDGET, help="For a turn of search: play-outs, or as 0.2s."
        ),
        *map(_amount_option, AMOUNTS),
        click.Option(["--cores"], type=COUNT, default=os.cpu_count() or 1, help="How many of them work."),
        click.Option(["--docs"], type=folder, default=DOCS, help="The folder with page, data and images."),
    ]
    return click.Command(
        "odds", params=[*options], callback=odds, help=__doc__, context_settings={"show_default": True}
    )


def odds(**choices: Unpack[Choices]) -> int:
    """Do what was asked for, and return the exit code."""
    file = choices["docs"] / DATA
    whole = choices["page"] or _measure(file, choices)
    write_page(choices["docs"], read(file))
    return 0 if whole else INTERRUPTED


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; what is refused is told in one line."""
    try:
        return int(command().main(words, prog_name="odds", standalone_mode=False) or 0)
    except click.Abort:
        return INTERRUPTED
    except (click.ClickException, Corrupt, OSError) as error:
        told = error.format_message() if isinstance(error, click.ClickException) else str(error)
        print(f"Error: {told}", file=sys.stderr)
        return MISUSE


def _measure(file: Path, choices: Choices) -> bool:
    with Board() as board:
        return fill(file, _wanted(choices), board, choices["cores"])


def _wanted(choices: Choices) -> Wanted:
    names = choices["bots"] or BOTS
    amounts = _amounts(choices)
    cells = [cell for cell in all_cells(choices["budget"]) if fnmatch(cell.game, choices["only"])]
    if not cells:
        raise click.BadParameter(f"no game is called {choices['only']!r}", param_hint="--only")
    return {cell: amounts.deals(cell) for cell in cells if _is_about(cell, names)}


def _is_about(cell: Cell, names: Sequence[str]) -> bool:
    """Whether it is a team of these bots, or a duel of one of them with a weaker one."""
    return cell.bots[0].name in names


def _amounts(choices: Choices) -> Amounts:
    return Amounts(
        games=choices["games"],
        games_search=choices["games_search"],
        pairs=choices["pairs"],
        pairs_search=choices["pairs_search"],
    )


def _amount_option(name: str) -> click.Option:
    default = getattr(Amounts(), name)
    return click.Option([f"--{name.replace('_', '-')}"], type=COUNT, default=default, help=AMOUNTS[name])


if __name__ == "__main__":
    # `timeout` keeps what is done, as Ctrl-C does, and waits as that does while a worker starts
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    sys.exit(main())
