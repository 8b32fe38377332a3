"""The games that nets can judge: one team, two piles up and two down, one card of each number.

Everything is read off the table of a ruleset, so no game is asked for its name. Each pile has a facing of its own, in
which it goes up: a card's place is its index there, and the depth of a pile is the place of its top, -1 at first.
"""

from dataclasses import dataclass
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout

CARDS, BACK = 98, 10  # what the inputs of the nets are made for
DIRECTIONS = (1, 1, -1, -1)
WORD = 64


@dataclass(frozen=True, slots=True)
class Family:
    """What differs between the games of the family."""

    seats: int
    hand_size: int
    need: int
    need_empty: int
    cap_need: bool  # a small hand owes no more than it has
    cap_need_empty: bool


def read_family(table: NDArray[np.int64]) -> Family | None:
    """Return what a table says of its game; None if the game is no member of the family."""
    if not (_has_plain_turns(table) and has_four_piles(table)):
        return None
    return Family(
        seats=int(table[layout.SEATS]),
        hand_size=int(table[layout.HAND_SIZE]),
        need=int(table[layout.NEED]),
        need_empty=int(table[layout.NEED_EMPTY]),
        cap_need=bool(table[layout.CAP_NEED]),
        cap_need_empty=bool(table[layout.CAP_NEED_EMPTY]),
    )


def fingerprint(table: NDArray[np.int64]) -> str:
    """Return what tells the rules of a table from all others; how a turn is planned and priced is no rule."""
    rules = np.concatenate([table[: layout.NEAR], table[layout.OWNERS : layout.PRICES]])
    return sha256(rules.astype("<i8").tobytes()).hexdigest()[:32]


def _has_plain_turns(table: NDArray[np.int64]) -> bool:
    unusual = (layout.RACE, layout.MARKED, layout.SIDED, layout.TWINS, layout.AT_MOST)
    return table[layout.DECKS] == 1 and table[layout.DRAW_UNHELPED] == -1 and not table[list(unusual)].any()


def has_four_piles(table: NDArray[np.int64]) -> bool:
    """Say whether a game has two piles up and two down, with tricks of ten."""
    if (table[layout.CARDS], table[layout.PILES]) != (CARDS, len(DIRECTIONS)):
        return False
    signs = table[layout.SIGNS : layout.SIGNS + layout.MOST_PILES]
    return tuple(signs) == DIRECTIONS and all(_fits_as_usual(table, pile) for pile in range(len(DIRECTIONS)))


def _fits_as_usual(table: NDArray[np.int64], pile: int) -> bool:
    """Say whether a pile takes what is ahead of its top, and the one card that is ten behind."""
    room = (layout.MOST_PILES, layout.TOP_COUNT, layout.FIT_WIDTH)
    fits = table[layout.FITS : layout.FITS + int(np.prod(room))].reshape(room)[pile, : CARDS + 1, :2]
    cards = np.arange(CARDS)
    found = fits[:, cards // WORD] >> cards % WORD & 1
    places = cards if DIRECTIONS[pile] > 0 else CARDS - 1 - cards
    depths = np.append(places, -1)[:, None]  # the row card comes last
    return bool((found == ((places > depths) | (places == depths - BACK))).all())
