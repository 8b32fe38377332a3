"""Several processes of one server: a connection goes on where its table lives."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import uvicorn

from tenback.server.http.files import Files
from tenback.server.http.handover import SharedHttp, Worker
from tenback.server.http.listener import Listener
from tenback.server.http.timeouts import Crowd
from tenback.server.limits import Limits
from tests.server.running import free_port
from tests.waiting import PATIENCE

CODES = [f"TABLE{letter}" for letter in "ABCDEFGH"]
Message = dict[str, Any]
Application = Callable[..., Awaitable[None]]


def naming(number: int) -> Application:
    """Return an application that only says which process it is."""

    async def tell(scope: Message, receive: Callable[[], Awaitable[Message]], send: Any) -> None:
        await receive()
        prefix = "websocket.http." if scope["type"] == "websocket" else "http."
        length = [(b"content-length", b"1")]
        await send({"type": f"{prefix}response.start", "status": 403, "headers": length})
        await send({"type": f"{prefix}response.body", "body": str(number).encode()})

    return tell


@asynccontextmanager
async def process(worker: Worker, port: int, application: Application | None = None) -> AsyncIterator[None]:
    """Run what stands for one process of a server."""
    http = type("Http", (SharedHttp,), {"crowd": Crowd(Limits(), Files())})
    lifespan: Literal["on", "off"] = "on" if application else "off"
    served = application or naming(worker.number)
    config = uvicorn.Config(served, port=port, http=http, ws="websockets-sansio", lifespan=lifespan)
    listening = asyncio.Event()
    listener = Listener(config, listening.set, worker)
    serving = asyncio.create_task(listener._serve())
    await listening.wait()
    try:
        yield
    finally:
        listener.should_exit = True
        await serving


async def who_answers(port: int, path: str, *headers: str) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write("\r\n".join([f"GET {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode())
    async with asyncio.timeout(PATIENCE):
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 403")
        number = await reader.readexactly(1)
    writer.close()
    return int(number)


async def who_takes_the_line(port: int, code: str) -> int:
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", key)
    return await who_answers(port, f"/api/tables/{code}/live", *upgrade)


async def test_all_lines_of_a_table_meet_at_one_process(tmp_path: Path) -> None:
    ports = [free_port(), free_port()]
    async with AsyncExitStack() as running:
        for number, port in enumerate(ports):
            await running.enter_async_context(process(Worker(number, 2, tmp_path), port))
        homes = [[await who_takes_the_line(port, code) for port in ports] for code in CODES]
    assert all(first == second for first, second in homes)
    assert {first for first, _ in homes} == {0, 1}


async def test_a_call_is_answered_where_it_comes(tmp_path: Path) -> None:
    ports = [free_port(), free_port()]
    async with AsyncExitStack() as running:
        for number, port in enumerate(ports):
            await running.enter_async_context(process(Worker(number, 2, tmp_path), port))
        assert [await who_answers(port, f"/api/tables/{CODES[0]}") for port in ports] == [0, 1]


async def test_a_line_whose_process_is_gone_is_served_where_it_comes(tmp_path: Path) -> None:
    port = free_port()
    async with process(Worker(1, 2, tmp_path), port):
        assert {await who_takes_the_line(port, code) for code in CODES} == {1}


async def test_a_line_whose_process_is_still_starting_is_served_where_it_comes(tmp_path: Path) -> None:
    ports, opened, starting = [free_port(), free_port()], asyncio.Event(), asyncio.Event()

    async def slow(scope: Message, receive: Callable[[], Awaitable[Message]], send: Any) -> None:
        if scope["type"] == "lifespan":
            starting.set()
            await opened.wait()
            await send({"type": "lifespan.startup.complete"})
            await receive()  # that it starts
            await receive()  # that it stops
            await send({"type": "lifespan.shutdown.complete"})
        else:
            await naming(1)(scope, receive, send)

    async with process(Worker(0, 2, tmp_path), ports[0]):
        second = process(Worker(1, 2, tmp_path), ports[1], slow)
        coming = asyncio.create_task(second.__aenter__())
        await starting.wait()
        early = [await who_takes_the_line(ports[0], code) for code in CODES]
        opened.set()
        await coming
        late = [await who_takes_the_line(ports[0], code) for code in CODES]
        await second.__aexit__(None, None, None)
    assert set(early) == {0}
    assert set(late) == {0, 1}
