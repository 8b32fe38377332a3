"""The connection of one viewer to a table."""

from typing import Protocol

from tenback.protocol.messages import Message, write_message
from tenback.server.tables.news import Audience


class Wire(Protocol):
    """What carries the frames of a connection, whatever it is made of; it never waits."""

    def send_frame(self, frame: bytes) -> None:
        """Send a frame, or drop the connection of somebody who does not read."""

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection and say why."""


class Connection:
    """Who listens at the other end, and as whom."""

    __slots__ = ("address", "audience", "lang", "outside", "person", "watch", "wire")

    def __init__(
        self, wire: Wire, address: str = "", *, person: str = "", lang: str = "en", outside: bool = False
    ) -> None:
        self.wire, self.address, self.person, self.lang, self.outside = wire, address, person, lang, outside
        self.audience = Audience()
        self.watch: int | None = None  # the seat whose cards they asked to watch

    def send(self, message: Message) -> None:
        """Send a message."""
        self.wire.send_frame(write_message(message))
