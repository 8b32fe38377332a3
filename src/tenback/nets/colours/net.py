"""What a net of games of colours makes of a position, compiled."""

from tenback.batch.compiler import Floats, FloatTable, Row, compiled
from tenback.nets.colours import layout
from tenback.nets.colours.sight import show_position
from tenback.nets.slim.net import answer


@compiled
def judge_position(w: FloatTable, p: Row, k: Row, v: Floats, m: Floats) -> float:
    """Return what the net answers to a position, not yet a chance."""
    show_position(p, k, v)
    return answer(w, layout.INPUTS, k, v, m)
