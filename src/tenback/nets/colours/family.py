"""The games of colours that nets can judge: one team, a pile up and a pile down, one card of each number and colour.

Everything is read off the table of a ruleset, so no game is asked for its name.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.nets.colours.layout import CARDS, COLOURS

SIGNS = (-1, 1)
LARGEST_HAND = 2
PLAYERS = range(2, 6)


def is_of_colours(table: NDArray[np.int64]) -> bool:
    """Say whether the nets for games of colours can judge a game."""
    return _has_plain_turns(table) and _has_two_piles(table)


def _has_plain_turns(table: NDArray[np.int64]) -> bool:
    unusual = (layout.RACE, layout.MARKED, layout.SIDED)
    fewest = table[[layout.NEED, layout.NEED_EMPTY]]
    return (
        table[layout.DECKS] == 1
        and table[layout.DRAW_UNHELPED] == -1
        and not table[list(unusual)].any()
        and (fewest == 1).all()
        and table[layout.AT_MOST] in range(1, LARGEST_HAND + 1)
        and table[layout.HAND_SIZE] <= LARGEST_HAND
        and table[layout.SEATS] in PLAYERS
    )


def _has_two_piles(table: NDArray[np.int64]) -> bool:
    if (table[layout.CARDS], table[layout.PILES]) != (CARDS, len(SIGNS)):
        return False
    signs = table[layout.SIGNS : layout.SIGNS + len(SIGNS)]
    return tuple(signs) == SIGNS and all(_fits_as_usual(table, pile) for pile in range(len(SIGNS)))


def _fits_as_usual(table: NDArray[np.int64], pile: int) -> bool:
    """Say whether a pile takes what is ahead of its top, and what has its colour."""
    room = (layout.MOST_PILES, layout.TOP_COUNT, layout.FIT_WIDTH)
    fits = table[layout.FITS : layout.FITS + int(np.prod(room))].reshape(room)[pile, : CARDS + 1, 0]
    cards = np.arange(CARDS)
    found = fits[:, None] >> cards & 1
    ranks, colours = cards // COLOURS * SIGNS[pile], cards % COLOURS
    ahead, alike = ranks > ranks[:, None], colours == colours[:, None]
    usual = np.vstack([ahead | alike, np.ones(CARDS, bool)])  # the row card comes last
    return bool((found == usual).all())
