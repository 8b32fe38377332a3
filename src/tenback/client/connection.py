"""The connection of a client to a table: it restores itself, and repeats requests that were not answered."""

import asyncio
import json
import secrets
import urllib.request
from collections.abc import AsyncIterator
from contextlib import suppress
from http import HTTPStatus
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tenback.client.known_table import Gap, KnownTable
from tenback.protocol import messages
from tenback.protocol.messages import MESSAGES, Message, News
from tenback.protocol.numbers import PROTOCOL
from tenback.protocol.refusals import No
from tenback.protocol.requests import Hello, Language, Request, Stand

PATIENCE = 60.0  # seconds of trying to reach a lost server
LONGEST_PAUSE = 10.0  # seconds between two tries
LOST = (OSError, ConnectionClosed, InvalidHandshake, Gap, TimeoutError)
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(MESSAGES)


class Unreachable(Exception):
    """No server answers, or it has stopped answering."""


class TurnedAway(Exception):
    """The table does not let us in; `reason` is the word for it, `text` the sentence, if there is one."""

    def __init__(self, reason: str, text: str = "") -> None:
        super().__init__(reason)
        self.reason, self.text = reason, text


async def get_pass(url: str) -> str:
    """Return a new pass from a server, or raise `Unreachable`."""

    def call() -> str:
        request = urllib.request.Request(f"{url}/api/passes", method="POST")  # noqa: S310 - of the web, as was checked
        with urllib.request.urlopen(request, timeout=PATIENCE / 2) as answer:  # noqa: S310 - as above
            return str(json.load(answer)["secret"])

    try:
        return await asyncio.to_thread(call)
    except (OSError, ValueError, LookupError) as error:
        raise Unreachable from error


class Connection:
    """What one client hears from a table and asks of it."""

    def __init__(self, url: str, code: str, secret: str, lang: str = "en") -> None:
        parts = urlsplit(url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self._url = urlunsplit((scheme, parts.netloc, f"{parts.path}/api/tables/{code}/live", "", ""))
        self._secret, self._lang = secret, msgspec.convert(lang, Language)
        self._asked, self._name = 0, secrets.token_hex(4)
        self._waiting: dict[str, Request] = {}  # requests that are not answered yet
        self._socket: ClientConnection | None = None
        self.table = KnownTable()

    def new_id(self) -> str:
        """Return an id that no request had before."""
        self._asked += 1
        return f"{self._name}.{self._asked}"

    async def ask(self, request: Request) -> None:
        """Send a request, and repeat it after lost connections until it is answered."""
        self._waiting[request.id] = request
        await self._send(request)

    async def messages(self) -> AsyncIterator[Message]:
        """Yield what the server sends, across lost connections; raise `Unreachable` or `TurnedAway`."""
        lost_at, pause = 0.0, 0.1
        while True:
            try:
                async for message in self._listen():
                    lost_at, pause = 0.0, 0.1
                    yield message
            except LOST as error:
                _demand_open(error)
            now = asyncio.get_running_loop().time()
            lost_at = lost_at or now
            if now - lost_at > PATIENCE:
                raise Unreachable
            await self.close()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def leave(self) -> None:
        """Give the seat back, and go."""
        with suppress(*LOST):
            async with asyncio.timeout(2):
                await self._stand_up()
        await self.close()

    async def close(self) -> None:
        """End the connection."""
        if self._socket:
            await self._socket.close()

    async def _listen(self) -> AsyncIterator[Message]:
        """Yield what the server sends until the socket is lost."""
        self._socket = await connect(self._url, max_size=2**20, compression=None)
        have, lang = self.table.seq, self._lang
        await self._send(Hello(protocol=PROTOCOL, secret=self._secret, have=have, lang=lang, outside=True))
        async for text in self._socket:
            message = _read(text)
            if message:
                await self._hear(message)
                yield message

    async def _hear(self, message: Message) -> None:
        self.table.take(message)
        if isinstance(message, messages.Table):
            for request in [*self._waiting.values()]:
                await self._send(request)
        if isinstance(message, messages.No) and not message.id:
            raise ConnectionError if message.reason == No.UNAVAILABLE else TurnedAway(message.reason, message.text)
        if isinstance(message, News | messages.Ok | messages.No):
            self._waiting.pop(message.id, None)

    async def _stand_up(self) -> None:
        if self._socket:
            request = Stand(id=self.new_id())
            await self._send(request)
            async for text in self._socket:
                if getattr(_read(text), "id", "") == request.id:
                    return

    async def _send(self, frame: msgspec.Struct) -> None:
        if self._socket:
            with suppress(ConnectionClosed):  # whoever listens will notice
                await self._socket.send(msgspec.json.encode(frame).decode())


def _read(text: str | bytes) -> Message | None:
    """Return a message, or None for a kind that a newer server may have."""
    with suppress(msgspec.DecodeError):
        return _decoder.decode(text)
    return None


def _demand_open(error: BaseException) -> None:
    """Raise `TurnedAway` if there is no such table."""
    if isinstance(error, InvalidStatus) and error.response.status_code == HTTPStatus.FORBIDDEN:
        raise TurnedAway((error.response.body or b"").decode("latin-1") or No.NO_SUCH_TABLE) from error
