"""Playing the end out, compiled: once nothing is left to draw, look for a line that lays every card.

It looks with all hands open, the cheapest cards first, and gives up after so many positions.
"""

from tenback.batch import layout
from tenback.batch.bits import without
from tenback.batch.compiler import Row, Table, as_floats, behind, compiled, inlined
from tenback.batch.decks import deck_of
from tenback.batch.kernel import copy_table, make_move
from tenback.batch.score import covering, nearest, score, score_after, weigh_all

NEAR_END = 3  # cards for each pile that are looked at
WON, LOST, UNSURE = 1, 0, -1


@inlined
def is_end(t: Table, g: Row) -> bool:
    """Say whether a team has nothing left to draw, and few enough cards to look through lines to the end."""
    return (
        t[layout.RACE] == 0
        and t[layout.DECKS] == 1
        and g[layout.PLACES] == t[layout.CARDS]
        and g[layout.LEFT] <= layout.MOST_TO_FINISH
    )


@inlined
def node_at(s: Row, depth: int) -> Row:
    """Return a position of the line that is looked at."""
    return behind(s, layout.LINE + depth * layout.END_WIDTH)


@compiled
def enter_move(node: Row, chosen: int, cost: float) -> None:
    """Enter a move by its cost, the dearest first, so that the cheapest is taken off the end."""
    count = node[layout.END_COUNT]
    costs, place = as_floats(behind(node, layout.END_COSTS)), count
    if count == layout.MOST_ENDING:
        if cost >= costs[0]:
            return
        for at in range(count - 1):
            node[layout.END_MOVES + at], costs[at] = node[layout.END_MOVES + at + 1], costs[at + 1]
        place = count = count - 1
    while place > 0 and costs[place - 1] < cost:
        node[layout.END_MOVES + place], costs[place] = node[layout.END_MOVES + place - 1], costs[place - 1]
        place -= 1
    node[layout.END_MOVES + place], costs[place] = chosen, cost
    node[layout.END_COUNT] = count + 1


@compiled
def list_moves(t: Table, s: Row, node: Row) -> None:
    """Write down what may be played in a position."""
    node[layout.END_COUNT] = 0
    weigh_all(t, s, node, layout.HEED)
    tops, seat = behind(node, layout.TOPS), node[layout.SEAT]
    total, piles = score(t, s, tops), covering(t, node)
    for pile in range(t[layout.PILES]):
        a, b = node[layout.OPEN + 2 * pile], node[layout.OPEN + 2 * pile + 1]
        for _ in range(NEAR_END):
            if a | b == 0 or not piles >> pile & 1:
                break
            card = nearest(t, seat, pile, a, b)
            a, b = without(a, b, card)
            enter_move(node, card << 3 | pile, score_after(t, s, tops, deck_of(t, seat), total, card, pile))
    if node[layout.MAY_END] != 0:
        enter_move(node, layout.END, total + abs(total) * t[layout.EXTRA] / 1000)


@compiled
def finish_off(t: Table, s: Row, g: Row, positions: int) -> int:
    """Say whether a line of the cheapest moves lays every card; unsure if it runs out of positions to look at."""
    depth = 0
    copy_table(g, node_at(s, 0))
    list_moves(t, s, node_at(s, 0))
    while depth >= 0:
        node = node_at(s, depth)
        if node[layout.END_COUNT] == 0:
            depth -= 1
            continue
        if positions == 0:
            return UNSURE
        positions -= 1
        node[layout.END_COUNT] -= 1
        after = node_at(s, depth + 1)
        copy_table(node, after)
        make_move(t, s, after, node[layout.END_MOVES + node[layout.END_COUNT]])
        if after[layout.ENDING] == layout.ALL_LAID:
            return WON
        if after[layout.ENDING] == layout.NONE:
            list_moves(t, s, after)
            depth += 1
    return LOST
