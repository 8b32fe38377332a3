"""A table in the memory of this process: who listens, and what they have heard."""

import asyncio
import time
from collections.abc import Callable

from tenback.protocol.sight import Sight
from tenback.server.live.bus import Elsewhere, Present
from tenback.server.live.connection import Line
from tenback.server.tables.news import Audience
from tenback.server.tables.table import Table


class Clock:
    """The time of this process: it goes on as the system's does, but never back."""

    __slots__ = ("_ahead", "_last", "_read")

    def __init__(self, read: Callable[[], int] = time.time_ns) -> None:
        self._read, self._last, self._ahead = read, 0, 0

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        told = self._read() + self._ahead
        if told < self._last:
            self._ahead += self._last - told
        self._last = max(told, self._last)
        return self._last // 1_000_000


now = Clock().now


class Live:
    """A table that somebody in this process looks at or plays at."""

    __slots__ = ("code", "elsewhere", "gone", "held", "lines", "lock", "sights", "since", "table", "told")

    def __init__(self, code: str) -> None:
        self.code = code
        self.table: Table | None = None  # None: not read yet, or no longer sure
        self.told = -1  # the last event that the lines have heard of
        self.lines: dict[Audience, set[Line]] = {}
        self.sights: dict[Audience, Sight | None] = {}  # what each audience was shown last
        self.held = 0  # by how many it is needed besides its lines
        self.elsewhere = Elsewhere()
        self.since = time.monotonic()  # when it came to this process
        self.gone: dict[int, float] = {}  # by seat, when its last line went
        self.lock = asyncio.Lock()

    def here(self) -> list[int]:
        """Return the seats that are connected, to whichever process."""
        return sorted(self._seats() | self.elsewhere.seats)

    def watchers(self) -> int:
        """Return how many only look on, in whichever process."""
        return self._watchers() + self.elsewhere.watchers

    def is_visited(self) -> bool:
        """Say whether anybody is here, be it only to look on, in whichever process."""
        return bool(self.lines or self.elsewhere.seats or self.elsewhere.watchers)

    def address(self) -> str:
        """Return where those come from whom bots play for: the first who sits here, or else somebody who looks on."""
        first = min(self.lines, key=lambda audience: (not audience.own, audience.seat or 0), default=None)
        return next(iter(self.lines[first])).address if first else ""

    def present(self, process: str, *, asks: bool) -> Present:
        """Return who is connected in this process, to be told to the others."""
        return Present(process, self.code, sorted(self._seats()), self._watchers(), asks)

    def _seats(self) -> set[int]:
        return {audience.seat for audience in self.lines if audience.own and audience.seat is not None}

    def _watchers(self) -> int:
        return sum(len(lines) for audience, lines in self.lines.items() if not audience.own)

    def add(self, line: Line) -> None:
        """Let a line hear of what happens."""
        self.lines.setdefault(line.audience, set()).add(line)

    def remove(self, line: Line) -> None:
        """Let a line hear no more."""
        lines = self.lines.get(line.audience, set())
        lines.discard(line)
        if not lines:
            self.lines.pop(line.audience, None)
            self.sights.pop(line.audience, None)
            if line.audience.own and line.audience.seat is not None:
                self.gone[line.audience.seat] = time.monotonic()
