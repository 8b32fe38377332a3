"""The bus between server processes: its notes only wake; what happened is read from the log."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from tenback.protocol.messages import Tour

LOG = logging.getLogger("tenback.bus")
CHANNEL = "tenback:bell"  # as processes of every release call it
BEAT = 5.0  # seconds between two signs of life
RETRY = 0.5  # seconds until a lost Redis is tried again
Hear = Callable[["Note"], None]
Return = Callable[[], Coroutine[Any, Any, None]]


class Grown(Struct, frozen=True, array_like=True, tag="rung"):
    """The log of a table has grown."""

    process: str
    code: str
    seq: int


class Present(Struct, frozen=True, array_like=True, tag="present"):
    """Says who is connected to a table in one process."""

    process: str
    code: str
    seats: list[int]
    watchers: int
    asks: bool  # answer with yours


class Toured(Struct, frozen=True, array_like=True, tag="toured"):
    """Says where those are who look at a finished game together; no log has it."""

    process: str
    code: str
    tour: Tour


class Alive(Struct, frozen=True, array_like=True, tag="alive"):
    """A process says that it is there."""

    process: str


Note = Grown | Present | Toured | Alive
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Note])


class Bus(Protocol):
    """A way to wake other processes; it never waits, and may be down for a while."""

    process: str

    def publish(self, note: Note) -> None:
        """Wake the others, if they can be reached."""


class NoBus:
    """The bus of a process that is alone."""

    process = ""

    def publish(self, note: Note) -> None:
        """Nobody is there."""


class RedisBus:
    """A bus through Redis or Valkey."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - only whoever runs several processes has it

        self.process = secrets.token_hex(4)
        self._redis: Redis = Redis.from_url(address, socket_connect_timeout=2, socket_timeout=None)
        self._waiting: asyncio.Queue[Note] = asyncio.Queue(maxsize=10_000)

    def publish(self, note: Note) -> None:
        """Wake the others; notes that pile up while Redis is away are dropped, for the log is polled as well."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(note)

    async def run(self, hear: Hear, come_back: Return) -> None:
        """Publish and listen until cancelled; call `come_back` whenever notes may have been missed."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._keep_sending())
            tasks.create_task(self._keep_listening(hear, come_back))
            tasks.create_task(self._keep_beating())

    async def close(self) -> None:
        """Let go of Redis."""
        await self._redis.aclose()

    async def _keep_sending(self) -> None:
        while True:
            notes = [await self._waiting.get()]
            while not self._waiting.empty():  # includes what was published while the last message was on its way
                notes.append(self._waiting.get_nowait())
            while not await self._send(notes):
                await asyncio.sleep(RETRY)

    async def _send(self, notes: list[Note]) -> bool:
        try:
            await self._redis.publish(CHANNEL, _encoder.encode(notes))
        except _redis_errors() as error:
            LOG.warning("redis does not answer: %s", error)
            return False
        return True

    async def _keep_listening(self, hear: Hear, come_back: Return) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as listening:
                    await listening.subscribe(CHANNEL)
                    self._drop_waiting()
                    await come_back()
                    async for message in listening.listen():
                        self._pass_on(message["data"], hear)
            except _redis_errors() as error:
                LOG.warning("redis does not answer: %s", error)
            await asyncio.sleep(RETRY)

    def _drop_waiting(self) -> None:
        """Forget what piled up: once back, processes say it all anew."""
        while not self._waiting.empty():
            self._waiting.get_nowait()

    async def _keep_beating(self) -> None:
        while True:
            self.publish(Alive(self.process))
            await asyncio.sleep(BEAT)

    def _pass_on(self, data: bytes, hear: Hear) -> None:
        with suppress(msgspec.DecodeError):
            for note in _decoder.decode(data):
                if note.process != self.process:
                    hear(note)


def _redis_errors() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError  # noqa: PLC0415 - only whoever runs several processes has it

    return RedisError, OSError
