"""`python -m bench.soak.hostile`: frames and requests that no honest client would send, in full numbers."""

import asyncio
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

import click
import msgspec
from msgspec import Struct

from bench.soak.players import Broken
from tests.server.calling import Caller
from tests.server.playing import give_pass
from tests.server.running import Running, running
from tests.server.storming import Bystanders, Storm, Tally, lay_targets, resident, tracebacks

SEED = 4_000_000
FRAMES, REQUESTS = 100_000, 20_000
PART = 5_000  # frames for the same tables
EXAMPLES = 100  # requests of each kind from one seed
GROWTH = 20.0  # MB that the server may hold more at the end of frames or requests than after the first part of them
DELAY = 3.0  # seconds that the slowest news at another table may take, on a busy machine


class Figures(Struct, kw_only=True):
    """What a hostile crowd sent, what became of it, and what the others felt."""

    frames: int = 0
    heard: dict[str, int] = {}  # messages by kind
    refusals: dict[str, int] = {}  # by reason
    closes: dict[int, int] = {}  # by code; 1006: cut off without a word
    requests: int = 0
    answers: dict[int, int] = {}  # by status
    memory_in_frames: list[float] = []  # MB of the server after each part
    memory_in_requests: list[float] = []
    tracebacks: int = 0
    moves: int = 0  # at the table that had no part in it
    delay_in_frames: list[float] = []  # milliseconds until its news came: half of them, all but one in a hundred, all
    delay_in_requests: list[float] = []


async def prove(server: Running, *, frames: int, requests: int) -> Figures:
    """Let a crowd rage at a running server while two people play on."""
    figures, bystanders = Figures(), Bystanders(server.base)
    playing = asyncio.create_task(bystanders.play_on())
    await _storm(server, figures, frames)
    in_frames = len(bystanders.delays)
    await _call(server, figures, requests)
    if playing.done():
        raise Broken("the others could not play on") from playing.exception()
    playing.cancel()
    figures.delay_in_frames = _spread(bystanders.delays[:in_frames])
    figures.delay_in_requests = _spread(bystanders.delays[in_frames:])
    figures.moves, figures.tracebacks = len(bystanders.delays), tracebacks(server)
    return figures


def _spread(delays: list[float]) -> list[float]:
    cuts = quantiles(delays, n=100)
    return [round(1000 * delay, 1) for delay in (cuts[49], cuts[98], max(delays))]


async def _storm(server: Running, figures: Figures, frames: int) -> None:
    tally = Tally()
    for number, size in enumerate(_parts(frames)):
        storm = Storm(server.base, await lay_targets(server.base), size)
        tally += await storm.rage(SEED + 1000 * number)
        _print(f"{tally.sent} frames, {_megabytes(server)} MB")
        figures.memory_in_frames.append(_megabytes(server))
    figures.frames, figures.heard = tally.sent, dict(tally.heard.most_common())
    figures.refusals, figures.closes = dict(tally.refusals.most_common()), dict(tally.closes.most_common())


def _parts(frames: int) -> Iterator[int]:
    yield from [PART] * (frames // PART)
    if frames % PART:
        yield frames % PART


async def _call(server: Running, figures: Figures, requests: int) -> None:
    caller, seed = Caller(server.base, await give_pass(server.base)), SEED
    while caller.answers.total() < requests:
        await asyncio.to_thread(caller.call_all, EXAMPLES, seed)
        seed += 1
        _print(f"{caller.answers.total()} requests, {_megabytes(server)} MB")
        figures.memory_in_requests.append(_megabytes(server))
    figures.requests, figures.answers = caller.answers.total(), dict(sorted(caller.answers.items()))


def _print(line: str) -> None:
    click.echo(line, err=True)


def _megabytes(server: Running) -> float:
    return round(resident(server) / 1e6, 1)


def judge(figures: Figures) -> None:
    """Raise `Broken` if anybody was harmed."""
    if figures.tracebacks or "unavailable" in figures.refusals or any(status >= 500 for status in figures.answers):
        raise Broken("something failed inside the server")
    for memory in (figures.memory_in_frames, figures.memory_in_requests):
        if memory[-1] - memory[0] > GROWTH:
            raise Broken(f"the memory grew: {memory}")
    for delay in (figures.delay_in_frames, figures.delay_in_requests):
        if delay[-1] > DELAY * 1000:
            raise Broken(f"another table had to wait: {delay}")


async def main(frames: int = FRAMES, requests: int = REQUESTS) -> Figures:
    """Run the proof on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = await running(Path(folder)).start()
        try:
            return await prove(server, frames=frames, requests=requests)
        finally:
            server.stop()


@click.command()
@click.option("--frames", default=FRAMES)
@click.option("--requests", default=REQUESTS)
def run(frames: int, requests: int) -> None:
    """Send so many frames and requests to a server, and print what became of them."""
    figures = asyncio.run(main(frames, requests))
    click.echo(json.dumps(msgspec.to_builtins(figures, str_keys=True), indent=1))
    judge(figures)


if __name__ == "__main__":
    run()
