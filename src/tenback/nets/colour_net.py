"""What a net of games of colours makes of a position, compiled.

The last sum runs in doubles and is then rounded, so that its order makes no difference: every machine finds the same.
"""

import numpy as np

from tenback.batch.compiler import Floats, FloatTable, Row, Table, behind, compiled, inlined
from tenback.nets import colour_layout as layout
from tenback.nets.colour_sight import show_position
from tenback.nets.net import add_row


@compiled
def first_layer(w: FloatTable, k: Table, v: FloatTable, m: Floats) -> None:
    """Work the first layer out for the inputs that are listed."""
    for at in range(layout.WIDE):
        m[at] = 0.0
    for place in range(k[0]):
        add_row(w, k[1 + place] * layout.WIDE, v[place], m, layout.WIDE)


@compiled
def second_layer(w: FloatTable, m: Floats) -> None:
    """Work the second layer out."""
    sums = behind(m, layout.NEXT_LAYER)
    for at in range(layout.NARROW):
        sums[at] = w[layout.SECOND_BIASES + at]
    for at in range(layout.WIDE):
        if m[at] > 0:
            add_row(w, layout.SECOND + at * layout.NARROW, m[at], sums, layout.NARROW)


@inlined
def answer(w: FloatTable, k: Table, v: FloatTable, m: Floats) -> float:
    """Return what the net answers to listed inputs, not yet a chance."""
    first_layer(w, k, v, m)
    second_layer(w, m)
    logit = 1.0 * w[layout.THIRD_BIAS]
    for at in range(layout.NARROW):
        if m[layout.NEXT_LAYER + at] > 0:
            logit += 1.0 * m[layout.NEXT_LAYER + at] * w[layout.THIRD + at]
    return float(np.float32(logit))


@compiled
def judge_position(w: FloatTable, p: Row, k: Row, v: Floats, m: Floats) -> float:
    """Return what the net answers to a position, not yet a chance."""
    show_position(p, k, v)
    return answer(w, k, v, m)
