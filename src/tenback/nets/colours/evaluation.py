"""Asking a net of games of colours about many positions from Python."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Rows, entry_point, floats_of, row_of
from tenback.nets.colours import layout
from tenback.nets.colours.net import judge_position
from tenback.nets.slim.layout import MEMORY

Floats32 = NDArray[np.float32]


def ask(weights: Floats32, positions: Rows) -> tuple[Floats32, NDArray[np.float64]]:
    """Return [position, input], what the compiled net is shown, and [position], what it answers."""
    listed, values = np.zeros((len(positions), layout.MOST_SHOWN + 1), np.int64), _rows(positions, layout.MOST_SHOWN)
    answers, shown = np.zeros(len(positions)), _rows(positions, layout.INPUTS)
    _ask(weights, positions.copy(), listed, values, np.zeros(MEMORY, np.float32), answers)
    for at, (count, *numbers) in enumerate(listed.tolist()):
        np.add.at(shown[at], numbers[:count], values[at, :count])
    return shown, answers


def _rows(positions: Rows, width: int) -> Floats32:
    return np.zeros((len(positions), width), np.float32)


@entry_point
def _ask(
    weights: Floats32, positions: Rows, listed: Rows, values: Floats32, memory: Floats32, answers: NDArray[np.float64]
) -> None:
    w, m = floats_of(weights, 0), floats_of(memory, 0)
    for at in range(len(positions)):
        answers[at] = judge_position(w, row_of(positions, at), row_of(listed, at), floats_of(values, at), m)
