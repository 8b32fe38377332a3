"""The lock that reserves a file for one server: a second one would not hear of what happens here."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tenback.server.archive.database import database_url
from tenback.server.archive.faults import fault_of


class InUse(Exception):
    """Another server has the file; `path` is where it lies."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


@contextmanager
def locked(address: str) -> Iterator[None]:
    """Reserve a database file for this server, or raise `InUse` or `StoreDown`; other kinds of database are shared.

    The lock is the one that SQLite holds on a file beside it: the system releases it when the process ends, however
    that happens.
    """
    url = database_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        yield
        return
    with closing(_lock(Path(url.database).resolve())):
        yield


def _lock(path: Path) -> sqlite3.Connection:
    try:
        lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        raise InUse(path) if error.sqlite_errorcode == sqlite3.SQLITE_BUSY else fault_of(error) from error
    return lock
