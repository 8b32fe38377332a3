"""Two server processes that share their tables: one dies, Redis goes, the database goes, and play goes on."""

import asyncio
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct

from bench.soak.audit import audit
from bench.soak.company import Company, company
from bench.soak.players import Broken, seeded
from tests.server.backends import Postgres, Redis, running_postgres, running_redis
from tests.server.running import Running, running

SEED = 4011
ROUNDS, TABLES = 10, 6
AWAY = 1.0  # seconds for which the database is gone
SETTLE = 0.2  # seconds


@dataclass
class Parts:
    """Everything that can fail."""

    servers: list[Running]
    redis: Redis
    postgres: Postgres


class Fault:
    """Something that fails, and comes back after a while; what happens to both is a no-op unless told otherwise."""

    plays_on = True  # even before it is over

    async def begin(self, parts: Parts) -> None:
        """Let it fail."""

    async def end(self, parts: Parts) -> None:
        """Bring it back."""


class Killed(Fault):
    """One of the servers is killed; the other serves its clients."""

    async def begin(self, parts: Parts) -> None:
        """Kill the first server; the next time it is the other's turn."""
        parts.servers[0].kill()

    async def end(self, parts: Parts) -> None:
        """Start it again."""
        await parts.servers[0].start()
        parts.servers.reverse()


class WithoutRedis(Fault):
    """Redis is away for a while; what happens is found in the log."""

    async def begin(self, parts: Parts) -> None:
        """Stop Redis, and let pass what it had told already."""
        parts.redis.stop()
        await asyncio.sleep(SETTLE)

    async def end(self, parts: Parts) -> None:
        """Start it again."""
        parts.redis.start()


class Cut(Fault):
    """Every connection to the database is ended."""

    async def begin(self, parts: Parts) -> None:
        """End them."""
        await parts.postgres.cut()


class WithoutDatabase(Fault):
    """The database is away for a while: requests are refused, and asked again."""

    plays_on = False

    async def begin(self, parts: Parts) -> None:
        """Stop PostgreSQL at once."""
        parts.postgres.stop()
        await asyncio.sleep(AWAY)

    async def end(self, parts: Parts) -> None:
        """Start it again."""
        parts.postgres.start()


FAULTS: dict[str, Fault] = {"kill": Killed(), "redis": WithoutRedis(), "cut": Cut(), "database": WithoutDatabase()}


class Figures(Struct, kw_only=True):
    """What became of the players while the parts failed."""

    faults: dict[str, int] = {}
    tables: int = 0  # with rematches
    acknowledged: int = 0  # requests, each found once in a log
    reconnects: int = 0
    refused: dict[str, int] = {}
    back: dict[str, float] = {}  # by fault, longest time until every table had moved again


async def prove(parts: Parts, faults: Sequence[str], *, tables: int = TABLES, seed: int = SEED) -> Figures:
    """Let one part after the other fail, and hold the logs against what the clients of both servers were told."""
    rng, figures = seeded(seed), Figures()
    async with company([server.base for server in parts.servers], tables=tables, rng=rng) as playing:
        for name in faults:
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            waited = await _fail(FAULTS[name], parts, playing)
            figures.faults[name] = figures.faults.get(name, 0) + 1
            figures.back[name] = max(figures.back.get(name, 0.0), waited)
            print(f"processes: {sum(figures.faults.values())} {name}, all went on after {waited:.2f} s", flush=True)
        await playing.rest()
        figures.acknowledged = await audit(parts.servers[0].settings.database_address, playing.players)
        figures.tables, figures.reconnects = playing.tables, playing.reconnects
        figures.refused = dict(playing.refused)
    return figures


async def _fail(fault: Fault, parts: Parts, playing: Company) -> float:
    """Let a part fail and come back, and return the longest time that somebody waited."""
    began = time.monotonic()
    await fault.begin(parts)
    if fault.plays_on:
        await playing.gone_on(time.monotonic())
        waited, began = time.monotonic() - began, time.monotonic()
    await fault.end(parts)
    await playing.go_home()
    await playing.gone_on(time.monotonic())
    return waited if fault.plays_on else time.monotonic() - began


async def start_two(folder: Path, redis: Redis, postgres: Postgres) -> list[Running]:
    """Start two servers on one database."""
    database = await postgres.new_database()
    servers = [running(folder, database=database, redis=redis.address) for _ in range(2)]
    return await asyncio.gather(*[server.start() for server in servers])


async def main() -> Figures:
    """Run the proof in full."""
    faults = [*FAULTS] * ROUNDS
    seeded(SEED).shuffle(faults)
    with tempfile.TemporaryDirectory() as folder, running_redis() as redis, running_postgres() as postgres:
        servers = await start_two(Path(folder), redis, postgres)
        try:
            return await prove(Parts(servers, redis, postgres), faults)
        finally:
            for server in servers:
                server.stop()


def judge(figures: Figures) -> None:
    """Raise `Broken` if something was refused for another reason than a part that was away."""
    if figures.refused.keys() - {"unavailable"}:
        raise Broken(f"refused: {figures.refused}")
