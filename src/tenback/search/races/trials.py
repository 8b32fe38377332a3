"""Trials of turns in races, compiled: in the same worlds, each is judged by the best next turn of its seat.

The other side does not know what the seat keeps, so the end of its turn says nothing of that.
"""

import numpy as np

from tenback.batch import layout
from tenback.batch.compiler import Numbers, Row, Table, compiled, entry_point, row_of
from tenback.batch.turns import copy_turn, score_at, turn_at
from tenback.nets.net import chance
from tenback.search.kept_values import Values
from tenback.search.races.turns import ENDS, best_turns
from tenback.search.slim_desk import Breadth, SlimDesk
from tenback.search.trials import Desk, copy_game, take_turn
from tenback.search.worlds import ToldSets, believe


@compiled
def judge_next(t: Table, s: Row, g: Row, net: SlimDesk, breadth: Breadth, own: int, policies: Row) -> float:
    """Return the chance of a seat to win: known, or that of its best turn once the other side has played."""
    best = row_of(net.turns, ENDS)
    while g[layout.ENDING] == layout.NONE:
        best_turns(t, g, net, breadth)
        if g[layout.SEAT] == own:
            return chance(-score_at(best, 0))
        take_turn(t, s, g, best, policies)
    return float(g[layout.WINNERS] >> own & 1)


@entry_point
def propose_raced(desk: Desk, net: SlimDesk, breadth: Breadth) -> int:
    """Write the best turns for what game 0 sees, the best first, and return how many they are."""
    count = best_turns(row_of(desk.table, 0), row_of(desk.games, 0), net, breadth)
    for place in range(count):
        copy_turn(row_of(net.turns, ENDS + place), row_of(desk.turns, place))
    return count


@entry_point
def try_raced(
    desk: Desk,
    net: SlimDesk,
    told: ToldSets,
    seed: np.uint64,
    worlds: Numbers,
    breadth: Breadth,
    tried: Numbers,
    sums: Values,
) -> None:
    """Try turns in each world of a stretch, and add up their chances."""
    t, s, p = row_of(desk.table, 0), row_of(desk.scratch, 0), row_of(desk.policies, 0)
    seen, world, g = row_of(desk.games, 0), row_of(desk.games, 1), row_of(desk.games, 2)
    turns, own, width = row_of(desk.turns, 0), seen[layout.SEAT], desk.games.shape[1]
    for number in range(worlds[0], worlds[1]):
        believe(t, s, seen, world, own, told, seed, number)
        for at in range(len(tried)):
            copy_game(world, g, width)
            take_turn(t, s, g, turn_at(turns, tried[at]), p)
            sums[tried[at]] += judge_next(t, s, g, net, breadth, own, p)
