"""What was acknowledged survives `kill -9` (R3, R4)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench.soak.kill import prove
from tests.server.backends import Postgres
from tests.server.running import Running, running

KILLS, TABLES = 2, 3


@pytest.fixture(params=["sqlite", "postgresql"])
async def fragile(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Running]:
    server = running(tmp_path)
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        server = running(tmp_path, database=await postgres.new_database())
    yield await server.start()
    server.stop()


async def test_no_acknowledged_action_is_lost_or_doubled_when_the_server_is_killed(fragile: Running) -> None:
    figures = await prove(fragile, kills=KILLS, tables=TABLES, seed=41)
    assert figures.kills == KILLS
    assert figures.back < 2 * figures.ready + 1  # all play on soon after the server is there, however busy the machine
