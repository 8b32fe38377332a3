"""One server for a file: another one would hear nothing of what happens here."""

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
    """Keep other servers from a database that is a file, or raise `InUse` or `StoreDown`; they share any other kind.

    The lock is the one that SQLite holds on a file beside it: the system lets it go when the process ends, however
    that comes about.
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
