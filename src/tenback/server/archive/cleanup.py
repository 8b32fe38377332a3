"""What `tenback tidy` does: count the tables that are old, and forget them, while a server may run."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from tenback.protocol.messages import Phase
from tenback.server.archive.backup import demand_database, reached
from tenback.server.archive.migrations import migrate
from tenback.server.archive.old import Ages, count_old, remove_old

AT_ONCE = 200  # tables in one transaction: a server that runs is not kept waiting


def count(address: str, ages: Ages) -> dict[Phase, int]:
    """Return by phase how many tables are old, or raise `StoreDown`."""
    with _opened(address) as connection:
        return count_old(connection, ages)


def remove(address: str, ages: Ages) -> Iterator[int]:
    """Forget the tables that are old, and yield how many at a time, or raise `StoreDown`."""
    while True:
        with _opened(address) as connection:
            removed = remove_old(connection, ages, but=(), most=AT_ONCE)
        if not removed:
            return
        yield removed


@contextmanager
def _opened(address: str) -> Iterator[Connection]:
    demand_database(address)
    with reached(address) as engine:
        asyncio.run(migrate(engine))
        with engine.begin() as connection:
            yield connection
