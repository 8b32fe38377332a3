"""What is to be played: which deals, by whom, in which parts."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.batch.codes import Policy
from tenback.bots import Bot
from tenback.lab.lineups import POLICIES, Lineup, Seeds, compiled_policies, speaks
from tenback.rules import Ruleset

COMPILED, PLAYED = (200, 2000), (1, 4)  # the fewest and the most deals in a part: milliseconds, or bots that think
PARTS = 20  # per worker, so that none waits long for the others


@dataclass(frozen=True, slots=True, kw_only=True)
class Experiment:
    """Every line-up plays the same deals: deal k has the seed of the run plus k."""

    rules: Ruleset
    lineups: tuple[Lineup, ...]
    deals: int
    seed: int
    silent: bool = False
    forfeit: bool = False  # a bot of one's own that fails loses the game, and the run goes on

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return self.deals * len(self.lineups)

    @property
    def compiled(self) -> bool:
        """Whether the kernel can play all of it."""
        return all(self._policies)

    @property
    def talking(self) -> bool:
        """Whether the kernel needs its code for talk."""
        return any(each and speaks(self.rules, each, silent=self.silent) for each in self._policies)

    @property
    def uncompiled_bots(self) -> list[Bot]:
        """The bots for which the kernel cannot play."""
        return [bot for lineup in self.lineups for bot in lineup if bot.name not in POLICIES]

    @property
    def _policies(self) -> list[list[Policy]]:
        return [compiled_policies(self.rules, lineup, silent=self.silent) for lineup in self.lineups]

    def seeds(self, deals: NDArray[np.int64]) -> Seeds:
        """Return the seeds of deals; after the last possible one comes 0."""
        return deals.astype(np.uint64) + np.uint64(self.seed)

    def parts(self, workers: int, done: Collection[range] = ()) -> Iterator[range]:
        """Yield the deals that are not done yet, in portions for the workers."""
        least, most = COMPILED if self.compiled else PLAYED
        size = max(least, min(most, self.deals // (workers * PARTS)))
        for gap in self._gaps(done):
            yield from (range(first, min(first + size, gap.stop)) for first in range(gap.start, gap.stop, size))

    def _gaps(self, done: Collection[range]) -> Iterator[range]:
        first = 0
        for part in sorted(done, key=lambda part: part.start):
            yield range(first, part.start)
            first = part.stop
        yield range(first, self.deals)
