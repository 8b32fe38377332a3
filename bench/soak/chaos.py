"""Play through a bad network: everybody ends with the same table, and nothing is done twice."""

import asyncio
import tempfile
import time
from pathlib import Path

from msgspec import Struct

from bench.soak.audit import audit
from bench.soak.company import company
from bench.soak.players import Broken, seeded
from bench.soak.proxy import Proxy
from tests.server.running import Running, running

SEED = 4021
SECONDS, TABLES = 120.0, 8


class Figures(Struct, kw_only=True):
    """What the network did, and what became of the players."""

    seconds: float
    tables: int = 0  # with rematches
    acknowledged: int = 0  # requests, each found once in a log
    reconnects: int = 0
    network: dict[str, int] = {}
    refused: dict[str, int] = {}


async def prove(server: Running, *, seconds: float, tables: int = TABLES, seed: int = SEED) -> Figures:
    """Play for so long through a bad network, and hold the logs against what the clients were told."""
    rng, figures = seeded(seed), Figures(seconds=seconds)
    async with (
        Proxy(server.base, rng) as proxy,
        company([proxy.base], tables=tables, rng=rng, through=server.base) as playing,
    ):
        await asyncio.sleep(seconds)
        await playing.gone_on(time.monotonic())
        proxy.calm = True
        await playing.rest()
        figures.acknowledged = await audit(server.settings.database_address, playing.players)
        figures.tables, figures.reconnects = playing.tables, playing.reconnects
        figures.network, figures.refused = dict(proxy.done), dict(playing.refused)
    return figures


async def main() -> Figures:
    """Run the proof in full."""
    with tempfile.TemporaryDirectory() as folder:
        server = await running(Path(folder)).start()
        try:
            return await prove(server, seconds=SECONDS)
        finally:
            server.stop()


def judge(figures: Figures) -> None:
    """Raise `Broken` if something was refused for another reason than its lateness."""
    if figures.refused.keys() - {"stale"}:
        raise Broken(f"refused: {figures.refused}")
