"""Doorbells between server processes: they only wake; what happened is read from the log."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from msgspec import Struct

LOG = logging.getLogger("tenback.bells")
CHANNEL = "tenback:bell"
BEAT = 5.0  # seconds between two signs of life
LOST = 3 * BEAT  # without a sign of life for so long, a process is gone
RETRY = 0.5  # seconds until a lost Redis is tried again


class Rung(Struct, frozen=True, array_like=True, tag="rung"):
    """A table's log has grown."""

    process: str
    code: str
    seq: int


class Present(Struct, frozen=True, array_like=True, tag="present"):
    """Who is connected to a table in one process."""

    process: str
    code: str
    seats: list[int]
    watchers: int
    asks: bool  # answer with yours


class Alive(Struct, frozen=True, array_like=True, tag="alive"):
    """A process says that it is there."""

    process: str


Ring = Rung | Present | Alive
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Ring])


class Bell(Protocol):
    """A way to wake other processes; it never waits, and may be deaf for a while."""

    process: str

    def ring(self, ring: Ring) -> None:
        """Wake the others, if they can be reached."""


class NoBell:
    """The bell of a process that is alone."""

    process = ""

    def ring(self, ring: Ring) -> None:
        """Nobody is there."""


class RedisBell:
    """A bell that rings through Redis or Valkey."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - only who runs several processes has it

        self.process = secrets.token_hex(4)
        self._redis: Redis = Redis.from_url(address, socket_connect_timeout=2, socket_timeout=None)
        self._waiting: asyncio.Queue[Ring] = asyncio.Queue(maxsize=10_000)

    def ring(self, ring: Ring) -> None:
        """Wake the others; rings that pile up while Redis is away are dropped, for the log is polled as well."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(ring)

    async def run(self, heard: Callable[[Ring], None], back: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Ring and listen until cancelled; `back` is called whenever rings may have been missed."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._send_on())
            tasks.create_task(self._listen_on(heard, back))
            tasks.create_task(self._beat_on())

    async def close(self) -> None:
        """Let go of Redis."""
        await self._redis.aclose()

    async def _send_on(self) -> None:
        while True:
            rings = [await self._waiting.get()]
            while not self._waiting.empty():  # what was rung while the last ones were on their way goes along
                rings.append(self._waiting.get_nowait())
            while not await self._send(rings):
                await asyncio.sleep(RETRY)

    async def _send(self, rings: list[Ring]) -> bool:
        try:
            await self._redis.publish(CHANNEL, _encoder.encode(rings))
        except _lost_redis() as error:
            LOG.warning("redis does not answer: %s", error)
            return False
        return True

    async def _listen_on(self, heard: Callable[[Ring], None], back: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as listening:
                    await listening.subscribe(CHANNEL)
                    self._drop_waiting()
                    await back()
                    async for message in listening.listen():
                        self._pass_on(message["data"], heard)
            except _lost_redis() as error:
                LOG.warning("redis does not answer: %s", error)
            await asyncio.sleep(RETRY)

    def _drop_waiting(self) -> None:
        """Forget what piled up: whoever comes back says it all anew."""
        while not self._waiting.empty():
            self._waiting.get_nowait()

    async def _beat_on(self) -> None:
        while True:
            self.ring(Alive(self.process))
            await asyncio.sleep(BEAT)

    def _pass_on(self, data: bytes, heard: Callable[[Ring], None]) -> None:
        with suppress(msgspec.DecodeError):
            for ring in _decoder.decode(data):
                if ring.process != self.process:
                    heard(ring)


def _lost_redis() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError  # noqa: PLC0415 - only who runs several processes has it

    return RedisError, OSError


class Elsewhere:
    """Who is connected to a table in other processes."""

    __slots__ = ("_heard",)

    def __init__(self) -> None:
        self._heard: dict[str, Present] = {}

    def hear(self, present: Present) -> None:
        """Take the word of another process."""
        self._heard[present.process] = present

    def forget(self, processes: set[str]) -> bool:
        """Drop what lost processes said, and say whether that changed anything."""
        gone = processes & self._heard.keys()
        for process in gone:
            del self._heard[process]
        return bool(gone)

    @property
    def seats(self) -> set[int]:
        """Seats that are connected elsewhere."""
        return {seat for present in self._heard.values() for seat in present.seats}

    @property
    def watchers(self) -> int:
        """How many look on elsewhere."""
        return sum(present.watchers for present in self._heard.values())


class Processes:
    """Which other processes are alive."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._seen = clock, dict[str, float]()

    def hear(self, process: str) -> None:
        """Note a sign of life."""
        self._seen[process] = self._clock()

    def lost(self) -> set[str]:
        """Return those of which nothing was heard for too long, and forget them."""
        gone = {process for process, at in self._seen.items() if self._clock() - at > LOST}
        for process in gone:
            del self._seen[process]
        return gone
