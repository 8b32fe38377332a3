"""The log of every table, kept in SQLite or PostgreSQL; what was appended survives whatever comes."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row, create_engine, delete, event, func, insert, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from tenback.server.archive.schema import EVENTS, LISTINGS, SITTERS
from tenback.server.archive.writing import Answer, Writer
from tenback.server.tables.events import Entry, read_event, write_event
from tenback.server.tables.listing import Listing, has_bots, list_table, read_listing, sitters, write_listing
from tenback.server.tables.table import Phase, Table

T = TypeVar("T")
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
READERS = 4  # threads that read


class StoreDown(Exception):
    """The database does not answer; whether the last append is in the log will be known when it does."""


class BadDatabase(ValueError):
    """An address that names no database we know."""


class Listed(NamedTuple):
    """A table's new place in the lists, written with the event that changed it."""

    listing: Listing
    people: dict[str, str]
    bots: bool


def listed(table: Table) -> Listed:
    """Return how a table is to be listed."""
    return Listed(list_table(table), sitters(table), has_bots(table))


_Row = tuple[str, int, int, bytes]


class _Append(NamedTuple):
    code: str
    rows: list[_Row]
    listed: Listed | None


def database_url(address: str) -> URL:
    """Return where the database is, or raise `BadDatabase`; a plain path is a SQLite file."""
    try:
        url = make_url(address if "://" in address else f"sqlite:///{address}")
        return url.set(drivername=DRIVERS[url.get_backend_name()])
    except (ArgumentError, KeyError) as error:
        raise BadDatabase(address) from error


