"""A bad network: it drops sockets, delays frames, and sends frames of clients twice, late and in another order."""

import asyncio
import json
from collections import Counter, defaultdict
from contextlib import suppress
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

DROP = 0.01  # of all frames: the socket breaks instead
TWICE = 0.15  # of the frames of clients: another one comes later
GHOST = 0.05  # of the actions: another one comes in a later connection of the same client, however late
LATE = 0.15  # of the frames of clients: others overtake it
DELAY, LONG, OLD = 0.004, 0.08, 0.8  # seconds; texts are known again only for a while, actions for ever


class Proxy:
    """What stands between clients and a server."""

    def __init__(self, target: str, rng: Random) -> None:
        self._target, self._rng = target, rng
        self._ghosts: defaultdict[str, list[str]] = defaultdict(list)  # by the table and the pass of who sent them
        self._server: Server
        self.calm = False
        self.done: Counter[str] = Counter()

    async def __aenter__(self) -> "Proxy":
        self._server = await serve(self._serve, "127.0.0.1", 0, compression=None)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    @property
    def base(self) -> str:
        """Where clients find the server behind it."""
        return f"127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def _serve(self, client: ServerConnection) -> None:
        url = f"ws://{self._target}{client.request.path if client.request else ''}"
        with suppress(OSError, InvalidHandshake, ConnectionClosed):
            async with connect(url, max_size=2**20, compression=None) as server:
                await Passage(self, client, server).run()

    def happens(self, what: str, chance: float) -> bool:
        """Say whether something goes wrong now, and count it."""
        wrong = not self.calm and self._rng.random() < chance
        self.done[what] += wrong
        return wrong

    def wait(self, longest: float) -> float:
        """Return for how long a frame is under way."""
        return 0.0 if self.calm else self._rng.uniform(0.0, longest)

    def keep(self, sender: str, text: str) -> None:
        """Keep a frame for a later connection."""
        self._ghosts[sender].append(text)

    def kept(self, sender: str) -> list[str]:
        """Return what was kept, once."""
        return self._ghosts.pop(sender, [])


class Passage:
    """One connection of one client."""

    def __init__(self, proxy: Proxy, client: ServerConnection, server: ClientConnection) -> None:
        self._proxy, self._client, self._server = proxy, client, server
        self._path = client.request.path if client.request else ""
        self._under_way: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Pass frames on until one side is gone."""
        pumps = [asyncio.create_task(self._up()), asyncio.create_task(self._down())]
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for task in (*pumps, *self._under_way):
            task.cancel()
        await asyncio.gather(*pumps, *self._under_way, return_exceptions=True)
        self._break()

    async def _up(self) -> None:
        hello = str(await self._client.recv())
        secret = json.loads(hello)["secret"]
        await self._server.send(hello)
        for ghost in self._proxy.kept(self._path + secret):
            self._send_later(ghost, OLD)
        async for text in self._client:
            self._pass_on(secret, str(text))
            if self._proxy.happens("dropped", DROP):
                return

    def _pass_on(self, secret: str, text: str) -> None:
        acts = json.loads(text)["t"] == "do"
        self._send_later(text, LONG if self._proxy.happens("late", LATE) else DELAY)
        if self._proxy.happens("twice", TWICE):
            self._send_later(text, OLD if acts else LONG)
        if acts and self._proxy.happens("ghost", GHOST):
            self._proxy.keep(self._path + secret, text)

    def _send_later(self, text: str, longest: float) -> None:
        task = asyncio.create_task(self._send(text, self._proxy.wait(longest)))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _send(self, text: str, delay: float) -> None:
        await asyncio.sleep(delay)
        with suppress(ConnectionClosed):
            await self._server.send(text)

    async def _down(self) -> None:
        async for text in self._server:
            await asyncio.sleep(self._proxy.wait(DELAY))
            await self._client.send(text)
            if self._proxy.happens("dropped", DROP):
                return

    def _break(self) -> None:
        """Break both ends without a word, as a lost network does."""
        self._client.transport.abort()
        self._server.transport.abort()
