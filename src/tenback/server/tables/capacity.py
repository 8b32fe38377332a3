"""How much happens at a table before it accepts only cards."""

from typing import NamedTuple


class Capacity(NamedTuple):
    """Bounds for what is added to a log; a longer one that is there already is valid."""

    events: int = 5_000  # in a log
    texts: int = 1_000  # written at a table
    steps: int = 1_500  # of a game, beyond which there are no signals


USUAL = Capacity()
