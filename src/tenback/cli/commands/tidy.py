"""`tenback tidy`: delete the tables that nobody has come back to for long."""

import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from tenback.cli.command import Command
from tenback.cli.output.console import at_terminal
from tenback.cli.params.lab import Amount
from tenback.cli.params.serve_options import database_options, plain_option
from tenback.cli.requirements import demand_database, demand_server, reaching, settle_database
from tenback.locale.catalogue import Catalogue
from tenback.protocol.messages import Phase
from tenback.protocol.options import DAY

if TYPE_CHECKING:
    from tenback.server.archive.cleanup import Ages

FINISHED, UNFINISHED, MOST_DAYS = 365, 60, 36_500


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    ages = [plain_option(texts, name, Amount(texts, name, MOST_DAYS)) for name in ("finished", "unfinished")]
    yes = click.Option(["--yes"], is_flag=True, help=texts("serve-opt-yes"))
    return Command(texts, "tidy", [*ages, yes, *database_options(texts)], callback=partial(_tidy, texts))


class Database(TypedDict):
    """Where the tables are kept."""

    database: str | None
    data_dir: Path | None


def _tidy(
    texts: Catalogue, *, finished: int | None, unfinished: int | None, yes: bool, **database: Unpack[Database]
) -> None:
    demand_server()
    address, days = settle_database(**database), (finished or FINISHED, unfinished or UNFINISHED)
    demand_database(address)
    from tenback.server.archive.cleanup import clean_up, count_old  # noqa: PLC0415 - slow to import

    ages = _ages(*days)
    with reaching(address):
        found = count_old(address, ages)
        _tell(texts, found, *days)
        if not found:
            click.echo(texts("serve-nothing-old"))
        elif yes or _agrees(texts):
            click.echo(texts("serve-deleted", tables=sum(clean_up(address, ages))))
        else:
            click.echo(texts("serve-not-deleted"))


def _ages(finished: int, unfinished: int) -> "Ages":
    from tenback.server.archive.cleanup import Ages  # noqa: PLC0415 - slow to import

    over, rested = (int((time.time() - days * DAY) * 1000) for days in (finished, unfinished))
    return Ages(gathering=rested, playing=rested, over=over)


def _tell(texts: Catalogue, found: Mapping[Phase, int], finished: int, unfinished: int) -> None:
    over = found.get(Phase.OVER, 0)
    click.echo(texts("serve-old-finished", days=finished, tables=over))
    click.echo(texts("serve-old-unfinished", days=unfinished, tables=sum(found.values()) - over))


def _agrees(texts: Catalogue) -> bool:
    """Ask the person at the terminal; without one, nobody has agreed."""
    if not at_terminal():
        return False
    said: str = click.prompt(texts("serve-ask-delete"), default="", show_default=False, prompt_suffix=" ")
    return said.strip().lower() == texts("serve-word-yes")
