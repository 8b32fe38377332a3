"""Memory for a search with all cards open, and what it reads off a table: costs of tops, and piles that are alike.

All numbers are whole, so a search goes the same way on every machine.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Numbers, Rows
from tenback.batch.kernel import new_games, new_scratch
from tenback.heuristics.prices import price

STEP = 1024  # what a card costs on a pile that takes it
CROWD = 16  # children for each place, before the best are kept
SLOTS = 64  # keys for each place, at least
RANK_SHIFT = 10  # heights are numbers times 1024
CHILDREN, THINNED, WINNER, TALLIES = range(4)

_BY_SEAT = (layout.MOST_SEATS, layout.MOST_PILES, layout.TOP_COUNT)


class Beam(NamedTuple):
    """What a search works with; it belongs to one thread."""

    costs: Numbers  # [side, pile, top, card]: what a card costs there
    alike: Numbers  # [pile]: the first pile that is just like it
    scratch: Numbers  # for the kernel
    work: Rows  # two games with their decks, a parent and a child
    layers: Rows  # [parity, place]: the front of a game, two layers in turn
    seen: NDArray[np.uint64]  # keys of the children of a layer
    ranks: Numbers  # [child]
    paper: Numbers  # [child]: for sorting the ranks
    births: Numbers  # [child]: the place of its parent, and the move
    steps: Rows  # [layer, place]: the births of those that were kept
    starters: Numbers  # [place]: of the first layer
    tally: Numbers  # children, whether a layer was thinned, the birth that wins


def new_beam(table: Numbers, width: int) -> Beam:
    """Return room for a search of that width."""
    places, cards = max(width, layout.MOST_SEATS), int(table[layout.CARDS] * table[layout.DECKS])
    return Beam(
        costs=_costs(table),
        alike=_alike(table),
        scratch=new_scratch(table),
        work=new_games(table, 2),
        layers=np.zeros((2 * places, layout.STREAMS), np.int64),
        seen=np.zeros(2 * SLOTS * width, np.uint64),
        ranks=np.zeros(CROWD * width, np.int64),
        paper=np.zeros(CROWD * width, np.int64),
        births=np.zeros(CROWD * width, np.int64),
        steps=np.zeros((cards, width), np.int64),
        starters=np.zeros(layout.MOST_SEATS, np.int64),
        tally=np.zeros(TALLIES, np.int64),
    )


def _costs(table: Numbers) -> Numbers:
    """Return what each card costs on each top: the further it is out of reach, the more."""
    heights = table[layout.HEIGHTS : layout.FACTS].reshape(_BY_SEAT) >> RANK_SHIFT
    away = np.abs(heights[..., np.newaxis, :] - heights[..., np.newaxis])
    closed = np.array([price(distance, STEP) for distance in range(away.max() + 1)], np.int64)
    costs: Numbers = np.where(_fitting(table), STEP, closed[away])
    return costs.ravel()


def _fitting(table: Numbers) -> NDArray[np.bool_]:
    """Return [seat, pile, top, card]: whether it may go there."""
    words = table[layout.FITS :][: layout.BARRED].reshape(*_BY_SEAT, layout.FIT_WIDTH)[..., :2]
    octets = np.ascontiguousarray(words, "<i8").view(np.uint8)
    return np.unpackbits(octets, axis=-1, bitorder="little").astype(np.bool_)


def _alike(table: Numbers) -> Numbers:
    """Return, for each pile, the first that cannot be told apart from it."""
    known = [_known(table, pile) for pile in range(table[layout.PILES])]
    return np.array([known.index(pile) for pile in known], np.int64)


def _known(table: Numbers, pile: int) -> bytes:
    """Return everything that a table says about a pile."""
    facts = table[layout.FACTS : layout.FITS].reshape(layout.MOST_PILES, -1)[pile]
    fits = table[layout.FITS :][: 2 * layout.BARRED].reshape(2 * layout.MOST_SEATS, layout.MOST_PILES, -1)[:, pile]
    theirs = table[layout.THEIRS : layout.ORDER] >> pile & 1
    return b"".join(part.tobytes() for part in (facts, fits, theirs))
