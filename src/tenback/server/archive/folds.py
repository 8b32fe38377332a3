"""Tables read from their logs, from the newest snapshot on, a few hundred events at a time."""

import logging
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert

from tenback.protocol.refusals import No
from tenback.server.archive import queries
from tenback.server.archive.queries import NEWEST, part_of_log
from tenback.server.archive.schema import SNAPSHOTS
from tenback.server.tables.events import Entry, read_event
from tenback.server.tables.folding import MissingEvent, take
from tenback.server.tables.refused import Refused
from tenback.server.tables.snapshots import Snapshot, read_snapshot, restored, write_snapshot
from tenback.server.tables.table import Table

LOG = logging.getLogger("tenback.archive")
AT_ONCE = 500  # events in memory
UNFOLDABLE = (MissingEvent, LookupError, ValueError, msgspec.MsgspecError)


class Read(NamedTuple):
    """A table, and how many events had to be folded for it."""

    table: Table
    folded: int


def fold_log(connection: Connection, code: str, upto: int | None) -> Read | None:
    """Return a table as of its last event, or of an earlier one; None if there is none.

    Raise `Refused` if the log is broken, which affects this table alone.
    """
    try:
        return _fold(connection, code, NEWEST if upto is None else upto)
    except UNFOLDABLE as error:
        LOG.error("the log of a table is broken: %s", error, extra={"table": code})  # noqa: TRY400 - where is not the question
        raise Refused(No.BROKEN_LOG) from error


def _fold(connection: Connection, code: str, upto: int) -> Read | None:
    table = _begin(connection, code, upto)
    first, full = table.seq, True
    while full and table.seq < upto:
        rows = connection.execute(queries.LOG, part_of_log(code, table.seq, AT_ONCE)).all()
        for row in rows:
            if row.seq <= upto:
                take(table, Entry(row.seq, row.at, read_event(row.body)))
        full = len(rows) == AT_ONCE
    return Read(table, table.seq - first) if table.seq >= 0 else None


def _begin(connection: Connection, code: str, upto: int) -> Table:
    """Return a table as its newest snapshot has it, or before its first event."""
    body = connection.scalar(queries.SNAPSHOT, {"code": code, "upto": upto})
    try:
        return restored(code, read_snapshot(body)) if body else Table(code)
    except UNFOLDABLE as error:
        LOG.warning("a snapshot is of no use: %r", error, extra={"table": code})
        return Table(code)


def keep_snapshot(connection: Connection, code: str, snapshot: Snapshot) -> None:
    """Keep the newest snapshot of a table."""
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.code == code))
    connection.execute(insert(SNAPSHOTS), [{"code": code, "seq": snapshot.seq, "body": write_snapshot(snapshot)}])
