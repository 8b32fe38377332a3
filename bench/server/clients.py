"""Clients of the driver: greedy players at the other end of real sockets."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tenback.protocol.numbers import PROTOCOL

Message = dict[str, Any]
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Socket(asyncio.Protocol):
    """A WebSocket that calls back for each message."""

    def __init__(self, url: str, hello: Message, hear: Callable[[Message], None]) -> None:
        self._hello, self._hear = hello, hear
        self._conn = ClientProtocol(parse_uri(url), max_size=2**20)
        self._conn.send_request(self._conn.connect())
        self._transport: asyncio.Transport
        self.bytes_in = 0
        self._open = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = cast(asyncio.Transport, transport)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Read what came."""
        self.bytes_in += len(data)
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if not isinstance(event, Frame):
                self.send(self._hello)
            elif self._open and event.opcode is Opcode.TEXT:
                self._hear(decode(event.data))
        self._flush()

    def send(self, message: Message) -> None:
        """Send a message, unless the connection is over."""
        if self._open:
            self._conn.send_text(encode(message))
            self._flush()

    def close(self) -> None:
        """Hang up."""
        self._open = False
        self._transport.close()

    def connection_lost(self, _error: Exception | None) -> None:
        """Note that the server is gone."""
        self._open = False

    def _flush(self) -> None:
        self._transport.write(b"".join(self._conn.data_to_send()))


class Client:
    """A player who keeps what it is told, and lays the smallest step."""

    def __init__(self, pair: "Pair", seat: int) -> None:
        self._pair, self.seat = pair, seat
        self.sight: Message = {}
        self.seq, self.at, self._asks = 0, 0, 0
        self._socket: Socket | None = None
        self._ready = asyncio.get_running_loop().create_future()

    @property
    def bytes_in(self) -> int:
        """What this client has received."""
        return self._socket.bytes_in if self._socket else 0

    def close(self) -> None:
        """Leave."""
        if self._socket:
            self._socket.close()

    async def connect(self, url: str, secret: str) -> None:
        """Come to a table."""
        hello = {"t": "hello", "protocol": PROTOCOL, "secret": secret}
        host, port = url.split("/")[2].split(":")
        loop = asyncio.get_running_loop()
        _, self._socket = await loop.create_connection(lambda: Socket(url, hello, self._hear), host, int(port))
        await self._ready

    def ask(self, kind: str, **fields: object) -> None:
        """Ask for something."""
        self._asks += 1
        if self._socket:
            self._socket.send({"t": kind, "id": f"{self.seat}.{self._asks}", **fields})

    def act(self) -> None:
        """Do what is best at first sight."""
        self._pair.asked = time.perf_counter()
        self.ask("do", at=self.at, do=choose(self.sight))

    def _hear(self, message: Message) -> None:
        kind = message["t"]
        if kind == "no":
            raise RuntimeError(message)
        if kind == "table":
            self.sight, self.seq, self.at = message.get("sight", {}), message["seq"], message["at"]
            if not self._ready.done():
                self._ready.set_result(None)
        elif kind in ("did", "arranged"):
            if message["seq"] != self.seq + 1:
                raise RuntimeError(f"a gap after {self.seq}: {message}")
            self.seq = self.at = message["seq"]
            self.sight.update(message.get("now", {}))
        self._pair.heard(self, message)


def choose(sight: Message) -> str:
    """Return the smallest step, or the end of the turn once it is allowed."""
    if sight.get("end"):
        return "END"
    tops, best, least = sight["tops"], "", 1000
    for card, piles in sight["lays"].items():
        for pile in piles.split():
            at = "ABCD".index(pile)
            step = (int(card) - int(tops[at])) * (1 if at < 2 else -1)
            if step < least:
                best, least = f"{card}>{pile}", step
    return best


class Pair:
    """Two clients of one table, game after game."""

    def __init__(self, base: str, secrets: list[str], wait: float | None = None) -> None:
        self._base, self._secrets = base, secrets
        self._wait = wait  # seconds between two moves; None: as fast as it goes
        self.clients: list[Client] = []
        self.moves, self.games, self.asked, self.bytes_before = 0, 0, 0.0, 0
        self.lags: list[float] = []
        self._over = False

    async def connect(self, code: str) -> None:
        """Bring both clients to a table."""
        self.bytes_before = self.bytes_in
        for client in self.clients:
            client.close()
        url = f"ws://{self._base}/api/tables/{code}/live"
        self.clients = [Client(self, seat) for seat in range(2)]
        for client, secret in zip(self.clients, self._secrets, strict=True):
            await client.connect(url, secret)
        if self.clients[0].sight.get("begin"):
            self.begin()

    def begin(self) -> None:
        """Agree that the first seat begins."""
        for client in self.clients:
            client.ask("do", at=client.at, do="P0:BEGIN")

    def close(self) -> None:
        """Leave the table for good."""
        self._over = True
        for client in self.clients:
            client.close()

    @property
    def bytes_in(self) -> int:
        """What both clients have received."""
        return self.bytes_before + sum(client.bytes_in for client in self.clients)

    def heard(self, client: Client, message: Message) -> None:
        """Count a move when the other one has seen it, and let whoever is on turn go on."""
        if self._over:
            return
        sight = client.sight
        if message["t"] == "did" and message["seat"] != client.seat:
            self.moves += 1
            self.lags.append(time.perf_counter() - self.asked)
        if message["t"] == "arranged":
            code = message["setting"].get("rematch")
            if code and client is self.clients[0]:
                self._next = asyncio.create_task(self.connect(code))
        elif sight.get("result"):
            if client is self.clients[0]:
                self.games += 1
                client.ask("rematch")
        elif message["t"] == "did" and sight.get("turn") == client.seat:
            self._go_on(client)

    def _go_on(self, client: Client) -> None:
        if self._wait is None:
            client.act()
        else:
            asyncio.get_running_loop().call_later(self._wait, client.act)
