"""Sequential halving: all candidates are tried in the same worlds, and the better half goes on to more of them."""

import math
import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Numbers
from tenback.search.budget import Budget

STRETCH = 4  # worlds between two looks at the clock

Attempt = Callable[[Numbers, Numbers, NDArray[np.float64]], None]  # tries candidates in a range of worlds, and adds up


class Halving:
    """A contest among numbered candidates; what is thought of them at first may count for some worlds."""

    def __init__(self, count: int, budget: Budget, first: NDArray[np.float64] | None = None, trust: float = 0) -> None:
        self.tried: Numbers = np.arange(count)  # the candidates still in it, the best so far first
        self.sums: NDArray[np.float64] = np.zeros(count)  # [candidate]: its chances, world by world
        if first is not None:
            self.sums += trust * first
        self.playouts, self._worlds, self._trust = 0, 0, trust
        self._rounds, self._budget = max(1, math.ceil(math.log2(max(count, 2)))), budget
        self._begun = time.perf_counter()

    @property
    def is_open(self) -> bool:
        """Say whether more than one is still in it."""
        return len(self.tried) > 1

    @property
    def best(self) -> int:
        """The number of the best candidate so far."""
        return int(self.tried[0])

    @property
    def chance(self) -> float | None:
        """The chance of the best one, averaged over all its worlds."""
        weight = self._worlds + self._trust
        return min(1.0, float(self.sums[self.best]) / weight) if weight else None

    def hold(self, attempt: Attempt) -> None:
        """Let candidates be tried until one is left."""
        while self.is_open:
            worlds = self.next_worlds()
            attempt(worlds, self.tried, self.sums)
            self.note(worlds)

    def next_worlds(self) -> Numbers:
        """Return the range of worlds to try next: the first, and the one after the last."""
        count = STRETCH
        if self._budget.playouts is not None:
            count = max(1, round(self._budget.playouts / self._rounds / len(self.tried)))
        return np.array([self._worlds, self._worlds + count])

    def note(self, worlds: Numbers) -> None:
        """Add the results of a stretch, and let the better half go on once the round is over."""
        self.playouts += int(worlds[1] - worlds[0]) * len(self.tried)
        self._worlds = int(worlds[1])
        if self._is_round_over():
            order = np.argsort(-self.sums[self.tried], kind="stable")
            self.tried = self.tried[order][: (len(self.tried) + 1) // 2]
            self._begun = time.perf_counter()

    def _is_round_over(self) -> bool:
        seconds = self._budget.seconds
        return seconds is None or time.perf_counter() - self._begun >= seconds / self._rounds
