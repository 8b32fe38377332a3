"""What a net of races makes of a position, compiled.

All ends of a turn have the same draw piles, so what lies ahead of a pile is summed once for each depth it can reach.
"""

from tenback.batch.compiler import Floats, FloatTable, Row, Table, behind, compiled, inlined, trailing_zeros
from tenback.nets.races import layout
from tenback.nets.races.sight import (
    behind_top,
    card_at,
    is_flipped,
    leading_back,
    own_at,
    show_hand,
    theirs_at,
)
from tenback.nets.slim.layout import WIDE
from tenback.nets.slim.net import add_listed, finish, rest_of

SUMS = layout.PILES * 2 * layout.DEEP  # [pile, role, depth]


@compiled
def add_set(w: FloatTable, first: int, cards: int, depth: int, sums: Floats) -> None:
    """Add the weights of a set of cards by their steps from a top."""
    at = first + card_at(depth)
    while cards != 0:
        row = behind(w, (at + trailing_zeros(cards)) * WIDE)
        cards &= cards - 1
        for number in range(WIDE):
            sums[number] += row[number]


@compiled
def sum_pile(w: FloatTable, first: int, depth: int, its: int, others: int, sums: Floats) -> None:
    """Sum what lies ahead of a pile, whatever the hand is."""
    row = behind(w, (first + layout.ITS_DEPTH + depth) * WIDE)
    for number in range(WIDE):
        sums[number] = row[number]
    add_set(w, first + layout.ITS_CARDS, its, depth, sums)
    add_set(w, first + layout.ITS_TRICKS, leading_back(its, its), depth, sums)
    add_set(w, first + layout.ITS_HELP, behind_top(others, depth), depth, sums)


@inlined
def pile_sums(w: FloatTable, p: Table, known: Row, sums: Floats, pile: int, role: int) -> Floats:
    """Return the sums of a pile, worked out unless they are known."""
    facing, depth = pile & 1, p[layout.DEPTHS + pile]
    place = (2 * pile + role) * layout.DEEP + depth
    found = behind(sums, place * WIDE)
    if known[place] == 0:
        known[place] = 1
        deck, theirs = p[layout.DECK + facing], p[layout.THEIRS + facing]
        if pile == facing:
            sum_pile(w, own_at(role), depth, deck, theirs, found)
        else:
            sum_pile(w, theirs_at(role), depth, theirs, deck, found)
    return found


@compiled
def judge_position(w: FloatTable, p: Table, k: Row, v: Floats, m: Floats, known: Row, sums: Floats) -> float:
    """Return what the net answers to a position, not yet a chance."""
    flipped = is_flipped(p)
    a, b = pile_sums(w, p, known, sums, 0, flipped), pile_sums(w, p, known, sums, 1, 1 - flipped)
    c, d = pile_sums(w, p, known, sums, 2, flipped), pile_sums(w, p, known, sums, 3, 1 - flipped)
    for at in range(WIDE):
        m[at] = (a[at] + b[at]) + (c[at] + d[at])
    k[0] = 0
    show_hand(p, k, v)
    add_listed(w, k, v, m)
    return finish(rest_of(w, layout.INPUTS), m)
