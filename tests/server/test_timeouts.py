"""Connections that are slow, silent or too many are closed, and nobody else waits for them."""

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tenback.server.http import timeouts
from tenback.server.http.files import Files
from tenback.server.limits import Limits
from tests.server.listening import Stream, calling, heard, listening

HASTY = Limits(head_seconds=0.2, body_seconds=0.2, answer_seconds=0.2, record_size=1_000, connections_per_address=3)
PATIENT = Limits(connections_per_address=3)
HEAD = b"GET / HTTP/1.1\r\nHost: here\r\n"
CALL = HEAD + b"\r\n"
POST = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
BIG = b"x" * 20_000_000


async def answer(_scope: dict[str, Any], receive: Any, send: Any) -> None:
    while (message := await receive())["type"] == "http.request" and message["more_body"]:
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def answer_much(_scope: dict[str, Any], _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": BIG, "more_body": True})
    await send({"type": "http.response.body", "body": BIG})


def assert_too_slow(told: bytes) -> None:
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408")
    assert json.loads(body)["reason"] == "too-slow"


async def test_half_a_head_is_not_waited_for() -> None:
    async with listening(answer, HASTY) as port, calling(port, HEAD) as (reader, _):
        assert_too_slow(await heard(reader))


async def test_a_head_that_comes_drop_by_drop_gets_no_more_time() -> None:
    async with listening(answer, HASTY) as port, calling(port, HEAD) as (reader, writer):

        async def drip() -> None:
            while True:
                writer.write(b"X: y\r\n")
                await asyncio.sleep(0.01)

        dripping = asyncio.create_task(drip())
        assert_too_slow(await heard(reader))
        dripping.cancel()


async def test_half_a_body_is_not_waited_for() -> None:
    async with listening(answer, HASTY) as port, calling(port, POST + b"abc") as (reader, _):
        assert_too_slow(await heard(reader))


@pytest.mark.parametrize(("lang", "words"), [("de-DE", "Das hat zu lange"), ("nl", "Dat duurde"), ("fr", "That took")])
@pytest.mark.parametrize("begun", [HEAD, POST.replace(b"\r\n\r\n", b"\r\n")], ids=["head", "body"])
async def test_who_was_too_slow_is_told_in_their_language(begun: bytes, lang: str, words: str) -> None:
    said = begun + f"Accept-Language: {lang}\r\n".encode() + (b"\r\nabc" if begun != HEAD else b"")
    async with listening(answer, HASTY) as port, calling(port, said) as (reader, _):
        assert words in (await heard(reader)).decode()


async def test_a_silent_connection_is_closed_without_a_word() -> None:
    async with listening(answer, HASTY) as port, calling(port) as (reader, _):
        assert await heard(reader) == b""


async def test_the_second_call_of_a_connection_has_no_more_time_than_the_first() -> None:
    async with listening(answer, HASTY) as port, calling(port, CALL) as (reader, writer):
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        writer.write(HEAD)
        assert_too_slow(await heard(reader))


async def test_who_does_not_read_an_answer_is_not_waited_for() -> None:
    async with listening(answer_much, HASTY) as port, calling(port, CALL) as (reader, _):
        await reader.readexactly(1)
        await asyncio.sleep(2 * HASTY.answer_seconds)  # nobody reads
        assert len(await heard(reader)) < 2 * len(BIG)


async def test_who_sends_much_before_an_answer_is_cut_off() -> None:
    begun, never = asyncio.Event(), asyncio.Event()

    async def wait(_scope: dict[str, Any], receive: Any, _send: Any) -> None:
        await receive()
        begun.set()
        await never.wait()

    async with listening(wait, HASTY) as port, calling(port, CALL) as (reader, writer):
        await begun.wait()
        writer.write(CALL * 100)
        assert await heard(reader) == b""
        never.set()


@pytest.mark.parametrize("more", [b"X: y\r\n" * 200, b"X: " + b"y" * 20_000 + b"\r\n"], ids=["lines", "bytes"])
async def test_a_head_that_is_too_big_is_refused_whether_or_not_it_comes_at_once(more: bytes) -> None:
    for parts in ([HEAD + more + b"\r\n"], [HEAD, more]):
        async with listening(answer, Limits()) as port, calling(port) as (reader, writer):
            for part in parts:
                writer.write(part)
                await asyncio.sleep(0.01)
            head, _, body = (await heard(reader)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 431")
        assert json.loads(body)["reason"] == "too-big"


async def test_a_big_body_does_not_count_as_a_head() -> None:
    post = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 20000\r\n\r\n" + b"\n" * 20_000
    async with listening(answer, Limits()) as port, calling(port, post) as (reader, _):
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")


async def test_who_connects_again_and_again_is_closed_before_anything_is_read() -> None:
    async with listening(answer, Limits(connections_per_second=2)) as port:
        answers = list[bytes]()
        for _ in range(8):
            async with calling(port, CALL.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")) as (reader, _):
                answers.append((await heard(reader))[:12])
        assert answers[:2] == [b"HTTP/1.1 200"] * 2
        assert b"" in answers


async def test_a_body_in_too_many_chunks_is_refused() -> None:
    chunk, most = b"1\r\na\r\n", Limits().frame_parts
    for many, status in ((most, b"200"), (most + 1, b"400")):
        async with listening(answer, Limits()) as port, calling(port, CHUNKED) as (reader, writer):
            writer.write(chunk * many + b"0\r\n\r\n")
            assert (await reader.readuntil(b"\r\n")).split()[1] == status


async def test_a_call_that_was_refused_for_its_chunks_is_not_answered_again(caplog: pytest.LogCaptureFixture) -> None:
    async def answer_the_first_part(_scope: dict[str, Any], receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    async with listening(answer_the_first_part, Limits()) as port, calling(port, CHUNKED) as (reader, writer):
        writer.write(b"1\r\na\r\n" * (Limits().frame_parts + 1))
        assert (await heard(reader)).startswith(b"HTTP/1.1 400")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_call_that_comes_byte_by_byte_is_read_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces, rate, take = list[bytes](), timeouts.PIECES, timeouts.TimedHttp.data_received

    def count(http: timeouts.TimedHttp, data: bytes) -> None:
        pieces.append(data)
        take(http, data)

    monkeypatch.setattr(timeouts.TimedHttp, "data_received", count)
    async with listening(answer, Limits(connections_per_second=1)) as port, calling(port) as (reader, writer):
        began = time.monotonic()
        for byte in CALL:
            writer.write(bytes([byte]))
            await asyncio.sleep(0.01)
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        assert len(pieces) <= rate + rate * (time.monotonic() - began) + 1
    assert b"".join(pieces) == CALL


async def test_nonsense_after_an_answer_ends_the_connection_without_an_error(caplog: pytest.LogCaptureFixture) -> None:
    async def answer_early(_scope: dict[str, Any], _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    async with listening(answer_early, Limits()) as port, calling(port, CHUNKED) as (reader, writer):
        await reader.readuntil(b"ok")
        writer.write(b"no chunk\r\n")
        assert await heard(reader) == b""
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_one_connection_too_many_is_closed() -> None:
    async with listening(answer, PATIENT) as port, AsyncExitStack() as stack:
        *first, last = [await stack.enter_async_context(calling(port, HEAD)) for _ in range(4)]
        assert await heard(last[0]) == b""
        await _finish(first)


async def test_one_connection_too_many_closes_another_that_has_been_quiet_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(timeouts, "GRACE", 0.0)
    async with listening(answer, PATIENT) as port, AsyncExitStack() as stack:
        first, *others = [await stack.enter_async_context(calling(port, HEAD)) for _ in range(4)]
        assert await heard(first[0]) == b""
        await _finish(others)


async def _finish(streams: Sequence[Stream]) -> None:
    for reader, writer in streams:
        writer.write(b"\r\n")
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")


class FewFiles(Files):
    """Room for six connections; the other end of each is a file of this process, too, and does not count."""

    def room(self) -> int:
        return 6

    def has_room(self, number: int) -> bool:
        return True


async def test_no_address_takes_more_than_half_of_the_files() -> None:
    async with listening(answer, Limits(), FewFiles()) as port, AsyncExitStack() as stack:
        *first, last = [await stack.enter_async_context(calling(port, HEAD)) for _ in range(4)]
        assert await heard(last[0]) == b""
        await _finish(first)


async def test_without_files_to_spare_newcomers_are_closed() -> None:
    async with listening(answer, PATIENT, Files(lambda: 4)) as port, calling(port, CALL) as (reader, _):
        assert await heard(reader) == b""
