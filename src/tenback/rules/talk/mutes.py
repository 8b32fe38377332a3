"""When somebody at an open table is left with signals only: after repeated attempts to tell a number (COM-14)."""

from collections.abc import Iterable
from typing import Final

from tenback.rules.talk.block import Block

MINUTE: Final = 60_000  # milliseconds
MOST_ATTEMPTS: Final = 3  # the last of them has been announced
MEMORY: Final = 10 * MINUTE  # for which an attempt counts
MUTED: Final = 5 * MINUTE
ATTEMPTS: Final = frozenset({Block.DIGIT, Block.WORD, Block.DECADE})  # what is certain enough to be one


def muted_until(attempts: Iterable[int]) -> int:
    """Return until when somebody has signals only, by the times of their attempts; 0 for never, all in milliseconds."""
    return _count(attempts)[1]


def is_last_warning(attempts: Iterable[int]) -> bool:
    """Say whether one more attempt would mute whoever has made these."""
    return len(_count(attempts)[0]) == MOST_ATTEMPTS - 1


def _count(attempts: Iterable[int]) -> tuple[list[int], int]:
    """Return the attempts that still count, as of the last one, and until when they have muted somebody."""
    counted, until = list[int](), 0
    for at in attempts:
        counted = [before for before in counted if at - before < MEMORY] + [at]
        if len(counted) == MOST_ATTEMPTS:
            counted, until = [], at + MUTED
    return counted, until
