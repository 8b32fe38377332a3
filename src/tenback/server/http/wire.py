"""uvicorn's WebSocket, with a way to send that never waits, and a limit on what is read."""

import struct
from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

try:
    from websockets.speedups import apply_mask  # where it was compiled
except ImportError:
    from websockets.utils import apply_mask

from tenback.protocol.refusals import No
from tenback.server.http.allowances import Allowance
from tenback.server.limits import Limits
from tenback.server.live.connection import Wire

EXTENSION = "tenback.wire"
TEXT = 0x81  # first byte of a text that is one whole frame
MASKED = 0x80  # in the second byte of every frame from a client
HEAD = 6  # bytes before a short text from a client: two say what it is, four are its mask
END = b"\r\n\r\n"  # of the head of the handshake, which arrives whole: the HTTP side has read it before
SHORT = 126  # bytes from which on a frame has a longer head
PART = 512  # bytes that are read before they are paid for: so few frames fit in that others need not wait
KILOBYTE = 1024  # bytes that cost as much as a frame
LINGER = 1.0  # seconds in which a client that was cut off may read why
Back = Callable[[bytes], None]  # takes a frame that has to go the long way after all
Shortcut = Callable[[bytes, Back], bool]  # takes a frame, or says that it has to go the long way


class SocketWire(WebSocketsSansIOProtocol, Wire):
    """A socket to which frames are written at once, and which is read no faster than its allowance permits.

    A broadcast must not wait for its slowest reader, and a task for each frame costs more than the frame: frames go
    straight to the transport, and a client that leaves too many of them unread is cut off.

    Everything that arrives has its price, pings as well. A client that cannot pay is not read for a while; the network
    then makes it wait. An honest client is only slowed down. One that keeps sending all the same is cut off.
    """

    limits = Limits()
    _unheard = b""
    _begun = 0  # bytes that the parser was given of a frame that is not whole yet
    _resting: TimerHandle | None = None
    _flooding_since: float | None = None
    _shared: Allowance | None = None
    _awaited = False  # the application waits for a frame
    shortcut: Shortcut | None = None  # for frames that come while the application is idle

    def share(self, allowance: Allowance) -> None:
        """Charge everything that arrives to the allowance of the whole address, too."""
        self._shared = allowance

    async def run_asgi(self) -> None:
        """Run the application, which finds this wire in its scope."""
        extensions = self.scope.get("extensions")
        if extensions is not None:
            extensions[EXTENSION] = self  # type: ignore[assignment]  # ASGI lets servers put in what they like
        await super().run_asgi()
        if not self.disconnected:  # a client that does not read would keep the connection open for ever
            self.loop.call_later(self.close_timeout, self.transport.abort)

    # ---- hearing

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin with a full allowance."""
        super().connection_made(transport)
        self._own = Allowance(self.limits.frames_per_second, self.limits.frames_at_once, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was not read."""
        self._unheard = b""
        if self._resting:
            self._resting.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has arrived, as far as the allowance goes."""
        if self._flooding_since is not None and not self._unheard and not self._wait():
            self._flooding_since = None
        self._unheard += data
        if self._flooding_since is None and len(self._unheard) > self.limits.frame_size:
            self._flooding_since = self.loop.time()
        self._hear()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next frame; none is read ahead of those that the application has not taken."""
        self._awaited = True
        message = await self.queue.get()
        self._awaited = False
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._hear()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Open the socket, or refuse it, and read what has arrived meanwhile."""
        await super().send(message)
        self._hear()

    def handle_events(self) -> None:
        """Take frames as they came, and pay for each."""
        for event in self.conn.events:
            self._begun = self._begun - _size(event) if isinstance(event, Frame) else 0
        self._spend(len(self.conn.events))
        super().handle_events()

    def _hear(self) -> None:
        """Read part after part, until everything is read, a frame has to be answered, or the allowance is spent."""
        while self._unheard and self._may_hear():
            wait = self._wait()
            if wait:
                self._resting = self.loop.call_later(wait, self._go_on)
            elif self._is_short_text():
                self._hear_short_text()
            else:
                self._hear_part()
        if self._unheard:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _hear_part(self) -> None:
        """Give the next bytes to the parser, first the head of the handshake by itself."""
        size = PART if self.handshake_initiated else self._unheard.find(END) + len(END)
        part, self._unheard = self._unheard[:size], self._unheard[size:]
        self._spend(len(part) / KILOBYTE)
        self._begun += len(part)
        super().data_received(part)

    def _is_short_text(self) -> bool:
        """Say whether one short text has arrived and nothing else, as is usual: that needs no parser."""
        data, size = self._unheard, len(self._unheard) - HEAD
        is_between = self.handshake_complete and not (self._begun or self.frames or self.close_sent)
        return is_between and 0 <= size < SHORT and data[0] == TEXT and data[1] == MASKED | size

    def _hear_short_text(self) -> None:
        data, self._unheard = self._unheard, b""
        self._spend(1 + len(data) / KILOBYTE)
        body = apply_mask(data[HEAD:], data[2:HEAD])
        is_idle = self._awaited and self.queue.empty()
        if not (is_idle and self.shortcut and self.shortcut(body, self._pass_on)):
            self._pass_on(body)

    def _pass_on(self, body: bytes) -> None:
        """Give a frame to the application, and read no further before it is taken."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": body})
        self.read_paused = True

    def _may_hear(self) -> bool:
        """Say whether it is the client's turn: nobody may speak before the socket is open."""
        opening = self.handshake_initiated and not self.handshake_complete
        return not (opening or self.read_paused or self._resting or self.transport.is_closing())

    def _go_on(self) -> None:
        self._resting = None
        since = self._flooding_since
        if self.transport.is_closing():
            return
        if since is not None and self.loop.time() - since > self.limits.flood_seconds:
            self._cut()
        else:
            self._hear()

    def _cut(self) -> None:
        """End a flood; if we closed at once, our last word would be lost, since so much is left unread."""
        self._unheard = b""
        self.hang_up(CloseCode.POLICY_VIOLATION, No.TOO_FAST)
        self.transport.write_eof()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def _spend(self, cost: float) -> None:
        now = self.loop.time()
        self._own.spend(cost, now)
        if self._shared:
            self._shared.spend(cost, now)

    def _wait(self) -> float:
        """Return the seconds until we may read again."""
        now = self.loop.time()
        return max(self._own.wait(now), self._shared.wait(now) if self._shared else 0.0)

    def handle_text(self, event: Frame) -> None:
        """Take a frame as it came: the reader refuses what is not text."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a frame, unless there are too many of them: empty ones do not count as size."""
        if self.close_sent:
            return
        if len(self.frames) < self.limits.frame_parts:
            super().handle_cont(event)
        else:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, but not for ever if the client reads no answers."""
        super().handle_ping()
        self._demand_reading()

    # ---- telling

    def send_frame(self, frame: bytes) -> None:
        """Send a frame, or drop the connection if the client does not read."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return
        transport.write(_framed(frame))
        self._demand_reading()

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection and say why."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    def _demand_reading(self) -> None:
        if self.transport.get_write_buffer_size() > self.limits.unread_size:
            self.transport.abort()


def _size(frame: Frame) -> int:
    """Return how many bytes a frame from a client had (RFC 6455, 5.2)."""
    size = len(frame.data)
    return HEAD + size + (0 if size < SHORT else 2 if size < 65_536 else 8)


def _framed(text: bytes) -> bytes:
    """Return a text as one unmasked WebSocket frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text
