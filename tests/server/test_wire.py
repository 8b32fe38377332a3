"""A socket is heard however its frames arrive, is read no faster than it pays, and who floods it is cut off."""

import asyncio
import base64
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tenback.server.http.allowances import Allowance
from tenback.server.http.wire import EXTENSION, Back, Shortcut, SocketWire
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
            wire.send_frame(b"ok")


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


class Line(asyncio.Transport):
    """A connection in memory, to which nobody listens."""

    def write(self, data: Any) -> None: ...

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...


async def _told(pieces: list[bytes], texts: int, shortcut: Shortcut | None = None) -> list[bytes]:
    """Return the texts that an application hears of what arrives in pieces, until it has them all or is cut off."""
    told = list[bytes]()

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][EXTENSION].shortcut = shortcut
        while (message := await receive())["type"] == "websocket.receive":
            told.append(message["bytes"])

    config, state = uvicorn.Config(app, log_config=None), ServerState()
    config.load()
    wire = SocketWire(config, state, {})
    wire.connection_made(Line())
    for piece in pieces:
        wire.data_received(piece)
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        while len(told) < texts and state.tasks:
            await asyncio.sleep(0)
    wire.connection_lost(None)
    await asyncio.gather(*state.tasks)
    return told


async def test_every_text_is_heard_however_its_bytes_arrive() -> None:
    frames = (
        Frame(Opcode.TEXT, b"hi"),
        Frame(Opcode.PING, b""),
        Frame(Opcode.TEXT, b"in two", fin=False),
        Frame(Opcode.CONT, b" parts"),
        Frame(Opcode.TEXT, b"x" * 125),
        Frame(Opcode.TEXT, b"y" * 126),
        Frame(Opcode.TEXT, b""),
        Frame(Opcode.TEXT, b"bye"),
    )
    whole = [sent.serialize(mask=True) for sent in frames]
    sent, texts = b"".join(whole), [b"hi", b"in two parts", b"x" * 125, b"y" * 126, b"", b"bye"]
    assert await _told([HANDSHAKE, *whole], len(texts)) == texts
    assert await _told([HANDSHAKE, *(bytes([byte]) for byte in sent)], len(texts)) == texts
    for cut in range(0, len(sent), 11):
        assert await _told([HANDSHAKE, sent[:cut], sent[cut:]], len(texts)) == texts
        assert await _told([HANDSHAKE + sent[:cut], sent[cut:]], len(texts)) == texts


async def test_a_text_that_looks_like_a_frame_in_the_middle_is_one_text() -> None:
    inner, long = frame(b"not a frame"), frame(b"z" * 126)
    sent = frame(b"x" + inner)
    assert await _told([HANDSHAKE, sent[: -len(inner)], inner], 1) == [b"x" + inner]
    assert await _told([HANDSHAKE + sent[: -len(inner)], inner], 1) == [b"x" + inner]
    assert await _told([HANDSHAKE, long[:132], long[132:]], 1) == [b"z" * 126]


async def test_a_text_between_the_parts_of_another_one_is_not_heard() -> None:
    pieces = [HANDSHAKE, frame(b"part", first=0x01), frame(b"hi"), frame(b"s", first=0x80)]
    assert await _told(pieces, 1) == []


async def test_what_the_shortcut_does_not_take_or_gives_back_is_heard_like_any_other_text() -> None:
    def shortcut(body: bytes, back: Back) -> bool:
        if body == b"back":
            back(body)
        return body != b"long"

    pieces = [HANDSHAKE, b"", *map(frame, (b"short", b"long", b"short", b"back", b"long"))]
    assert await _told(pieces, 3, shortcut) == [b"long", b"back", b"long"]


async def test_no_text_overtakes_one_that_the_application_is_busy_with() -> None:
    told, tried, may_go_on, wires = list[bytes](), list[bytes](), asyncio.Event(), list[SocketWire]()

    def shortcut(body: bytes, _back: Back) -> bool:
        tried.append(body)
        return body != b"first"

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        wires.append(scope["extensions"][EXTENSION])
        wires[0].shortcut = shortcut
        while (message := await receive())["type"] == "websocket.receive":
            told.append(message["bytes"])
            await may_go_on.wait()

    async with listening(app, Limits()) as port, calling(port) as (reader, writer), asyncio.timeout(PATIENCE):
        await _opened((reader, writer))
        writer.write(frame(b"first"))
        while not told:
            await asyncio.sleep(0)
        writer.write(frame(b"second"))
        while wires[0].queue.empty() and len(tried) == 1:
            await asyncio.sleep(0)
        may_go_on.set()
        while len(told) + len(tried) < 3:
            await asyncio.sleep(0)
    assert (told, tried) == ([b"first", b"second"], [b"first"])
