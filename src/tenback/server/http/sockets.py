"""Sockets: who may connect, and the dialogue of a connection with its table."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from tenback.protocol import messages
from tenback.protocol.numbers import PROTOCOL, Close
from tenback.protocol.refusals import No
from tenback.protocol.requests import Do, Frame, Hello, Hint, Lead, Ping, Point, Rematch, Request, read_frame
from tenback.server.addresses import network_of
from tenback.server.archive.faults import StoreDown
from tenback.server.archive.writer import Answer
from tenback.server.http.admission import Admission
from tenback.server.http.names import Names
from tenback.server.http.wire import EXTENSION, Back, SocketWire
from tenback.server.limits import Limits
from tenback.server.live.connection import Connection, Wire
from tenback.server.live.hall import Hall
from tenback.server.live.live_table import LiveTable
from tenback.server.live.refusal_text import refusal_words
from tenback.server.live.shortcut import move_at_once
from tenback.server.passes import person_of
from tenback.server.tables.refused import Refused, Sequel, TextRefused

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

LOG = logging.getLogger("tenback.sockets")
PATH = re.compile(r"/api/tables/([A-Z2-9]{6})/live")


class HungUp(Exception):
    """The client is gone."""


class SocketApp:
    """The application behind every socket."""

    def __init__(self, hall: Hall, limits: Limits, names: Names, admission: Admission) -> None:
        self._hall, self._limits, self._names, self._admission = hall, limits, names, admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket, from its first word to its last."""
        found = PATH.fullmatch(scope["path"])
        address = scope["client"][0] if scope["client"] else ""
        if found is None:
            await _turn_away(receive, send, 403, No.NO_SUCH_TABLE)
        elif not self._is_ours(scope):
            await _turn_away(receive, send, 403, No.FOREIGN)
        elif self._admission.guesses.are_spent(address):
            await _turn_away(receive, send, 429, No.TOO_FAST)
        elif not self._has_room(found[1]) or not self._admission.enter(address):
            await _turn_away(receive, send, 429, No.FULL)
        else:
            try:
                wire = scope["extensions"][EXTENSION]
                wire.share(await self._admission.await_allowance(address))
                await receive()
                await send({"type": "websocket.accept"})
                await self._serve(found[1], wire, self._begin(wire, address), receive)
            finally:
                self._admission.leave(address)

    def _begin(self, wire: Wire, address: str) -> "Dialogue":
        may_order = partial(self._admission.orders.take, address)
        return Dialogue(self._hall, self._limits, wire, may_order, network_of(address))

    def _has_room(self, code: str) -> bool:
        return code in self._hall.tables or len(self._hall.tables) < self._limits.tables

    def _is_ours(self, scope: Scope) -> bool:
        """Say whether a call is meant for us, and comes from a page of ours or from no page."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
        host = headers.get(b"host", "")
        return self._names.are_ours(host) and self._names.is_our_page(headers.get(b"origin"), host)

    async def _serve(self, code: str, wire: SocketWire, dialogue: "Dialogue", receive: Receive) -> None:
        """Talk with a client until it leaves."""
        try:
            async with asyncio.timeout(self._limits.patience):
                hello = await _next(receive)
            await self._try_code(code, dialogue, hello)
            wire.shortcut = dialogue.move_at_once
            while dialogue.live:
                await dialogue.hear(await _next(receive))
        except (HungUp, TimeoutError):
            dialogue.break_off("no hello")
        finally:
            dialogue.close()

    async def _try_code(self, code: str, dialogue: "Dialogue", hello: bytes) -> None:
        """Let a client in; if there is no such table, it was a guess."""
        guess = await self._admission.guesses.begin(dialogue.address)
        try:
            await dialogue.open(code, hello, may_guess=guess is not None)
        finally:
            if guess:
                guess.end(found=dialogue.found)


class Dialogue:
    """What one connection and its table say to each other."""

    __slots__ = ("_connection", "_hall", "_limits", "_may_order", "_thought", "_unreadable", "found", "live")

    def __init__(
        self, hall: Hall, limits: Limits, wire: Wire, may_order: Callable[[], bool] = lambda: True, address: str = ""
    ) -> None:
        self._hall, self._limits, self._may_order = hall, limits, may_order
        self._connection = Connection(wire, address)
        self._unreadable = 0
        self._thought: asyncio.Task[None] | None = None  # about a hint
        self.live: LiveTable | None = None
        self.found = True  # there is such a table

    @property
    def address(self) -> str:
        """The address that the connection comes from."""
        return self._connection.address

    async def open(self, code: str, body: bytes, *, may_guess: bool = True) -> None:
        """Hear who is there, and let them in, unless too many wrong codes came from their address."""
        hello = _read(body)
        if not isinstance(hello, Hello):
            self._refuse_for_good(Refused(No.UNREADABLE))
            return
        self._introduce(hello)
        if hello.protocol != PROTOCOL:
            self._refuse_for_good(Refused(No.OTHER_PROTOCOL))
        elif not may_guess:
            self._refuse_for_good(Refused(No.TOO_FAST))
        else:
            await self._enter(code, hello.have)

    async def _enter(self, code: str, have: int) -> None:
        try:
            self.live = await self._hall.enter(code, self._connection, have)
        except Refused as refused:
            self.found = refused.reason is not No.NO_SUCH_TABLE
            self._refuse_for_good(refused)
        except StoreDown as fault:
            self._refuse_for_good(Refused(fault.reason))

    async def hear(self, body: bytes) -> None:
        """Answer one frame."""
        frame = _read(body)
        if self._is_too_fast(frame):
            self._refuse(Refused(No.TOO_FAST), frame)
        elif isinstance(frame, Hint):
            self._thought = asyncio.create_task(self._ask(frame))  # what it says next need not wait for that
        elif isinstance(frame, Request):
            await self._ask(frame)
        elif isinstance(frame, Ping) and self.live:
            self._connection.send(messages.Pong(n=frame.n, seq=self.live.told))
        else:
            self._misread(frame)

    def move_at_once(self, body: bytes, back: Back) -> bool:
        """Take the short way if a frame is a move that can go there; `back` gets it if somebody else was first."""
        move = _read(body)
        if not isinstance(move, Do) or self.live is None:
            return False

        def end(answer: Answer) -> None:
            if isinstance(answer, Exception):
                self._refuse_failed(answer, move)
            elif not answer:
                back(body)

        return move_at_once(self._hall, self.live, self._connection, move, end)

    def _is_too_fast(self, frame: Frame | None) -> bool:
        """Say whether something comes too soon: a rematch, which counts as opening a table, or a hint."""
        if isinstance(frame, Hint):
            return self._thought is not None and not self._thought.done()
        return isinstance(frame, Rematch) and not self._may_order()

    def break_off(self, why: str) -> None:
        """End the connection and say why."""
        self._connection.wire.hang_up(Close.BROKEN, why)

    def close(self) -> None:
        """Let the connection go."""
        if self._thought:
            self._thought.cancel()
        if self.live:
            self._hall.leave(self.live, self._connection)

    async def _ask(self, request: Request) -> None:
        try:
            if self.live and isinstance(request, Hint):
                await self._hall.advise(self.live, self._connection, request)
            elif self.live and isinstance(request, Lead | Point):
                await self._hall.guide(self.live, self._connection, request)
            elif self.live:
                await self._hall.ask(self.live, self._connection, request)
        except Refused as refused:
            self._refuse(refused, request)
        except Exception as error:
            self._refuse_failed(error, request)

    def _introduce(self, hello: Hello) -> None:
        connection = self._connection
        connection.person = person_of(hello.secret) if hello.secret else ""
        connection.watch, connection.lang, connection.outside = hello.watch, hello.lang, hello.outside

    def _misread(self, frame: Frame | None) -> None:
        self._unreadable += 1
        self._refuse(Refused(No.UNREADABLE), frame)
        if self._unreadable > self._limits.unreadable:
            self._connection.wire.hang_up(Close.BROKEN, No.UNREADABLE)

    def _refuse(self, refused: Refused, frame: Frame | None) -> None:
        table = self.live.table if self.live else None
        words = refusal_words(self._connection.lang, refused, table, self._connection.audience.seat)
        request = frame.id if isinstance(frame, Request) else ""
        self._hall.metrics.refusals.labels(refused.reason).inc()
        anyway = isinstance(refused, TextRefused) and refused.sequel is Sequel.ANYWAY
        self._connection.send(messages.No(id=request, reason=refused.reason, text=words, anyway=anyway))

    def _refuse_failed(self, error: Exception, request: Request) -> None:
        """Refuse what could not be done though nothing speaks against it."""
        if not isinstance(error, StoreDown):
            LOG.error("a request failed", exc_info=error)
        self._refuse(Refused(error.reason if isinstance(error, StoreDown) else No.UNAVAILABLE), request)

    def _refuse_for_good(self, refused: Refused) -> None:
        self._refuse(refused, None)
        self._connection.wire.hang_up(Close.REFUSED, refused.reason)


def _read(body: bytes) -> Frame | None:
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return read_frame(body)
    return None


async def _next(receive: Receive) -> bytes:
    message = await receive()
    if message["type"] != "websocket.receive":
        raise HungUp
    body: bytes = message["bytes"]  # of text, too: see the wire
    return body


async def _turn_away(receive: Receive, send: Send, status: int, reason: No) -> None:
    await receive()
    body = {"type": "websocket.http.response.body", "body": reason.encode()}
    await send(
        {"type": "websocket.http.response.start", "status": status, "headers": [(b"content-type", b"text/plain")]}
    )
    await send(body)
