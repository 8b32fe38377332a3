"""Turns of four piles by what a slim net thinks of their ends, compiled: each is played by the rules.

Longer turns come from the best shorter ones.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.bits import lowest, without
from tenback.batch.compiler import (
    Row,
    Rows,
    Table,
    as_floats,
    compiled,
    inlined,
    row_of,
)
from tenback.batch.duties import fact, unmet
from tenback.batch.kernel import cards_due, copy_table, lay_and_stay
from tenback.batch.score import nearest, prices_of
from tenback.batch.turns import copy_turn, enter_turn, is_known, lay_nothing, turn_at, write_longer
from tenback.heuristics.prices import UNIT
from tenback.nets.card_sets import mirrored
from tenback.nets.family import CARDS
from tenback.nets.marked import layout as net_layout
from tenback.nets.marked.net import SUMS, judge_position
from tenback.search.slim_desk import Breadth, SlimDesk, Tools, new_slim_desk, tools_of

WON = 30.0  # what is as good as certain, in the terms of a net
MOST_TURNS = 32  # of a list
ENDS = 2 * MOST_TURNS  # where the best turns stand, behind two lists of turns of one length
SPARE = 3 * MOST_TURNS  # a turn before it is entered
PRODUCT = float(UNIT) ** 4  # the price of a card that fits everywhere
MARKS = (layout.STOPS, layout.COVERS, layout.EXACT, layout.BURNS, layout.BINDS, layout.BARS)  # then few cards drawn


class MarkedDesk(NamedTuple):
    """A net for marked games, and what it works with; all but the weights belong to one thread."""

    slim: SlimDesk
    games: Rows  # a turn played so far, and with one card more
    knows: int  # 1: the net is shown what others hold


def new_marked_desk(weights: NDArray[np.float32], *, knows: bool = True) -> MarkedDesk:
    """Return what a net works with."""
    slim = new_slim_desk(
        weights,
        position=net_layout.POSITION_WIDTH,
        shown=net_layout.MOST_SHOWN,
        sums=SUMS,
        turns=SPARE + 1,
    )
    return MarkedDesk(slim, games=np.zeros((2, layout.STREAMS), np.int64), knows=int(knows))


# ---- positions


@inlined
def write_set(p: Row, at: int, a: int, b: int) -> None:
    """Write a set of cards in both facings."""
    c, d = mirrored(a, b)
    p[at], p[at + 1], p[at + 2], p[at + 3] = a, b, c, d


@compiled
def write_marks(t: Table, p: Row) -> None:
    """Write which cards have which marks."""
    for mark in range(net_layout.MARKS):
        a = b = 0
        for card in range(CARDS):
            one = int(np.int64(has_mark(t, card, mark)) << (card & 63))
            a |= one if card < 64 else 0
            b |= one if card >= 64 else 0
        write_set(p, net_layout.MARKED + 4 * mark, a, b)


@inlined
def has_mark(t: Table, card: int, mark: int) -> int:
    """Return 1 if a card has a mark."""
    if mark < len(MARKS):
        return int(fact(t, 0, card, MARKS[mark]) != 0)
    return int(fact(t, 0, card, layout.DRAW) != layout.UNLIMITED)


@inlined
def deck_size(t: Table, g: Row) -> int:
    """Return how many cards are still in the draw pile."""
    deck = g[layout.LEFT]
    for seat in range(t[layout.SEATS]):
        deck -= g[layout.SIZES + seat]
    return deck


@inlined
def is_rest_known(t: Table, g: Row) -> bool:
    """Say whether the seat on turn can tell what others hold: the rest, if one of them alone still has cards."""
    holders = 0
    for seat in range(t[layout.SEATS]):
        holders += int(seat != g[layout.SEAT] and g[layout.SIZES + seat] != 0)
    return deck_size(t, g) == 0 and holders <= 1


@compiled
def write_unseen(g: Row, p: Row) -> None:
    """Write that any card which the seat on turn does not see may be anywhere."""
    hand = layout.HANDS + 2 * g[layout.SEAT]
    write_set(p, net_layout.HELD + 4 * net_layout.NEXT, 0, 0)
    write_set(p, net_layout.HELD + 4 * net_layout.LATER, 0, 0)
    a, b = g[layout.UNLAID] & ~g[hand], g[layout.UNLAID + 1] & ~g[hand + 1]
    write_set(p, net_layout.HELD + 4 * net_layout.DRAW_PILE, a, b)


@compiled
def write_others(t: Table, g: Row, p: Row) -> None:
    """Write what the seats but the one on turn hold, and what nobody holds."""
    own, seat, holder = g[layout.SEAT], g[layout.SEAT], net_layout.NEXT
    c, d = g[layout.UNLAID] & ~g[layout.HANDS + 2 * own], g[layout.UNLAID + 1] & ~g[layout.HANDS + 2 * own + 1]
    a = b = 0
    write_set(p, net_layout.HELD + 4 * net_layout.NEXT, 0, 0)
    for _ in range(t[layout.SEATS] - 1):
        seat = seat + 1 if seat + 1 < t[layout.SEATS] else 0
        if g[layout.SIZES + seat] != 0:
            a |= g[layout.HANDS + 2 * seat]
            b |= g[layout.HANDS + 2 * seat + 1]
            c &= ~g[layout.HANDS + 2 * seat]
            d &= ~g[layout.HANDS + 2 * seat + 1]
            if holder == net_layout.NEXT:
                write_set(p, net_layout.HELD + 4 * holder, a, b)
                a, b, holder = 0, 0, net_layout.LATER
    write_set(p, net_layout.HELD + 4 * net_layout.LATER, a, b)
    write_set(p, net_layout.HELD + 4 * net_layout.DRAW_PILE, c, d)


@compiled
def write_start(t: Table, g: Row, p: Row, known: Row, knows: int) -> None:
    """Write what all ends of a turn have in common, and forget what was known of other turns."""
    if knows or is_rest_known(t, g):
        write_others(t, g, p)
    else:
        write_unseen(g, p)
    p[net_layout.SEATS] = t[layout.SEATS]
    for place in range(SUMS):
        known[place] = 0


@inlined
def depth_of(top: int, pile: int) -> int:
    """Return how deep a pile is with this top."""
    if top == CARDS:
        return -1
    return CARDS - 1 - top if pile & 2 else top


@compiled
def write_costs(t: Table, g: Row, p: Row) -> None:
    """Write what the cards of each holder cost by the product score."""
    tops, costs = layout.TOPS, as_floats(p)
    x, y = prices_of(t, 0, g[tops]), prices_of(t, 1, g[tops + 1])
    z, u = prices_of(t, 2, g[tops + 2]), prices_of(t, 3, g[tops + 3])
    for holder in range(net_layout.HOLDERS):
        a, b, total = p[net_layout.HELD + 4 * holder], p[net_layout.HELD + 4 * holder + 1], 0.0
        while a | b != 0:
            card = lowest(a, b)
            a, b = without(a, b, card)
            total += (x[card] * y[card]) * (z[card] * u[card])
        costs[net_layout.COSTS + holder] = total / PRODUCT


@inlined
def marks_of(t: Table, top: int) -> int:
    """Return the marks of a top, a bit each."""
    found = 0
    if top != CARDS:
        for mark in range(net_layout.MARKS):
            found |= has_mark(t, top, mark) << mark
    return found


@compiled
def write_end(t: Table, g: Row, p: Row) -> None:
    """Write the position of a game whose seat is about to draw, which was begun with `write_start`."""
    hand = layout.HANDS + 2 * g[layout.SEAT]
    write_set(p, net_layout.HELD, g[hand], g[hand + 1])
    for pile in range(net_layout.PILES):
        top = g[layout.TOPS + pile]
        p[net_layout.DEPTHS + pile] = depth_of(top, pile)
        p[net_layout.TOP_MARKS + pile] = marks_of(t, top)
    deck = deck_size(t, g)
    p[net_layout.DRAWN] = min(cards_due(t, g), deck)
    p[net_layout.ASKED] = t[layout.NEED] if deck > p[net_layout.DRAWN] else t[layout.NEED_EMPTY]
    write_costs(t, g, p)


# ---- turns


@inlined
def is_end(t: Table, g: Row) -> bool:
    """Say whether a turn may end here, and the game is not lost by it."""
    return g[layout.ENDING] == layout.ALL_LAID or (g[layout.MAY_END] != 0 and unmet(t, g) == layout.NONE)


@compiled
def worth_here(t: Table, g: Row, net: Tools) -> float:
    """Return what it would be worth to end a turn here, in the terms of a net."""
    if g[layout.ENDING] == layout.ALL_LAID:
        return WON
    write_end(t, g, net.p)
    return judge_position(net.w, net.p, net.k, net.v, net.m, net.known, net.sums)


@compiled
def play_plan(t: Table, s: Row, g: Row, turn: Row, played: Row) -> None:
    """Play the cards of a turn in a copy of the game."""
    copy_table(g, played)
    for at in range(turn[layout.TURN_LAYS]):
        lay_and_stay(t, s, played, turn[layout.TURN_MOVES + at])


@compiled
def lengthen(
    t: Table, s: Row, played: Row, after: Row, turn: Row, lists: tuple[Row, int, Row, int], breadth: Breadth, net: Tools
) -> tuple[int, int]:
    """Enter a played turn with each possible next card among those to go on with and among ends; return how many."""
    longer, count, ends, found = lists
    spare = turn_at(ends, MOST_TURNS)
    for pile in range(net_layout.PILES):
        a, b = played[layout.OPEN + 2 * pile], played[layout.OPEN + 2 * pile + 1]
        for _ in range(breadth.near):
            if a | b == 0:
                break
            card = nearest(t, 0, pile, a, b)
            a, b = without(a, b, card)
            chosen = card << 3 | pile
            if is_known(longer, count, turn, chosen) or is_known(ends, found, turn, chosen):
                continue
            copy_table(played, after)
            lay_and_stay(t, s, after, chosen)
            write_longer(turn, spare, chosen, WON)
            if found == 0:
                copy_turn(spare, ends)
            if after[layout.ENDING] not in (layout.NONE, layout.ALL_LAID):
                continue
            as_floats(spare)[layout.TURN_SCORE] = -worth_here(t, after, net)
            if is_end(t, after):
                found = enter_turn(ends, found, breadth.keep, spare)
            if can_go_on(after):
                count = enter_turn(longer, count, breadth.wide, spare)
    return count, found


@inlined
def can_go_on(g: Row) -> bool:
    """Say whether another card may be laid in the same turn."""
    found = 0
    for at in range(2 * net_layout.PILES):
        found |= g[layout.OPEN + at]
    return found != 0


@compiled
def begin_turns(t: Table, g: Row, turns: Row, ends: Row, net: Tools, knows: int) -> int:
    """Write the turn that lays nothing, as an end too, and return how many ends count: none where it is not one."""
    write_start(t, g, net.p, net.known, knows)
    lay_nothing(g, turns)
    as_floats(turns)[layout.TURN_SCORE] = -worth_here(t, g, net) if is_end(t, g) else WON
    copy_turn(turns, ends)
    return int(is_end(t, g))


@compiled
def best_turns(t: Table, s: Row, g: Row, desk: MarkedDesk, breadth: Breadth) -> int:
    """Write the turns whose ends are worth most, the best first, and return how many they are.

    If none was found that may end, that is one of the longest.
    """
    slim, played, after = desk.slim, row_of(desk.games, 0), row_of(desk.games, 1)
    net, ends = tools_of(slim), row_of(slim.turns, ENDS)
    turns, longer = row_of(slim.turns, 0), row_of(slim.turns, MOST_TURNS)
    count, found = 1, begin_turns(t, g, turns, ends, net, desk.knows)
    for _ in range(min(layout.MOST_LAYS, g[layout.SIZES + g[layout.SEAT]])):
        fresh = 0
        for place in range(count):
            turn = turn_at(turns, place)
            play_plan(t, s, g, turn, played)
            fresh, found = lengthen(t, s, played, after, turn, (longer, fresh, ends, found), breadth, net)
        count, turns, longer = fresh, longer, turns
    return max(found, 1)
