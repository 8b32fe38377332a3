"""`tenback restore`: the tables of a back-up, brought into an empty database."""

from functools import partial
from pathlib import Path

import click

from tenback.cli.command import Command
from tenback.cli.params.kind import Location, brief
from tenback.cli.params.serve_options import database_options, required_option
from tenback.cli.refusals import as_misuse, misuse
from tenback.cli.requirements import demand_database, demand_server, reaching, settle_database
from tenback.locale.catalogue import Catalogue


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    source = required_option(texts, "from", Location(texts, "file"), argument="source")
    return Command(texts, "restore", [source, *database_options(texts)], callback=partial(_restore, texts))


def _restore(texts: Catalogue, *, source: Path, database: str | None, data_dir: Path | None) -> None:
    demand_server()
    address = settle_database(database, data_dir)
    demand_database(address)
    from tenback.server.archive.backup import NewerCopy, NoCopy, NotEmpty, restore  # noqa: PLC0415 - slow to import

    with reaching(address), as_misuse():
        try:
            tables = restore(source, address)
        except NoCopy as error:
            raise misuse("serve-no-copy", path=brief(str(source))) from error
        except NewerCopy as error:
            raise misuse("serve-newer-copy", path=brief(str(source))) from error
        except NotEmpty as error:
            raise misuse("serve-not-empty") from error
    click.echo(texts("serve-restored", tables=tables))
