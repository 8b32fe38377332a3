"""A storm: many sockets that send what a fuzzer makes, while two people at another table play on."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.fuzzing import Fuzzer, Known
from tests.server.playing import Client, Message, agree, best, give_pass, open_table, seat_two
from tests.server.running import Running
from tests.waiting import PATIENCE

DEPTH = 16  # frames that are sent before their answers are read
PAGE = 4096
ORDERS: Sequence[Message] = (
    {"options": {"ruleset": "the-game", "seats": 2}, "name": "Ann"},
    {"options": {"ruleset": "extreme", "seats": 1, "house": {"undo": "all"}}, "name": "Ann", "start": True},
    {"options": {"ruleset": "quick-and-easy", "seats": 3, "open": True}, "name": "Ann"},
    {"options": {"ruleset": "the-game/expert", "seats": 1, "watch": False}, "name": "Ann", "start": True},
)
ALONE: Message = {"options": {"ruleset": "the-game", "seats": 1}, "name": "Ann", "start": True}


@dataclass
class Tally:
    """What was sent, and what became of it."""

    sent: int = 0
    heard: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)

    def __add__(self, other: "Tally") -> "Tally":
        heard, refusals = self.heard + other.heard, self.refusals + other.refusals
        return Tally(self.sent + other.sent, heard, refusals, self.closes + other.closes)

    def hear(self, message: Message) -> None:
        self.heard[message["t"]] += 1
        if message["t"] == "no":
            self.refusals[message["reason"]] += 1


@dataclass(frozen=True)
class Target:
    """A table to be stormed, and a pass of somebody who sits there."""

    code: str
    secret: str


async def lay_targets(base: str) -> list[Target]:
    """Open a table of each kind: one that gathers, plays, is listed, has no watchers; and one that is over."""
    targets = [await _lay(base, order) for order in (*ORDERS, ALONE)]
    async with Client(base, targets[-1].code, targets[-1].secret) as ann:
        await ann.act("P0:CONCEDE")
    return targets


async def _lay(base: str, order: Message) -> Target:
    secret = await give_pass(base)
    return Target(await open_table(base, secret, **order), secret)


class Storm:
    """Sockets that send nonsense until enough has been sent."""

    def __init__(self, base: str, targets: Sequence[Target], frames: int) -> None:
        self._base, self._targets, self._frames = base, targets, frames
        self.tally = Tally()

    async def rage(self, seed: int, sockets: int = 12) -> Tally:
        """Send everything, each socket from a seed of its own."""
        async with asyncio.TaskGroup() as tasks:
            for number in range(sockets):
                tasks.create_task(self._attack(Fuzzer(seed + number), number))
        return self.tally

    async def _attack(self, fuzzer: Fuzzer, number: int) -> None:
        while self.tally.sent < self._frames:
            target = self._targets[number % len(self._targets)]
            secret = target.secret if number % 3 else None
            number += 1
            try:
                async with connect(f"ws://{self._base}/api/tables/{target.code}/live", compression=None) as socket:
                    await self._send_on(socket, fuzzer, secret)
            except ConnectionClosed as closed:
                self.tally.closes[closed.rcvd.code if closed.rcvd else 1006] += 1

    async def _send_on(self, socket: ClientConnection, fuzzer: Fuzzer, secret: str | None) -> None:
        frames, known = [fuzzer.hello(secret), fuzzer.kind_word()], Known()
        while self.tally.sent < self._frames:
            for frame in frames:
                self.tally.sent += 1
                await socket.send(frame.body, text=frame.text)
            await socket.send('{"t":"ping","n":1}')
            known = await self._hear_pong(socket, known)
            frames = [fuzzer.frame(known) for _ in range(DEPTH)]

    async def _hear_pong(self, socket: ClientConnection, known: Known) -> Known:
        """Return what is known after everything that came before the pong."""
        while True:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await socket.recv())
            self.tally.hear(message)
            known = learn(known, message)
            if message["t"] == "pong":
                return known


def learn(known: Known, message: Message) -> Known:
    """Return what an attacker knows after a message."""
    at = message["at"] if message["t"] == "table" else known.at
    at = message["seq"] if message["t"] in ("did", "undone") or "unlaid" in message else at
    sight = message.get("sight") or message.get("now") or {}
    lays = [f"{card}>{pile}" for card, piles in sight.get("lays", {}).items() for pile in piles.split()]
    return Known(at, lays if "lays" in sight else known.lays)


class Bystanders:
    """Two people at a table of their own; a gap in what they are told is an error."""

    def __init__(
        self,
        base: str,
        pace: float = 0.02,
        choose: Callable[[Message], str] = best,
        worked: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self._base, self._pace, self._choose, self._worked = base, pace, choose, worked
        self.delays: list[float] = []  # seconds from an action to the other's news of it
        self.works: list[float] = []  # seconds that the server, as `worked` says, was busy meanwhile

    async def play_on(self) -> None:
        """Play game after game until cancelled."""
        while True:
            one, two = await seat_two(self._base)
            try:
                await self._play(one, two)
            finally:
                await asyncio.gather(one.close(), two.close())

    async def _play(self, one: Client, two: Client) -> None:
        await agree(0, two, one)
        while not one.sight.get("result"):
            player, other = (one, two) if one.sight["turn"] == 0 else (two, one)
            asked, worked = time.perf_counter(), self._worked()
            answer = await player.act(self._choose(player.sight))
            if answer["t"] != "did":
                raise AssertionError(answer)
            await other.until(player.seq)
            self.delays.append(time.perf_counter() - asked)
            self.works.append(self._worked() - worked)
            await asyncio.sleep(self._pace)


def resident(server: Running) -> int:
    """Return how many bytes of memory the server process holds."""
    assert server.process
    return int(Path(f"/proc/{server.process.pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE


def tracebacks(server: Running) -> int:
    """Return how many tracebacks are in the log of the server."""
    return server.log.read_text(encoding="utf-8", errors="replace").count("Traceback")
