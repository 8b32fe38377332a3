"""`tenback backup`: all tables of a server, copied into a file."""

from functools import partial
from pathlib import Path

import click

from tenback.cli.command import Command
from tenback.cli.params.kind import Location, brief
from tenback.cli.params.serve_options import database_options, required_option
from tenback.cli.refusals import misuse
from tenback.cli.requirements import demand_database, demand_server, reaching, settle_database
from tenback.locale.catalogue import Catalogue


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    to = required_option(texts, "to", Location(texts, "file"))
    return Command(texts, "backup", [to, *database_options(texts)], callback=partial(_back_up, texts))


def _back_up(texts: Catalogue, *, to: Path, database: str | None, data_dir: Path | None) -> None:
    demand_server()
    address = settle_database(database, data_dir)
    demand_database(address)
    from tenback.server.archive.backup import back_up  # noqa: PLC0415 - slow to import

    with reaching(address):
        try:
            tables = back_up(address, to)
        except FileExistsError as error:
            raise misuse("serve-file-there", path=brief(str(to))) from error
        except OSError as error:
            raise misuse("lab-unwritable", path=brief(str(to)), why=error.strerror or str(error)) from error
    click.echo(texts("serve-copied", tables=tables, path=str(to)))
