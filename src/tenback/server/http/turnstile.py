"""The turnstile for calls outside sockets: it counts them by address, before they cost anything."""

import asyncio
import re
import time
from collections.abc import Mapping

import msgspec

from tenback.protocol.refusals import No, Refusal
from tenback.server.http.admission import Admission
from tenback.server.live.refusal_text import plain_words

MINUTE = 60
NEVER_REFUSED = ("/health/", "/metrics")  # operators must be able to watch a server even in a flood
NAMES_TABLE = re.compile(r"/api/tables/[A-Z2-9]{6}(/.*)?")
HOLD = 1.0  # seconds that a client waits once it was refused more often than not


def one_spelling(path: str) -> str:
    """Return a path without surplus slashes: our router ignores them, so they must not make another path of it."""
    return re.sub("/+", "/", path).rstrip("/") or "/"


def names_table(path: str) -> bool:
    """Say whether the answer tells if there is a table."""
    return NAMES_TABLE.fullmatch(path) is not None


class Turnstile:
    """Who may call now."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission

    async def admits(self, address: str, method: str, path: str) -> bool:
        """Count a call, and say whether it may pass.

        A client that does not stop calling has to wait, so that each connection of a flood is slow.
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
        if method == "POST" and (path == "/api/tables" or path.endswith("/branch")):
            return admission.orders.take(address)
        return not _is_replay(path) or admission.replays.take(address)


def _is_replay(path: str) -> bool:
    """Say whether the answer needs a whole game to be replayed."""
    return path == "/api/replays" or (path.startswith("/api/tables/") and path.endswith("/replay"))


def too_fast(lang: str, *, plain: bool) -> tuple[bytes, Mapping[str, str]]:
    """Return the answer to a client that called too often, and its headers."""
    words = plain_words(lang, No.TOO_FAST)
    wait = str(MINUTE - int(time.monotonic()) % MINUTE)
    headers = {"retry-after": wait, "ratelimit-reset": wait}
    if plain:
        return words.encode(), {**headers, "content-type": "text/plain; charset=utf-8"}
    return msgspec.json.encode(Refusal(No.TOO_FAST, words)), {**headers, "content-type": "application/json"}
