"""The short way of a move: where nothing is in the way, no task waits for the lock of the table or for the commit."""

import logging

from tenback.protocol import requests
from tenback.server.archive.writer import Answer, Done
from tenback.server.live.clock import now
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Answered, Hall, is_away, kept_with
from tenback.server.live.live_table import LiveTable
from tenback.server.tables import events
from tenback.server.tables.events import Entry, Event
from tenback.server.tables.folding import take
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table

LOG = logging.getLogger("tenback.shortcut")


class Shortcut:
    """A move on its short way: decided, taken and appended as in `Hall.happen`, and only then told."""

    __slots__ = ("_entry", "_hall", "_live", "_table", "_then")

    def __init__(self, hall: Hall, live: LiveTable, table: Table, then: Done) -> None:
        self._hall, self._live, self._table, self._then = hall, live, table, then

    def append(self, event: Event) -> None:
        """Let the table take the event, and hand it to the store."""
        table = self._table
        self._live.held += 1  # a table must not be let go while something is being written
        self._entry = entry = Entry(table.seq + 1, max(now(), table.at), event)
        try:
            take(table, entry)
            self._hall.store.append_then(self._end, table.code, [entry], kept_with(table, entry))
        except Exception as error:
            self._end(error)

    def _end(self, answer: Answer) -> None:
        """Tell of a move that is in the log; if it is not, the table in memory is not trusted."""
        live = self._live
        try:
            if answer is True:
                self._hall.spread(live, self._table, self._entry)
            else:
                live.table = None
        except Exception:
            LOG.exception("a move was not told", extra={"table": live.code})
        live.lock.release()
        self._hall.let_go(live)
        self._then(answer)


def move_at_once(hall: Hall, live: LiveTable, connection: Connection, move: requests.Do, then: Done) -> bool:
    """Make a move that nothing is in the way of; `then` hears whether it was written.

    Otherwise return False: what is refused, repeated or has to wait is left to `Hall.ask`.
    """
    table = live.table
    if table is None or is_away(live, connection) or not live.claim():
        return False
    event = _decided(hall, table, connection, move)
    if event is None:
        live.lock.release()
        return False
    Shortcut(hall, live, table, then).append(event)
    return True


def _decided(hall: Hall, table: Table, connection: Connection, move: requests.Do) -> Event | None:
    """Return the event of a move; None for whatever else becomes of it."""
    try:
        event = hall.decide(table, connection, move)
    except (Refused, Answered):
        return None
    return event if isinstance(event, events.Did) else None
