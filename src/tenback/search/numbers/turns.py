"""Whole turns by what a net thinks of their ends, compiled: the best few are made longer, card by card."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.bits import without
from tenback.batch.compiler import (
    Floats,
    FloatTable,
    Numbers,
    Row,
    Rows,
    Table,
    as_floats,
    behind,
    compiled,
    entry_point,
    floats_of,
    inlined,
    row_of,
)
from tenback.batch.score import fitting, nearest
from tenback.batch.turns import copy_turn, is_known, lay_nothing, make_room, score_at, turn_at, write_longer
from tenback.nets import layout as net_layout
from tenback.nets.family import CARDS
from tenback.nets.net import end_turn, judge_looked_at, look, look_on
from tenback.nets.shape import SLIGHT
from tenback.nets.weights import Net

BEST = 1.0 + 4 * SLIGHT  # what a position is worth once all cards are laid
NOTHING = 9.0  # the score of no turn at all: a score is what a turn is worth, negated
MOST_WIDE = MOST_KEPT = 8


class Care(NamedTuple):
    """How carefully turns are thought of."""

    near: int  # cards for each pile
    wide: int  # turns that are made longer, of each length
    keep: int  # turns that are returned
    facings: int
    knows: int = 0  # 1: the hands that the game has are known to its seat


class NetDesk(NamedTuple):
    """A net, and what it works with; the memory belongs to one thread."""

    shape: Numbers
    weights: NDArray[np.float32]
    memory: NDArray[np.float32]  # for both facings
    position: Numbers
    turns: Rows  # two lists that are made longer in turn; then the turns that were found


def new_net_desk(net: Net) -> NetDesk:
    """Return what a net works with."""
    return NetDesk(
        shape=net.shape,
        weights=net.weights,
        memory=np.zeros(2 * net_layout.MEMORY, np.float32),
        position=np.zeros(net_layout.POSITION_WIDTH, np.int64),
        turns=np.zeros((2 * MOST_WIDE + MOST_KEPT, layout.TURN_WIDTH), np.int64),
    )


@inlined
def depth_of(t: Table, pile: int, top: int) -> int:
    """Return how deep a pile is with this top."""
    if top == CARDS:
        return -1
    return top if t[layout.SIGNS + pile] > 0 else CARDS - 1 - top


@compiled
def write_known(t: Table, g: Row, p: Row) -> None:
    """Write what the next seat with cards holds, and what those after it hold."""
    first, seat = True, g[layout.SEAT]
    for _ in range(t[layout.SEATS] - 1):
        seat = seat + 1 if seat + 1 < t[layout.SEATS] else 0
        if g[layout.SIZES + seat] != 0:
            at = net_layout.FOLLOWING if first else net_layout.LATER
            p[at] |= g[layout.HANDS + 2 * seat]
            p[at + 1] |= g[layout.HANDS + 2 * seat + 1]
            first = False


@compiled
def write_position(t: Table, g: Row, turn: Table, p: Row, knows: int) -> None:
    """Write what the seat on turn will know once it has laid the cards of a turn and not ended it."""
    for field in range(net_layout.POSITION_WIDTH):
        p[field] = 0
    if knows:
        write_known(t, g, p)
    hand, deck = layout.HANDS + 2 * g[layout.SEAT], g[layout.LEFT]
    for seat in range(t[layout.SEATS]):
        deck -= g[layout.SIZES + seat]
    for word in range(2):
        p[net_layout.OWN + word] = turn[layout.TURN_HAND + word]
        p[net_layout.UNSEEN + word] = g[layout.UNLAID + word] & ~g[hand + word]
    for pile in range(layout.MOST_PILES):
        p[net_layout.DEPTHS + pile] = depth_of(t, pile, turn[layout.TURN_TOPS + pile])
    p[net_layout.LAID] = g[layout.LAID] + turn[layout.TURN_LAYS]
    p[net_layout.DECK] = deck
    p[net_layout.SEATS] = t[layout.SEATS]


@inlined
def can_go_on(t: Table, g: Row, turn: Row) -> bool:
    """Say whether a turn may have another card."""
    found = 0
    for pile in range(layout.MOST_PILES):
        top = turn[layout.TURN_TOPS + pile]
        found |= fitting(t, g, pile, top, 0) & turn[layout.TURN_HAND]
        found |= fitting(t, g, pile, top, 1) & turn[layout.TURN_HAND + 1]
    return found != 0


@inlined
def enter(turns: Row, count: int, room: int, turn: Row, worth: float) -> int:
    """Enter a turn into a list by its worth, and return how many it has."""
    if count == room and score_at(turns, room - 1) <= -worth:
        return count
    place = make_room(turns, count, room, -worth)
    copy_turn(turn, turn_at(turns, place))
    set_score(turn_at(turns, place), -worth)
    return min(count + 1, room)


@inlined
def set_score(turn: Row, score: float) -> None:
    """Write the score of a turn."""
    as_floats(turn)[layout.TURN_SCORE] = score


@compiled
def begin_judged(g: Row, turn: Row) -> None:
    """Write the turn that lays nothing, as good as any."""
    lay_nothing(g, turn)
    set_score(turn, -BEST)


@compiled
def look_both(n: Table, w: FloatTable, m: Floats, p: Row, facings: int) -> None:
    """Look at a position from which others will differ by a card, in as many facings as are asked for."""
    for facing in range(facings):
        look(n, w, behind(m, facing * net_layout.MEMORY), p, facing)


@compiled
def look_on_both(n: Table, w: FloatTable, m: Floats, p: Row, facings: int) -> None:
    """Look at a position that differs from the one looked at by a card."""
    for facing in range(facings):
        look_on(n, w, behind(m, facing * net_layout.MEMORY), p, facing)


@compiled
def worth_of_end(n: Table, w: FloatTable, m: Floats, p: Row, left: int, facings: int) -> float:
    """Return what the position looked at is worth once its turn is over; so many cards are left."""
    if left == 0:
        return BEST
    for facing in range(facings):
        end_turn(n, w, behind(m, facing * net_layout.MEMORY), p[net_layout.LAID])
    return judge_looked_at(n, w, m, facings)


@compiled
def lengthen_judged(
    t: Table,
    s: Row,
    g: Row,
    n: Table,
    w: FloatTable,
    m: Floats,
    p: Row,
    turn: Row,
    lists: tuple[Row, int, Row, int],
    may_end: bool,  # noqa: FBT001 - compiled functions take no keywords
    care: Care,
) -> tuple[int, int]:
    """Enter a turn with each possible next card among those to go on with and among ends; return how many they are."""
    longer, count, found, ends = lists
    spare, left = behind(s, layout.SPARE_TURN), g[layout.LEFT] - turn[layout.TURN_LAYS] - 1
    write_position(t, g, turn, p, care.knows)
    look_both(n, w, m, p, care.facings)
    for pile in range(layout.MOST_PILES):
        a = fitting(t, g, pile, turn[layout.TURN_TOPS + pile], 0) & turn[layout.TURN_HAND]
        b = fitting(t, g, pile, turn[layout.TURN_TOPS + pile], 1) & turn[layout.TURN_HAND + 1]
        for _ in range(care.near):
            if a | b == 0:
                break
            card = nearest(t, g[layout.SEAT], pile, a, b)
            a, b = without(a, b, card)
            if is_known(longer, count, turn, card << 3 | pile) or is_known(found, ends, turn, card << 3 | pile):
                continue
            write_longer(turn, spare, card << 3 | pile, 0.0)
            write_position(t, g, spare, p, care.knows)
            look_on_both(n, w, m, p, care.facings)
            if can_go_on(t, g, spare):
                count = enter(longer, count, care.wide, spare, judge_looked_at(n, w, m, care.facings))
            if may_end or spare[layout.TURN_HAND] | spare[layout.TURN_HAND + 1] == 0:
                ends = enter(found, ends, care.keep, spare, worth_of_end(n, w, m, p, left, care.facings))
    return count, ends


@compiled
def think_of_turns(t: Table, s: Row, g: Row, n: Table, w: FloatTable, m: Floats, p: Row, turns: Row, care: Care) -> int:
    """Find the best turns for the seat on turn, the best first, and return how many; a score is a worth, negated."""
    here, then, found = turns, turn_at(turns, MOST_WIDE), turn_at(turns, 2 * MOST_WIDE)
    owed = 0 if g[layout.MAY_END] != 0 else max(g[layout.ASKED] - g[layout.LAID], 1)
    count, ends = 1, 0
    begin_judged(g, here)
    if owed == 0:
        ends = enter(found, ends, care.keep, here, worth_if_ended(t, g, n, w, m, p, here, care))
    for length in range(1, min(g[layout.SIZES + g[layout.SEAT]], layout.MOST_LAYS) + 1):
        longer, bar = 0, score_at(found, 0) if ends > 0 else NOTHING
        for place in range(count):
            if score_at(here, place) <= bar:
                lists = (then, longer, found, ends)
                longer, ends = lengthen_judged(t, s, g, n, w, m, p, turn_at(here, place), lists, length >= owed, care)
        if longer == 0:
            break
        count, here, then = longer, then, here
    return ends


@compiled
def worth_if_ended(t: Table, g: Row, n: Table, w: FloatTable, m: Floats, p: Row, turn: Row, care: Care) -> float:
    """Return what it is worth to lay the cards of a turn and no more."""
    write_position(t, g, turn, p, care.knows)
    look_both(n, w, m, p, care.facings)
    look_on_both(n, w, m, p, care.facings)
    return worth_of_end(n, w, m, p, g[layout.LEFT] - turn[layout.TURN_LAYS], care.facings)


@entry_point
def propose_judged(table: Numbers, scratch: Numbers, games: Rows, desk: NetDesk, care: Care) -> int:
    """Write the best turns for what game 0 sees into the desk, and return how many."""
    t, s, g = row_of(table, 0), row_of(scratch, 0), row_of(games, 0)
    n, w, m = row_of(desk.shape, 0), floats_of(desk.weights, 0), floats_of(desk.memory, 0)
    return think_of_turns(t, s, g, n, w, m, row_of(desk.position, 0), row_of(desk.turns, 0), care)
