"""The one source of chance: Philox4x32-10, a counter-based generator (Salmon et al. 2011).

A number is a pure function of (seed, purpose, stream, position), so it is the same on every machine and for ever.
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import TypeVar

T = TypeVar("T")
Words = tuple[int, int, int, int]

MASK = 0xFFFFFFFF
MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
WEYL = (0x9E3779B9, 0xBB67AE85)
ROUNDS = 10
SEEDS = 1 << 64  # a seed is any whole number below this


class Purpose(IntEnum):
    """What a stream of numbers is for, so that no two uses share numbers."""

    DEAL = 0
    LOT = 1
    WORLD = 2
    BOT = 3


def philox(counter: Words, key: tuple[int, int]) -> Words:
    """Return the block of four 32-bit numbers that belongs to a counter and a key."""
    (a, b, c, d), (k0, k1) = counter, key
    for _ in range(ROUNDS):
        ab, cd = MULTIPLIERS[0] * a, MULTIPLIERS[1] * c
        a, b, c, d = (cd >> 32) ^ b ^ k0, cd & MASK, (ab >> 32) ^ d ^ k1, ab & MASK
        k0, k1 = (k0 + WEYL[0]) & MASK, (k1 + WEYL[1]) & MASK
    return a, b, c, d


class Chance:
    """A stream of uniform numbers for one purpose."""

    def __init__(self, seed: int, purpose: Purpose, stream: int = 0) -> None:
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to {SEEDS - 1}")
        self._words = _words(seed, purpose, stream)

    def below(self, bound: int) -> int:
        """Return a uniform number from 0 to bound - 1 (Lemire's method, without bias)."""
        product = next(self._words) * bound
        while product & MASK < (MASK + 1) % bound:
            product = next(self._words) * bound
        return product >> 32

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items, each as likely as any other."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a uniformly random order; the first places are settled first."""
        order = list(items)
        for place in range(len(order) - 1):
            other = place + self.below(len(order) - place)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


def _words(seed: int, purpose: Purpose, stream: int) -> Iterator[int]:
    key = (seed & MASK, seed >> 32)
    block = 0
    while True:
        yield from philox((block & MASK, block >> 32, stream, purpose), key)
        block += 1
