"""Games of colours that a net plays with open hands and learns from, compiled."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Row, Seeds, compiled, entry_point, floats_of, row_of
from tenback.batch.turns import turn_at
from tenback.nets.colours.layout import INPUTS
from tenback.nets.colours.sight import show_position
from tenback.nets.net import chance
from tenback.search.colours.turns import ColourDesk, best_turn, write_end
from tenback.search.trials import take_turn
from tenback.train.slim.slopes import Lesson, School, begin_game, learn_game, note_game


@compiled
def play_game(school: School, net: ColourDesk, g: Row) -> int:
    """Play a game on, always the turn whose end is worth most, and return how many ends were written down."""
    t, s, policies = row_of(school.table, 0), row_of(school.scratch, 0), row_of(school.policies, 0)
    p, k, turns = row_of(net.position, 0), row_of(net.listed, 0), row_of(net.turns, 0)
    w, v, m = floats_of(net.weights, 0), floats_of(net.values, 0), floats_of(net.memory, 0)
    count = 0
    while g[layout.ENDING] == layout.NONE:
        best, worth = best_turn(t, s, g, turns, w, p, k, v, m)
        turn = turn_at(turns, best)
        if turn[layout.TURN_LAYS] < g[layout.LEFT]:
            write_end(t, g, turn, p)
            show_position(p, row_of(school.listed, count), floats_of(school.values, count))
            school.chances[count], school.seats[count] = chance(worth), g[layout.SEAT]
            count += 1
        take_turn(t, s, g, turn, policies)
    return count


@entry_point
def learn_colours(school: School, net: ColourDesk, seeds: Seeds, lesson: Lesson, results: NDArray[np.float64]) -> None:
    """Play a game for each seed and learn from it; results are added up."""
    w, m = floats_of(net.weights, 0), floats_of(net.memory, 0)
    for seed in seeds:
        g = begin_game(school, seed)
        count = play_game(school, net, g)
        note_game(g, count, learn_game(school, w, INPUTS, m, g, count, lesson), floats_of(results, 0))
