"""Sequential halving: all candidates are tried in the same worlds, and the better half goes on to more of them.

A candidate that lags clearly behind goes at once, so an easy turn is soon decided; a hard one may take longer.
"""

import math
import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Numbers
from tenback.search.budget import Budget
from tenback.search.luck import Luck

STRETCH = 4  # worlds between two looks at who lags, at the most
STRETCHES = 8  # of a round that is counted in play-outs, at the least
FEWEST = 20  # stretches before which nobody lags clearly: fewer say too little of how far luck may go
CLEAR = 3.0  # standard errors

Attempt = Callable[[Numbers, Numbers, NDArray[np.float64]], None]  # tries candidates in a range of worlds, and adds up


class Halving:
    """A contest among numbered candidates; what is thought of them at first may count for some worlds."""

    def __init__(self, count: int, budget: Budget, first: NDArray[np.float64] | None = None, trust: float = 0) -> None:
        self.tried: Numbers = np.arange(count)  # the candidates still in it, the best so far first
        self.sums: NDArray[np.float64] = np.zeros(count)  # [candidate]: its chances, world by world
        if first is not None:
            self.sums += trust * first
        self.playouts, self._worlds, self._trust = 0, 0, trust
        self._count, self._budget = count, budget
        self._rounds, self._round = max(1, math.ceil(math.log2(max(count, 2)))), 1
        self._seen, self._luck = self.sums.copy(), Luck(count)
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
        return np.array([self._worlds, self._worlds + self._next_stretch()])

    def note(self, worlds: Numbers) -> None:
        """Add the results of a stretch; whoever lags clearly goes, and the worse half once the round is over."""
        count, self._worlds = int(worlds[1] - worlds[0]), int(worlds[1])
        self.playouts += count * len(self.tried)
        self._luck.note(count, self.sums - self._seen)
        self._seen = self.sums.copy()
        self.tried = self.tried[np.argsort(-self.sums[self.tried], kind="stable")]
        self.tried = self.tried[~self._lag()][: self._places()]

    def _next_stretch(self) -> int:
        if self._budget.playouts is None:
            return STRETCH
        usual = self._budget.playouts / self._rounds / STRETCHES
        left = self._budget.playouts * self._end_of_round() - self.playouts
        return max(1, min(STRETCH, round(min(usual, left) / len(self.tried))))

    def _lag(self) -> NDArray[np.bool_]:
        """Say which candidates lag too far behind the best one for luck to be the reason.

        What was thought at first may be as wrong as the worlds are that it counts for.
        """
        if self._luck.stretches < FEWEST:
            return np.zeros(len(self.tried), np.bool_)
        error = self._luck.error(self.best, self.tried) * math.sqrt(1 + self._trust / self._worlds)
        return np.asarray(self.sums[self.best] - self.sums[self.tried] > CLEAR * error)

    def _places(self) -> int:
        """Return how many go on; the last round is over once all that a turn may take is spent."""
        spent = self._budget.share(time.perf_counter() - self._begun, self.playouts)
        while self._round < self._rounds and spent >= self._end_of_round():
            self._round += 1
        if spent >= self._budget.most:
            return 1
        return math.ceil(self._count * 0.5 ** (self._round - 1))

    def _end_of_round(self) -> float:
        """Return the share of the budget at which the round is over."""
        return self._round / self._rounds if self._round < self._rounds else self._budget.most
