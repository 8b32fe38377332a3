"""Tables that have just been opened: whoever comes first need not wait until their log is read."""

from tenback.server.live.clock import now
from tenback.server.tables.table import Table

MOST = 500  # tables
YOUNG = 60_000  # milliseconds; nobody tidies up so soon


class Newborn:
    """Tables that this process has opened and nobody has come to yet; only it may write to their logs."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}

    def keep(self, table: Table) -> None:
        """Keep a table in mind, and forget the oldest if there are too many."""
        self._tables[table.code] = table
        if len(self._tables) > MOST:
            del self._tables[next(iter(self._tables))]

    def take(self, code: str) -> Table | None:
        """Return a table, once, as long as it is young."""
        table = self._tables.pop(code, None)
        return table if table and now() - table.at < YOUNG else None
