"""Calls outside sockets: how many of them one address may make, answered before they cost anything."""

import asyncio
import re
import time
from collections.abc import Mapping

import msgspec

from tenback.protocol.refusals import No, Refusal
from tenback.server.http.admission import Admission
from tenback.server.live.refusal_text import plain_words

MINUTE = 60
NEVER_REFUSED = ("/health/", "/metrics")  # whoever watches a server must see it even in a flood
NAMES_TABLE = re.compile(r"/api/tables/[A-Z2-9]{6}(/.*)?")
HOLD = 1.0  # seconds that somebody waits who had as many refusals as answers


class Turnstile:
    """Who may call now."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission

    async def admits(self, address: str, method: str, path: str) -> bool:
        """Count a call, and say whether there were not too many like it.

        Whoever does not stop calling has to wait: each connection of a flood is slow then.
        """
        if path.startswith(NEVER_REFUSED):
            if not self._admission.checks.take(address):
                await asyncio.sleep(HOLD)
            return True
        admitted = self._has_left(address, method, path)
        if not admitted and self._admission.calls.is_flood(address):
            await asyncio.sleep(HOLD)
        return admitted

    def _has_left(self, address: str, method: str, path: str) -> bool:
        admission = self._admission
        if not admission.calls.take(address):
            return False
        if method == "POST" and path == "/api/tables":
            return admission.orders.take(address)
        if NAMES_TABLE.fullmatch(path) and admission.guesses.is_spent(address):
            return False
        return not _is_replay(path) or admission.replays.take(address)


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
