"""HTTP and sockets at a real port, in the process of the test, with an application of three lines behind them."""

import asyncio
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from tenback.server.http.files import Files
from tenback.server.http.timeouts import Crowd, TimedHttp
from tenback.server.http.wire import SocketWire
from tenback.server.limits import Limits
from tests.waiting import PATIENCE

Application = Callable[[dict[str, Any], Any, Any], Awaitable[None]]
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def listening(app: Application, limits: Limits, files: Files | None = None) -> AsyncIterator[int]:
    """Yield a port at which an application answers within limits."""
    http = type("LimitedHttp", (TimedHttp,), {"limits": limits, "crowd": Crowd(limits, files or Files())})
    wire = type("LimitedWire", (SocketWire,), {"limits": limits})
    config = uvicorn.Config(app, http=http, ws=wire, ws_max_size=limits.frame_size, log_config=None, lifespan="off")
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: http(config, state, {}), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for connection in list(state.connections):
            connection.transport.abort()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*state.tasks, return_exceptions=True)


@asynccontextmanager
async def calling(port: int, said: bytes = b"") -> AsyncIterator[Stream]:
    """Yield a connection on which something has been said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def heard(reader: asyncio.StreamReader) -> bytes:
    """Return everything until the other side closes, in whatever way."""
    told = bytearray()
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                part = await reader.read(2**16)
            except ConnectionError:
                return bytes(told)
            if not part:
                return bytes(told)
            told += part


def frame(body: bytes, first: int = 0x81) -> bytes:
    """Return a masked frame; the mask is zero."""
    length = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + struct.pack("!H", len(body))
    return bytes([first]) + length + bytes(4) + body
