"""What a net makes of a position, compiled. Sums run in one order everywhere, so every machine finds the same."""

import numpy as np

from tenback.batch.compiler import Floats, FloatTable, Table, behind, compiled, inlined
from tenback.nets import layout
from tenback.nets.known_sight import show_known
from tenback.nets.shape import FEW_LEFT, HEADS, OWN_INPUTS, SHARE_LEFT, SLIGHT, SOME_LEFT, WON
from tenback.nets.sight import show_position

LAYERS, INPUTS, FIRST_SIZE = 0, 1, 2  # a net's shape: how many layers and inputs, then the sizes of the layers


@inlined
def add_row(w: FloatTable, row: int, times: float, sums: Floats, width: int) -> None:
    """Add a multiple of a row of weights."""
    for at in range(width):
        sums[at] += times * w[row + at]


@compiled
def first_sums(n: Table, w: FloatTable, m: Floats) -> None:
    """Work the first layer out for the inputs that are shown."""
    width = n[FIRST_SIZE]
    shown, sums = behind(m, layout.SHOWN), behind(m, layout.SUMS)
    for at in range(width):
        sums[at] = 0.0
    for number in range(n[INPUTS]):
        if shown[number] != 0:
            add_row(w, layout.WEIGHTS + number * width, shown[number], sums, width)


@compiled
def changed_sums(n: Table, w: FloatTable, m: Floats) -> None:
    """Work the first layer out for inputs of which most are as they were."""
    width = n[FIRST_SIZE]
    shown, changed = behind(m, layout.SHOWN), behind(m, layout.CHANGED)
    sums, new = behind(m, layout.SUMS), behind(m, layout.CHANGED_SUMS)
    for at in range(width):
        new[at] = sums[at]
    for number in range(n[INPUTS]):
        if changed[number] != shown[number]:
            add_row(w, layout.WEIGHTS + number * width, changed[number] - shown[number], new, width)


@compiled
def answer(n: Table, w: FloatTable, m: Floats, sums: Floats, answers: Floats) -> None:
    """Work the other layers out, and write what they answer: one number for each head, not yet a chance."""
    here, then = behind(m, layout.LAYER), behind(m, layout.NEXT_LAYER)
    width, at = n[FIRST_SIZE], layout.WEIGHTS + n[INPUTS] * n[FIRST_SIZE]
    for number in range(width):
        here[number] = sums[number]
    for layer in range(1, n[LAYERS]):
        size = n[FIRST_SIZE + layer]
        for number in range(size):
            then[number] = w[at + width * size + number]
        for number in range(width):
            if here[number] > 0:
                add_row(w, at + number * size, here[number], then, size)
        at += (width + 1) * size
        width, here, then = size, then, here
    for head in range(HEADS):
        answers[head] = here[head]


@inlined
def chance(logit: float) -> float:
    """Return a chance from what a head answers."""
    return float(1.0 / (1.0 + np.exp(-logit)))


@inlined
def utility(answers: Floats) -> float:
    """Return what answers are worth: above all the chance to win."""
    others = chance(answers[FEW_LEFT]) + chance(answers[SOME_LEFT]) + 2.0 * (1.0 - chance(answers[SHARE_LEFT]))
    return chance(answers[WON]) + SLIGHT * others


@inlined
def show_all(n: Table, w: FloatTable, x: Floats, p: Table, facing: int) -> None:
    """Write as much of a position as the net is shown."""
    show_position(w, x, p, facing)
    if n[INPUTS] > OWN_INPUTS:
        show_known(w, x, p, facing)


@compiled
def look(n: Table, w: FloatTable, m: Floats, p: Table, facing: int) -> None:
    """Look at a position from which others will differ by a card."""
    show_all(n, w, behind(m, layout.SHOWN), p, facing)
    first_sums(n, w, m)


@compiled
def look_on(n: Table, w: FloatTable, m: Floats, p: Table, facing: int) -> None:
    """Look at a position that differs from the one looked at by a card."""
    show_all(n, w, behind(m, layout.CHANGED), p, facing)
    changed_sums(n, w, m)


@compiled
def end_turn(n: Table, w: FloatTable, m: Floats, laid: int) -> None:
    """Make the position looked at one whose turn is over: nothing else that is shown changes."""
    width, sums, row = n[FIRST_SIZE], behind(m, layout.CHANGED_SUMS), layout.WEIGHTS
    over, under_way = row + (layout.TALLIES + 4) * width, row + (layout.TALLIES + 4 + min(laid, 4)) * width
    for at in range(width):
        sums[at] += w[over + at] - w[under_way + at]


@compiled
def judge_looked_at(n: Table, w: FloatTable, m: Floats, facings: int) -> float:
    """Return what the position looked at is worth, in one facing or as the mean of both."""
    answers = behind(m, layout.ANSWERS)
    answer(n, w, m, behind(m, layout.CHANGED_SUMS), answers)
    if facings > 1:
        other = behind(m, layout.MEMORY)
        second = behind(other, layout.ANSWERS)
        answer(n, w, other, behind(other, layout.CHANGED_SUMS), second)
        for head in range(HEADS):
            answers[head] = (answers[head] + second[head]) / 2
    return utility(answers)
