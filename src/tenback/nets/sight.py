"""What a net is shown, compiled: the same numbers as `tenback.nets.inputs`, for one position."""

import numpy as np

from tenback.batch.compiler import Floats, FloatTable, Table, compiled, count_bits, inlined, trailing_zeros
from tenback.nets import layout
from tenback.nets.family import BACK, CARDS
from tenback.nets.inputs import WINDOWS
from tenback.nets.shape import INPUTS

LOW, HIGH = -1, (1 << 34) - 1  # the two words of every card
WINDOW = (1 << 32) - 1
LOG_STEPS = 4096.0  # logarithms are rounded, so that every machine finds the same


# ---- sets of cards: two words


@inlined
def shift_down(word: int, by: int) -> int:
    """Shift a word without its sign, by 1 to 63."""
    return word >> by & ((1 << (64 - by)) - 1)


@compiled
def reverse(word: int) -> int:
    """Return the bits of a word in the opposite order."""
    word = shift_down(word, 1) & 0x5555555555555555 | (word & 0x5555555555555555) << 1
    word = shift_down(word, 2) & 0x3333333333333333 | (word & 0x3333333333333333) << 2
    word = shift_down(word, 4) & 0x0F0F0F0F0F0F0F0F | (word & 0x0F0F0F0F0F0F0F0F) << 4
    word = shift_down(word, 8) & 0x00FF00FF00FF00FF | (word & 0x00FF00FF00FF00FF) << 8
    word = shift_down(word, 16) & 0x0000FFFF0000FFFF | (word & 0x0000FFFF0000FFFF) << 16
    return shift_down(word, 32) | word << 32


@inlined
def mirrored(a: int, b: int) -> tuple[int, int]:
    """Return a set in the other facing."""
    low, high = reverse(a), reverse(b)
    return shift_down(high, 30) | low << 34, shift_down(low, 30)


@inlined
def beyond(place: int) -> tuple[int, int]:
    """Return the cards beyond a place."""
    if place < 0:
        return LOW, HIGH
    if place < 63:
        return LOW << (place + 1), HIGH
    return 0, HIGH << min(place - 63, 34) & HIGH


@inlined
def ten_before(a: int, b: int) -> tuple[int, int]:
    """Return the places ten before those of a set."""
    return shift_down(a, BACK) | b << (64 - BACK), b >> BACK


@inlined
def ten_after(a: int, b: int) -> tuple[int, int]:
    """Return the places ten after those of a set."""
    return a << BACK, (b << BACK | shift_down(a, 64 - BACK)) & HIGH


@inlined
def window(a: int, b: int, start: int) -> int:
    """Return 32 cards of a set from a place on, which may be before the first."""
    if start < 0:
        return a << -start & WINDOW
    if start == 0:
        return a & WINDOW
    if start < 64:
        return (shift_down(a, start) | b << (64 - start)) & WINDOW
    return b >> min(start - 64, 63) & WINDOW


@inlined
def size(a: int, b: int) -> int:
    """Return how many cards a set has."""
    return count_bits(a) + count_bits(b)


# ---- the parts


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
def low(word: int, count: int) -> int:
    """Return how many of the first cards of a window are there."""
    return count_bits(word & ((1 << count) - 1))


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
    la, lb = oa | ua, ob | ub
    ta, tb = ten_before(la, lb)
    ta, tb = ta & la, tb & lb
    va, vb = ten_before(oa, ob)
    ahead, behind = window(oa, ob, deep + 1), window(oa, ob, deep - 32)
    hidden, past = window(ua, ub, deep + 1), window(ua, ub, deep - 32)
    tricks, own_tricks = window(ta, tb, deep - BACK + 1), window(va & oa, vb & ob, deep - BACK + 1)
    mark_windows(x, 32 * at, (ahead, behind, hidden, past, tricks, own_tricks))
    row = layout.PILE_ROWS + at
    x[row] = deep / (CARDS - 1)
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
    fa, fb = beyond(deep)
    x[row + 88] = size(ua & fa, ub & fb) / 50
    x[row + 92] = size(oa & fa, ob & fb) / 8
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
    fa, fb = beyond(deep - BACK)
    x[row + 136] = size(ta & fa, tb & fb) / 20
    mine10, mine20, their10, their20 = behind >> 22 & 1, behind >> 12 & 1, past >> 22 & 1, past >> 12 & 1
    x[row + 140] = mine10
    x[row + 144] = their10
    x[row + 148] = mine10 & mine20
    x[row + 152] = mine10 & their20
    x[row + 156] = their10 & (mine20 | their20)
    for step in range(14):
        x[row + 160 + 4 * step] = 1.0 if deep >= 7 * step else 0.0


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


