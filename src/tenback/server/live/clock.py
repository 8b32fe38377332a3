"""The time of this process."""

import time
from collections.abc import Callable


class Clock:
    """A clock that follows the system's, but never goes back."""

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
