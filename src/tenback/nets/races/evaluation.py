"""Asking a net of races about many positions from Python."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Rows, entry_point, floats_of, row_of
from tenback.nets.races import layout
from tenback.nets.races.net import SUMS, judge_position
from tenback.nets.races.sight import show_position
from tenback.nets.slim.layout import MEMORY, WIDE

Floats32 = NDArray[np.float32]


def ask(weights: Floats32, positions: Rows) -> tuple[Floats32, NDArray[np.float64]]:
    """Return [position, input], what the compiled net is shown, and [position], what it answers."""
    listed = np.zeros((len(positions), layout.MOST_SHOWN + 1), np.int64)
    values = np.zeros((len(positions), layout.MOST_SHOWN), np.float32)
    answers, shown = np.zeros(len(positions)), np.zeros((len(positions), layout.INPUTS), np.float32)
    sums, memory = np.zeros(SUMS * WIDE, np.float32), np.zeros(MEMORY, np.float32)
    _ask(weights, positions, listed, values, memory, sums, np.zeros((len(positions), SUMS), np.int64), answers)
    for at, (count, *numbers) in enumerate(listed.tolist()):
        np.add.at(shown[at], numbers[:count], values[at, :count])
    return shown, answers


@entry_point
def _ask(
    weights: Floats32,
    positions: Rows,
    listed: Rows,
    values: Floats32,
    memory: Floats32,
    sums: Floats32,
    known: Rows,
    answers: NDArray[np.float64],
) -> None:
    w, m, found = floats_of(weights, 0), floats_of(memory, 0), floats_of(sums, 0)
    for at in range(len(positions)):
        p, k, v = row_of(positions, at), row_of(listed, at), floats_of(values, at)
        answers[at] = judge_position(w, p, k, v, m, row_of(known, at), found)
        show_position(p, k, v)
