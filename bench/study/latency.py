"""How long live tables wait while games are reviewed: moves of people and answers of bots, with and without reviews."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

import msgspec

from tenback.bots import seat_bot
from tenback.play.codec import to_json
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import to_record
from tenback.rules import find_ruleset
from tests.server.playing import Client, agree, best, give_pass, open_table, seat_two
from tests.server.running import Running, call, running

REVIEWS = 10  # at once
BREATH = 0.02  # seconds between two moves at a table
ASK_AGAIN = 0.5  # seconds until somebody asks how far a review is


@dataclass
class Waits:
    """Seconds that somebody waited, under one condition."""

    moves: list[float] = field(default_factory=list)  # of people, until they are answered
    bots: list[float] = field(default_factory=list)  # until a bot that thinks lays its first card


class Tables:
    """One table of two people and one of a person and a bot, at which somebody always plays."""

    def __init__(self, base: str) -> None:
        self._base, self.waits = base, Waits()

    async def play(self) -> None:
        """Play on for ever."""
        await asyncio.gather(self._again(self._people), self._again(self._with_bot))

    async def _again(self, play: Callable[[], Awaitable[None]]) -> None:
        while True:
            await play()

    async def _people(self) -> None:
        pair = await seat_two(self._base)
        await agree(0, *pair)
        while not pair[0].sight.get("result"):
            mover = pair[pair[0].sight["turn"]]
            begun = time.perf_counter()
            await mover.act(best(mover.sight))
            self.waits.moves.append(time.perf_counter() - begun)
            for client in pair:
                await client.until(mover.seq)
            await asyncio.sleep(BREATH)
        for client in pair:
            await client.close()

    async def _with_bot(self) -> None:
        secret = await give_pass(self._base)
        options = {"ruleset": "the-game", "seats": 2, "pace": 0}
        code = await open_table(self._base, secret, options=options, name="Ann", bots={"1": "strong"}, start=True)
        async with Client(self._base, code, secret) as ann:
            await ann.act("P0:BEGIN")
            while not ann.sight.get("result"):
                done = await ann.act(best(ann.sight))
                if done.get("do") == "END" and ann.sight.get("turn") == 1:
                    await self._await_bot(ann)
                await asyncio.sleep(BREATH)

    async def _await_bot(self, ann: Client) -> None:
        begun = time.perf_counter()
        await ann.next("did")
        self.waits.bots.append(time.perf_counter() - begun)
        while ann.sight.get("turn") == 1 and not ann.sight.get("result"):
            await ann.hear()


def records() -> Iterator[object]:
    """Yield one game of The Game after another, each with three players."""
    for seed in range(10**6):
        game = Game.from_seed(find_ruleset("the-game"), ["Ada", "Ben", "Cem"], seed=seed)
        play_out(game, [seat_bot("solid", seed=seed, seat=seat) for seat in range(3)])
        yield msgspec.json.decode(to_json(to_record(game, ["solid"] * 3)))


async def _review(base: str, record: object) -> None:
    """Ask for a review until it is complete."""
    while True:
        _, told = await asyncio.to_thread(call, base, "POST", "/api/reviews", record)
        if told.get("review", {}).get("complete", bool(told.get("review"))):
            return
        await asyncio.sleep(ASK_AGAIN)


@asynccontextmanager
async def _serving() -> AsyncIterator[Running]:
    with TemporaryDirectory() as folder:
        server = await running(Path(folder), thinkers=1).start()
        try:
            yield server
        finally:
            server.stop()


async def measure(rounds: int) -> tuple[Waits, Waits]:
    """Return the waits without and with reviews, which take turns; the first round warms up and does not count."""
    alone, beside, games = Waits(), Waits(), records()
    async with _serving() as server:
        tables = Tables(server.base)
        playing = asyncio.create_task(tables.play())
        for number in range(rounds + 1):
            tables.waits = beside if number else Waits()
            begun = time.perf_counter()
            await asyncio.gather(*(_review(server.base, next(games)) for _ in range(REVIEWS)))
            tables.waits = alone if number else Waits()
            await asyncio.sleep(time.perf_counter() - begun)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    return alone, beside


def lines(alone: Waits, beside: Waits) -> Iterator[str]:
    """Yield the figures as a table in Markdown."""
    yield "| What | Times | p50 alone | p50 beside | Ratio | p99 alone | p99 beside | Ratio |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    yield _line("a move is answered", alone.moves, beside.moves)
    yield _line("a bot lays its first card", alone.bots, beside.bots)


def _line(what: str, alone: list[float], beside: list[float]) -> str:
    figures = [(quantiles(alone, n=100)[at], quantiles(beside, n=100)[at]) for at in (49, 98)]
    told = " | ".join(f"{1000 * one:.1f} ms | {1000 * two:.1f} ms | {two / one:.2f}" for one, two in figures)
    return f"| {what} | {len(alone)} + {len(beside)} | {told} |"
