"""`python -m bench.soak.history`: a server that starts on a database with many games that nobody has finished."""

import asyncio
import json
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from websockets.asyncio.client import connect as open_socket

from bench.soak.players import Broken
from tenback.protocol.calls import Order
from tenback.protocol.numbers import PROTOCOL
from tenback.protocol.options import Options
from tenback.server.archive.database import connect
from tenback.server.archive.migrations import migrate
from tenback.server.archive.store import Store, listed
from tenback.server.live.clock import now
from tenback.server.passes import new_code, new_seed
from tenback.server.tables.draft import Bare, lay_table
from tests.server.playing import give_pass, open_table
from tests.server.running import Running, running

GAMES = 50_000  # each of one person and four bots, with a bot on turn
WATCHED = 45.0  # seconds, in which bots are looked for four times
GLANCE = 0.005  # seconds between two questions
READY, STALL = 5.0, 0.05  # seconds at most
HELLO = json.dumps({"t": "hello", "protocol": PROTOCOL})
COPY = "insert into {0} select ?, {1} from {0} where code = ?"


class Watched(Struct, kw_only=True):
    """How a start went, and how long anybody had to wait afterwards."""

    ready: float  # seconds until the server was ready
    ready_cpu: float  # seconds of work until then
    longest: float  # milliseconds that an answer took, on a machine with other work
    stall: float  # milliseconds of them, at most, in which the server itself was at work


class Figures(Struct, kw_only=True):
    """A start with a long history beside one without."""

    games: int
    events: int
    without: Watched
    with_history: Watched


async def main(games: int = GAMES, watched: float = WATCHED) -> Figures:
    """Run the proof on two servers of its own, one after the other."""
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        events = await _fill(Path(full), games)
        without = await _watch(running(Path(empty)), watched)
        with_history = await _watch(running(Path(full)), watched)
    return Figures(games=games, events=events, without=without, with_history=with_history)


async def _fill(folder: Path, games: int) -> int:
    """Make a database of games that wait for a bot; all are copies of one, under codes of their own."""
    engine = connect(str(folder / "tables.db"))
    await migrate(engine)
    store, first = Store(engine), new_code()
    bots = {str(seat): "solid" for seat in range(1, 5)}
    order = Order(options=Options(ruleset="the-game", seats=5), name="Ann", bots=bots, start=True)
    table, log = lay_table(Bare(first, now()), order, "a" * 32, new_seed())
    await store.append(first, log, listed(table))
    await store.close()
    with closing(sqlite3.connect(folder / "tables.db")) as connection, connection:
        for code in {new_code() for _ in range(games - 1)} - {first}:
            connection.execute(COPY.format("events", "seq, at, body"), (code, first))
            connection.execute(COPY.format("listings", "phase, open, bots, at, card"), (code, first))
        counted: int = connection.execute("select count(*) from events").fetchone()[0]
    return counted


async def _watch(server: Running, watched: float) -> Watched:
    began = time.monotonic()
    await server.start()
    ready, work = time.monotonic() - began, _work(server)
    try:
        waits = await _waits(server, watched)
    finally:
        server.stop()
    return Watched(
        ready=round(ready, 2),
        ready_cpu=round(work, 2),
        longest=round(1000 * max(delay for delay, _ in waits), 1),
        stall=round(1000 * max(map(min, waits)), 1),
    )


def _work(server: Running) -> float:
    """Return the seconds that all threads of a server have worked, whatever else the machine has to do."""
    threads = Path(f"/proc/{server.process.pid if server.process else 0}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


async def _waits(server: Running, watched: float) -> list[tuple[float, float]]:
    """Return how long each ping to a server took to be answered, and how long the server worked meanwhile."""
    secret = await give_pass(server.base)
    code = await open_table(server.base, secret, options={"ruleset": "the-game", "seats": 2}, name="Ann")
    waits, end = list[tuple[float, float]](), time.monotonic() + watched
    async with open_socket(f"ws://{server.base}/api/tables/{code}/live") as socket:
        await socket.send(HELLO)
        while time.monotonic() < end:
            asked, worked = time.monotonic(), _work(server)
            await (await socket.ping())
            waits.append((time.monotonic() - asked, _work(server) - worked))
            await asyncio.sleep(GLANCE)
    return waits


def judge(figures: Figures) -> None:
    """Raise `Broken` if a history makes a difference that somebody feels."""
    without, history = figures.without, figures.with_history
    if history.ready > max(READY, 1.5 * without.ready) or history.ready_cpu > READY:
        raise Broken(f"the server was ready after {history.ready} s, and without a history after {without.ready} s")
    if history.stall > STALL * 1000:
        raise Broken(f"everybody had to wait {history.stall} ms")
