"""How much luck there is in the results of candidates that are tried in the same worlds, stretch by stretch."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Numbers

Results = NDArray[np.float64]


class Luck:
    """What is needed of all stretches to say how far luck may have brought one candidate before another."""

    def __init__(self, count: int) -> None:
        self.stretches, self._worlds, self._squares = 0, 0, 0
        self._sums, self._by_worlds = np.zeros(count), np.zeros(count)
        self._products = np.zeros((count, count))

    def note(self, worlds: int, results: Results) -> None:
        """Add a stretch of so many worlds: [candidate], what they brought."""
        self.stretches += 1
        self._worlds += worlds
        self._squares += worlds * worlds
        self._sums += results
        self._by_worlds += worlds * results
        self._products += np.outer(results, results)

    def error(self, one: int, others: Numbers) -> Results:
        """Return the standard error of how much more one candidate has than each of the others, in all stretches."""
        squares = self._products[one, one] - 2 * self._products[one, others] + self._products[others, others]
        lead = (self._sums[one] - self._sums[others]) / self._worlds  # in a world
        rest = squares - 2 * lead * (self._by_worlds[one] - self._by_worlds[others]) + lead * lead * self._squares
        return np.asarray(np.sqrt(np.maximum(rest, 0) * self.stretches / (self.stretches - 1)))
