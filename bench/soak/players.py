"""Players who go on whatever happens: they come back, and ask again for what was not answered."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.playing import Client, Message, best, give_pass, open_table

ANSWERS = ("did", "undone", "said", "wrote", "stopped", "ok")
TRANSIENT = ("unavailable", "too-fast")  # refusals after which the same request is asked again
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
AGAIN = 0.1  # seconds until a player who lost the connection tries again
LISTEN = 0.1  # seconds until a player looks up from the socket
CHATTER = 0.1  # how often something is written besides, for each message heard


class Broken(Exception):
    """A promise was not kept."""


def seeded(seed: int) -> Random:
    """Return chance that can be had again."""
    return Random(seed)  # noqa: S311 - nothing here is secret


class Player(Client):
    """One person, who may come to the table through any of several servers."""

    def __init__(self, bases: Sequence[str], code: str, secret: str, rng: Random) -> None:
        super().__init__(bases[0], code, secret)
        self._bases, self._at, self._rng = bases, 0, rng
        self.open_requests: dict[str, Message] = {}
        self.asked: dict[str, dict[str, Message]] = defaultdict(dict)  # by table and id
        self.answered: dict[str, dict[str, int]] = defaultdict(dict)  # the event that answers, by table and id
        self.refused: Counter[str] = Counter()
        self.drops = 0
        self.came_at = self.acted_at = 0.0
        self.heard_at = 0.0  # of somebody else
        self._numbers = 0

    async def play(self, rest: asyncio.Event, pace: float = 0.0) -> None:
        """Play game after game until it is time to rest, and nothing is left unanswered."""
        while not (rest.is_set() and not self.open_requests):
            try:
                await self.open()
                await self._talk(rest, pace)
            except LOST:
                self.drops += 1
                self._at = (self._at + 1) % len(self._bases)
                self.base = self._bases[self._at]
                await asyncio.sleep(AGAIN)

    async def open(self) -> Message:
        """Come to the table, and ask again for what was not answered."""
        welcome = await super().open()
        if welcome["t"] == "table":
            self.came_at = time.monotonic()
        for request in [*self.open_requests.values()]:
            await self.send(request)
        return welcome

    async def go_home(self) -> None:
        """Come again through the first of the servers."""
        if self._at:
            self._at = -1
            await self.close()

    async def settle(self, end: int) -> None:
        """Hear all there is to hear; whoever is connected has to be told without asking."""
        try:
            async with asyncio.timeout(30):
                await self.until(end)
        except ConnectionClosed:
            await self.reopen()
            await self.until(end)
        except TimeoutError:
            raise Broken(f"{self.code}: a client at {self.seq} was never told of {end}") from None

    @property
    def seat(self) -> int:
        """Where this player sits."""
        return int(self.table["you"])

    async def _talk(self, rest: asyncio.Event, pace: float) -> None:
        while not (rest.is_set() and not self.open_requests):
            if self._is_over_for_me():
                await self._follow()
                return
            if not rest.is_set():
                await asyncio.sleep(pace)
                await self._go_on()
            with suppress(TimeoutError):
                await self._listen()

    async def _listen(self) -> None:
        message = await self.hear(LISTEN)
        while message["t"] == "here":
            message = await self.hear(LISTEN)
        request = self.open_requests.get(message.get("id", ""))
        if request and message["t"] == "no":  # refused for now
            await asyncio.sleep(0.05)
            await self.send(request)

    async def _go_on(self) -> None:
        if all(request["t"] == "write" for request in self.open_requests.values()):
            wish = self._wish()
            if wish:
                await self._request(wish)
        if self._rng.random() < CHATTER and len(self.open_requests) < 3:
            await self._request({"t": "write", "text": "well played"})

    def _wish(self) -> Message | None:
        """Return what this player wants to do now."""
        sight = self.sight
        if sight.get("result"):
            return {"t": "rematch"} if self.seat == 0 and not self._next_table() else None
        if sight.get("begin"):
            agreed = (sight.get("proposal") or {}).get("agreed", [])
            return None if self.seat in agreed else {"t": "do", "at": self.at, "do": "P0:BEGIN"}
        return {"t": "do", "at": self.at, "do": best(sight)} if sight.get("turn") == self.seat else None

    async def _request(self, wish: Message) -> None:
        self._numbers += 1
        request = {**wish, "id": f"{self.seat}.{self._numbers}"}
        self.open_requests[request["id"]] = self.asked[self.code][request["id"]] = request
        await self.send(request)

    def _is_over_for_me(self) -> bool:
        """Say whether the game goes on elsewhere, and everything asked here was answered."""
        return bool(self._next_table()) and not self.open_requests

    def _next_table(self) -> str:
        return str(self.table.get("setting", {}).get("rematch", ""))

    async def _follow(self) -> None:
        await self.close()
        self.code, self.seq = self._next_table(), 0

    def _keep(self, message: Message) -> None:
        super()._keep(message)
        if message["t"] in ("did", "wrote") and message["seat"] != self.seat:
            self.heard_at = time.monotonic()
        for news in (message, *message.get("missed", [])):
            if news.get("id"):
                self._note(news)

    def _note(self, news: Message) -> None:
        request = news["id"]
        if news["t"] in ANSWERS:
            if self.answered[self.code].setdefault(request, news["seq"]) != news["seq"]:
                raise Broken(f"{self.code}: request {request} was answered twice")
            done = self.open_requests.pop(request, None)
            if done and done["t"] != "write":
                self.acted_at = time.monotonic()
        elif news["t"] == "no":
            self.refused[news["reason"]] += 1
            if news["reason"] not in TRANSIENT:
                self.open_requests.pop(request, None)


async def seat_players(bases: Sequence[str], rng: Random, through: str = "", **options: Any) -> list[Player]:
    """Return two players at a table that is dealt; each comes through another server, where there are several."""
    base = through or bases[0]
    secrets = [await give_pass(base) for _ in range(2)]
    code = await open_table(base, secrets[0], options={"ruleset": "the-game", "seats": 2, **options}, name="Ann")
    async with Client(base, code, secrets[0]) as ann, Client(base, code, secrets[1]) as ben:
        await ben.ask("sit", seat=1, name="Ben")
        await ann.ask("start")
    shifted = [[*bases[seat % len(bases) :], *bases[: seat % len(bases)]] for seat in range(2)]
    return [Player(shifted[seat], code, secrets[seat], seeded(rng.getrandbits(32))) for seat in range(2)]
