"""A socket is read no faster than it pays, and who floods it is cut off."""

import asyncio
import base64
from typing import Any

import pytest

from tenback.server.http.allowances import Allowance
from tenback.server.http.wire import EXTENSION
from tenback.server.limits import Limits
from tests.server.listening import Stream, calling, frame, heard, listening
from tests.waiting import PATIENCE

STRICT = Limits(frames_at_once=10, frames_per_second=100, flood_seconds=0.3)
KEY = base64.b64encode(bytes(16))
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY + b"\r\n\r\n"
)
ANSWER = b"\x81\x02ok"
PONG = b"\x8a\x00"
FEW = 1_000  # answers to a flood of many thousands
CUT = b"\x88\x0a\x03\xf0too-fast"  # a close with 1008
FLOODS = {
    "pings": frame(b"", first=0x89) * 50_000,
    "pongs": frame(b"", first=0x8A) * 50_000,
    "texts": frame(b"hi") * 50_000,
    "parts": (frame(b"a", first=0x01) + frame(b"b", first=0x00) * 20 + frame(b"c", first=0x80)) * 5_000,
    "large": frame(b"x" * 16_000) * 40,
}


class Echo:
    """An application that answers every frame; somebody else may pay for it, and the socket may open late."""

    def __init__(self, shared: Allowance | None = None) -> None:
        self._shared, self.may_open = shared, asyncio.Event()
        self.may_open.set()

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        wire = scope["extensions"][EXTENSION]
        if self._shared:
            wire.share(self._shared)
        await self.may_open.wait()
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            wire.send_frame("ok")


async def _opened(stream: Stream) -> None:
    stream[1].write(HANDSHAKE)
    assert (await stream[0].readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")


async def _count(reader: asyncio.StreamReader, answer: bytes, many: int) -> None:
    async with asyncio.timeout(PATIENCE):
        assert await reader.readexactly(len(answer) * many) == answer * many


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_is_read_slowly_and_then_cut_off(kind: str) -> None:
    async with listening(Echo(), STRICT) as port, calling(port) as (reader, writer):
        await _opened((reader, writer))
        writer.write(FLOODS[kind])
        told = await heard(reader)
        assert told.endswith(CUT)
        assert told.count(ANSWER) + told.count(PONG) < FEW


@pytest.mark.parametrize(("sent", "answer"), [(frame(b"hi"), ANSWER), (frame(b"", first=0x89), PONG)])
async def test_whoever_sends_too_much_once_gets_every_answer(sent: bytes, answer: bytes) -> None:
    async with listening(Echo(), STRICT) as port, calling(port) as (reader, writer):
        await _opened((reader, writer))
        writer.write(sent * 40)
        await _count(reader, answer, 40)


async def test_whoever_waits_for_each_answer_is_slowed_down_and_never_cut_off() -> None:
    limits = Limits(frames_at_once=2, frames_per_second=100, flood_seconds=0.05)
    async with listening(Echo(), limits) as port, calling(port) as (reader, writer):
        await _opened((reader, writer))
        began = asyncio.get_running_loop().time()
        for _ in range(42):
            writer.write(frame(b"hi"))
            await _count(reader, ANSWER, 1)
        assert asyncio.get_running_loop().time() - began > 0.35


async def test_all_who_share_a_budget_pay_for_each_other() -> None:
    shared = Allowance(0.001, 4, now=asyncio.get_running_loop().time())
    async with listening(Echo(shared), STRICT) as port, calling(port) as one, calling(port) as other:
        await _opened(one)
        await _opened(other)
        one[1].write(frame(b"", first=0x89) * 9)
        await _count(one[0], PONG, 9)
        other[1].write(frame(b"", first=0x89))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await other[0].read(1)


async def test_what_is_sent_before_the_line_is_open_is_heard_afterwards() -> None:
    echo = Echo()
    echo.may_open.clear()
    async with listening(echo, STRICT) as port, calling(port, HANDSHAKE) as (reader, writer):
        await asyncio.sleep(0.05)  # so that it is no part of the handshake
        writer.write(frame(b"hi"))
        await asyncio.sleep(0.05)
        echo.may_open.set()
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        await _count(reader, ANSWER, 1)
