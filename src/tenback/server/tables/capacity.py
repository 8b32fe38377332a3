"""What a table of this server can take."""

from typing import NamedTuple


class Capacity(NamedTuple):
    """How much may be added to a log or shown, and which bots may sit down; what is in a log already stays valid."""

    events: int = 5_000  # in a log
    texts: int = 1_000  # written at a table
    steps: int = 1_500  # of a game, beyond which there are no signals
    points: float = 10  # per second, to a place in a finished game
    added_bots: tuple[str, ...] = ()  # by the operator, to the levels that every server has


USUAL = Capacity()
