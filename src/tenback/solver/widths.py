"""How wide a search with all cards open is."""

from collections.abc import Iterator

WIDTH = 4096  # positions kept after each lay, unless another number is asked for
WIDEST = 1 << 16  # each of them takes about three kilobytes
NARROWEST, WIDEN = 8, 8


def widths(most: int) -> Iterator[int]:
    """Yield how wide to search, one after the other: most deals are won in a narrow beam already."""
    width = NARROWEST
    while width < most:
        yield width
        width *= WIDEN
    yield most
