"""What thinkers judge turns of marked games by, where every hand is known: one net."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Numbers
from tenback.search.kept_values import Values
from tenback.search.marked.trials import judge_marked, propose_marked, try_marked
from tenback.search.marked.turns import new_marked_desk
from tenback.search.slim_desk import Breadth
from tenback.search.trials import Desk
from tenback.search.worlds import ToldSets


class MarkedJudge:
    """A net of marked games."""

    AT_ONCE = Breadth(near=4, wide=4, keep=2)
    PROPOSING = Breadth(near=6, wide=8, keep=4)
    IN_ONE_WORLD = Breadth(near=6, wide=16, keep=8)
    AHEAD = Breadth(near=3, wide=3, keep=1)

    def __init__(self, weights: NDArray[np.float32]) -> None:
        self._net = new_marked_desk(weights)

    def propose(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, most: int, *, at_once: bool) -> int:
        """Write the best turns of each of so many worlds, `most` in all, and return how many they are."""
        proposing = self.PROPOSING if worlds > 1 else self.IN_ONE_WORLD
        return propose_marked(desk, self._net, heard, word, worlds, 0, most, self.AT_ONCE if at_once else proposing)

    def judge(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, sums: Values) -> None:
        """Add up the chances of the ends of turns in so many worlds."""
        judge_marked(desk, self._net, heard, word, worlds, sums)

    def attempt(
        self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: Numbers, tried: Numbers, sums: Values
    ) -> None:
        """Try turns in a range of worlds until the next turn, and add up their chances."""
        try_marked(desk, self._net, heard, word, worlds, self.AHEAD, tried, sums)
