"""`python -m bench.soak.flood HOST PORT CODE KIND SOCKETS SECONDS`: what one address can send, as fast as it can.

A process of its own, so that what it costs to attack is not taken for what it costs to be attacked.
"""

import base64
import json
import os
import selectors
import socket
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

FROM = "127.0.0.9"  # whoever plays comes from another address
CHUNK = 65_536
WAIT = 1.0  # seconds for an answer to a handshake
HELLO = b'{"t":"hello","protocol":1}'


def frame(body: bytes, first: int = 0x81) -> bytes:
    """Return a masked frame; the mask is zero."""
    length = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + struct.pack("!H", len(body))
    return bytes([first]) + length + bytes(4) + body


def _filled(one: bytes) -> bytes:
    return one * max(1, CHUNK // len(one))


PARTS = frame(b'{"t":', first=0x01) + frame(b" ", first=0x00) * 30 + frame(b'"ping"}', first=0x80)
KINDS: dict[str, bytes] = {
    "pings": _filled(frame(b"", first=0x89)),
    "full-pings": _filled(frame(b"x" * 125, first=0x89)),
    "pongs": _filled(frame(b"", first=0x8A)),
    "texts": _filled(frame(b'{"t":"ping","n":1}')),
    "writes": _filled(frame(b'{"t":"write","id":"a","text":"hello"}')),
    "nonsense": _filled(frame(b"{")),
    "large": _filled(frame(b" " * 16_000 + b'{"t":"ping"}')),
    "parts": _filled(PARTS),
    "calls": _filled(b"GET /api/version HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    "big-calls": _filled(b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 16000\r\n\r\n" + b" " * 16_000),
    "halves": b"A",  # heads that never end, drop by drop
    "chunks": b"POST /api/replays HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 10_000,
    "heads": b"GET / HTTP/1.1\r\nHost: h\r\n" + b"X: y\r\n" * 8_000 + b"\r\n",
    "early": _filled(frame(b"", first=0x89)),
    "comings": b"",  # a new connection again and again
}
HASTY = ("early", "comings")  # they do not wait until the socket is open
OUTSIDE_SOCKETS = ("calls", "big-calls", "halves", "chunks", "heads")


class Attacker:
    """One connection that sends whatever the other side takes, and comes again when it is cut."""

    def __init__(self, place: tuple[str, int], code: str, kind: str) -> None:
        self._place, self._code, self._kind = place, code, kind
        self.socket = self._come()

    def work(self, tally: Counter[str]) -> None:
        """Send and read what is possible now."""
        try:
            self._send(tally)
            self._read(tally)
        except (BlockingIOError, InterruptedError):
            pass
        except OSError:
            tally["cut"] += 1
            self.socket.close()
            self.socket = self._come()

    def _send(self, tally: Counter[str]) -> None:
        if KINDS[self._kind]:
            try:
                tally["bytes"] += self.socket.send(KINDS[self._kind])
            except BlockingIOError:
                tally["paused"] += 1

    def _read(self, tally: Counter[str]) -> None:
        if not self.socket.recv(CHUNK) or not KINDS[self._kind]:
            raise ConnectionError

    def _come(self) -> socket.socket:
        coming = socket.socket()
        coming.settimeout(WAIT)
        coming.bind((FROM, 0))
        with suppress(OSError):  # turned away: what it does next tells
            coming.connect(self._place)
            self._greet(coming)
        coming.settimeout(0)
        return coming

    def _greet(self, coming: socket.socket) -> None:
        if self._kind in OUTSIDE_SOCKETS:
            return
        coming.sendall(_handshake(self._code))
        if self._kind not in HASTY:
            coming.recv(CHUNK)
        coming.sendall(frame(HELLO))


def _handshake(code: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    words = [
        f"GET /api/tables/{code}/live HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*words, "", ""]).encode()


def attack(attackers: list[Attacker], *, until: float, now: Callable[[], float] = time.monotonic) -> Counter[str]:
    """Let all of them rage, and return what they sent and how often they were cut."""
    tally = Counter[str]()
    while now() < until:
        with selectors.DefaultSelector() as ready:
            for attacker in attackers:
                ready.register(attacker.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, attacker)
            for key, _ in ready.select(0.05):
                key.data.work(tally)
    return tally


def main(words: list[str]) -> None:
    """Attack as the words say, and print the tally."""
    host, port, code, kind, sockets, seconds = words
    attackers = [Attacker((host, int(port)), code, kind) for _ in range(int(sockets))]
    print(json.dumps(attack(attackers, until=time.monotonic() + float(seconds))))


if __name__ == "__main__":
    main(sys.argv[1:])
