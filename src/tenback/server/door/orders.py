"""How many tables one address may open, whichever way: by an order, or by a rematch."""

import time
from collections import Counter
from collections.abc import Callable


class Orders:
    """The tables that each address has opened in this minute."""

    def __init__(self, most: int, minute: Callable[[], int] = lambda: int(time.monotonic() // 60)) -> None:
        self._most, self._minute = most, minute
        self._opened, self._opened_in = Counter[str](), 0

    def take(self, address: str) -> bool:
        """Let an address open one more table, or say that it has to wait."""
        if self._minute() != self._opened_in:
            self._opened_in = self._minute()
            self._opened.clear()
        self._opened[address] += 1
        return self._opened[address] <= self._most
