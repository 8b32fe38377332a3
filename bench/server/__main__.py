"""`python -m bench.server`: moves a second, latency, bytes and memory of one server core."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import click
import uvloop

from bench.server.clients import Pair
from tests.server.backends import running_postgres, running_redis

PORT = 8765
BASE = f"127.0.0.1:{PORT}"
TICK = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """A real server, on one core or in several processes, and what the system says about it."""

    def __init__(self, folder: Path, shared: "Shared | None" = None) -> None:
        self._shared = shared
        parts = [str(shared.workers), shared.database, shared.redis] if shared else ["1", "", ""]
        words = [sys.executable, "-m", "bench.server.serve", str(folder), str(PORT), *parts]
        cores = os.sched_getaffinity(0) if shared else {1}
        self._process = subprocess.Popen(words, preexec_fn=lambda: os.sched_setaffinity(0, cores))  # noqa: PLW1509 - no threads yet

    @property
    def cpu(self) -> float:
        """Seconds of work so far, of all processes that serve."""
        pid = self._process.pid
        serving = [pid]
        if self._shared and self._shared.workers > 1:
            serving += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split())
        return sum(map(_seconds, serving))

    @property
    def memory(self) -> int:
        """Bytes that are resident."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1]) * 4096

    async def ready(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                call("GET", "/health/ready")
            except OSError:
                await asyncio.sleep(0.1)
            else:
                return
        raise TimeoutError("the server does not start")

    def stop(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()


class Shared(NamedTuple):
    """Server processes that share a database."""

    workers: int
    database: str
    redis: str


@asynccontextmanager
async def sharing(workers: int) -> AsyncIterator[Shared | None]:
    """Give so many processes a PostgreSQL and a Redis; none of that for a server with a file of its own."""
    if not workers:
        yield None
        return
    with running_postgres() as postgres, running_redis() as redis:
        yield Shared(workers, await postgres.new_database(), redis.address)


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def call(method: str, path: str, body: object = None, secret: str = "") -> Any:
    """Call the REST side."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://{BASE}{path}", method=method, data=data, headers=headers)
    with urllib.request.urlopen(request) as answer:
        text = answer.read().decode()
    return json.loads(text) if text.startswith(("{", "[")) else text


async def seat_pair(wait: float | None, secrets: list[str]) -> Pair:
    """Open a table for two, seat both and deal."""
    order = {"options": {"ruleset": "the-game", "seats": 2}, "name": "Ann"}
    code = call("POST", "/api/tables", order, secrets[0])["code"]
    pair = Pair(BASE, secrets, wait)
    await pair.connect(code)
    one, two = pair.clients
    two.ask("sit", seat=1, name="Ben")
    await _until(lambda: one.seq >= 2)
    one.ask("start")
    await _until(lambda: bool(one.sight) and bool(two.sight))
    return pair


async def seat_pairs(tables: int, wait: float | None) -> list[Pair]:
    """Open so many tables, for the same two people."""
    secrets = [call("POST", "/api/passes")["secret"] for _ in range(2)]
    return [await seat_pair(wait, secrets) for _ in range(tables)]


async def _until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0)


async def measure(tables: int, seconds: float, wait: float | None, workers: int) -> dict[str, float]:
    """Play at so many tables and return the figures of the time after the start."""
    with tempfile.TemporaryDirectory() as folder:
        async with sharing(workers) as shared:
            return await _measure(ServerProcess(Path(folder), shared), tables, seconds, wait)


async def _measure(server: ServerProcess, tables: int, seconds: float, wait: float | None) -> dict[str, float]:
    try:
        await server.ready()
        before = server.memory
        pairs = await seat_pairs(tables, wait)
        memory = (server.memory - before) / tables
        for number, pair in enumerate(pairs):
            asyncio.get_running_loop().call_later((wait or 0.5) * number / tables, pair.begin)
        await asyncio.sleep(3)
        for pair in pairs:
            pair.lags.clear()
        moves, bytes_in, cpu = _sum(pairs), sum(pair.bytes_in for pair in pairs), server.cpu
        await asyncio.sleep(seconds)
        played = _sum(pairs) - moves
        lags = sorted(lag * 1000 for pair in pairs for lag in pair.lags)
        cuts = quantiles(lags, n=100)
        for pair in pairs:
            pair.close()
        return {
            "tables": tables,
            "moves_per_second": played / seconds,
            "moves_per_cpu_second": played / (server.cpu - cpu),
            "games": sum(pair.games for pair in pairs),
            "p50_ms": cuts[49],
            "p99_ms": cuts[98],
            "bytes_per_move_and_client": (sum(pair.bytes_in for pair in pairs) - bytes_in) / played / 2,
            "kB_per_table": memory / 1000,
        }
    finally:
        server.stop()


async def rest(tables: int, seconds: float) -> dict[str, float]:
    """Hold so many tables at which nobody does anything, and see what that costs."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            await server.ready()
            before = server.memory
            pairs = await seat_pairs(tables, None)
            memory, cpu = server.memory, server.cpu
            await asyncio.sleep(seconds)
            used = server.cpu - cpu
            pairs[0].begin()
            await _until(lambda: pairs[0].moves > 10)
            return {
                "tables": tables,
                "sockets": 2 * tables,
                "MB": memory / 1e6,
                "kB_per_table": (memory - before) / tables / 1000,
                "cpu_percent_at_rest": 100 * used / seconds,
            }
        finally:
            server.stop()


def _sum(pairs: list[Pair]) -> int:
    return sum(pair.moves for pair in pairs)


@click.command()
@click.option("--tables", default=200)
@click.option("--seconds", default=15.0)
@click.option(
    "--wait", type=float, default=None, help="Seconds between two moves of a table; otherwise as fast as it goes."
)
@click.option("--rest", "at_rest", is_flag=True, help="Nobody moves.")
@click.option("--workers", default=0, help="So many processes on PostgreSQL and Redis, on all cores.")
def main(tables: int, seconds: float, wait: float | None, workers: int, *, at_rest: bool) -> None:
    """Measure a server: two greedy clients at each table, over real sockets."""
    if not workers:
        os.sched_setaffinity(0, {0})
    result = uvloop.run(rest(tables, seconds) if at_rest else measure(tables, seconds, wait, workers))
    click.echo(json.dumps({name: round(value, 1) for name, value in result.items()}))


if __name__ == "__main__":
    main()
