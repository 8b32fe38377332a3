"""The games in which nets know a greedy person's company: four piles of a team of two or more, and nothing that burns.

Everything is read off the table of a ruleset, so no game is asked for its name.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.nets.family import read_family
from tenback.nets.marked.layout import LARGEST_HAND


def has_company(table: NDArray[np.int64]) -> bool:
    """Say whether nets can learn to play a game in company."""
    return bool(read_family(table) is not None and table[layout.SEATS] > 1 and table[layout.HAND_SIZE] <= LARGEST_HAND)
