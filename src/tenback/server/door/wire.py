"""uvicorn's WebSocket, with a way to send that never waits."""

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

EXTENSION = "tenback.wire"
TEXT = 0x81  # first byte of a text that is one whole frame
MOST_PARTS = 64  # of one frame


class DirectWire(WebSocketsSansIOProtocol):
    """A socket that frames are written to at once.

    A broadcast must not wait for its slowest reader, and a task for each frame costs more than the frame: frames go
    straight to the transport, and whoever leaves too many of them unread is cut off.
    """

    unread_size = 262_144  # bytes

    async def run_asgi(self) -> None:
        """Run the application, which finds this wire in its scope."""
        extensions = self.scope.get("extensions")
        if extensions is not None:
            extensions[EXTENSION] = self  # type: ignore[assignment]  # ASGI lets servers put in what they like
        await super().run_asgi()
        if not self.disconnected:  # who does not read would keep the connection open for ever
            self.loop.call_later(self.close_timeout, self.transport.abort)

    def handle_text(self, event: Frame) -> None:
        """Take a frame as it came: the reader refuses what is no text."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a frame, unless there are too many of them: empty ones do not count as size."""
        if self.close_sent:
            return
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer a ping, though not for ever to somebody who reads no answer."""
        super().handle_ping()
        self._demand_reading()

    def send_frame(self, frame: str) -> None:
        """Send a frame, or drop the connection of somebody who does not read."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(_framed(frame.encode()))
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
        if self.transport.get_write_buffer_size() > self.unread_size:
            self.transport.abort()


def _framed(text: bytes) -> bytes:
    """Return a text as one unmasked WebSocket frame (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + text
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text
