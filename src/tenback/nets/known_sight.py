"""What a net is shown of the hands of others, compiled: the last inputs of `tenback.nets.inputs`."""

from tenback.batch.compiler import Floats, FloatTable, Table, compiled, count_bits, inlined
from tenback.nets import layout
from tenback.nets.card_sets import beyond, low, size, window
from tenback.nets.family import BACK
from tenback.nets.inputs import KNOWN_WINDOWS
from tenback.nets.shape import INPUTS, OWN_INPUTS
from tenback.nets.sight import (
    Cards,
    bands,
    in_facing,
    mark,
    saved_by_tricks,
    sorted_depths,
    tricks_among,
    write_near,
)


@inlined
def write_counts(x: Floats, row: int, word: int) -> None:
    """Write how many of the first cards of a window are there."""
    x[row] = low(word, 3) / 3
    x[row + 4] = low(word, 6) / 3
    x[row + 8] = low(word, 10) / 3
    x[row + 12] = low(word, 20) / 3
    x[row + 16] = count_bits(word) / 3


@compiled
def show_known_pile(w: FloatTable, x: Floats, at: int, deep: int, o: Cards, f: Cards, r: Cards) -> None:
    """Write what one pile sees of own cards, of those of the next seat and of those of later ones."""
    ta, tb = tricks_among(o[0] | f[0] | r[0], o[1] | f[1] | r[1])
    ahead, behind = window(f[0], f[1], deep + 1), window(f[0], f[1], deep - 32)
    later, past = window(r[0], r[1], deep + 1), window(r[0], r[1], deep - 32)
    tricks = window(ta, tb, deep - BACK + 1)
    words = (ahead, behind, later, past, tricks)
    for number in range(KNOWN_WINDOWS):
        mark(x, OWN_INPUTS + 128 * number + 32 * at, words[number])
    row = layout.KNOWN_PILE_ROWS + at
    write_near(w, x, row, ahead)
    write_near(w, x, row + 12, ahead & (ahead - 1))
    write_near(w, x, row + 24, later)
    write_counts(x, row + 36, ahead)
    write_counts(x, row + 56, later)
    fa, fb = beyond(deep)
    x[row + 76] = size(f[0] & fa, f[1] & fb) / 8
    x[row + 80] = size(r[0] & fa, r[1] & fb) / 16
    x[row + 84] = behind >> 22 & 1
    x[row + 88] = past >> 22 & 1
    x[row + 92] = low(tricks, 9) / 2
    x[row + 96] = low(tricks, 21) / 2


@compiled
def show_known_regions(x: Floats, left: Cards, rise: Cards, fall: Cards, f: Cards, r: Cards) -> None:
    """Write how many known cards are taken by none, one or both piles of each direction, and which a trick saves."""
    up, down = bands(rise, fall)
    at = layout.KNOWN_REGIONS
    for i in range(3):
        for j in range(3):
            ra, rb = up[i][0] & down[j][0], up[i][1] & down[j][1]
            x[at] = size(f[0] & ra, f[1] & rb) / 4
            x[at + 1] = size(r[0] & ra, r[1] & rb) / 8
            at += 2
    da, db = up[0][0] & down[0][0], up[0][1] & down[0][1]
    sa, sb = saved_by_tricks(left[0], left[1], rise, fall)
    x[at] = size(f[0] & da & sa, f[1] & db & sb) / 2
    x[at + 1] = size(r[0] & da & sa, r[1] & db & sb) / 2
    x[at + 2] = size(f[0] & da & ~sa, f[1] & db & ~sb) / 2
    x[at + 3] = size(r[0] & da & ~sa, r[1] & db & ~sb) / 2


@compiled
def show_known(w: FloatTable, x: Floats, p: Table, facing: int) -> None:
    """Write the inputs of a position that tell of others' hands."""
    for at in range(OWN_INPUTS, INPUTS):
        x[at] = 0.0
    rise, fall = sorted_depths(p, facing)
    o, u = in_facing(p, layout.OWN, facing), in_facing(p, layout.UNSEEN, facing)
    f, r = in_facing(p, layout.FOLLOWING, facing), in_facing(p, layout.LATER, facing)
    other_o = in_facing(p, layout.OWN, 1 - facing)
    other_f, other_r = in_facing(p, layout.FOLLOWING, 1 - facing), in_facing(p, layout.LATER, 1 - facing)
    for pile in range(2):
        show_known_pile(w, x, pile, rise[pile], o, f, r)
        show_known_pile(w, x, 2 + pile, fall[pile], other_o, other_f, other_r)
    show_known_regions(x, (o[0] | u[0], o[1] | u[1]), rise, fall, f, r)
    at = layout.KNOWN_TALLIES
    x[at] = size(f[0], f[1]) / 8
    x[at + 1] = size(r[0], r[1]) / 24
    if p[layout.SEATS] > 1:
        x[at + p[layout.SEATS]] = 1.0
