"""The races that nets can judge: two sides with their own cards, a pile up and a pile down each, and tricks of ten.

Everything is read off the table of a ruleset, so no game is asked for its name.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.nets.races.layout import BACK, CARDS, LARGEST_HAND, PILES

SIDES = 2
OWNERS = (0, 0, 1, 1)
SIGNS = ((1, -1, -1, 1), (-1, 1, 1, -1))  # [seat, pile]: which way a step costs the seat


def is_race(table: NDArray[np.int64]) -> bool:
    """Say whether the nets for races can judge a game."""
    return _has_plain_turns(table) and _has_own_piles(table)


def _has_plain_turns(table: NDArray[np.int64]) -> bool:
    unusual = (layout.MARKED, layout.TWINS, layout.AT_MOST)
    sides = table[[layout.SEATS, layout.DECKS]]
    return (
        (sides == SIDES).all()
        and table[layout.RACE] != 0
        and table[layout.SIDED] != 0
        and table[layout.DRAW_UNHELPED] >= 0
        and not table[list(unusual)].any()
        and table[layout.HAND_SIZE] <= LARGEST_HAND
    )


def _has_own_piles(table: NDArray[np.int64]) -> bool:
    if (table[layout.CARDS], table[layout.PILES]) != (CARDS, PILES):
        return False
    owners = table[layout.OWNERS : layout.OWNERS + PILES]
    signs = table[layout.SIGNS : layout.SIGNS + SIDES * layout.MOST_PILES].reshape(SIDES, -1)[:, :PILES]
    places = [(seat, pile) for seat in range(SIDES) for pile in range(PILES)]
    return tuple(owners) == OWNERS and (signs == SIGNS).all() and all(_fits_as_usual(table, *each) for each in places)


def _fits_as_usual(table: NDArray[np.int64], seat: int, pile: int) -> bool:
    """Say whether an own pile takes what is ahead and what is ten behind, and another's pile all that is behind."""
    room = (layout.MOST_SEATS, layout.MOST_PILES, layout.TOP_COUNT, layout.FIT_WIDTH)
    fits = table[layout.FITS : layout.FITS + int(np.prod(room))].reshape(room)[seat, pile, : CARDS + 1, 0]
    cards = np.arange(CARDS)
    found = fits[:, None] >> cards & 1
    places = CARDS - 1 - cards if pile % 2 else cards
    depths = np.append(places, -1)[:, None]  # the row card comes last
    own = (places > depths) | (places == depths - BACK)
    return bool((found == (own if OWNERS[pile] == seat else places < depths)).all())
