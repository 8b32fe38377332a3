"""Sets of cards, compiled: two words of 64 bits.

Shifts by 64 and more are undefined. Nothing here branches, since what is asked of a hand cannot be foretold.
"""

import numpy as np

from tenback.batch.compiler import inlined, leading_zeros, trailing_zeros


@inlined
def bit(card: int) -> int:
    """Return the bit of a card within its word."""
    return int(np.int64(1) << (card & 63))


@inlined
def without(a: int, b: int, card: int) -> tuple[int, int]:
    """Return a set of cards, which takes two words, without one of them."""
    word, one = card >> 6, bit(card)
    return a & ~(one & word - 1), b & ~(one & -word)


@inlined
def lowest(a: int, b: int) -> int:
    """Return the lowest card of a set that is not empty."""
    return trailing_zeros(a) + (trailing_zeros(b) & -int(a == 0))


@inlined
def highest(a: int, b: int) -> int:
    """Return the highest card of a set that is not empty."""
    return 127 - leading_zeros(b) - (leading_zeros(a) & -int(b == 0))
