"""What several tests of the server begin with."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tenback.server.archive.store import Store
from tests.server.stores import open_store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """The logs of tables in a new SQLite file."""
    opened = await open_store(tmp_path)
    yield opened
    await opened.close()
