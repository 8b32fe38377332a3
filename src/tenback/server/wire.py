"""uvicorn's WebSocket, with a way to send that never waits."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "tenback.wire"


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

    def send_frame(self, frame: str) -> None:
        """Send a frame, or drop the connection of somebody who does not read."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_text(frame.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > self.unread_size:
            self.transport.abort()

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection and say why."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
