"""Games of four piles that a net plays and learns from, compiled."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Row, Seeds, compiled, entry_point, floats_of, row_of
from tenback.batch.turns import lay_nothing, score_at
from tenback.nets.marked.layout import INPUTS
from tenback.nets.marked.sight import show_position
from tenback.nets.net import chance
from tenback.search.marked.turns import ENDS, MarkedDesk, best_turns, is_end, play_plan, write_end, write_marks
from tenback.search.slim_desk import Breadth
from tenback.search.trials import take_turn
from tenback.train.slim.slopes import Lesson, School, begin_game, learn_game, note_game

NEAR, WIDE, KEEP = 3, 3, 1  # how many turns are thought of


@compiled
def play_game(school: School, net: MarkedDesk, g: Row) -> int:
    """Play a game on, always the turn whose end is worth most, and return how many ends were written down.

    Seats that are greedy take the cheapest steps, stop as soon as they may, and write nothing down.
    """
    t, s, policies = row_of(school.table, 0), row_of(school.scratch, 0), row_of(school.policies, 0)
    p, turn = row_of(net.slim.position, 0), row_of(net.slim.turns, ENDS)
    played, count = row_of(net.games, 0), 0
    while g[layout.ENDING] == layout.NONE:
        if policies[g[layout.SEAT]] == layout.GREEDY:
            lay_nothing(g, turn)
            take_turn(t, s, g, turn, policies)
            continue
        best_turns(t, s, g, net, Breadth(NEAR, WIDE, KEEP))
        play_plan(t, s, g, turn, played)
        if played[layout.ENDING] == layout.NONE and is_end(t, played):
            write_end(t, played, p)
            show_position(p, row_of(school.listed, count), floats_of(school.values, count))
            school.chances[count], school.seats[count] = chance(-score_at(turn, 0)), g[layout.SEAT]
            count += 1
        take_turn(t, s, g, turn, policies)
    return count


@entry_point
def learn_marked(school: School, net: MarkedDesk, seeds: Seeds, lesson: Lesson, results: NDArray[np.float64]) -> None:
    """Play a game for each seed and learn from it; results are added up."""
    w, m = floats_of(net.slim.weights, 0), floats_of(net.slim.memory, 0)
    write_marks(row_of(school.table, 0), row_of(net.slim.position, 0))
    for seed in seeds:
        g = begin_game(school, seed)
        count = play_game(school, net, g)
        note_game(g, count, learn_game(school, w, INPUTS, m, g, count, lesson), floats_of(results, 0))
