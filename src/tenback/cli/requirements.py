"""What the commands about servers demand before they do anything: that parts are installed, and a database answers."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from tenback.cli.params.kind import brief
from tenback.cli.refusals import misuse
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
    """Refuse what is not an address of Redis."""
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


def settle_database(database: str | None, data_dir: Path | None) -> str:
    """Return where the tables are kept."""
    return Settings(database=database or "", data_dir=data_dir or user_data_path("tenback")).database_address


def _demand_driver(kind: str) -> None:
    module, extra = DRIVERS.get(kind, ("", ""))
    if module and not find_spec(module):
        raise misuse("lab-extra", extra=extra)