class Store:
    """One thread that writes, in groups, and a few that read."""

    def __init__(self, engine: Engine, committed: Callable[[float], None] = lambda _seconds: None) -> None:
        self._engine = engine
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = Writer(self._commit, committed)

    async def append(self, code: str, entries: Sequence[Entry], listed: Listed | None = None) -> bool:
        """Write entries down for good and return True, or False if somebody else was first."""
        rows = [(code, entry.seq, entry.at, write_event(entry.event)) for entry in entries]
        return await self._writer.write(_Append(code, rows, listed))

    async def read(self, code: str, after: int = -1) -> list[Entry]:
        """Return the log of a table from an event on; empty if there is no such table."""
        asked = select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.body).where(EVENTS.c.code == code, EVENTS.c.seq > after)
        rows = await self._ask(asked.order_by(EVENTS.c.seq))
        return [Entry(row.seq, row.at, read_event(row.body)) for row in rows]

    async def ends(self, codes: Sequence[str]) -> dict[str, int]:
        """Return by table the last event of its log."""
        asked = select(EVENTS.c.code, func.max(EVENTS.c.seq).label("end")).where(EVENTS.c.code.in_(codes))
        rows = await self._ask(asked.group_by(EVENTS.c.code))
        return {row.code: row.end for row in rows}

    async def open_tables(self, most: int) -> list[Listing]:
        """Return tables that anybody may join, the newest first."""
        asked = select(LISTINGS.c.card).where(LISTINGS.c.phase == Phase.GATHERING, LISTINGS.c.open)
        return _listings(await self._ask(asked.order_by(LISTINGS.c.at.desc()).limit(most)))

    async def tables_of(self, person: str, most: int) -> list[Listing]:
        """Return the tables at which a person sits, the newest first."""
        asked = select(LISTINGS.c.card).join(SITTERS, SITTERS.c.code == LISTINGS.c.code)
        mine = asked.where(SITTERS.c.person == person)
        return _listings(await self._ask(mine.order_by(LISTINGS.c.at.desc()).limit(most)))

    async def bots_at_play(self) -> list[str]:
        """Return the running tables at which a bot plays."""
        asked = select(LISTINGS.c.code).where(LISTINGS.c.phase == Phase.PLAYING, LISTINGS.c.bots)
        return [row.code for row in await self._ask(asked)]

    async def ping(self) -> None:
        """Raise `StoreDown` if the database does not answer."""
        await self._ask(text("select 1"))

    async def remove(self, codes: Sequence[str]) -> None:
        """Forget tables, logs and all."""
        await self._in_thread(lambda: self._remove(codes))

    async def abandoned(self, *, gathering: int, playing: int, most: int = 500) -> list[str]:
        """Return tables of which nothing was heard since these times."""
        last = select(EVENTS.c.code, func.max(EVENTS.c.at).label("at")).group_by(EVENTS.c.code).subquery()
        asked = select(LISTINGS.c.code).join(last, last.c.code == LISTINGS.c.code)
        waiting = (LISTINGS.c.phase == Phase.GATHERING) & (last.c.at < gathering)
        stopped = (LISTINGS.c.phase == Phase.PLAYING) & (last.c.at < playing)
        return [row.code for row in await self._ask(asked.where(waiting | stopped).limit(most))]

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        with suppress(StoreDown):
            await self.append("", [])  # done once all before it are
        self._writer.close()
        self._reading.shutdown()
        self._engine.dispose()

    def _commit(self, batch: Sequence[_Append]) -> list[Answer]:
        """Write a group at once; if one of it comes too late, each stands for itself."""
        try:
            self._insert(batch)
        except IntegrityError:
            return [False] if len(batch) == 1 else [self._commit([one])[0] for one in batch]
        except (SQLAlchemyError, OSError):
            return [StoreDown()] * len(batch)
        except Exception as error:  # those who wait have to be told, whatever it is
            return [error] * len(batch)
        return [True] * len(batch)

    def _insert(self, batch: Sequence[_Append]) -> None:
        """Write a group in one order, so that processes who write to the same tables do not wait for each other."""
        in_order = sorted(batch, key=lambda one: one.code)
        with self._engine.begin() as connection:
            rows = [row for one in in_order for row in one.rows]
            if rows:
                _append(connection, rows)
            for one in in_order:
                if one.listed:
                    _list(connection, one.listed)

    def _remove(self, codes: Sequence[str]) -> None:
        with self._reached() as connection:
            for rows in (EVENTS, LISTINGS, SITTERS):
                connection.execute(delete(rows).where(rows.c.code.in_(codes)))

    async def _ask(self, question: Executable) -> Sequence[Row[Any]]:
        return await self._in_thread(lambda: self._answer(question))

    def _answer(self, question: Executable) -> Sequence[Row[Any]]:
        with self._reached() as connection:
            return connection.execute(question).all()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    @contextmanager
    def _reached(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown from error


def _append(connection: Connection, rows: Sequence[_Row]) -> None:
    """Write events in the words of the driver: SQLAlchemy would look at every value of every row."""
    into = "INSERT INTO events (code, seq, at, body)"
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"{into} VALUES (?, ?, ?, ?)", [*rows])
    else:  # as four columns in one statement
        columns = "SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::bytea[])"
        connection.exec_driver_sql(f"{into} {columns}", tuple(map(list, zip(*rows, strict=True))))


def _listings(rows: Sequence[Row[Any]]) -> list[Listing]:
    return [read_listing(row.card) for row in rows]


def _list(connection: Connection, listed: Listed) -> None:
    listing = listed.listing
    for rows in (LISTINGS, SITTERS):
        connection.execute(delete(rows).where(rows.c.code == listing.code))
    row = {"code": listing.code, "phase": listing.phase.value, "open": listing.options.open, "bots": listed.bots}
    connection.execute(insert(LISTINGS), [row | {"at": listing.at, "card": write_listing(listing)}])
    people = [{"person": person, "code": listing.code, "name": name} for person, name in listed.people.items()]
    if people:
        connection.execute(insert(SITTERS), people)


def connect(address: str) -> Engine:
    """Return the way to a database; nothing is asked of it yet."""
    url = database_url(address)
    if url.get_backend_name() != "sqlite":
        limits = {"pool_size": 8, "max_overflow": 8, "pool_timeout": 5}
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, **limits)
    engine = create_engine(url, connect_args={"timeout": 10}, hide_parameters=True)  # seeds belong in no log
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Let readers and the writer not wait for each other, and let a commit reach the disk before it is told."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
