"""Trials of turns by nets, compiled: in the same worlds, each is judged by the best turn that can follow it."""

import numpy as np

from tenback.batch import layout
from tenback.batch.compiler import Floats, FloatTable, Numbers, Row, Table, compiled, entry_point, floats_of, row_of
from tenback.batch.turns import score_at, turn_at
from tenback.search.endgame import UNSURE, finish_off, is_end
from tenback.search.kept_values import Values
from tenback.search.numbers.turns import MOST_WIDE, Care, NetDesk, think_of_turns
from tenback.search.trials import POSITIONS, Desk, copy_game, play_turns, take_turn
from tenback.search.worlds import ToldSets, believe


@compiled
def judge_ahead(
    t: Table,
    s: Row,
    g: Row,
    n: Table,
    w: FloatTable,
    m: Floats,
    p: Row,
    turns: Row,
    own: int,
    policies: Row,
    care: Care,
) -> float:
    """Return the chance of the team to win: known, found out, or that of the best turn to come.

    Where hands are not known, play goes round until it is a seat's own turn again: others judge without its cards.
    """
    best = turn_at(turns, 2 * MOST_WIDE)
    for _ in range(t[layout.SEATS] + 1):
        if g[layout.ENDING] != layout.NONE:
            break
        found = finish_off(t, s, g, POSITIONS) if is_end(t, g) else UNSURE
        if found != UNSURE:
            return float(found)
        if policies[g[layout.SEAT]] == layout.GREEDY:
            play_turns(t, s, g, policies, 1)
            continue
        if think_of_turns(t, s, g, n, w, m, p, turns, care) == 0:
            return 0.0
        if care.knows or g[layout.SEAT] == own:
            return min(1.0, -score_at(best, 0))
        take_turn(t, s, g, best, policies)
    return float(g[layout.WINNERS] & 1)


@entry_point
def try_judged(
    desk: Desk,
    net: NetDesk,
    told: ToldSets,
    seed: np.uint64,
    worlds: Numbers,
    care: Care,
    tried: Numbers,
    sums: Values,
) -> None:
    """Try turns in each world of a stretch, and add up their chances."""
    t, s = row_of(desk.table, 0), row_of(desk.scratch, 0)
    seen, world, g = row_of(desk.games, 0), row_of(desk.games, 1), row_of(desk.games, 2)
    n, w, m = row_of(net.shape, 0), floats_of(net.weights, 0), floats_of(net.memory, 0)
    p, ahead, turns = row_of(net.position, 0), row_of(net.turns, 0), row_of(desk.turns, 0)
    own, width = seen[layout.SEAT], desk.games.shape[1]
    for number in range(worlds[0], worlds[1]):
        policies = row_of(desk.policies, number & 1)
        believe(t, s, seen, world, own, told, seed, number)
        for at in range(len(tried)):
            copy_game(world, g, width)
            take_turn(t, s, g, turn_at(turns, tried[at]), policies)
            sums[tried[at]] += judge_ahead(t, s, g, n, w, m, p, ahead, own, policies, care)
