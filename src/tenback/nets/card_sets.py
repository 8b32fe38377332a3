"""Sets of cards for compiled nets: two words of 64 bits, a bit for each place."""

from tenback.batch.compiler import compiled, count_bits, inlined
from tenback.nets.family import BACK

LOW, HIGH = -1, (1 << 34) - 1  # the two words of every card
WINDOW = (1 << 32) - 1


@inlined
def shift_down(word: int, by: int) -> int:
    """Shift a word without its sign, by 1 to 63."""
    return word >> by & ((1 << (64 - by)) - 1)


@compiled
def reverse(word: int) -> int:
    """Return the bits of a word in the opposite order."""
    word = shift_down(word, 1) & 0x5555555555555555 | (word & 0x5555555555555555) << 1
    word = shift_down(word, 2) & 0x3333333333333333 | (word & 0x3333333333333333) << 2
    word = shift_down(word, 4) & 0x0F0F0F0F0F0F0F0F | (word & 0x0F0F0F0F0F0F0F0F) << 4
    word = shift_down(word, 8) & 0x00FF00FF00FF00FF | (word & 0x00FF00FF00FF00FF) << 8
    word = shift_down(word, 16) & 0x0000FFFF0000FFFF | (word & 0x0000FFFF0000FFFF) << 16
    return shift_down(word, 32) | word << 32


@inlined
def mirrored(a: int, b: int) -> tuple[int, int]:
    """Return a set in the other facing."""
    low, high = reverse(a), reverse(b)
    return shift_down(high, 30) | low << 34, shift_down(low, 30)


@inlined
def beyond(place: int) -> tuple[int, int]:
    """Return the cards beyond a place."""
    if place < 0:
        return LOW, HIGH
    if place < 63:
        return LOW << (place + 1), HIGH
    return 0, HIGH << min(place - 63, 34) & HIGH


@inlined
def ten_before(a: int, b: int) -> tuple[int, int]:
    """Return the places ten before those of a set."""
    return shift_down(a, BACK) | b << (64 - BACK), b >> BACK


@inlined
def ten_after(a: int, b: int) -> tuple[int, int]:
    """Return the places ten after those of a set."""
    return a << BACK, (b << BACK | shift_down(a, 64 - BACK)) & HIGH


@inlined
def window(a: int, b: int, start: int) -> int:
    """Return 32 cards of a set from a place on, which may be before the first."""
    if start < 0:
        return a << -start & WINDOW
    if start == 0:
        return a & WINDOW
    if start < 64:
        return (shift_down(a, start) | b << (64 - start)) & WINDOW
    return b >> min(start - 64, 63) & WINDOW


@inlined
def size(a: int, b: int) -> int:
    """Return how many cards a set has."""
    return count_bits(a) + count_bits(b)


@inlined
def low(word: int, count: int) -> int:
    """Return how many of the first cards of a window are there."""
    return count_bits(word & ((1 << count) - 1))
