"""The options of the commands about servers, and what those commands demand before they do anything."""

import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from urllib.parse import urlsplit

import click
from click.types import OptionHelpExtra
from platformdirs import user_data_path

from tenback.cli.lab_run import misuse
from tenback.cli.params.plain import Kind, Place, brief
from tenback.locale.catalogue import Catalogue
from tenback.server.addresses import Addresses
from tenback.server.settings import Settings

NEEDED = ("alembic", "litestar", "prometheus_client", "sqlalchemy", "uvicorn", "websockets")
DRIVERS = {"postgresql": ("psycopg", "postgres"), "redis": ("redis", "redis")}  # module and extra
REDIS = ("redis", "rediss", "unix")
FAULTS = {
    "unavailable": "serve-no-database",
    "disk-fails": "serve-disk-fails",
    "damaged": "serve-damaged",
    "newer-shape": "serve-newer-shape",
}


class Text(Kind):
    """A text as it is; what it means is found out when it is used."""

    def __init__(self, texts: Catalogue, name: str) -> None:
        super().__init__(texts)
        self.name = name

    def read(self, text: str) -> str:
        """Read the text."""
        return text


class Web(Text):
    """The address of a page."""

    def __init__(self, texts: Catalogue) -> None:
        super().__init__(texts, "url")

    def read(self, text: str) -> str:
        """Read an address that a browser could open."""
        if not _is_web(text):
            raise misuse("serve-no-url", url=brief(text))
        return text.rstrip("/")


class Listed(Text):
    """Addresses and networks, with commas."""

    def __init__(self, texts: Catalogue) -> None:
        super().__init__(texts, "host")

    def read(self, text: str) -> str:
        """Read what can be compared with the address of a call."""
        try:
            Addresses(text)
        except ValueError as error:
            raise misuse("serve-no-addresses", text=brief(text)) from error
        return text


class Needed(click.Option):
    """An option that must be given; click would say so in English."""

    def get_help_extra(self, ctx: click.Context) -> OptionHelpExtra:
        """Return what stands behind the help text."""
        extra = super().get_help_extra(ctx)
        extra.pop("required", None)
        return extra


def needed_option(texts: Catalogue, name: str, kind: Kind, argument: str = "") -> click.Option:
    """Return an option that must be given; it arrives under its own name, or as another argument."""
    names = [f"--{name}", argument or name]
    return Needed(names, type=kind, help=kind.explained(texts(f"serve-opt-{name}")), required=True)


def plain_option(texts: Catalogue, name: str, kind: Kind) -> click.Option:
    """Return an option that only the command line settles."""
    return click.Option([f"--{name}"], type=kind, help=texts(f"serve-opt-{name}"))


def serve_option(texts: Catalogue, name: str, kind: Kind) -> click.Option:
    """Return an option that the environment may settle as well."""
    return click.Option([f"--{name}"], type=kind, help=texts(f"serve-opt-{name}"), envvar=variable(name))


def serve_flag(texts: Catalogue, name: str) -> click.Option:
    """Return a switch that the environment may settle as well."""
    names = [f"--{name}/--no-{name}", name]
    return click.Option(names, help=texts(f"serve-opt-{name}"), envvar=variable(name), default=False)


def database_options(texts: Catalogue) -> list[click.Parameter]:
    """Return the options that say where the tables are kept."""
    folder = serve_option(texts, "data-dir", Place(texts, "folder"))
    return [serve_option(texts, "database", Text(texts, "url")), folder]


def settle_database(database: str | None, data_dir: Path | None) -> str:
    """Return where the tables are kept."""
    return Settings(database=database or "", data_dir=data_dir or user_data_path("tenback")).database_address


def variable(name: str) -> str:
    """Return the name that an option has in the environment."""
    return f"TENBACK_{name.upper().replace('-', '_')}"


def lan_command(port: int | None, data_dir: Path | None) -> str:
    """Return what starts the same server for the network: by `make`, if that started this one."""
    given = {"port": port, "data-dir": data_dir}
    said = [(name, str(value)) for name, value in given.items() if value is not None]
    if os.environ.get("MAKELEVEL"):
        words = ["make", "play", *(f"{variable(name)}={value}" for name, value in [*said, ("lan", "1")])]
    else:
        program = ["tenback"] if which("tenback") else [sys.executable, "-m", "tenback"]
        words = [*program, "serve", *(f"--{name}={value}" for name, value in said), "--lan"]
    return shlex.join(words)


def demand_server() -> None:
    """Refuse where the server is not installed."""
    if not all(map(find_spec, NEEDED)):
        raise misuse("lab-extra", extra="server")


def demand_database(address: str) -> str:
    """Return what kind of database the address names, or refuse."""
    from tenback.server.archive.database import BadDatabase, database_url  # noqa: PLC0415 - slow to import

    try:
        kind = database_url(address).get_backend_name()
    except BadDatabase as error:
        raise misuse("serve-no-such-database", address=brief(plain_address(address))) from error
    _demand_driver(kind)
    return kind


def demand_redis(address: str) -> None:
    """Refuse what is no address of a Redis."""
    parts = urlsplit(address)
    if parts.scheme not in REDIS or not (parts.netloc or parts.path):
        raise misuse("serve-no-redis", address=brief(plain_address(address)))
    _demand_driver("redis")


@contextmanager
def reaching(address: str) -> Iterator[None]:
    """Tell what is wrong with the database."""
    from tenback.server.archive.faults import StoreDown  # noqa: PLC0415 - slow to import

    try:
        yield
    except StoreDown as error:
        raise misuse(FAULTS[error.reason], address=brief(plain_address(address)), why=brief(str(error))) from error


def plain_address(address: str) -> str:
    """Return an address without its password."""
    before, at, after = address.rpartition("@")
    name = before.rpartition("://")[2].partition(":")[0]
    return f"{before[: before.find('://') + 3]}{name}@{after}" if at and "://" in before else address


def _demand_driver(kind: str) -> None:
    module, extra = DRIVERS.get(kind, ("", ""))
    if module and not find_spec(module):
        raise misuse("lab-extra", extra=extra)


def _is_web(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
