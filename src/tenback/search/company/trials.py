"""Trials of turns in company, compiled: people take the cheapest steps until it is the seat's own turn again."""

import numpy as np

from tenback.batch import layout
from tenback.batch.compiler import Numbers, Row, Table, compiled, entry_point, row_of
from tenback.batch.turns import lay_nothing, turn_at
from tenback.search.kept_values import Values
from tenback.search.marked.trials import judge_next
from tenback.search.marked.turns import ENDS, MarkedDesk, best_turns, write_marks
from tenback.search.slim_desk import Breadth
from tenback.search.trials import Desk, copy_game, take_turn
from tenback.search.worlds import ToldSets, believe


@compiled
def play_round(t: Table, s: Row, g: Row, net: MarkedDesk, own: int, policies: Row, breadth: Breadth) -> None:
    """Play on until it is a seat's own turn: people stop as soon as they may, bots take the turn the net likes best."""
    turn = row_of(net.slim.turns, ENDS)
    while g[layout.ENDING] == layout.NONE and g[layout.SEAT] != own:
        if policies[g[layout.SEAT]] == layout.GREEDY:
            lay_nothing(g, turn)
        else:
            best_turns(t, s, g, net, breadth)
        take_turn(t, s, g, turn, policies)


@entry_point
def try_in_company(
    desk: Desk,
    net: MarkedDesk,
    told: ToldSets,
    seed: np.uint64,
    world: int,
    breadth: Breadth,
    tried: Numbers,
    sums: Values,
) -> None:
    """Try turns in a world, and add up their chances."""
    t, s, policies = row_of(desk.table, 0), row_of(desk.scratch, 0), row_of(desk.policies, 1)
    seen, believed, g = row_of(desk.games, 0), row_of(desk.games, 1), row_of(desk.games, 2)
    turns, own, width = row_of(desk.turns, 0), seen[layout.SEAT], desk.games.shape[1]
    write_marks(t, row_of(net.slim.position, 0))
    believe(t, s, seen, believed, own, told, seed, world)
    for at in range(len(tried)):
        copy_game(believed, g, width)
        take_turn(t, s, g, turn_at(turns, tried[at]), policies)
        play_round(t, s, g, net, own, policies, breadth)
        sums[tried[at]] += judge_next(t, s, g, net, breadth)
