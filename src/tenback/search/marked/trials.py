"""Turns of marked games in worlds, compiled: thought of, judged by their ends, and tried until the next turn."""

import numpy as np

from tenback.batch import layout
from tenback.batch.compiler import Numbers, Row, Table, compiled, entry_point, row_of
from tenback.batch.turns import copy_turn, score_at, turn_at
from tenback.nets.net import chance
from tenback.search.colours.trials import known
from tenback.search.endgame import UNSURE
from tenback.search.kept_values import Values
from tenback.search.marked.turns import (
    ENDS,
    MarkedDesk,
    best_turns,
    is_end,
    play_plan,
    worth_here,
    write_marks,
    write_start,
)
from tenback.search.numbers.told_turns import is_among
from tenback.search.slim_desk import Breadth, tools_of
from tenback.search.trials import Desk, copy_game, take_turn
from tenback.search.worlds import ToldSets, believe


@compiled
def judge_next(t: Table, s: Row, g: Row, net: MarkedDesk, breadth: Breadth) -> float:
    """Return the chance of the team to win: known, or that of the best turn to come."""
    found = known(t, s, g)
    if found != UNSURE:
        return float(found)
    best_turns(t, s, g, net, breadth)
    return chance(-score_at(row_of(net.slim.turns, ENDS), 0))


@entry_point
def propose_marked(
    desk: Desk, net: MarkedDesk, told: ToldSets, seed: np.uint64, worlds: int, count: int, most: int, breadth: Breadth
) -> int:
    """Add the best turns of so many worlds to the `count` on the desk, `most` in all, and return how many they are."""
    t, s, seen, world = row_of(desk.table, 0), row_of(desk.scratch, 0), row_of(desk.games, 0), row_of(desk.games, 1)
    found, turns = row_of(net.slim.turns, ENDS), row_of(desk.turns, 0)
    write_marks(t, row_of(net.slim.position, 0))
    for number in range(worlds):
        believe(t, s, seen, world, seen[layout.SEAT], told, seed, number)
        for place in range(best_turns(t, s, world, net, breadth)):
            turn = turn_at(found, place)
            if count < most and not is_among(turns, count, turn):
                copy_turn(turn, turn_at(turns, count))
                count += 1
    return count


@entry_point
def judge_marked(desk: Desk, net: MarkedDesk, told: ToldSets, seed: np.uint64, worlds: int, sums: Values) -> None:
    """Add up the chances of the ends of the first turns of the desk in each of so many worlds."""
    t, s, seen, world = row_of(desk.table, 0), row_of(desk.scratch, 0), row_of(desk.games, 0), row_of(desk.games, 1)
    tools, turns, played = tools_of(net.slim), row_of(desk.turns, 0), row_of(net.games, 0)
    write_marks(t, tools.p)
    for number in range(worlds):
        believe(t, s, seen, world, seen[layout.SEAT], told, seed, number)
        write_start(t, world, tools.p, tools.known, net.knows)
        for at in range(len(sums)):
            play_plan(t, s, world, turn_at(turns, at), played)
            sums[at] += chance(worth_here(t, played, tools)) if is_end(t, played) else 0.0


@entry_point
def try_marked(
    desk: Desk,
    net: MarkedDesk,
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
    write_marks(t, row_of(net.slim.position, 0))
    for number in range(worlds[0], worlds[1]):
        believe(t, s, seen, world, own, told, seed, number)
        for at in range(len(tried)):
            copy_game(world, g, width)
            take_turn(t, s, g, turn_at(turns, tried[at]), p)
            sums[tried[at]] += judge_next(t, s, g, net, breadth)
