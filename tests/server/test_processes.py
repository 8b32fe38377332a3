"""Two server processes on PostgreSQL and Redis serve one table (R8, R11)."""

import asyncio
from collections.abc import Iterator

import pytest

from bench.soak.processes import Parts, prove, start_two
from tenback.server.bells import RETRY
from tests.server.backends import Postgres, Redis
from tests.server.playing import Client, seat_two


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory, redis: Redis, postgres: Postgres) -> Iterator[Parts]:
    servers = asyncio.run(start_two(tmp_path_factory.mktemp("two"), redis, postgres))
    yield Parts(servers, redis, postgres)
    for server in servers:
        server.stop()


async def _until_here(client: Client, seats: list[int]) -> None:
    """Hear until just these seats are said to be connected."""
    while client.heard[-1].get("here") != seats:
        await client.next("here", "table")


async def _apart(parts: Parts) -> tuple[Client, Client]:
    """Return two clients of one table, each at another server, who know of each other."""
    one, two = await seat_two(parts.servers[0].base)
    await two.close()
    await _until_here(one, [0])
    two.base = parts.servers[1].base
    await two.open()
    await _until_here(one, [0, 1])
    await _until_here(two, [0, 1])
    return one, two


async def test_each_process_knows_who_is_connected_to_the_other(parts: Parts) -> None:
    one, two = await _apart(parts)
    await two.close()
    await _until_here(one, [0])
    await one.close()


async def test_who_left_while_redis_was_away_is_gone_once_it_is_back(parts: Parts) -> None:
    one, two = await _apart(parts)
    parts.redis.stop()
    await two.close()
    await asyncio.sleep(2 * RETRY)  # long enough to ring in vain
    parts.redis.start()
    await _until_here(one, [0])
    await one.close()


async def test_play_goes_on_whatever_part_fails(parts: Parts) -> None:
    figures = await prove(parts, ["redis", "cut", "database", "kill"], tables=3, seed=42)
    assert figures.refused.keys() <= {"unavailable"}
