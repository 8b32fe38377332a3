"""What a slim net answers to listed inputs, compiled.

The last sum runs in doubles and is then rounded, so that its order makes no difference: every machine finds the same.
"""

import numpy as np

from tenback.batch.compiler import Floats, FloatTable, Row, Table, behind, compiled, inlined
from tenback.nets.net import add_row
from tenback.nets.slim import layout


@inlined
def show(k: Row, v: Floats, number: int, value: float) -> None:
    """Add an input to the list."""
    k[1 + k[0]] = number
    v[k[0]] = value
    k[0] += 1


@inlined
def rest_of(w: FloatTable, inputs: int) -> FloatTable:
    """Return the weights behind the first layer."""
    return behind(w, inputs * layout.WIDE)


@compiled
def add_listed(w: FloatTable, k: Table, v: FloatTable, m: Floats) -> None:
    """Add what the listed inputs bring to the first layer."""
    for place in range(k[0]):
        add_row(w, k[1 + place] * layout.WIDE, v[place], m, layout.WIDE)


@compiled
def second_layer(r: FloatTable, m: Floats) -> None:
    """Work the second layer out."""
    sums = behind(m, layout.NEXT_LAYER)
    for at in range(layout.NARROW):
        sums[at] = r[layout.SECOND_BIASES + at]
    for at in range(layout.WIDE):
        if m[at] > 0:
            add_row(r, at * layout.NARROW, m[at], sums, layout.NARROW)


@compiled
def finish(r: FloatTable, m: Floats) -> float:
    """Return what the net answers once its first layer is known, not yet a chance."""
    second_layer(r, m)
    logit = 1.0 * r[layout.THIRD_BIAS]
    for at in range(layout.NARROW):
        if m[layout.NEXT_LAYER + at] > 0:
            logit += 1.0 * m[layout.NEXT_LAYER + at] * r[layout.THIRD + at]
    return float(np.float32(logit))


@compiled
def answer(w: FloatTable, inputs: int, k: Table, v: FloatTable, m: Floats) -> float:
    """Return what the net answers to listed inputs, not yet a chance."""
    for at in range(layout.WIDE):
        m[at] = 0.0
    add_listed(w, k, v, m)
    return finish(rest_of(w, inputs), m)
