"""What thinkers judge turns of games of numbers by, where every hand is known: nets, two of them."""

import numpy as np

from tenback.batch.compiler import Numbers
from tenback.nets.shape import LARGE, SMALL
from tenback.nets.weights import Net
from tenback.search.kept_values import Values
from tenback.search.numbers.told_turns import judge_told, propose_told
from tenback.search.numbers.trials import try_judged
from tenback.search.numbers.turns import Care, new_net_desk
from tenback.search.trials import Desk
from tenback.search.worlds import ToldSets


class NumberJudge:
    """Nets of games of numbers: the large one thinks of turns, the small one tries them."""

    AT_ONCE = Care(near=3, wide=2, keep=2, facings=1, knows=1)  # turns of a world, where there is no time to try them
    PROPOSING = Care(near=4, wide=4, keep=4, facings=1, knows=1)  # turns of a world, to be tried
    JUDGING = Care(near=0, wide=0, keep=0, facings=1, knows=1)  # the ends of turns
    AHEAD = Care(near=3, wide=2, keep=1, facings=1, knows=1)  # the turn that follows, in a world

    def __init__(self, nets: dict[str, Net]) -> None:
        self._large, self._small = (new_net_desk(nets[name]) for name in (LARGE, SMALL))

    def propose(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, most: int, *, at_once: bool) -> int:
        """Write the best turns of each of so many worlds, `most` in all, and return how many they are."""
        return propose_told(desk, self._large, heard, word, worlds, most, self.AT_ONCE if at_once else self.PROPOSING)

    def judge(self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: int, sums: Values) -> None:
        """Add up the chances of the ends of turns in so many worlds."""
        judge_told(desk, self._large, heard, word, worlds, self.JUDGING, sums)

    def attempt(
        self, desk: Desk, heard: ToldSets, word: np.uint64, worlds: Numbers, tried: Numbers, sums: Values
    ) -> None:
        """Try turns in a range of worlds until the next turn, and add up their chances."""
        try_judged(desk, self._small, heard, word, worlds, self.AHEAD, tried, sums)
