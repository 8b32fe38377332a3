"""How long live tables wait while games are reviewed: lays of people and turns of bots, with and without reviews."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

import msgspec

from bench.server.clients import choose
from tenback.bots import seat_bot
from tenback.play.codec import to_json
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import to_record
from tenback.rules import find_ruleset
from tenback.server.live.mind import Weight
from tests.server.minds import minds, send
from tests.server.playing import Client, agree, give_pass, open_table, seat_two
from tests.server.running import Running, call, running

REVIEWS = 10  # at once
BREATH = 0.02  # seconds between two lays at a table
ASK_AGAIN = 0.5  # seconds until somebody asks how far a review is
PHASE = 10.0  # seconds with reviews, and as many without them


@dataclass
class Waits:
    """Seconds that somebody waited, under one condition."""

    lays: list[float] = field(default_factory=list)  # of people, until they are answered
    bots: list[float] = field(default_factory=list)  # from the end of their turn until a bot lays its first card
    by_feel: int = 0  # first cards of bots that had no time to think


class Tables:
    """A table of two people and one of a person and a bot, at which somebody always plays."""

    def __init__(self, base: str) -> None:
        self._base, self.waits = base, Waits()

    async def play(self) -> None:
        """Play one game after another."""
        await asyncio.gather(self._play_people(), self._play_with_bot())

    async def warm_up(self) -> None:
        """Play with a bot until it thinks."""
        while not self.waits.bots or self.waits.by_feel:
            self.waits = Waits()
            await self._meet_bot()

    async def _play_people(self) -> None:
        while True:
            await self._meet()

    async def _play_with_bot(self) -> None:
        while True:
            await self._meet_bot()

    async def _meet(self) -> None:
        pair = await seat_two(self._base)
        await agree(0, *pair)
        while not pair[0].sight.get("result"):
            mover = pair[pair[0].sight["turn"]]
            begun = time.perf_counter()
            await mover.act(choose(mover.sight))
            self.waits.lays.append(time.perf_counter() - begun)
            for client in pair:
                await client.until(mover.seq)
            await asyncio.sleep(BREATH)
        for client in pair:
            await client.close()

    async def _meet_bot(self) -> None:
        secret = await give_pass(self._base)
        options = {"ruleset": "the-game", "seats": 2, "pace": 0}
        code = await open_table(self._base, secret, options=options, name="Ann", bots={"1": "strong"}, start=True)
        async with Client(self._base, code, secret) as ann:
            await ann.act("P0:BEGIN")
            while not ann.sight.get("result"):
                begun = time.perf_counter()
                await ann.act(choose(ann.sight))
                if ann.sight["turn"] == 1 and not ann.sight.get("result"):
                    await self._await_bot(ann, begun)
                await asyncio.sleep(BREATH)

    async def _await_bot(self, ann: Client, begun: float) -> None:
        first = await ann.next("did")
        self.waits.bots.append(time.perf_counter() - begun)
        self.waits.by_feel += bool(first.get("instant"))
        while ann.sight["turn"] == 1 and not ann.sight.get("result"):
            await ann.hear()


class Study:
    """Deep reviews of so many games; they stand still until they are let go on."""

    def __init__(self, server: Running) -> None:
        self._server, self._wanted = server, asyncio.Event()
        self._askers = ThreadPoolExecutor(REVIEWS)  # of their own, so that nobody waits for them to open a table
        self._judged = dict[int, int]()  # by game, turns

    @property
    def judged(self) -> int:
        """The turns that were judged so far."""
        return sum(self._judged.values())

    async def ask(self) -> None:
        """Ask for all reviews, again and again, while they go on."""
        await asyncio.gather(*(self._ask(seed) for seed in range(REVIEWS)))

    async def go_on(self) -> None:
        """Let them go on, and return once they do."""
        self._send(signal.SIGCONT)
        self._wanted.set()
        before = self.judged
        while self.judged == before:
            await asyncio.sleep(BREATH)

    def rest(self) -> None:
        """Let them stand still."""
        self._wanted.clear()
        self._send(signal.SIGSTOP)

    async def _ask(self, seed: int) -> None:
        record, loop = a_record(seed), asyncio.get_running_loop()
        order = partial(call, self._server.base, "POST", "/api/reviews?deep=true", record)
        while True:
            await self._wanted.wait()
            status, told = await loop.run_in_executor(self._askers, order)
            if status != HTTPStatus.OK:
                raise RuntimeError(told)
            self._judged[seed] = len(told["review"]["turns"]) if "review" in told else 0
            await asyncio.sleep(ASK_AGAIN)

    def _send(self, sign: signal.Signals) -> None:
        if self._server.process:
            send([one for one in minds(self._server.process.pid) if _is_for_study(one)], sign)


def a_record(seed: int) -> object:
    """Return a game of The Game with three players."""
    game = Game.from_seed(find_ruleset("the-game"), ["Ada", "Ben", "Cem"], seed=seed)
    play_out(game, [seat_bot("solid", seed=seed, seat=seat) for seat in range(3)])
    return msgspec.json.decode(to_json(to_record(game, ["solid"] * 3)))


async def measure(rounds: int) -> tuple[Waits, Waits, int]:
    """Return the waits without and with reviews, which take turns, and how many turns were judged meanwhile."""
    alone, beside, judged = Waits(), Waits(), 0
    async with _serving() as server:
        tables, study = Tables(server.base), Study(server)
        await tables.warm_up()
        async with _while(tables.play(), study.ask()):
            for _ in range(rounds):
                tables.waits = Waits()  # what is waited for until all reviews go on is neither the one nor the other
                await study.go_on()
                begun, tables.waits = study.judged, beside
                await asyncio.sleep(PHASE)
                judged += study.judged - begun
                study.rest()
                tables.waits = alone
                await asyncio.sleep(PHASE)
    return alone, beside, judged


@asynccontextmanager
async def _while(*played: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """Let something go on meanwhile; what fails there ends everything."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one) for one in played]
        yield
        for task in tasks:
            task.cancel()


def _is_for_study(mind: int) -> bool:
    return Path(f"/proc/{mind}/cmdline").read_bytes().rstrip(b"\0").endswith(Weight.STUDY.encode())


@asynccontextmanager
async def _serving() -> AsyncIterator[Running]:
    with TemporaryDirectory() as folder:
        server = await running(Path(folder), thinkers=1).start()
        try:
            yield server
        finally:
            server.stop()


def lines(alone: Waits, beside: Waits, judged: int) -> Iterator[str]:
    """Yield the figures as a table in Markdown."""
    yield "| What | Times | p50 alone | p50 beside | Ratio | p99 alone | p99 beside | Ratio |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    yield _line("a lay is answered", alone.lays, beside.lays)
    yield _line("a bot lays its first card", alone.bots, beside.bots)
    yield f"\n{judged} turns were judged. Bots had no time to think: {alone.by_feel} alone, {beside.by_feel} beside."


def _line(what: str, alone: list[float], beside: list[float]) -> str:
    figures = [(quantiles(alone, n=100)[at], quantiles(beside, n=100)[at]) for at in (49, 98)]
    told = " | ".join(f"{1000 * one:.1f} ms | {1000 * two:.1f} ms | {two / one:.2f}" for one, two in figures)
    return f"| {what} | {len(alone)} + {len(beside)} | {told} |"
