"""Positions for nets: any that a seat may know of."""

import numpy as np

from tenback.batch.compiler import Rows
from tenback.batch.lower import words
from tenback.nets import layout
from tenback.nets.family import CARDS


def any_positions(count: int, seed: int) -> Rows:
    """Return so many positions, from the first card to the last."""
    random = np.random.default_rng(seed)
    return np.array([_position(random) for _ in range(count)])


def _position(random: np.random.Generator) -> list[int]:
    cards, left = random.permutation(CARDS).tolist(), int(random.integers(0, CARDS + 1))
    own, following, later = np.minimum(np.cumsum(random.integers(0, (9, 9, 25))), left).tolist()
    depths = random.integers(-1, CARDS, 4).tolist()
    laid, deck, seats = random.integers((0, 0, 1), (9, 91, 6)).tolist()
    sets = cards[:own], cards[own:left], cards[own:following], cards[following:later]
    return [*(word for each in sets for word in words(each)), *depths, laid, deck, seats]


def mirrored(positions: Rows) -> Rows:
    """Return the same positions with every card c as 101 - c, and every pile turned round."""
    turned = positions.copy()
    for row in turned:
        for at in (layout.OWN, layout.UNSEEN, layout.FOLLOWING, layout.LATER):
            bits = int(row[at]) % (1 << 64) | int(row[at + 1]) << 64
            row[at : at + 2] = words(CARDS - 1 - card for card in range(CARDS) if bits >> card & 1)
        row[layout.DEPTHS : layout.LAID] = row[layout.DEPTHS + np.array([2, 3, 0, 1])]
    return turned
