"""Turns of a team that talks, by a net, compiled: hands are known in every world that agrees with what was told."""

import numpy as np

from tenback.batch import layout
from tenback.batch.compiler import Row, compiled, entry_point, floats_of, row_of
from tenback.batch.turns import copy_turn, turn_at
from tenback.search.kept_values import Values
from tenback.search.numbers.turns import MOST_WIDE, Care, NetDesk, think_of_turns, worth_if_ended
from tenback.search.trials import Desk
from tenback.search.worlds import ToldSets, believe


@compiled
def is_among(turns: Row, count: int, turn: Row) -> bool:
    """Say whether some turns have one with the same end; the order of its cards makes no difference."""
    for place in range(count):
        other, same = turn_at(turns, place), True
        for field in range(layout.TURN_HAND, layout.TURN_HAND + 2):
            same = same and other[field] == turn[field]
        for field in range(layout.TURN_TOPS, layout.TURN_TOPS + layout.MOST_PILES):
            same = same and other[field] == turn[field]
        if same:
            return True
    return False


@entry_point
def propose_told(desk: Desk, net: NetDesk, told: ToldSets, seed: np.uint64, worlds: int, most: int, care: Care) -> int:
    """Write the best turns of each of so many worlds into the desk, and return how many they are."""
    t, s, seen, world = row_of(desk.table, 0), row_of(desk.scratch, 0), row_of(desk.games, 0), row_of(desk.games, 1)
    n, w, m = row_of(net.shape, 0), floats_of(net.weights, 0), floats_of(net.memory, 0)
    p, found, turns, count = row_of(net.position, 0), row_of(net.turns, 0), row_of(desk.turns, 0), 0
    for number in range(worlds):
        believe(t, s, seen, world, seen[layout.SEAT], told, seed, number)
        for place in range(think_of_turns(t, s, world, n, w, m, p, found, care)):
            turn = turn_at(found, 2 * MOST_WIDE + place)
            if count < most and not is_among(turns, count, turn):
                copy_turn(turn, turn_at(turns, count))
                count += 1
    return count


@entry_point
def judge_told(
    desk: Desk, net: NetDesk, told: ToldSets, seed: np.uint64, worlds: int, care: Care, sums: Values
) -> None:
    """Add up what the ends of the first turns of the desk are worth in each of so many worlds."""
    t, s, seen, world = row_of(desk.table, 0), row_of(desk.scratch, 0), row_of(desk.games, 0), row_of(desk.games, 1)
    n, w, m = row_of(net.shape, 0), floats_of(net.weights, 0), floats_of(net.memory, 0)
    p, turns = row_of(net.position, 0), row_of(desk.turns, 0)
    for number in range(worlds):
        believe(t, s, seen, world, seen[layout.SEAT], told, seed, number)
        for at in range(len(sums)):
            sums[at] += worth_if_ended(t, world, n, w, m, p, turn_at(turns, at), care)
