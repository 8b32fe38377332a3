"""The way to a database: its address, and a connection to it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tenback.server.archive.faults import StoreDown, fault_of

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


class BadDatabase(ValueError):
    """An address that names no database we know."""


def database_url(address: str) -> URL:
    """Return where the database is, or raise `BadDatabase`; a plain path is a SQLite file."""
    try:
        url = make_url(address if "://" in address else f"sqlite:///{address}")
        return url.set(drivername=DRIVERS[url.get_backend_name()])
    except (ArgumentError, KeyError) as error:
        raise BadDatabase(address) from error


def demand_database(address: str) -> None:
    """Raise `StoreDown` for a file that is not there: SQLite would make an empty one."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StoreDown


def connect(address: str) -> Engine:
    """Return the engine for a database, without connecting yet."""
    url = database_url(address)
    if url.get_backend_name() != "sqlite":
        limits = {"pool_size": 8, "max_overflow": 8, "pool_timeout": 5}
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, **limits)
    engine = create_engine(url, connect_args={"timeout": 10}, hide_parameters=True)  # seeds must not appear in logs
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Keep readers and the writer from waiting for each other, and return from a commit only once it is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@contextmanager
def reached(address: str) -> Iterator[Engine]:
    """Yield the way to a database, or raise `StoreDown`."""
    engine = connect(address)
    try:
        yield engine
    except SQLAlchemyError as error:
        raise fault_of(error) from error
    finally:
        engine.dispose()
