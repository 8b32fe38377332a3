"""The log of every table, kept in SQLite or PostgreSQL; what was appended survives whatever happens."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row, delete, insert, update
from sqlalchemy.exc import SQLAlchemyError

from tenback.protocol.calls import Listing
from tenback.server.archive import queries
from tenback.server.archive.cleanup import Ages, remove_old
from tenback.server.archive.faults import Condition, StoreDown, fault_of
from tenback.server.archive.folds import fold_log, keep_snapshot
from tenback.server.archive.migrations import demand_shape
from tenback.server.archive.pen import Listed, Pen, Piece, rows_of
from tenback.server.archive.schema import EVENTS, REVIEWS, SHAPE
from tenback.server.archive.writer import Answer, Done, Writer
from tenback.server.tables.events import Entry, read_event
from tenback.server.tables.listing import has_bots, list_table, read_listing, sitters
from tenback.server.tables.snapshots import SNAPSHOT_EVERY, Snapshot, snapshot
from tenback.server.tables.table import Table

T = TypeVar("T")
READERS = 4  # threads that read
MOST_REMOVED = 200  # tables in one transaction
PROBE = 10.0  # seconds without a commit after which a health check writes something
NO_TABLE, FEW, SOME = "", range(40), bytes(1_500)  # events of no table, which need some pages of the database
Kept = tuple[Listed | None, Snapshot | None]  # of a table, besides its events


def listed(table: Table) -> Listed:
    """Return how a table is to be listed."""
    return Listed(list_table(table), sitters(table), has_bots(table))


class Store:
    """One thread that writes, in groups, and a few that read."""

    def __init__(self, engine: Engine, committed: Callable[[float], None] = lambda _seconds: None) -> None:
        self._engine = engine
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._reads, self._writes = Condition("read"), Condition("written")
        self._committed, self._written = committed, 0.0  # when the last commit came through, on the clock of the loop
        self._glances: dict[str, asyncio.Task[Table | None]] = {}
        self._pen = Pen(engine)
        self._writer = Writer(self._commit, self._note_commit)

    async def append(
        self, code: str, entries: Sequence[Entry], listed: Listed | None = None, kept: Snapshot | None = None
    ) -> bool:
        """Write entries down for good and return True, or False if somebody else was first."""
        return await self._writer.write(Piece(code, rows_of(code, entries), listed, kept))

    def append_then(self, done: Done, code: str, entries: Sequence[Entry], kept: Kept = (None, None)) -> None:
        """Do the same without a task that waits: `done`, which must not raise, is called with the answer."""
        self._writer.write_then(Piece(code, rows_of(code, entries), *kept), done)

    async def read(self, code: str, after: int = -1) -> list[Entry]:
        """Return the log of a table from an event on; empty if there is no such table."""
        rows = await self._ask(queries.LOG, queries.part_of_log(code, after))
        return [Entry(row.seq, row.at, read_event(row.body)) for row in rows]

    async def table(self, code: str, upto: int | None = None) -> Table | None:
        """Return a table as of its last event, or of an earlier one, or None; raise `Refused` if its log is broken.

        It is folded outside the event loop, from the newest snapshot on, so that no other table waits for a long log.
        """
        return await self._in_thread(lambda: self._fold(code, upto))

    async def glance(self, code: str) -> Table | None:
        """Return a table to look at, not to change; everybody who asks while it is being read shares it."""
        reading = self._glances.get(code)
        if reading is None:
            reading = self._glances[code] = asyncio.create_task(self.table(code))
            reading.add_done_callback(lambda _done: self._glances.pop(code, None))
        return await asyncio.shield(reading)

    async def ends(self, codes: Sequence[str]) -> dict[str, int]:
        """Return, by table, the last event of its log."""
        rows = await self._ask(queries.ends_of(codes, self._engine.dialect.name))
        return {code: end for code, end in map(tuple, rows) if end is not None}

    async def listing(self, code: str) -> Listing | None:
        """Return how a table is listed."""
        return next(iter(_listings(await self._ask(queries.listing_of(code)))), None)

    async def open_codes(self, most: int) -> list[str]:
        """Return the codes of tables that anybody may join, the newest first."""
        return await self._in_thread(lambda: [row.code for row in self._answer(queries.open_codes(most))])

    async def listings(self, codes: Sequence[str]) -> list[Listing]:
        """Return the listings of these tables, the newest first."""
        return _listings(await self._ask(queries.listings_of(codes)))

    async def tables_of(self, person: str, most: int) -> list[Listing]:
        """Return the tables at which a person sits, the newest first."""
        return [listing for listing, _ in await self.sittings_of(person, most)]

    async def sittings_of(self, person: str, most: int) -> list[tuple[Listing, str]]:
        """Return the tables at which a person sits, the newest first, and what the person is called there."""
        rows = await self._ask(queries.tables_of(person, most))
        return [(read_listing(row.card), row.name) for row in rows]

    async def ping(self) -> None:
        """Raise `StoreDown` unless the database answers, is intact, and can be written to."""
        await self._in_thread(self._look_through)
        loop = asyncio.get_running_loop()
        if self._writes.fault or loop.time() - self._written > PROBE:
            await self._in_thread(self._touch)
            self._written = loop.time()

    async def visit(self, codes: Collection[str], at: int) -> int:
        """Note that tables are in use, so that nobody removes them as old; return how many of them there are."""
        return await self._in_thread(lambda: self._visit(codes, at))

    async def remove(self, ages: Ages, but: Collection[str] = (), most: int = MOST_REMOVED) -> int:
        """Delete some old tables with their logs, except those in use, and return how many."""
        return await self._in_thread(lambda: self._remove(ages, but, most))

    async def review(self, code: str, playouts: int) -> bytes | None:
        """Return what is kept of the review of a table's game."""
        return next((row.body for row in await self._ask(queries.review_of(code, playouts))), None)

    async def keep_review(self, code: str, playouts: int, body: bytes) -> None:
        """Keep the review of a table's game in place of an earlier one."""
        await self._in_thread(lambda: self._keep_review(code, playouts, body))

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        with suppress(StoreDown):
            await self.append("", [])  # done once everything before it is
        self._writer.close()
        self._pen.close()
        self._reading.shutdown()
        self._engine.dispose()

    def _note_commit(self, seconds: float) -> None:
        self._written = asyncio.get_running_loop().time()
        self._committed(seconds)

    def _commit(self, group: Sequence[Piece]) -> list[Answer]:
        """Write a group in one commit; if one piece comes too late, write each by itself."""
        try:
            self._pen.write(group)
        except self._pen.taken:
            return [False] if len(group) == 1 else [self._commit([one])[0] for one in group]
        except (SQLAlchemyError, self._pen.fault, OSError) as error:
            fault = fault_of(error)
            self._writes.note(fault)
            return [fault] * len(group)
        except Exception as error:  # whoever waits must hear of it, whatever it is
            return [error] * len(group)
        self._writes.note(None)
        return [True] * len(group)

    def _touch(self) -> None:
        """Write again what is there already, to see whether writing is possible.

        After a fault, events are written as well, and removed: on a full disk there may be room for a change.
        """
        with self._reached(self._writes) as connection:
            connection.execute(update(SHAPE).values(version_num=SHAPE.c.version_num))
            if self._writes.fault:
                connection.execute(insert(EVENTS), [{"code": NO_TABLE, "seq": n, "at": 0, "body": SOME} for n in FEW])
                connection.execute(delete(EVENTS).where(EVENTS.c.code == NO_TABLE))
        self._writes.note(None)

    def _look_through(self) -> None:
        with self._reached() as connection:
            demand_shape(connection)

    def _fold(self, code: str, upto: int | None) -> Table | None:
        with self._reached() as connection:
            read = fold_log(connection, code, upto)
        if read and upto is None and read.folded > SNAPSHOT_EVERY:
            with suppress(StoreDown), self._reached(self._writes) as connection:  # only saves a reader work
                keep_snapshot(connection, code, snapshot(read.table))
        return read.table if read else None

    def _visit(self, codes: Collection[str], at: int) -> int:
        with self._reached(self._writes) as connection:
            return connection.execute(queries.visited(codes, at)).rowcount

    def _keep_review(self, code: str, playouts: int, body: bytes) -> None:
        with self._reached(self._writes) as connection:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.code == code, REVIEWS.c.playouts == playouts))
            connection.execute(insert(REVIEWS), [{"code": code, "playouts": playouts, "body": body}])

    def _remove(self, ages: Ages, but: Collection[str], most: int) -> int:
        with self._reached(self._writes) as connection:
            return remove_old(connection, ages, but, most)

    async def _ask(self, question: Executable, about: Mapping[str, object] | None = None) -> Sequence[Row[Any]]:
        return await self._in_thread(lambda: self._answer(question, about))

    def _answer(self, question: Executable, about: Mapping[str, object] | None = None) -> Sequence[Row[Any]]:
        with self._reached() as connection:
            return connection.execute(question, about).all()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    @contextmanager
    def _reached(self, condition: Condition | None = None) -> Iterator[Connection]:
        """Yield a connection, or raise `StoreDown`; it is to read, unless another condition is told.

        That something could be written does not mean that events can.
        """
        noted = condition or self._reads
        try:
            with self._engine.begin() as connection:
                yield connection
        except StoreDown as fault:
            noted.note(fault)
            raise
        except (SQLAlchemyError, OSError) as error:
            noted.note(fault_of(error))
            raise fault_of(error) from error
        if noted is self._reads:
            noted.note(None)


def _listings(rows: Sequence[Row[Any]]) -> list[Listing]:
    return [read_listing(row.card) for row in rows]
