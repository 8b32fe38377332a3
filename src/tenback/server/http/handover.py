"""The handover of connections: a worker passes one on to the worker that is home to its table."""

import asyncio
import re
import socket
import zlib
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import h11

from tenback.server.http.timeouts import TimedHttp

LIVE_PATH = re.compile(rb"/api/tables/([A-Z2-9]{6})/live")
MOST_HEAD = 131_072  # bytes that are handed over with a connection


class Worker(NamedTuple):
    """One of the processes of a server, and where it finds the others."""

    number: int
    workers: int  # how many there are
    folder: Path

    def home_of(self, target: bytes) -> int:
        """Return the process that a path belongs to; if it is not that of a table, the process that got it."""
        found = LIVE_PATH.match(target)
        return zlib.crc32(found[1]) % self.workers if found else self.number

    def mailbox(self, number: int) -> str:
        """Return where a process takes connections."""
        return str(self.folder / str(number))


class Mailbox:
    """Where a process takes connections from the others, and hands over its own."""

    def __init__(self, worker: Worker, take: Callable[[socket.socket, bytes], None]) -> None:
        self.worker, self._take = worker, take
        Path(worker.mailbox(worker.number)).unlink(missing_ok=True)  # of one that died
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.settimeout(0)
        self._socket.bind(worker.mailbox(worker.number))
        asyncio.get_running_loop().add_reader(self._socket, self._open)

    def give(self, connection: int, head: bytes, to: int) -> bool:
        """Hand a connection over, with what was read from it; False if the other process does not take it."""
        files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        try:
            self._socket.sendmsg([head], files, 0, self.worker.mailbox(to))
        except OSError:  # it has died, or has too much to do
            return False
        return True

    def close(self) -> None:
        """Take no more."""
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()

    def _open(self) -> None:
        with suppress(BlockingIOError):
            head, files, _, _ = socket.recv_fds(self._socket, MOST_HEAD, 1)
            for file in files:
                self._take(socket.socket(fileno=file), head)


class SharedHttp(TimedHttp):
    """A connection that goes on at another process if its table lives there."""

    mailbox: Mailbox | None = None
    head = b""  # what another process has read from it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin, with what was read before if the connection comes from another process."""
        super().connection_made(transport)
        if self.head:
            self.data_received(self.head)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, at the home of the table if possible, else here: any process can serve any table."""
        mailbox, target = self.mailbox, bytes(event.target)
        home = mailbox.worker.home_of(target) if mailbox and not self.head else None
        if mailbox and home not in (None, mailbox.worker.number) and self._give(mailbox, event, home):
            self.transport.close()
        else:
            super().handle_websocket_upgrade(event)

    def _give(self, mailbox: Mailbox, event: h11.Request, home: int | None) -> bool:
        file = self.transport.get_extra_info("socket").fileno()
        return home is not None and mailbox.give(file, _written(event) + self.conn.trailing_data[0], home)


def _written(event: h11.Request) -> bytes:
    """Return the head of a call as it can be read again."""
    lines = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % header for header in event.headers)]
    return b"\r\n".join([*lines, b"", b""])
