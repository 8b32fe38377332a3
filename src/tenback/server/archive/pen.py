"""What the writing thread writes with: a connection of its own, and few statements for a whole group.

The driver is used without SQLAlchemy around it, which would look at every value of every row. After each statement the
writing thread has to wait until the loop gives way, so that one statement for many rows is the quickest.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import SQLAlchemyError

from tenback.protocol.calls import Listing
from tenback.server.tables.events import Entry, write_event
from tenback.server.tables.listing import write_listing
from tenback.server.tables.snapshots import Snapshot, write_snapshot

ROWS_AT_ONCE = 1000  # in one statement of SQLite, which takes at most 32,766 values
EVENTS = "INSERT INTO events (code, seq, at, body)"
COLUMNS = "SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::bytea[])"  # all rows of PostgreSQL
LIST = (
    "INSERT INTO listings (code, phase, open, bots, at, card) VALUES ({0}, {0}, {0}, {0}, {0}, {0}) "
    "ON CONFLICT (code) DO UPDATE SET phase = excluded.phase, open = excluded.open, bots = excluded.bots, "
    "at = excluded.at, card = excluded.card"
)
CLEAR_SITTERS = "DELETE FROM sitters WHERE code = {0}"
SEAT = "INSERT INTO sitters (person, code, name) VALUES ({0}, {0}, {0})"
KEEP = (
    "INSERT INTO snapshots (code, seq, body) VALUES ({0}, {0}, {0}) "
    "ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, body = excluded.body"
)
Row = tuple[str, int, int, bytes]


class Statement(NamedTuple):
    """What the database is told, with its values, or with many rows of them."""

    text: str
    values: Sequence[Any]
    many: bool = False


class Listed(NamedTuple):
    """How lists of tables show a table from now on."""

    listing: Listing
    people: dict[str, str]
    bots: bool


class Piece(NamedTuple):
    """What is written for one table: all of it, or nothing."""

    code: str
    rows: list[Row]
    listed: Listed | None
    snapshot: Snapshot | None


def rows_of(code: str, entries: Sequence[Entry]) -> list[Row]:
    """Return the events of a table as they are written."""
    return [(code, entry.seq, entry.at, write_event(entry.event)) for entry in entries]


class Pen:
    """Writes groups for one thread, through a connection that it keeps."""

    def __init__(self, engine: Engine) -> None:
        driver: Any = engine.dialect.dbapi
        self._engine, self._kept = engine, cast(Connection | None, None)
        self.taken: type[Exception] = driver.IntegrityError  # somebody else was first
        self.fault: type[Exception] = driver.Error

    def write(self, group: Sequence[Piece]) -> None:
        """Write a group in one commit, or raise what the driver raises.

        A connection that was lost since it was used last is replaced, and the group written anew. If it had been
        written after all, its places are taken, and whoever asked finds that out as if somebody else had been first.
        """
        statements = [*_statements(group, self._engine.dialect.name)]
        if not statements:
            return
        try:
            self._tell(statements)
        except self.taken:
            raise
        except self.fault as error:
            lost = self._is_lost(error)
            if lost and self._kept:
                self._kept.invalidate()  # nobody can be told on it that it is no longer needed
            self.close()
            if not lost:
                raise
            self._tell(statements)

    def close(self) -> None:
        """Let go of the connection."""
        kept, self._kept = self._kept, None
        if kept:
            with suppress(SQLAlchemyError, self.fault):
                kept.close()

    def _is_lost(self, error: Exception) -> bool:
        raw: Any = self._kept and self._kept.connection.driver_connection
        return raw is not None and self._engine.dialect.is_disconnect(cast(Any, error), raw, None)

    def _tell(self, statements: Sequence[Statement]) -> None:
        if self._kept is None:
            self._kept = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        cursor = self._kept.connection.cursor()
        if len(statements) == 1 and not statements[0].many:
            cursor.execute(statements[0].text, statements[0].values)  # a transaction by itself
        else:
            _tell_together(cursor, statements)
        cursor.close()


def _tell_together(cursor: DBAPICursor, statements: Sequence[Statement]) -> None:
    cursor.execute("BEGIN")
    try:
        for one in statements:
            (cursor.executemany if one.many else cursor.execute)(one.text, one.values)
        cursor.execute("COMMIT")
    except BaseException:
        with suppress(Exception):  # a full disk has ended the transaction already, and a lost connection as well
            cursor.execute("ROLLBACK")
        raise


def _statements(group: Sequence[Piece], dialect: str) -> Iterator[Statement]:
    """Yield the statements for a group, in a fixed order: processes that write to the same tables must not deadlock."""
    in_order = sorted(group, key=lambda piece: piece.code)
    rows = [row for piece in in_order for row in piece.rows]
    if rows:
        yield from _insert_in_lines(rows) if dialect == "sqlite" else _insert_in_columns(rows)
    mark = "?" if dialect == "sqlite" else "%s"
    yield from _list([piece.listed for piece in in_order if piece.listed], mark)
    kept = [_snapshot_row(piece.code, piece.snapshot) for piece in in_order if piece.snapshot]
    if kept:
        yield Statement(KEEP.format(mark), kept, many=True)


def _insert_in_lines(rows: Sequence[Row]) -> Iterator[Statement]:
    for first in range(0, len(rows), ROWS_AT_ONCE):
        part = rows[first : first + ROWS_AT_ONCE]
        lines = ", ".join(["(?, ?, ?, ?)"] * len(part))
        yield Statement(f"{EVENTS} VALUES {lines}", tuple(chain.from_iterable(part)))


def _insert_in_columns(rows: Sequence[Row]) -> Iterator[Statement]:
    yield Statement(f"{EVENTS} {COLUMNS}", tuple(map(list, zip(*rows, strict=True))))


def _list(group: Sequence[Listed], mark: str) -> Iterator[Statement]:
    """List tables as they are now; of a table that comes twice, the later one counts."""
    newest = {listed.listing.code: listed for listed in group}
    seated = [(person, code, name) for code, listed in newest.items() for person, name in listed.people.items()]
    if newest:
        yield Statement(LIST.format(mark), [_listing_row(listed) for listed in newest.values()], many=True)
        yield Statement(CLEAR_SITTERS.format(mark), [(code,) for code in newest], many=True)
    if seated:
        yield Statement(SEAT.format(mark), seated, many=True)


def _listing_row(listed: Listed) -> tuple[object, ...]:
    listing = listed.listing
    return (
        listing.code,
        listing.phase.value,
        listing.options.open,
        listed.bots,
        listing.at,
        write_listing(listing),
    )


def _snapshot_row(code: str, snapshot: Snapshot) -> tuple[object, ...]:
    return code, snapshot.seq, write_snapshot(snapshot)
