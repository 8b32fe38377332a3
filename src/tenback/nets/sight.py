"""What a net is shown, compiled: the same numbers as `tenback.nets.inputs`, for one position."""

import numpy as np

from tenback.batch.compiler import Floats, FloatTable, Table, compiled, count_bits, inlined, trailing_zeros
from tenback.nets import layout
from tenback.nets.card_sets import HIGH, beyond, low, mirrored, size, ten_after, ten_before, window
from tenback.nets.family import BACK, CARDS
from tenback.nets.inputs import WINDOWS
from tenback.nets.shape import OWN_INPUTS

Cards = tuple[int, int]  # a set, two words

LOG_STEPS = 4096.0  # logarithms are rounded, so that every machine finds the same


@inlined
def mark(x: Floats, at: int, word: int) -> None:
    """Set the inputs of a word's bits."""
    while word != 0:
        x[at + trailing_zeros(word)] = 1.0
        word &= word - 1


@inlined
def mark_windows(x: Floats, at: int, words: tuple[int, int, int, int, int, int]) -> None:
    """Set the inputs of the windows of a pile."""
    for number in range(WINDOWS):
        mark(x, 128 * number + at, words[number])


@inlined
def write_near(w: FloatTable, x: Floats, at: int, word: int) -> None:
    """Write how near the first card of a window is, in three ways."""
    first = trailing_zeros(word) if word != 0 else 32
    x[at] = w[layout.NEAR_BY + first]
    x[at + 4] = w[layout.NEAR_FAR + first]
    x[at + 8] = first / 32


@compiled
def show_pile(w: FloatTable, x: Floats, at: int, deep: int, oa: int, ob: int, ua: int, ub: int) -> None:
    """Write the windows and the rows of one pile, seen in its own facing; `at` is its number among the four."""
    ahead, behind = window(oa, ob, deep + 1), window(oa, ob, deep - 32)
    hidden, past = window(ua, ub, deep + 1), window(ua, ub, deep - 32)
    ta, tb = tricks_among(oa | ua, ob | ub)
    va, vb = tricks_among(oa, ob)
    tricks, own_tricks = window(ta, tb, deep - BACK + 1), window(va, vb, deep - BACK + 1)
    mark_windows(x, 32 * at, (ahead, behind, hidden, past, tricks, own_tricks))
    row = layout.PILE_ROWS + at
    show_ahead(w, x, row, deep, ahead, hidden)
    fa, fb = beyond(deep)
    x[row + 88] = size(ua & fa, ub & fb) / 50
    x[row + 92] = size(oa & fa, ob & fb) / 8
    show_tricks(x, row, (behind, past), tricks, own_tricks)
    fa, fb = beyond(deep - BACK)
    x[row + 136] = size(ta & fa, tb & fb) / 20


@inlined
def show_ahead(w: FloatTable, x: Floats, row: int, deep: int, ahead: int, hidden: int) -> None:
    """Write how deep a pile is, and what lies ahead of it."""
    x[row] = deep / (CARDS - 1)
    for step in range(14):
        x[row + 160 + 4 * step] = 1.0 if deep >= 7 * step else 0.0
    write_near(w, x, row + 4, ahead)
    write_near(w, x, row + 16, ahead & (ahead - 1))
    write_near(w, x, row + 28, hidden)
    x[row + 40] = low(hidden, 2) / 2
    x[row + 44] = low(hidden, 3) / 3
    x[row + 48] = low(hidden, 5) / 5
    x[row + 52] = low(hidden, 8) / 8
    x[row + 56] = low(hidden, 12) / 12
    x[row + 60] = low(hidden, 20) / 20
    x[row + 64] = count_bits(hidden) / 32
    x[row + 68] = low(ahead, 3) / 3
    x[row + 72] = low(ahead, 6) / 3
    x[row + 76] = low(ahead, 10) / 3
    x[row + 80] = low(ahead, 20) / 3
    x[row + 84] = count_bits(ahead) / 3


