"""What slim nets that sum piles work with when turns are thought of, and how many turns that is."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Floats, FloatTable, Numbers, Row, Rows, floats_of, inlined, row_of
from tenback.nets.slim.layout import MEMORY, WIDE


class Breadth(NamedTuple):
    """How many turns are thought of."""

    near: int  # cards for each pile
    wide: int  # turns of a length that are lengthened
    keep: int  # best turns


class SlimDesk(NamedTuple):
    """A slim net, and what it works with; all but the weights belong to one thread."""

    weights: NDArray[np.float32]
    position: Numbers
    listed: Numbers  # the inputs that are not 0
    values: NDArray[np.float32]  # of these inputs
    memory: NDArray[np.float32]
    known: Numbers  # whether sums of piles are known
    sums: NDArray[np.float32]
    turns: Rows


def new_slim_desk(weights: NDArray[np.float32], *, position: int, shown: int, sums: int, turns: int) -> SlimDesk:
    """Return what a net works with: the width of a position, the most inputs shown, how many sums and turns."""
    return SlimDesk(
        weights=weights,
        position=np.zeros(position, np.int64),
        listed=np.zeros(shown + 1, np.int64),
        values=np.zeros(shown, np.float32),
        memory=np.zeros(MEMORY, np.float32),
        known=np.zeros(sums, np.int64),
        sums=np.zeros(sums * WIDE, np.float32),
        turns=np.zeros((turns, layout.TURN_WIDTH), np.int64),
    )


class Tools(NamedTuple):
    """The parts of a desk but its turns, as compiled code takes them."""

    w: FloatTable
    p: Row
    k: Row
    v: Floats
    m: Floats
    known: Row
    sums: Floats


@inlined
def tools_of(net: SlimDesk) -> Tools:
    """Return the parts of a desk."""
    return Tools(
        floats_of(net.weights, 0),
        row_of(net.position, 0),
        row_of(net.listed, 0),
        floats_of(net.values, 0),
        floats_of(net.memory, 0),
        row_of(net.known, 0),
        floats_of(net.sums, 0),
    )
