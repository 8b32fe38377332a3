"""Clients for tests: they keep what they are told, resume, and resend what was not answered."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tenback.protocol.numbers import PROTOCOL
from tests.server.running import call
from tests.waiting import PATIENCE

Message = dict[str, Any]


class Client:
    """One viewer of one table."""

    def __init__(self, base: str, code: str, secret: str | None = None, **hello: Any) -> None:
        self.base, self.code, self.secret, self._hello = base, code, secret, hello
        self.address: tuple[str, int] | None = None  # where it comes from; none: wherever the system says
        self.heard: list[Message] = []
        self.frames: list[str] = []  # exactly as they came
        self.table: Message = {}
        self.sight: Message = {}
        self.seq = self.at = 0
        self._asked = 0
        self._socket: ClientConnection

    async def __aenter__(self) -> "Client":
        await self.open()
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> Message:
        """Connect, say hello with what is known already, and return the snapshot or the refusal."""
        url = f"ws://{self.base}/api/tables/{self.code}/live"
        self._socket = await connect(
            url,
            max_size=2**20,
            max_queue=None,  # a full one keeps the answer to a goodbye waiting for ten seconds
            compression=None,
            local_addr=self.address,
        )
        hello = {"t": "hello", "protocol": PROTOCOL, "have": self.seq, **self._hello}
        try:
            await self.send(hello | ({"secret": self.secret} if self.secret else {}))
            return await self.next("table", "no")
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        with suppress(ConnectionClosed):
            await self._socket.close()

    async def reopen(self, patience: float = PATIENCE) -> None:
        """Try to connect until somebody answers."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while True:
            try:
                await self.open()
            except (OSError, ConnectionClosed, InvalidHandshake):
                if loop.time() > end:
                    raise
                await asyncio.sleep(0.05)
            else:
                return

    async def send(self, message: Message | str) -> None:
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def send_often(self, message: Message, times: int) -> None:
        """Send the same again and again, until the other side no longer listens."""
        with suppress(ConnectionClosed):
            for _ in range(times):
                await self.send(message)

    async def hear(self, patience: float = PATIENCE) -> Message:
        """Return the next message, having kept what it tells."""
        async with asyncio.timeout(patience):
            text = await self._socket.recv()
        self.frames.append(str(text))
        message: Message = json.loads(text)
        self.heard.append(message)
        self._keep(message)
        return message

    async def next(self, *kinds: str) -> Message:
        """Return the next message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["t"] in kinds:
                return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Ask for something and return its answer: news with the same id, `ok` or `no`."""
        self._asked += 1
        request = {"t": kind, "id": f"{id(self):x}.{self._asked}"[-40:], **fields}
        await self.send(request)
        return await self.answer(request["id"])

    async def answer(self, request: str) -> Message:
        while True:
            message = await self.hear()
            if message.get("id") == request:
                return message

    async def act(self, do: str) -> Message:
        return await self.ask("do", at=self.at, do=do)

    async def until(self, seq: int) -> None:
        """Hear until an event is known."""
        while self.seq < seq:
            await self.hear()

    def _keep(self, message: Message) -> None:
        if message["t"] == "table":
            self.table, self.sight = message, dict(message.get("sight", {}))
            self.seq, self.at = message["seq"], message["at"]
        elif "seq" in message and message["t"] not in ("ok", "pong"):
            if message["seq"] != self.seq + 1:
                raise AssertionError(f"a gap after {self.seq}: {message}")
            self.seq = message["seq"]
            self.sight.update(message.get("now", {}))
            if message["t"] in ("did", "undone") or "unlaid" in message:
                self.at = self.seq
            if message["t"] == "arranged":
                self.table = {**self.table, "setting": message["setting"]}


def best(sight: Message) -> str:
    """Return the first thing that a seat may do, the end of the turn before all else."""
    if sight.get("end"):
        return "END"
    card, piles = next(iter(sight["lays"].items()))
    return f"{card}>{piles.split()[0]}"


async def give_pass(base: str) -> str:
    _, answer = await asyncio.to_thread(call, base, "POST", "/api/passes")
    return str(answer["secret"])


async def open_table(base: str, secret: str, **order: Any) -> str:
    """Open a table and return its code."""
    status, answer = await asyncio.to_thread(lambda: call(base, "POST", "/api/tables", order, secret=secret))
    assert status == 201, answer
    return str(answer["code"])


async def seat_two(base: str, **options: Any) -> tuple[Client, Client]:
    """Return two clients at a table that is dealt."""
    secrets = [await give_pass(base) for _ in range(2)]
    chosen = {"ruleset": "the-game", "seats": 2, **options}
    code = await open_table(base, secrets[0], options=chosen, name="Ann")
    async with AsyncExitStack() as until_all_went_well:
        one, two = [await until_all_went_well.enter_async_context(Client(base, code, secret)) for secret in secrets]
        await two.ask("sit", seat=1, name="Ben")
        await one.until(two.seq)
        await one.ask("start")
        await two.until(one.seq)
        until_all_went_well.pop_all()
    return one, two


async def agree(starter: int, *people: Client) -> None:
    """Let everybody agree on who begins, and hear of it."""
    for client in people:
        await client.act(f"P{starter}:BEGIN")
    for client in people:
        await client.until(people[-1].seq)
