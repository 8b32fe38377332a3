"""Calls outside sockets: how many of them one address may make, answered before they cost anything."""

import asyncio
import re
import time
from collections.abc import Mapping

import msgspec

from tenback.server.door.doors import Doors
from tenback.server.tables.refusals import No, Refusal
from tenback.server.tables.wording import plain_words

MINUTE = 60
WITHOUT_LIMIT = ("/health/", "/metrics")  # whoever watches a server must see it even in a flood
NAMES_TABLE = re.compile(r"/api/tables/[A-Z2-9]{6}(/.*)?")
HOLD = 1.0  # seconds that somebody waits for a refusal who had as many of them as answers


class Turnstile:
    """Who may call now."""

    def __init__(self, doors: Doors) -> None:
        self._doors = doors

    def refuses(self, address: str, method: str, path: str) -> bool:
        """Count a call, and say whether there were too many like it."""
        doors = self._doors
        if path.startswith(WITHOUT_LIMIT):
            return False
        if not doors.calls.take(address):
            return True
        if method == "POST" and path == "/api/tables":
            return not doors.orders.take(address)
        if NAMES_TABLE.fullmatch(path) and doors.guesses.is_spent(address):
            return True
        return _is_replay(path) and not doors.replays.take(address)

    async def hold(self, address: str) -> None:
        """Let somebody wait who does not stop calling: each connection of a flood is slow then."""
        if self._doors.calls.is_flood(address):
            await asyncio.sleep(HOLD)


def _is_replay(path: str) -> bool:
    """Say whether a whole game has to be played anew for the answer."""
    return path == "/api/replays" or (path.startswith("/api/tables/") and path.endswith("/replay"))


def too_fast(lang: str, *, plain: bool) -> tuple[bytes, Mapping[str, str]]:
    """Return what is answered to somebody who called too often, and its headers."""
    words = plain_words(lang, No.TOO_FAST)
    wait = str(MINUTE - int(time.monotonic()) % MINUTE)
    headers = {"retry-after": wait, "ratelimit-reset": wait}
    if plain:
        return words.encode(), {**headers, "content-type": "text/plain; charset=utf-8"}
    return msgspec.json.encode(Refusal(No.TOO_FAST, words)), {**headers, "content-type": "application/json"}
