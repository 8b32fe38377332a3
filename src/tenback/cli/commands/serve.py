"""`tenback serve`: tables that people and bots reach over the network."""

import gc
import tempfile
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TypedDict, Unpack

import click
from platformdirs import user_data_path

from tenback.bots import LEVELS, Bot, missing_extra
from tenback.cli.command import Command
from tenback.cli.params.kind import brief
from tenback.cli.params.lab import Amount
from tenback.cli.params.serve_limits import Bound, limit_option, settle_limits
from tenback.cli.params.serve_options import (
    Networks,
    Text,
    WebAddress,
    bots_option,
    database_options,
    lan_command,
    serve_flag,
    serve_option,
)
from tenback.cli.refusals import Refusal, misuse
from tenback.cli.requirements import demand_database, demand_redis, demand_server, reaching
from tenback.locale.catalogue import Catalogue
from tenback.server.settings import EVERYWHERE, Settings

BEST = [*LEVELS][-1]  # the strongest bot for people
MOST_PORTS, MOST_PROCESSES, MOST_SECONDS, MOST_DAYS = 65_535, 64, 86_400, 36_500
KEPT = ("gathering", "playing", "finished")


class Choices(TypedDict):
    """What may be said about a server, on the command line or by the environment."""

    host: str | None
    port: int | None
    database: str | None
    redis: str | None
    workers: int | None
    thinkers: int | None
    public_url: str | None
    data_dir: Path | None
    grace: int | None
    proxies: str | None
    metrics: str | None
    keep_gathering: int | None
    keep_playing: int | None
    keep_finished: int | None


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [
        serve_flag(texts, "lan"),
        serve_option(texts, "host", Text(texts, "host")),
        serve_option(texts, "port", Amount(texts, "port", MOST_PORTS)),
        serve_option(texts, "public-url", WebAddress(texts)),
        *database_options(texts),
        serve_option(texts, "redis", Text(texts, "url")),
        serve_option(texts, "workers", Amount(texts, "workers", MOST_PROCESSES)),
        serve_option(texts, "thinkers", Amount(texts, "thinkers", MOST_PROCESSES)),
        bots_option(texts),
        serve_option(texts, "grace", Amount(texts, "grace", MOST_SECONDS)),
        serve_option(texts, "proxies", Text(texts, "host")),
        serve_option(texts, "metrics", Networks(texts)),
        limit_option(texts),
        *(serve_option(texts, f"keep-{kind}", Amount(texts, f"keep-{kind}", MOST_DAYS)) for kind in KEPT),
        serve_flag(texts, "browser"),
    ]
    return Command(texts, "serve", params, callback=partial(_serve, texts))


def _serve(
    texts: Catalogue,
    *,
    browser: bool,
    lan: bool,
    bot: Sequence[Bot],
    limit: Sequence[Bound],
    **choices: Unpack[Choices],
) -> None:
    demand_server()
    bots = tuple(name for name in dict.fromkeys(map(str, bot)) if name not in LEVELS)
    settings = replace(_settle(choices, lan=lan), limits=settle_limits(limit), bots=bots)
    _demand_folder(settings)
    _demand_parts(settings)

    def listening() -> None:
        from tenback.server.reach import local_address  # noqa: PLC0415 - slow to import

        _announce(texts, settings)
        _tell_missing(texts)
        if browser:
            page = local_address(settings)
            Thread(target=webbrowser.open, args=[page], daemon=True).start()  # some browsers block

    with reaching(settings.database_address):
        _run(settings, listening)


def _tell_missing(texts: Catalogue) -> None:
    """Say which bots do not run here, and what they need."""
    extra = missing_extra(BEST)
    if extra:
        click.echo(texts("serve-few-bots", extra=extra))


def _settle(choices: Choices, *, lan: bool) -> Settings:
    if lan and choices["host"] is not None:
        raise misuse("serve-lan-or-host")
    given = {name: value for name, value in choices.items() if value is not None}
    usual = {"data_dir": user_data_path("tenback"), "lan_command": lan_command(choices["port"], choices["data_dir"])}
    everywhere = {"host": EVERYWHERE} if lan else {}
    return Settings(**{**usual, **given, **everywhere})  # type: ignore[arg-type]  # names say the types


def _announce(texts: Catalogue, settings: Settings) -> None:
    """Print every address that works, and how friends can join where they cannot."""
    from tenback.protocol.calls import Range  # noqa: PLC0415 - slow to import
    from tenback.server.reach import local_address, reach  # noqa: PLC0415 - slow to import

    found = reach(settings)
    first, *others = found.addresses or [local_address(settings)]
    click.echo(texts("serve-listening", address=first))
    for address in others:
        click.echo(texts("serve-listening-also", address=address))
    if found.range is Range.HERE:
        click.echo(texts("serve-only-here", command=found.command))
    elif not found.addresses:
        click.echo(texts("serve-no-network"))


def _demand_folder(settings: Settings) -> None:
    """Refuse a folder that cannot hold the tables which are to be kept there."""
    folder = settings.data_dir
    try:
        if not settings.database:
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise misuse("lab-unwritable", path=str(folder), why=error.strerror or str(error)) from error


def _demand_parts(settings: Settings) -> None:
    """Refuse parts that are missing, or that do not go together."""
    kind = demand_database(settings.database_address)
    if settings.redis:
        demand_redis(settings.redis)
    if settings.workers > 1 and (kind == "sqlite" or not settings.redis):
        raise misuse("serve-workers-alone")


def _run(settings: Settings, listening: Callable[[], None]) -> None:
    from tenback.server.archive.lock import InUse  # noqa: PLC0415 - slow to import

    gc.disable()  # until the server runs: what is imported stays, and looking through it takes a tenth of the start
    from tenback.server.http.listener import NoAddress, serve  # noqa: PLC0415 - slow to import
    from tenback.server.http.workers import NotStarted, serve_together  # noqa: PLC0415 - slow to import

    try:
        (serve_together if settings.workers > 1 else serve)(settings, listening)
    except NoAddress as error:
        raise misuse("serve-no-address", host=settings.host, port=str(settings.port), why=error.why) from error
    except InUse as error:
        raise misuse("serve-in-use", path=brief(str(error.path))) from error
    except NotStarted as error:
        raise Refusal("serve-not-started") from error
