"""Whoever means harm is refused or cut off, and nobody else notices."""

import asyncio
import base64
import os
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import pairwise

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.fuzzing import Fuzzer, Known
from tests.server.listening import frame
from tests.server.playing import Client, agree, give_pass, open_table, seat_two
from tests.server.running import ROOMY, Running, call, running
from tests.server.storming import Bystanders, Storm, Tally, lay_targets, resident, tracebacks
from tests.waiting import GLANCE, PATIENCE

SEED = 20_401
PARTS, FRAMES = 3, 1_500  # of the storm, and of each part
GROWTH = 6_000_000  # bytes that the server may hold more after the last part than after the first
UNREAD = 65_536
WRONG_PASS = "A" * 22
HELLO = b'{"t":"hello","protocol":1}'
SMALL = replace(ROOMY, unread_size=UNREAD, patience=1.0)
STRICT = replace(
    ROOMY,
    sockets_per_address=3,
    frame_size=1_024,  # a slow sender's flood is one too
    frames_per_second=10,
    frames_at_once=10,
    flood_seconds=0.5,
    requests_per_minute=20,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    started = asyncio.run(running(tmp_path_factory.mktemp("small"), SMALL).start())
    yield started
    started.stop()
    assert tracebacks(started) == 0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    started = asyncio.run(running(tmp_path_factory.mktemp("strict"), STRICT).start())
    yield started
    started.stop()
    assert tracebacks(started) == 0


@dataclass
class Aftermath:
    """What a storm left behind."""

    tally: Tally
    memory: list[int]  # after each part
    moves: list[int]  # that were made at another table until each part began, and until the last one was over


@pytest.fixture(scope="module")
def aftermath(server: Running) -> Aftermath:
    return asyncio.run(_storm(server))


async def _storm(server: Running) -> Aftermath:
    one, two = await seat_two(server.base)
    await one.ask("write", text="well done")  # has the filter loaded, which is no growth
    await asyncio.gather(one.close(), two.close())
    tally, memory, moves, bystanders = Tally(), list[int](), list[int](), Bystanders(server.base)
    playing = asyncio.create_task(bystanders.play_on())
    async with asyncio.timeout(PATIENCE):
        while not bystanders.delays:  # they have begun
            await asyncio.sleep(GLANCE)
    for part in range(PARTS):
        moves.append(len(bystanders.delays))
        storm = Storm(server.base, await lay_targets(server.base), FRAMES)
        tally += await storm.rage(SEED + 100 * part)
        memory.append(resident(server))
    moves.append(len(bystanders.delays))
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    return Aftermath(tally, memory, moves)


def test_a_storm_leaves_no_traceback(server: Running, aftermath: Aftermath) -> None:
    assert aftermath.tally.sent >= PARTS * FRAMES
    assert tracebacks(server) == 0


def test_a_storm_reaches_the_tables(aftermath: Aftermath) -> None:
    assert {"unreadable", "stale", "not-seated", "table-started", "no-such-place"} <= aftermath.tally.refusals.keys()
    assert {"did", "arranged", "wrote", "tour"} <= aftermath.tally.heard.keys()


def test_nothing_in_a_storm_is_answered_by_a_failure(aftermath: Aftermath) -> None:
    assert aftermath.tally.refusals["unavailable"] == 0


def test_a_storm_cannot_be_felt_in_the_memory(aftermath: Aftermath) -> None:
    assert aftermath.memory[-1] - aftermath.memory[0] < GROWTH


def test_another_table_plays_on_in_a_storm(aftermath: Aftermath) -> None:
    assert all(later > earlier for earlier, later in pairwise(aftermath.moves)), aftermath.moves


def test_a_storm_can_be_had_again_by_its_seed() -> None:
    first, again = Fuzzer(SEED), Fuzzer(SEED)
    assert [first.frame(Known()) for _ in range(500)] == [again.frame(Known()) for _ in range(500)]


async def test_a_guessed_pass_shows_what_a_watcher_sees(server: Running) -> None:
    one, two = await seat_two(server.base)
    async with Client(server.base, one.code) as watcher:
        shown = watcher.table
    async with Client(server.base, one.code, WRONG_PASS) as guesser:
        assert guesser.table == shown
        assert not guesser.sight.get("hand")
    await asyncio.gather(one.close(), two.close())


async def test_a_guessed_pass_cannot_act(server: Running) -> None:
    one, two = await seat_two(server.base)
    async with Client(server.base, one.code, WRONG_PASS) as guesser:
        assert (await guesser.act("P0:BEGIN"))["reason"] == "not-seated"
    await asyncio.gather(one.close(), two.close())


async def test_nobody_concedes_for_another_seat(server: Running) -> None:
    one, two = await seat_two(server.base)
    assert (await one.act("P1:CONCEDE"))["reason"] == "not-your-voice"
    await asyncio.gather(one.close(), two.close())


async def test_nobody_acts_on_the_turn_of_another_seat(server: Running) -> None:
    one, two = await seat_two(server.base)
    await agree(0, one, two)
    card = two.sight["hand"][0]
    assert (await two.act(f"{card}>A"))["reason"] == "not-on-turn"
    await asyncio.gather(one.close(), two.close())


async def _handshake(server: Running, origin: str | None, host: str = "127.0.0.1") -> int:
    """Return the status with which a socket from a page is met; the page calls the server by some name."""
    headers = {"Origin": origin} if origin else {}
    address = f"ws://{host}:{server.settings.port}/api/tables/AAAAAA/live"
    try:
        async with connect(address, host="127.0.0.1", additional_headers=headers) as opened:
            assert opened.response
            return opened.response.status_code
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1.evil.example", "null", "http://[", "é"])
async def test_a_page_of_another_site_opens_no_socket(server: Running, origin: str) -> None:
    assert await _handshake(server, origin) == 403


async def test_a_page_that_lends_its_name_to_our_address_opens_no_socket(server: Running) -> None:
    assert await _handshake(server, f"http://evil.example:{server.settings.port}", "evil.example") == 403


async def test_pages_of_ours_and_programs_open_sockets(server: Running) -> None:
    assert await _handshake(server, f"http://{server.base}") == 101
    assert await _handshake(server, None) == 101


async def test_a_frame_beyond_the_limit_is_cut_off(server: Running) -> None:
    one, two = await seat_two(server.base)
    await one.send("x" * (SMALL.frame_size + 1))
    with pytest.raises(ConnectionClosed) as closed:
        await one.next("never")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009
    assert (await two.act("P0:BEGIN"))["t"] == "ok"
    await two.close()


async def test_a_slow_reader_is_cut_off_and_the_others_play_on(server: Running) -> None:
    secret = await give_pass(server.base)
    code = await open_table(server.base, secret, options={"ruleset": "the-game", "seats": 2}, name="Ann")
    async with _raw(server, code, read_buffer=4_096) as (_, writer), Client(server.base, code, secret) as host:
        writer.write(frame(HELLO))
        await host.next("here")
        async with asyncio.timeout(PATIENCE):
            while {"t": "here", "here": [0]} not in host.heard:  # until nobody else is left
                await _write_much(host)


async def _write_much(host: Client) -> None:
    """Let a table tell a lot, and hear all of it."""
    requests = [f"{host.seq}.{number}" for number in range(50)]
    for request in requests:
        await host.send({"t": "write", "id": request, "text": "\U0001f600" * 500})
    assert (await host.answer(requests[-1]))["t"] == "wrote"


async def test_a_socket_without_a_hello_is_closed(server: Running) -> None:
    async with connect(f"ws://{server.base}/api/tables/AAAAAA/live") as silent:
        with pytest.raises(ConnectionClosed) as closed:
            async with asyncio.timeout(PATIENCE):
                await silent.recv()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4000


async def test_one_address_opens_so_many_sockets_and_no_more(strict: Running) -> None:
    url = f"ws://{strict.base}/api/tables/AAAAAA/live"
    opened = [await connect(url) for _ in range(STRICT.sockets_per_address)]
    assert await _handshake(strict, None) == 429
    await asyncio.gather(*(one.close() for one in opened))
    async with asyncio.timeout(PATIENCE):
        while await _handshake(strict, None) != 101:
            await asyncio.sleep(0.01)


async def test_a_flood_of_frames_is_cut_off_and_the_others_play_on(strict: Running) -> None:
    one, two = await seat_two(strict.base)
    asked = 2_000
    await one.send_often({"t": "ping"}, asked)
    with pytest.raises(ConnectionClosed) as closed:
        await one.next("never")
    assert closed.value.rcvd
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-fast")
    assert len(one.heard) < asked / 2
    assert (await two.act("P0:BEGIN"))["t"] == "ok"
    await two.close()


async def test_guessing_codes_soon_meets_the_limit(strict: Running) -> None:
    codes = [f"AAAAA{letter}" for letter in "ABCDEFGHJKLMNPQRSTUVWXYZ"]
    statuses = [(await asyncio.to_thread(call, strict.base, "GET", f"/api/tables/{code}"))[0] for code in codes]
    assert statuses == sorted(statuses)
    assert len(codes) - STRICT.requests_per_minute <= statuses.count(429) < len(codes)


async def test_refused_watchers_do_not_part_those_who_play(server: Running) -> None:
    one, two = await seat_two(server.base, watch=False)
    for _ in range(10):
        await asyncio.gather(one.close(), two.close())
        crowd = [Client(server.base, one.code) for _ in range(4)]
        await asyncio.gather(*(client.open() for client in (*crowd[:2], one, *crowd[2:])))
        await two.open()
        await one.ask("write", text="Are you here?")
        await two.until(one.seq)
        await asyncio.gather(*(client.close() for client in crowd))
    await asyncio.gather(one.close(), two.close())


# ---- below the protocol


@asynccontextmanager
async def _raw(
    server: Running, code: str = "AAAAAA", *, more: bytes = b"", read_buffer: int = 0
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Yield a connection after its handshake, sent with more in the same breath."""
    plain = socket.socket()
    if read_buffer:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read_buffer)
    plain.settimeout(0)
    host, port = server.base.split(":")
    await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=plain, limit=read_buffer or 2**16)
    key = base64.b64encode(os.urandom(16)).decode()
    words = [
        f"GET /api/tables/{code}/live HTTP/1.1",
        f"Host: {server.base}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    writer.write("\r\n".join([*words, "", ""]).encode() + more)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def _until_closed(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(PATIENCE):
        return await reader.read(-1)


BROKEN = {
    "unmasked": b"\x81\x02hi",
    "reserved bits": frame(b"{}", first=0xF1),
    "no such opcode": frame(b"{}", first=0x83),
    "ping in parts": frame(b"", first=0x09),
    "long ping": frame(b"x" * 126, first=0x89),
    "a part of nothing": frame(b"{}", first=0x80),
    "two beginnings": frame(b"{", first=0x01) + frame(b"{}"),
    "no such close": frame(struct.pack("!H", 999), first=0x88),
    "half a close": frame(b"\x03", first=0x88),
    "close in bad words": frame(struct.pack("!H", 1000) + b"\xff", first=0x88),
    "endless": b"\x81\xff" + b"\x7f" + b"\xff" * 7,
    "nonsense": bytes(range(255, 0, -1)),
    "empty parts": frame(b"", first=0x01) + frame(b"", first=0x00) * 2_000,
}


@pytest.mark.parametrize("name", BROKEN)
async def test_what_is_no_frame_is_cut_off(server: Running, name: str) -> None:
    async with _raw(server) as (reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(BROKEN[name])
        assert b"no hello" not in await _until_closed(reader)


async def test_what_comes_before_the_handshake_is_over_does_no_harm(server: Running) -> None:
    async with _raw(server, more=BROKEN["nonsense"]) as (reader, _):
        await _until_closed(reader)


async def test_pings_of_somebody_who_never_reads_are_cut_off(server: Running) -> None:
    code = await open_table(server.base, await give_pass(server.base), options={"ruleset": "the-game", "seats": 2})
    async with _raw(server, code, read_buffer=4_096) as (_, writer):
        writer.write(frame(HELLO))
        with pytest.raises(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                await _send_often(writer, frame(b"x" * 125, first=0x89) * 1_000)


async def _send_often(writer: asyncio.StreamWriter, data: bytes) -> None:
    for _ in range(500):
        writer.write(data)
        await writer.drain()
        await asyncio.sleep(0)
