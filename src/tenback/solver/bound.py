"""Which deals can be won at all, if everybody sees every card."""

from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from queue import SimpleQueue

import numpy as np
from numpy.typing import NDArray

from tenback.batch.codes import codes_of
from tenback.batch.lower import lower
from tenback.batch.results import ThreadsError
from tenback.batch.seeds import Seeds, read_seeds
from tenback.rules import Ruleset
from tenback.solver import WIDEST, WIDTH
from tenback.solver.beam import THINNED, WINNER, new_beam
from tenback.solver.exact import ENDED, NOTHING, PLACE, solve_deal

PART = 256  # deals given to the threads at a time
NARROWEST, WIDEN = 8, 8  # how wide the first attempt is, and how many times as wide the next one


class Verdict(IntEnum):
    """What is known of a deal."""

    OPEN = 0  # no line was found, but not every line was tried
    WINNABLE = 1  # a line was found that lays every card
    UNWINNABLE = 2  # every line was tried


Judging = Generator[Verdict, None, None]  # closing it abandons the deals not searched yet


class BoundError(ValueError):
    """A search that is impossible: in a race, or with a beam of no width."""


class Search:
    """The search for winning lines in deals of one ruleset; it belongs to one thread."""

    def __init__(self, rules: Ruleset, seats: int, *, width: int = WIDTH) -> None:
        if rules.race:
            raise BoundError("in a race the seats have no goal in common")
        if not 1 <= width <= WIDEST:
            raise BoundError(f"a beam is from 1 to {WIDEST} wide, not {width}")
        self.codes, self._table = codes_of(rules, seats), lower(rules, seats)
        self._width, self._beam = width, new_beam(self._table, width)

    def judge(self, seed: int) -> Verdict:
        """Say whether the deal of a seed can be won."""
        if self._find(seed) != NOTHING:
            return Verdict.WINNABLE
        return Verdict.OPEN if self._beam.tally[THINNED] else Verdict.UNWINNABLE

    def line(self, seed: int) -> list[int] | None:
        """Return the codes of a game that wins the deal of a seed, the choice of the starter first, or None."""
        layer = self._find(seed)
        return None if layer == NOTHING else self._trace(layer)

    def _find(self, seed: int) -> int:
        (word,) = read_seeds([seed])
        layer = NOTHING
        for width in widths(self._width):
            layer = solve_deal(self._table, self._beam, word, width)
            if layer != NOTHING or not self._beam.tally[THINNED]:
                break
        return layer

    def _trace(self, layer: int) -> list[int]:
        births = [int(self._beam.tally[WINNER])]
        for before in reversed(range(layer)):
            births.append(int(self._beam.steps[before, births[-1] >> PLACE]))
        starter = int(self._beam.starters[births[-1] >> PLACE])
        return [self.codes.end + 1 + starter, *(code for birth in reversed(births) for code in self._codes(birth))]

    def _codes(self, birth: int) -> Iterator[int]:
        if birth & ENDED:
            yield self.codes.end
        card, pile = divmod(birth & ENDED - 1, 8)
        yield card * self.codes.piles + pile


def widths(most: int) -> Iterator[int]:
    """Yield the width of one attempt after another: a narrow beam is enough to win most deals."""
    width = NARROWEST
    while width < most:
        yield width
        width *= WIDEN
    yield most


def judge_deals(rules: Ruleset, seats: int, seeds: Seeds, *, width: int = WIDTH, threads: int = 1) -> Judging:
    """Return the verdict for the deal of each seed, one by one; it does not depend on the number of threads."""
    if threads < 1:
        raise ThreadsError(f"{threads} threads cannot search; at least one must")
    words = read_seeds(seeds).tolist()
    return _shared(words, [Search(rules, seats, width=width) for _ in range(threads)])


def _shared(seeds: list[int], searches: list[Search]) -> Judging:
    idle: SimpleQueue[Search] = SimpleQueue()
    for search in searches:
        idle.put(search)

    def judge(seed: int) -> Verdict:
        search = idle.get()
        verdict = search.judge(seed)
        idle.put(search)
        return verdict

    pool = ThreadPoolExecutor(len(searches))
    try:
        for first in range(0, len(seeds), PART):
            yield from pool.map(judge, seeds[first : first + PART])
    finally:
        pool.shutdown(wait=False, cancel_futures=True)  # a search under way cannot be interrupted


def winnable(rules: Ruleset, seats: int, seeds: Seeds, *, width: int = WIDTH, threads: int = 1) -> NDArray[np.uint8]:
    """Return a `Verdict` for the deal of each seed."""
    return np.fromiter(judge_deals(rules, seats, seeds, width=width, threads=threads), np.uint8)
