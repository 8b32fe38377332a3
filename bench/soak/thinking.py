"""Many tables of one address full of bots that think: the bot of another player does not keep anybody waiting."""

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from msgspec import Struct

from bench.soak.players import Broken
from tests.server.playing import Client, best, give_pass, open_table
from tests.server.running import Running, running
from tests.server.storming import tracebacks

TABLES, TURNS = 60, 40
CROWD = "127.0.0.2"  # the address of all those tables; the other player comes from 127.0.0.1
BOUND = 2.0  # seconds that a turn of a bot may take


class Figures(Struct, kw_only=True):
    """What the bot of one player took for a turn, alone and beside the tables of another address."""

    tables: int
    alone: list[float] = []  # seconds: half of the turns, all of them
    beside: list[float] = []
    crowd: int = 0  # what happened meanwhile at all other tables
    tracebacks: int = 0


async def prove(server: Running, *, tables: int = TABLES, turns: int = TURNS) -> Figures:
    """Measure turns of `solid` before and while so many tables of another address play."""
    figures, secret = Figures(tables=tables), await give_pass(server.base)
    figures.alone = _spread(await _measure(server, turns))
    async with AsyncExitStack() as leaving:
        crowd = [await leaving.enter_async_context(await _watch(server, secret)) for _ in range(tables)]
        listening = [asyncio.create_task(_listen(one)) for one in crowd]
        figures.beside = _spread(await _measure(server, turns))
        figures.crowd = sum(one.seq - one.table["seq"] for one in crowd)
        for task in listening:
            task.cancel()
    figures.tracebacks = tracebacks(server)
    return figures


def _spread(seconds: list[float]) -> list[float]:
    return [round(median(seconds), 3), round(max(seconds), 3)]


async def _watch(server: Running, secret: str) -> Client:
    """Open a table where four masters play as quickly as they can, and return somebody who watches."""
    options = {"ruleset": "the-game", "seats": 4, "pace": 0}
    bots = {str(seat): "master" for seat in range(4)}
    code = await open_table(server.base, secret, options=options, bots=bots, start=True)
    watcher = Client(server.base, code)
    watcher.address = (CROWD, 0)
    return watcher


async def _listen(watcher: Client) -> None:
    while True:
        await watcher.hear(patience=600)


async def _measure(server: Running, turns: int) -> list[float]:
    """Return how long each turn of a bot took, in as many games as it needs."""
    seconds: list[float] = []
    while len(seconds) < turns:
        seconds += await _play(server, turns - len(seconds))
    return seconds


async def _play(server: Running, turns: int) -> list[float]:
    """Return how long turns took in one game with a bot."""
    secret, options = await give_pass(server.base), {"ruleset": "the-game", "seats": 2, "pace": 0}
    code = await open_table(server.base, secret, options=options, name="Ann", bots={"1": "solid"}, start=True)
    seconds: list[float] = []
    async with Client(server.base, code, secret) as ann:
        await ann.act("P0:BEGIN")
        while not ann.sight.get("result") and len(seconds) < turns:
            if ann.sight["turn"] == 0:
                await ann.act(best(ann.sight))
            else:
                seconds.append(await _wait(ann))
    return seconds


async def _wait(ann: Client) -> float:
    """Return how long it takes until it is my turn again, or the game is over."""
    began = time.monotonic()
    while ann.sight["turn"] == 1 and not ann.sight.get("result"):
        await ann.hear(patience=600)
    return time.monotonic() - began


async def _warm(server: Running) -> None:
    """Wait until a bot has thought: until then it plays by feel."""
    secret = await give_pass(server.base)
    is_thought = False
    while not is_thought:
        async with await _watch(server, secret) as watcher:
            while not (is_thought or watcher.sight.get("result")):
                did = await watcher.next("did")
                is_thought = ">" in did["do"] and not did.get("instant")


def judge(figures: Figures) -> None:
    """Raise `Broken` if the player had to wait, or the crowd did not play at all."""
    if figures.tracebacks:
        raise Broken("something failed inside the server")
    if figures.beside[-1] > BOUND or not figures.crowd:
        raise Broken(f"a turn took too long: {figures}")


async def main() -> Figures:
    """Run the proof on a server of its own, once its bots can think."""
    with tempfile.TemporaryDirectory() as folder:
        server = await running(Path(folder), thinkers=1).start()
        try:
            await _warm(server)
            return await prove(server)
        finally:
            server.stop()
