"""Games that a net plays in the company of a person who takes the cheapest steps, compiled."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Seeds, entry_point, floats_of, row_of
from tenback.nets.marked.layout import INPUTS
from tenback.search.marked.turns import MarkedDesk, write_marks
from tenback.train.slim.marked import play_game
from tenback.train.slim.slopes import Lesson, School, begin_game, learn_game, note_game


@entry_point
def learn_company(school: School, net: MarkedDesk, seeds: Seeds, lesson: Lesson, results: NDArray[np.float64]) -> None:
    """Play a game for each seed, with a person at any seat, and learn from it; results are added up."""
    w, m = floats_of(net.slim.weights, 0), floats_of(net.slim.memory, 0)
    t, policies = row_of(school.table, 0), row_of(school.policies, 0)
    write_marks(t, row_of(net.slim.position, 0))
    for seed in seeds:
        person = int(seed // np.uint64(t[layout.SEATS]) % np.uint64(t[layout.SEATS]))  # whoever begins
        policy, policies[person] = policies[person], layout.GREEDY
        g = begin_game(school, seed)
        count = play_game(school, net, g)
        policies[person] = policy
        if count > 0:
            note_game(g, count, learn_game(school, w, INPUTS, m, g, count, lesson), floats_of(results, 0))
