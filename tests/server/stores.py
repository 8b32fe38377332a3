"""Stores that tests write into."""

from pathlib import Path

from tenback.server.archive.database import connect
from tenback.server.archive.migrations import migrate
from tenback.server.archive.store import Store


async def open_store(folder: Path) -> Store:
    """Return the logs of the tables in a folder."""
    engine = connect(str(folder / "tables.db"))
    await migrate(engine)
    return Store(engine)
