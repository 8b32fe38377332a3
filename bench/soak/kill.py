"""Kill a server at random moments: nothing that was acknowledged is lost, and nothing is done twice."""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from msgspec import Struct

from bench.soak.audit import audit
from bench.soak.company import Company, company
from bench.soak.players import Broken, seeded
from tests.server.backends import running_postgres
from tests.server.running import Running, running

SEED = 4001
KILLS, TABLES = 50, 6
BOUND = 5.0  # seconds after which everybody has to play on


class Figures(Struct, kw_only=True):
    """What became of the players while their server was killed again and again."""

    database: str
    kills: int = 0
    tables: int = 0  # with rematches
    acknowledged: int = 0  # requests, each found once in a log
    reconnects: int = 0
    ready: float = 0.0  # longest time from a kill until the server was ready again
    backs: list[float] = []  # times from each kill until every client had come back and every table had moved
    back: float = 0.0  # longest of them
    usual: float = 0.0  # their median


async def prove(server: Running, *, kills: int, seed: int = SEED, tables: int = TABLES) -> Figures:
    """Kill a running server so many times, and hold its logs against what the clients were told."""
    rng, figures = seeded(seed), Figures(database="postgresql" if server.settings.database else "sqlite")
    async with company([server.base], tables=tables, rng=rng) as playing:
        while figures.kills < kills:
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            await _kill(server, playing, figures)
        await playing.rest()
        figures.acknowledged = await audit(server.settings.database_address, playing.players)
        figures.tables, figures.reconnects = playing.tables, playing.reconnects
    return figures


async def _kill(server: Running, playing: Company, figures: Figures) -> None:
    killed = time.monotonic()
    server.kill()
    await server.start()
    figures.ready = max(figures.ready, time.monotonic() - killed)
    figures.backs.append(await playing.gone_on(killed, anew=True))
    figures.back, figures.usual = max(figures.backs), median(figures.backs)
    figures.kills += 1
    print(f"{figures.database}: kill {figures.kills}, until all went on at most {figures.back:.2f} s", flush=True)


async def main() -> list[Figures]:
    """Run the proof in full, on both databases."""
    with tempfile.TemporaryDirectory() as folder, running_postgres() as postgres:
        return [await _prove_on(address, Path(folder)) for address in ("", await postgres.new_database())]


def judge(figures: list[Figures]) -> None:
    """Raise `Broken` if somebody had to wait for too long."""
    if max(figure.back for figure in figures) > BOUND:
        raise Broken(f"clients waited for more than {BOUND} s")


async def _prove_on(database: str, folder: Path) -> Figures:
    server = await running(folder, database=database).start()
    try:
        return await prove(server, kills=KILLS)
    finally:
        server.stop()