@inlined
def show_tricks(x: Floats, row: int, back: Cards, tricks: int, own_tricks: int) -> None:
    """Write what lies behind a pile, own cards and unseen ones, and which tricks are to come."""
    behind, past = back
    x[row + 96] = count_bits(past >> 23) / 9
    x[row + 100] = count_bits(past >> 12) / 20
    x[row + 104] = count_bits(behind >> 23) / 3
    x[row + 108] = low(tricks, 9) / 4
    x[row + 112] = low(tricks, 14) / 4
    x[row + 116] = low(tricks, 21) / 4
    x[row + 120] = count_bits(tricks) / 8
    x[row + 124] = low(own_tricks, 9)
    x[row + 128] = low(own_tricks, 14)
    x[row + 132] = low(own_tricks, 21)
    mine10, mine20, their10, their20 = behind >> 22 & 1, behind >> 12 & 1, past >> 22 & 1, past >> 12 & 1
    x[row + 140] = mine10
    x[row + 144] = their10
    x[row + 148] = mine10 & mine20
    x[row + 152] = mine10 & their20
    x[row + 156] = their10 & (mine20 | their20)


@inlined
def tricks_among(a: int, b: int) -> tuple[int, int]:
    """Return the cards of a set that could go back on another of it."""
    c, d = ten_before(a, b)
    return a & c, b & d


@inlined
def rounded_log(value: float) -> float:
    """Return a logarithm."""
    return float(np.floor(np.log(value) * LOG_STEPS + 0.5) / LOG_STEPS)


@inlined
def cost_of(w: FloatTable, a: int, b: int, rise: tuple[int, int], fall: tuple[int, int]) -> float:
    """Return the product score of a set of cards."""
    total, at = 0.0, layout.PRICE + layout.PRICE_ZERO
    while a | b != 0:
        card = trailing_zeros(a) if a != 0 else 64 + trailing_zeros(b)
        if a != 0:
            a &= a - 1
        else:
            b &= b - 1
        price = float(w[at + rise[0] - card]) * float(w[at + rise[1] - card])
        total += price * float(w[at + card - 97 + fall[0]]) * float(w[at + card - 97 + fall[1]])
    return total


@inlined
def bands(rise: Cards, fall: Cards) -> tuple[tuple[Cards, Cards, Cards], tuple[Cards, Cards, Cards]]:
    """Return the cards that none, one or both piles take: of those that go up, and of those that go down."""
    a, b = beyond(rise[0]), beyond(rise[1])
    c, d = beyond(CARDS - 2 - fall[0]), beyond(CARDS - 2 - fall[1])
    up = ((~a[0], HIGH & ~a[1]), (a[0] & ~b[0], a[1] & ~b[1]), b)
    down = ((c[0], c[1]), (~c[0] & d[0], HIGH & ~c[1] & d[1]), (~d[0], HIGH & ~d[1]))
    return up, down


@inlined
def saved_by_tricks(la: int, lb: int, rise: Cards, fall: Cards) -> Cards:
    """Return the places from which a card that is left could save a pile."""
    a, c = beyond(rise[0]), beyond(CARDS - 2 - fall[0])
    sa, sb = ten_before(la & a[0], lb & a[1])
    za, zb = ten_after(la & ~c[0], lb & ~c[1])
    return sa | za, sb | zb


@compiled
def show_sets(x: Floats, o: Cards, u: Cards) -> None:
    """Write own cards, unseen ones, and tricks to come among all and among own cards, as whole sets."""
    ta, tb = tricks_among(o[0] | u[0], o[1] | u[1])
    va, vb = tricks_among(o[0], o[1])
    at = layout.CARD_SETS
    mark(x, at, o[0])
    mark(x, at + 64, o[1])
    mark(x, at + 98, u[0])
    mark(x, at + 162, u[1])
    mark(x, at + 196, ta)
    mark(x, at + 260, tb)
    mark(x, at + 294, va)
    mark(x, at + 358, vb)


