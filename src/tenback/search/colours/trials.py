"""Trials of turns in games of colours, compiled: in the same worlds, each is judged by the best turn that follows."""

import numpy as np

from tenback.batch import layout
from tenback.batch.compiler import Numbers, Row, Table, compiled, entry_point, floats_of, row_of
from tenback.batch.turns import turn_at
from tenback.nets.net import chance
from tenback.search.colours.turns import ColourDesk, best_turn, list_turns
from tenback.search.endgame import UNSURE, finish_off, is_end
from tenback.search.kept_values import Values
from tenback.search.trials import POSITIONS, Desk, copy_game, take_turn
from tenback.search.worlds import ToldSets, believe


@compiled
def known(t: Table, s: Row, g: Row) -> int:
    """Say whether the team wins: by how it ended, or by a line to the end; unsure if neither is known."""
    if g[layout.ENDING] != layout.NONE:
        return g[layout.WINNERS] & 1
    return finish_off(t, s, g, POSITIONS) if is_end(t, g) else UNSURE


@compiled
def judge_next(t: Table, s: Row, g: Row, net: ColourDesk) -> float:
    """Return the chance of the team to win: known, or that of the best turn to come."""
    found = known(t, s, g)
    if found != UNSURE:
        return float(found)
    p, k, turns = row_of(net.position, 0), row_of(net.listed, 0), row_of(net.turns, 0)
    w, v, m = floats_of(net.weights, 0), floats_of(net.values, 0), floats_of(net.memory, 0)
    return chance(best_turn(t, s, g, turns, w, p, k, v, m)[1])


@entry_point
def propose_coloured(desk: Desk) -> int:
    """Write all turns for what game 0 sees, and return how many they are."""
    t, s, seen = row_of(desk.table, 0), row_of(desk.scratch, 0), row_of(desk.games, 0)
    return list_turns(t, s, seen, row_of(desk.turns, 0))


@entry_point
def try_coloured(
    desk: Desk, net: ColourDesk, told: ToldSets, seed: np.uint64, worlds: Numbers, tried: Numbers, sums: Values
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
            sums[tried[at]] += judge_next(t, s, g, net)
