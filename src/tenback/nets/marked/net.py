"""What a net of marked games makes of a position, compiled.

All ends of a turn have the same cards outside the hand, so what lies ahead of a pile is summed once for each depth and
role that it can reach.
"""

from tenback.batch.compiler import Floats, FloatTable, Row, Table, behind, compiled, inlined
from tenback.nets.family import CARDS
from tenback.nets.marked import layout
from tenback.nets.marked.sight import first_of, role_of, show_hand, show_others
from tenback.nets.slim.layout import WIDE
from tenback.nets.slim.net import add_listed, finish, rest_of

SUMS = layout.PILES * layout.PILES * (CARDS + 1)  # [pile, role, depth]


@inlined
def pile_sums(w: FloatTable, p: Table, k: Row, v: Floats, known: Row, sums: Floats, pile: int) -> Floats:
    """Return what lies ahead of a pile, summed unless it is known."""
    role = role_of(p, pile)
    place = (pile * layout.PILES + role) * (CARDS + 1) + 1 + p[layout.DEPTHS + pile]
    found = behind(sums, place * WIDE)
    if known[place] == 0:
        known[place] = 1
        k[0] = 0
        show_others(p, k, v, first_of(role), pile)
        for at in range(WIDE):
            found[at] = 0.0
        add_listed(w, k, v, found)
    return found


@compiled
def judge_position(w: FloatTable, p: Table, k: Row, v: Floats, m: Floats, known: Row, sums: Floats) -> float:
    """Return what the net answers to a position, not yet a chance."""
    a, b = pile_sums(w, p, k, v, known, sums, 0), pile_sums(w, p, k, v, known, sums, 1)
    c, d = pile_sums(w, p, k, v, known, sums, 2), pile_sums(w, p, k, v, known, sums, 3)
    for at in range(WIDE):
        m[at] = (a[at] + b[at]) + (c[at] + d[at])
    k[0] = 0
    show_hand(p, k, v)
    add_listed(w, k, v, m)
    return finish(rest_of(w, layout.INPUTS), m)
