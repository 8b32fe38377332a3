"""Turns of races by what a net thinks of their ends, compiled: longer turns come from the best shorter ones."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.bits import bit
from tenback.batch.compiler import (
    Row,
    Table,
    as_floats,
    compiled,
    count_bits,
    inlined,
    row_of,
)
from tenback.batch.score import fitting, nearest
from tenback.batch.turns import (
    WIDE,
    copy_turn,
    enter_turn,
    has_helped,
    is_known,
    lay_nothing,
    piles_next,
    turn_at,
    write_longer,
)
from tenback.nets.races import layout as net_layout
from tenback.nets.races.net import SUMS, judge_position
from tenback.nets.races.sight import mirrored
from tenback.search.slim_desk import Breadth, SlimDesk, Tools, new_slim_desk, tools_of
from tenback.search.turns import most_lays

WON = 30.0  # what is as good as certain, in the terms of a net
MOST_TURNS = 64  # of a list
ENDS = 2 * MOST_TURNS  # where the best turns stand, behind two lists of turns of one length
SPARE = 3 * MOST_TURNS  # a turn before it is entered
ROOT = SPARE + 1  # the turn that lays nothing


def new_race_desk(weights: NDArray[np.float32]) -> SlimDesk:
    """Return what a net for races works with."""
    return new_slim_desk(
        weights,
        position=net_layout.POSITION_WIDTH,
        shown=net_layout.MOST_SHOWN,
        sums=SUMS,
        turns=ROOT + 1,
    )


@inlined
def write_set(p: Row, at: int, cards: int) -> None:
    """Write a set of cards in both facings."""
    p[at], p[at + 1] = cards, mirrored(cards)


@compiled
def write_start(g: Row, p: Row, known: Row) -> None:
    """Write what all ends of a turn have in common, and forget what was known of other turns."""
    own = g[layout.SEAT]
    write_set(p, net_layout.DECK, g[layout.UNLAID + 2 * own] & ~g[layout.HANDS + 2 * own])
    write_set(p, net_layout.THEIRS, g[layout.UNLAID + 2 * (1 - own)])
    p[net_layout.THEIR_SIZE] = g[layout.SIZES + 1 - own]
    for place in range(SUMS):
        known[place] = 0


@inlined
def depth_of(top: int, facing: int) -> int:
    """Return the rank of a top in its own facing."""
    if top == net_layout.CARDS:
        return net_layout.LOWEST - 1
    return net_layout.LOWEST + (net_layout.CARDS - 1 - top if facing else top)


@compiled
def write_end(t: Table, g: Row, turn: Row, p: Row) -> None:
    """Write the position at the end of a turn, which was begun with `write_start`."""
    for pile in range(net_layout.PILES):
        top = turn[layout.TURN_TOPS + (pile ^ 2 * g[layout.SEAT])]
        p[net_layout.DEPTHS + pile] = depth_of(top, pile & 1)
    write_set(p, net_layout.HAND, turn[layout.TURN_HAND])
    room = t[layout.HAND_SIZE] - count_bits(p[net_layout.HAND])
    due = room if has_helped(t, g, turn) else t[layout.DRAW_UNHELPED]
    p[net_layout.DRAWN] = min(due, count_bits(p[net_layout.DECK]))


@inlined
def is_won(p: Table) -> bool:
    """Say whether a position has no card left to lay."""
    return p[net_layout.HAND] | p[net_layout.DECK] == 0


@compiled
def judge_end(t: Table, g: Row, turn: Row, net: Tools) -> None:
    """Write what the end of a turn costs: its worth in the terms of a net, negated."""
    write_end(t, g, turn, net.p)
    worth = WON if is_won(net.p) else judge_position(net.w, net.p, net.k, net.v, net.m, net.known, net.sums)
    as_floats(turn)[layout.TURN_SCORE] = -worth


@inlined
def cards_next(t: Table, g: Row, turn: Row, pile: int) -> int:
    """Return the cards that can be laid next on a pile."""
    if turn[layout.TURN_LAYS] == 0:
        return g[layout.OPEN + 2 * pile]
    return fitting(t, g, pile, turn[layout.TURN_TOPS + pile], 0) & turn[layout.TURN_HAND]


@inlined
def first_pile(turn: Row) -> int:
    """Return the first pile for the next card: two cards on two piles need be thought of in one order only."""
    return turn[layout.TURN_MOVES] & 7 if turn[layout.TURN_LAYS] == 1 else 0


@compiled
def lengthen(t: Table, g: Row, turn: Row, turns: Row, count: int, room: int, near: int, spare: Row, net: Tools) -> int:
    """Enter the turn with each possible next card into a list, and return how many it has."""
    piles = piles_next(t, g, turn, WIDE)
    for pile in range(first_pile(turn), net_layout.PILES):
        cards = cards_next(t, g, turn, pile) if piles >> pile & 1 else 0
        for _ in range(near):
            if cards == 0:
                break
            card = nearest(t, g[layout.SEAT], pile, cards, 0)
            cards &= ~bit(card)
            write_longer(turn, spare, card << 3 | pile, 0.0)
            judge_end(t, g, spare, net)
            if not is_known(turns, count, turn, card << 3 | pile):
                count = enter_turn(turns, count, room, spare)
    return count


@compiled
def begin_turn(t: Table, g: Row, turn: Row, net: Tools) -> int:
    """Write the turn that lays nothing, and return how many cards are owed."""
    write_start(g, net.p, net.known)
    lay_nothing(g, turn)
    judge_end(t, g, turn, net)
    return 0 if g[layout.MAY_END] != 0 else max(g[layout.ASKED] - g[layout.LAID], 1)


@compiled
def best_turns(t: Table, g: Row, desk: SlimDesk, breadth: Breadth) -> int:
    """Write the turns whose ends are worth most, the best first, and return how many they are.

    If what is owed was not found among the nearest cards, that is the turn that lays nothing.
    """
    net, turns, longer = tools_of(desk), row_of(desk.turns, 0), row_of(desk.turns, MOST_TURNS)
    ends, spare, root = row_of(desk.turns, ENDS), row_of(desk.turns, SPARE), row_of(desk.turns, ROOT)
    owed = begin_turn(t, g, root, net)
    copy_turn(root, turns)
    copy_turn(root, ends)
    count, found = 1, 0 if owed > 0 else 1
    for length in range(1, most_lays(t, g) + 1):
        fresh, room = 0, MOST_TURNS if length < owed else max(breadth.wide, breadth.keep)
        for place in range(count):
            fresh = lengthen(t, g, turn_at(turns, place), longer, fresh, room, breadth.near, spare, net)
        for place in range(fresh if length >= owed else 0):
            found = enter_turn(ends, found, breadth.keep, turn_at(longer, place))
        count, turns, longer = min(fresh, breadth.wide) if length >= owed else fresh, longer, turns
    return max(found, 1)
