"""Nets in plain NumPy: slow, and the word on what compiled nets must find."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Rows
from tenback.nets import layout
from tenback.nets.family import CARDS
from tenback.nets.inputs import BITS, WORDS, Position, show
from tenback.nets.weights import Layers

SETS = (layout.OWN, layout.UNSEEN, layout.FOLLOWING, layout.LATER)


def inputs_of(positions: Rows, facing: int) -> NDArray[np.float32]:
    """Return [position, input]."""
    own, unseen, following, later = (_in_facings(positions[:, at : at + 2])[[facing, 1 - facing]] for at in SETS)
    depths = positions[:, layout.DEPTHS : layout.LAID].reshape(-1, 2, 2).transpose(1, 2, 0)[[facing, 1 - facing]]
    laid, deck, seats = (positions[:, at] for at in (layout.LAID, layout.DECK, layout.SEATS))
    inputs: NDArray[np.float32] = show(Position(own, unseen, following, later, depths, laid, deck, seats)).T.astype(
        np.float32
    )
    return inputs


def answers_of(layers: Layers, shown: NDArray[np.float32]) -> NDArray[np.floating]:
    """Return [position, head]."""
    x: NDArray[np.floating] = shown.astype(np.float64)
    for at, (weights, biases) in enumerate(layers):
        x = (np.maximum(x, 0) if at else x) @ weights + (biases if at else 0)
    return x


def _in_facings(words: Rows) -> NDArray[np.uint32]:
    """Return [facing, word of 32 bits, position] from two words of 64."""
    places = np.arange(CARDS)
    there = words[:, places // 64] >> places % 64 & 1
    planes = np.zeros((2, len(words), WORDS * BITS), np.uint32)
    planes[0, :, :CARDS], planes[1, :, :CARDS] = there, there[:, ::-1]
    words32: NDArray[np.uint32] = (planes.reshape(2, len(words), WORDS, BITS) << np.arange(BITS, dtype=np.uint32)).sum(
        -1, dtype=np.uint32
    )
    return np.moveaxis(words32, 2, 1)
