"""Floods of one address, from pings to half-sent calls, and what two people at another table feel of them."""

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles

from msgspec import Struct
from msgspec.structs import replace

from bench.server.clients import choose
from bench.soak.flood import KINDS
from bench.soak.players import Broken
from tenback.server.limits import Limits
from tests.server.playing import give_pass, open_table
from tests.server.running import Running, running
from tests.server.storming import Bystanders, tracebacks
from tests.waiting import PATIENCE

SOCKETS = (1, 20, 900)
MANY = {"halves": (900, 3_000)}  # where other numbers matter
OPTIONS = {"ruleset": "the-game", "seats": 2}
SECONDS = 8.0  # for each flood
CALM = 3.0  # seconds before the first
P99 = 100.0  # milliseconds that one move in a hundred may take at another table


class Felt(Struct, kw_only=True):
    """What two people felt while somebody else was flooding, and what became of the flood."""

    moves: int
    p50: float  # milliseconds
    p99: float
    longest: float
    work: float = 0.0  # milliseconds of the server's own work in such a move, p99: the rest is a busy machine
    cores: float = 0.0  # that the server was busy on, the two people included
    flood: dict[str, int] = {}  # bytes that were taken, how often a connection was cut


class Figures(Struct, kw_only=True):
    """All floods, by kind and number of sockets."""

    felt: dict[str, Felt] = {}
    tracebacks: int = 0


async def prove(server: Running, kinds: Sequence[str], *, sockets: Sequence[int], seconds: float) -> Figures:
    """Flood a running server in one way after the other while two people play on."""
    bystanders = Bystanders(server.base, choose=choose, worked=lambda: _worked(server))  # long games, few new tables
    figures = Figures()
    playing = asyncio.create_task(bystanders.play_on())
    await asyncio.sleep(CALM)
    figures.felt["calm"] = _felt(bystanders, 0, {})
    for kind in kinds:
        for many in MANY.get(kind, sockets):
            code = await open_table(server.base, await give_pass(server.base), options=OPTIONS)
            before, busy = len(bystanders.delays), _cpu_seconds(server)
            flood = await _flood(server, code, kind, many, seconds)
            cores = (_cpu_seconds(server) - busy) / seconds
            await _heard_again(bystanders, playing)
            felt = _felt(bystanders, before, flood)
            figures.felt[f"{kind} {many}"] = felt = replace(felt, cores=round(cores, 2))
            print(f"{kind} {many}: {felt}", file=sys.stderr, flush=True)
    playing.cancel()
    figures.tracebacks = tracebacks(server)
    return figures


async def _flood(server: Running, code: str, kind: str, sockets: int, seconds: float) -> dict[str, int]:
    words = [*server.base.split(":"), code, kind, str(sockets), str(seconds)]
    flood = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.soak.flood", *words, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await flood.communicate()
    return dict(json.loads(told or b"{}"))


async def _heard_again(bystanders: Bystanders, playing: asyncio.Task[None]) -> None:
    """Wait for the end of a move that was under way: the one that waited longest must not be left out."""
    seen = len(bystanders.delays)
    async with asyncio.timeout(PATIENCE):
        while len(bystanders.delays) <= seen and not playing.done():
            await asyncio.sleep(0.01)
    if playing.done():
        raise Broken("the others could not play on") from playing.exception()


def _cpu_seconds(server: Running) -> float:
    number = server.process.pid if server.process else "self"
    words = Path(f"/proc/{number}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _worked(server: Running) -> float:
    """Return the seconds that all threads of a server were busy, to the microsecond."""
    number = server.process.pid if server.process else "self"
    threads = Path(f"/proc/{number}/task").glob("*/schedstat")
    return sum(int(file.read_text(encoding="ascii").split()[0]) for file in threads) / 1e9


def _felt(bystanders: Bystanders, since: int, flood: dict[str, int]) -> Felt:
    delays, works = bystanders.delays[since:], bystanders.works[since:]
    if len(works) < 2:
        return Felt(moves=len(delays), p50=0, p99=float("inf"), longest=float("inf"), flood=flood)
    cuts, own = (quantiles(some, n=100, method="inclusive") for some in (delays, works))
    p50, p99, longest, work = (round(1000 * time, 1) for time in (cuts[49], cuts[98], max(delays), own[98]))
    return Felt(moves=len(delays), p50=p50, p99=p99, longest=longest, work=work, flood=flood)


def judge(figures: Figures) -> None:
    """Raise `Broken` if others had to wait, or something failed."""
    most = max(P99, 2 * figures.felt["calm"].p99)  # a busy machine is slow without a flood, too
    late = {name: felt.p99 for name, felt in figures.felt.items() if felt.p99 > most}
    if late or figures.tracebacks:
        raise Broken(f"another table had to wait: {late}; tracebacks: {figures.tracebacks}")


async def main(kinds: Sequence[str] = (*KINDS,), sockets: Sequence[int] = SOCKETS, seconds: float = SECONDS) -> Figures:
    """Run the proof on a server with the limits that everybody gets."""
    with tempfile.TemporaryDirectory() as folder:
        server = await running(Path(folder), Limits()).start()
        try:
            return await prove(server, kinds, sockets=sockets, seconds=seconds)
        finally:
            server.stop()
