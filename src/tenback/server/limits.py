"""How much one client, one address and the whole server may ask for."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds with room for a club behind one address, and none for a flood."""

    sockets: int = 50_000
    sockets_per_address: int = 200
    tables: int = 100_000  # that live in this process at once
    frame_size: int = 16_384  # bytes
    unread_size: int = 262_144  # bytes that a slow reader may leave waiting
    frames_per_second: float = 40
    frames_at_once: float = 120
    requests_per_minute: int = 600  # of one address, outside sockets
    orders_per_minute: int = 60  # tables that one address may open
    replays_per_minute: int = 120  # games that one address may see again
    record_size: int = 65_536  # bytes of a record that somebody sends
    guesses_per_minute: int = 30  # codes of no table that one address may try
    unreadable: int = 20  # frames, before the line is cut
    patience: float = 10  # seconds until the first frame must have come


class Bucket:
    """A right to do something so often, which fills up again with time."""

    __slots__ = ("_at", "_left")

    def __init__(self, limits: Limits, now: float) -> None:
        self._left, self._at = limits.frames_at_once, now

    def take(self, limits: Limits, now: float) -> bool:
        """Use the right once, or say that it is spent."""
        self._left = min(limits.frames_at_once, self._left + (now - self._at) * limits.frames_per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Doors:
    """Who is inside, and who only guesses, by address."""

    def __init__(self, limits: Limits, minute: Callable[[], int] = lambda: int(time.monotonic() // 60)) -> None:
        self._limits, self._inside = limits, Counter[str]()
        self._minute, self._guesses = minute, Counter[str]()
        self._guessed_in = 0
        self.total = 0

    def enter(self, address: str) -> bool:
        """Let somebody in, or say that there is no room for them."""
        full = self.total >= self._limits.sockets or self._inside[address] >= self._limits.sockets_per_address
        if full or self._tried(address) >= self._limits.guesses_per_minute:
            return False
        self.total += 1
        self._inside[address] += 1
        return True

    def guess(self, address: str) -> None:
        """Note that somebody tried the code of no table."""
        self._guesses[address] = self._tried(address) + 1

    def leave(self, address: str) -> None:
        """Let somebody out."""
        self.total -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def _tried(self, address: str) -> int:
        if self._minute() != self._guessed_in:
            self._guessed_in = self._minute()
            self._guesses.clear()
        return self._guesses[address]