@compiled
def show_regions(x: Floats, rise: Cards, fall: Cards, o: Cards, u: Cards) -> None:
    """Write how many cards are taken by none, one or both piles of each direction, and which of them a trick saves."""
    (oa, ob), (ua, ub) = o, u
    la, lb = oa | ua, ob | ub
    ta, tb = tricks_among(la, lb)
    up, down = bands(rise, fall)
    at = layout.REGIONS
    for i in range(3):
        for j in range(3):
            ra, rb = up[i][0] & down[j][0], up[i][1] & down[j][1]
            x[at] = size(ua & ra, ub & rb) / 20
            x[at + 1] = size(oa & ra, ob & rb) / 4
            x[at + 2] = size(ta & ra, tb & rb) / 10
            at += 3
    da, db = up[0][0] & down[0][0], up[0][1] & down[0][1]
    sa, sb = saved_by_tricks(la, lb, rise, fall)
    x[at] = size(ua & da & sa, ub & db & sb) / 5
    x[at + 1] = size(oa & da & sa, ob & db & sb) / 2
    x[at + 2] = size(ua & da & ~sa, ub & db & ~sb) / 5
    x[at + 3] = size(oa & da & ~sa, ob & db & ~sb) / 2
    x[at + 4 + min(size(da & la, db & lb), 12)] = 1.0


@compiled
def show_tallies(w: FloatTable, x: Floats, p: Table, rise: Cards, fall: Cards, o: Cards, u: Cards) -> None:
    """Write the product score and how many cards are where."""
    held, rest = size(o[0], o[1]), size(u[0], u[1])
    own, other = cost_of(w, o[0], o[1], rise, fall), cost_of(w, u[0], u[1], rise, fall)
    x[layout.COSTS] = rounded_log((own + other + 1) / (held + rest + 1))
    x[layout.COSTS + 1] = rounded_log((own + 1) / (held + 1))
    x[layout.COSTS + 2] = rounded_log((other + 1) / (rest + 1))
    at, deck = layout.TALLIES, p[layout.DECK]
    x[at] = (held + rest) / CARDS
    x[at + 1] = deck / CARDS
    x[at + 2] = held / 8
    x[at + 3] = 1.0
    x[at + 4 + min(p[layout.LAID], 4)] = 1.0
    x[at + 9 + max(0, min(deck, 10))] = 1.0
    x[at + 20 + (held + rest) // 7] = 1.0


@inlined
def sorted_depths(p: Table, facing: int) -> tuple[Cards, Cards]:
    """Return how deep the piles are that go up in a facing, and those that go down, the less deep one first."""
    first, second = layout.DEPTHS + 2 * facing, layout.DEPTHS + 2 - 2 * facing
    rise = min(p[first], p[first + 1]), max(p[first], p[first + 1])
    return rise, (min(p[second], p[second + 1]), max(p[second], p[second + 1]))


@inlined
def in_facing(p: Table, at: int, facing: int) -> Cards:
    """Return a set of a position as a facing sees it."""
    return mirrored(p[at], p[at + 1]) if facing == 1 else (p[at], p[at + 1])


@compiled
def show_position(w: FloatTable, x: Floats, p: Table, facing: int) -> None:
    """Write all inputs of a position that tell nothing of others' hands, seen in one facing or the other."""
    for at in range(OWN_INPUTS):
        x[at] = 0.0
    rise, fall = sorted_depths(p, facing)
    o, u = in_facing(p, layout.OWN, facing), in_facing(p, layout.UNSEEN, facing)
    other_o, other_u = in_facing(p, layout.OWN, 1 - facing), in_facing(p, layout.UNSEEN, 1 - facing)
    for pile in range(2):
        show_pile(w, x, pile, rise[pile], o[0], o[1], u[0], u[1])
        show_pile(w, x, 2 + pile, fall[pile], other_o[0], other_o[1], other_u[0], other_u[1])
    show_sets(x, o, u)
    show_regions(x, rise, fall, o, u)
    show_tallies(w, x, p, rise, fall, o, u)
