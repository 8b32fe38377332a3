"""Playing the end out, compiled: once nothing is left to draw, look for a line that lays every card.

It looks with all hands open, the cheapest cards first, and gives up after so many positions.
"""

from tenback.batch.compiler import Row, as_floats, behind, compiled, inlined
from tenback.batch.kernel import copy_table, deck_of, make_move, without
from tenback.batch.layout import (
    ALL_LAID,
    CARDS,
    DECKS,
    END,
    END_COSTS,
    END_COUNT,
    END_MOVES,
    END_WIDTH,
    ENDING,
    ENDINGS_ROOM,
    EXTRA,
    HEED,
    LEFT,
    MAY_END,
    MOST_ENDING,
    MOST_TO_FINISH,
    NONE,
    OPEN,
    PILES,
    PLACES,
    RACE,
    SEAT,
    TOPS,
)
from tenback.batch.score import covering, nearest, score, score_after, weigh_all

NEAR_END = 3  # cards for each pile that are looked at
WON, LOST, UNSURE = 1, 0, -1


@inlined
def is_end(t: Row, g: Row) -> bool:
    """Say whether a team has nothing to draw any more, and few enough cards to look at lines to the end."""
    return t[RACE] == 0 and t[DECKS] == 1 and g[PLACES] == t[CARDS] and g[LEFT] <= MOST_TO_FINISH


@inlined
def node_at(t: Row, depth: int) -> Row:
    """Return a position of the line that is looked at."""
    return behind(t, ENDINGS_ROOM + depth * END_WIDTH)


@compiled
def enter_move(node: Row, chosen: int, cost: float) -> None:
    """Enter a move by its cost, the dearest first, so that the cheapest is taken off the end."""
    count = node[END_COUNT]
    costs, place = as_floats(behind(node, END_COSTS)), count
    if count == MOST_ENDING:
        if cost >= costs[0]:
            return
        for at in range(count - 1):
            node[END_MOVES + at], costs[at] = node[END_MOVES + at + 1], costs[at + 1]
        place = count = count - 1
    while place > 0 and costs[place - 1] < cost:
        node[END_MOVES + place], costs[place] = node[END_MOVES + place - 1], costs[place - 1]
        place -= 1
    node[END_MOVES + place], costs[place] = chosen, cost
    node[END_COUNT] = count + 1


@compiled
def list_moves(t: Row, node: Row) -> None:
    """Write down what may be played in a position."""
    node[END_COUNT] = 0
    weigh_all(t, node, HEED)
    tops, seat = behind(node, TOPS), node[SEAT]
    total, piles = score(t, tops), covering(t, node)
    for pile in range(t[PILES]):
        a, b = node[OPEN + 2 * pile], node[OPEN + 2 * pile + 1]
        for _ in range(NEAR_END):
            if a | b == 0 or not piles >> pile & 1:
                break
            card = nearest(t, seat, pile, a, b)
            a, b = without(a, b, card)
            enter_move(node, card << 3 | pile, score_after(t, tops, deck_of(t, seat), total, card, pile))
    if node[MAY_END] != 0:
        enter_move(node, END, total + abs(total) * t[EXTRA] / 1000)


@compiled
def finish_off(t: Row, g: Row, positions: int) -> int:
    """Say whether a line from here lays every card, among the cheapest; unsure if so many positions were not enough."""
    depth = 0
    copy_table(g, node_at(t, 0))
    list_moves(t, node_at(t, 0))
    while depth >= 0:
        node = node_at(t, depth)
        if node[END_COUNT] == 0:
            depth -= 1
            continue
        if positions == 0:
            return UNSURE
        positions -= 1
        node[END_COUNT] -= 1
        after = node_at(t, depth + 1)
        copy_table(node, after)
        make_move(t, after, node[END_MOVES + node[END_COUNT]])
        if after[ENDING] == ALL_LAID:
            return WON
        if after[ENDING] == NONE:
            list_moves(t, after)
            depth += 1
    return LOST
