"""The marked games that nets can judge: four piles of one team, and cards that burn or command.

Everything is read off the table of a ruleset, so no game is asked for its name.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.nets.family import has_four_piles
from tenback.nets.marked.layout import LARGEST_HAND


def is_marked(table: NDArray[np.int64]) -> bool:
    """Say whether the nets for marked games can judge a game."""
    unusual = (layout.RACE, layout.SIDED, layout.TWINS, layout.AT_MOST)
    return (
        table[layout.MARKED] != 0
        and table[layout.DECKS] == 1
        and table[layout.DRAW_UNHELPED] == -1
        and not table[list(unusual)].any()
        and table[layout.HAND_SIZE] <= LARGEST_HAND
        and has_four_piles(table)
    )
