"""Back-up: a consistent copy of all tables while the server runs, and the way back."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, distinct, func, insert, select

from tenback.server.archive.database import database_url, demand_database, reached
from tenback.server.archive.faults import NewerShape, StoreDown
from tenback.server.archive.migrations import migrate
from tenback.server.archive.schema import EVENTS, LISTINGS, SITTERS

AT_ONCE = 1000  # rows
COPIED = (EVENTS, LISTINGS, SITTERS)  # snapshots and reviews are made anew where they are needed
TABLES = select(func.count(distinct(EVENTS.c.code)))


class NotEmpty(Exception):
    """The database has tables already."""


class NoCopy(Exception):
    """A file that is not one of our back-ups."""


class NewerCopy(Exception):
    """A copy that a newer tenback has made."""


def back_up(source: str, target: Path) -> int:
    """Copy a database into a new file and return the number of tables, or raise `StoreDown` or `OSError`."""
    demand_database(source)
    part = target.with_name(f"{target.name}.part")
    with target.open("xb"):
        pass  # reserves the name, under which nobody must find half a copy
    try:
        with reached(source) as reading, reached(str(part)) as writing:
            asyncio.run(migrate(writing))
            tables = _copy(reading, writing)
        part.replace(target)
    except BaseException:
        target.unlink()
        raise
    finally:
        part.unlink(missing_ok=True)
    return tables


def restore(source: Path, target: str) -> int:
    """Copy a back-up into an empty database and return the number of tables.

    Raise `NotEmpty`, `NoCopy`, `NewerCopy`, `StoreDown`, or `OSError` for a file that cannot be read or a folder that
    cannot be made.
    """
    with TemporaryDirectory() as folder:
        newest = Path(folder) / "tables.db"  # a copy in today's shape; the back-up itself may have an older one
        shutil.copyfile(source, newest)
        _bring_up_to_date(newest)
        _make_folder(target)
        with reached(str(newest)) as reading, reached(target) as writing:
            asyncio.run(migrate(writing))
            return _copy(reading, writing)


def _copy(source: Engine, target: Engine) -> int:
    with _frozen(source) as reading, target.begin() as writing:
        if writing.scalar(TABLES):
            raise NotEmpty
        for table in COPIED:
            rows = reading.execute(select(table).execution_options(yield_per=AT_ONCE))
            for part in rows.mappings().partitions():
                writing.execute(insert(table), [dict(row) for row in part])
        return writing.scalar(TABLES) or 0


@contextmanager
def _frozen(engine: Engine) -> Iterator[Connection]:
    """Yield a connection that sees the database as it is now, whatever is written meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def _bring_up_to_date(copy: Path) -> None:
    try:
        with reached(str(copy)) as engine:
            with engine.connect() as connection:
                connection.execute(TABLES)
            asyncio.run(migrate(engine))
    except NewerShape as error:
        raise NewerCopy from error
    except StoreDown as error:
        raise NoCopy from error


def _make_folder(address: str) -> None:
    """Make the folder of a SQLite file, which a new machine does not have."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
