"""Asking a net about many positions from Python."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Numbers, Rows, behind, entry_point, floats_of, row_of
from tenback.nets import layout
from tenback.nets.net import INPUTS, answer, look, show_all
from tenback.nets.shape import HEADS
from tenback.nets.weights import Net

Floats32 = NDArray[np.float32]


def new_memory() -> Floats32:
    """Return the memory of one thread."""
    return np.zeros(layout.MEMORY, np.float32)


def ask(net: Net, positions: Rows, facing: int) -> Floats32:
    """Return [position, head]: what the net answers in one facing, before it becomes a chance."""
    answers = np.zeros((len(positions), HEADS), np.float32)
    _ask(net.shape, net.weights, new_memory(), positions, facing, answers)
    return answers


def inputs_of(net: Net, positions: Rows, facing: int) -> Floats32:
    """Return [position, input]: what compiled nets are shown."""
    shown = np.zeros((len(positions), int(net.shape[INPUTS])), np.float32)
    _show(net.shape, net.weights, positions, facing, shown)
    return shown


@entry_point
def _ask(shape: Numbers, weights: Floats32, memory: Floats32, positions: Rows, facing: int, answers: Floats32) -> None:
    n, w, m = row_of(shape, 0), floats_of(weights, 0), floats_of(memory, 0)
    for at in range(len(positions)):
        look(n, w, m, row_of(positions, at), facing)
        answer(n, w, m, behind(m, layout.SUMS), floats_of(answers, at))


@entry_point
def _show(shape: Numbers, weights: Floats32, positions: Rows, facing: int, shown: Floats32) -> None:
    n, w = row_of(shape, 0), floats_of(weights, 0)
    for at in range(len(positions)):
        show_all(n, w, floats_of(shown, at), row_of(positions, at), facing)
