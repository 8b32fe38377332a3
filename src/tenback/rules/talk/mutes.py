"""When somebody at an open table is left with signals only: after repeated attempts to tell a number (COM-14)."""

from collections.abc import Iterable
from typing import Final

from tenback.rules.talk.block import Block

MINUTE: Final = 60_000  # milliseconds
MOST_ATTEMPTS: Final = 3  # there is a warning before the last one
MEMORY: Final = 10 * MINUTE  # for which an attempt counts
MUTED: Final = 5 * MINUTE
ATTEMPTS: Final = frozenset({Block.DIGIT, Block.WORD, Block.DECADE})  # what is certain enough to count as one


def muted_until(attempts: Iterable[int]) -> int:
    """Return until when somebody is muted, from the times of their attempts, in milliseconds; 0 if they are not."""
    return _count(attempts)[1]


def is_last_warning(attempts: Iterable[int]) -> bool:
    """Say whether one more attempt would mute the person who made these."""
    return len(_count(attempts)[0]) == MOST_ATTEMPTS - 1


def _count(attempts: Iterable[int]) -> tuple[list[int], int]:
    """Return the attempts that count at the time of the last one, and until when they mute their author."""
    counted, until = list[int](), 0
    for at in attempts:
        counted = [before for before in counted if at - before < MEMORY] + [at]
        if len(counted) == MOST_ATTEMPTS:
            counted, until = [], at + MUTED
    return counted, until