@compiled
def show_table(
    w: FloatTable,
    x: Floats,
    p: Table,
    rise: tuple[int, int],
    fall: tuple[int, int],
    o: tuple[int, int],
    u: tuple[int, int],
) -> None:
    """Write what does not belong to one pile."""
    (oa, ob), (ua, ub) = o, u
    la, lb = oa | ua, ob | ub
    ta, tb = ten_before(la, lb)
    ta, tb = ta & la, tb & lb
    va, vb = ten_before(oa, ob)
    at = layout.CARD_SETS
    mark(x, at, oa)
    mark(x, at + 64, ob)
    mark(x, at + 98, ua)
    mark(x, at + 162, ub)
    mark(x, at + 196, ta)
    mark(x, at + 260, tb)
    mark(x, at + 294, va & oa)
    mark(x, at + 358, vb & ob)
    a, b = beyond(rise[0]), beyond(rise[1])
    c, d = beyond(CARDS - 2 - fall[0]), beyond(CARDS - 2 - fall[1])
    up = ((~a[0], HIGH & ~a[1]), (a[0] & ~b[0], a[1] & ~b[1]), b)
    down = ((c[0], c[1]), (~c[0] & d[0], HIGH & ~c[1] & d[1]), (~d[0], HIGH & ~d[1]))
    at = layout.REGIONS
    for i in range(3):
        for j in range(3):
            ra, rb = up[i][0] & down[j][0], up[i][1] & down[j][1]
            x[at] = size(ua & ra, ub & rb) / 20
            x[at + 1] = size(oa & ra, ob & rb) / 4
            x[at + 2] = size(ta & ra, tb & rb) / 10
            at += 3
    da, db = up[0][0] & down[0][0], up[0][1] & down[0][1]
    sa, sb = ten_before(la & a[0], lb & a[1])
    za, zb = ten_after(la & ~c[0], lb & ~c[1])
    sa, sb = sa | za, sb | zb
    x[at] = size(ua & da & sa, ub & db & sb) / 5
    x[at + 1] = size(oa & da & sa, ob & db & sb) / 2
    x[at + 2] = size(ua & da & ~sa, ub & db & ~sb) / 5
    x[at + 3] = size(oa & da & ~sa, ob & db & ~sb) / 2
    x[at + 4 + min(size(da & la, db & lb), 12)] = 1.0
    held, rest = size(oa, ob), size(ua, ub)
    own, other = cost_of(w, oa, ob, rise, fall), cost_of(w, ua, ub, rise, fall)
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


@compiled
def show_position(w: FloatTable, x: Floats, p: Table, facing: int) -> None:
    """Write all inputs of a position, seen in one facing or the other."""
    for at in range(INPUTS):
        x[at] = 0.0
    o, u = (p[layout.OWN], p[layout.OWN + 1]), (p[layout.UNSEEN], p[layout.UNSEEN + 1])
    other_o, other_u = mirrored(o[0], o[1]), mirrored(u[0], u[1])
    first, second = layout.DEPTHS + 2 * facing, layout.DEPTHS + 2 - 2 * facing
    rise = min(p[first], p[first + 1]), max(p[first], p[first + 1])
    fall = min(p[second], p[second + 1]), max(p[second], p[second + 1])
    if facing == 1:
        o, u, other_o, other_u = other_o, other_u, o, u
    for pile in range(2):
        show_pile(w, x, pile, rise[pile], o[0], o[1], u[0], u[1])
        show_pile(w, x, 2 + pile, fall[pile], other_o[0], other_o[1], other_u[0], other_u[1])
    show_table(w, x, p, rise, fall, o, u)
