"""Games that a net plays with open hands and learns from, compiled: temporal differences, and steps by Adam."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import (
    Floats,
    FloatTable,
    Numbers,
    Row,
    Rows,
    Seeds,
    Table,
    behind,
    compiled,
    entry_point,
    floats_of,
    row_of,
)
from tenback.batch.decks import deal
from tenback.batch.kernel import begin
from tenback.batch.turns import turn_at
from tenback.nets import colour_layout as net_layout
from tenback.nets.colour_net import answer
from tenback.nets.colour_sight import show_position
from tenback.nets.net import add_row, chance
from tenback.search.colour_turns import ColourDesk, best_turn, write_end
from tenback.search.trials import take_turn

LONGEST = 64  # turns of a game
KEPT_FIRST, KEPT_SECOND, TINY = 0.9, 0.999, 1e-8  # how long Adam remembers slopes and their squares


class School(NamedTuple):
    """What a net learns with."""

    table: Numbers
    scratch: Numbers
    games: Rows
    policies: Rows
    listed: Rows  # [turn, place]: what the net was shown of the ends of turns
    values: NDArray[np.float32]  # [turn, place]
    chances: NDArray[np.float64]  # [turn]: what it thought of them
    slopes: NDArray[np.float32]  # of the loss, by weight


@compiled
def send_back_second(w: FloatTable, m: Floats, slopes: Floats, error: float) -> None:
    """Add the slopes of the last two layers, and write what becomes of the error in the first one."""
    sums, back, next_back = (
        behind(m, net_layout.NEXT_LAYER),
        behind(m, net_layout.BACK),
        behind(m, net_layout.NEXT_BACK),
    )
    slopes[net_layout.THIRD_BIAS] += error
    for at in range(net_layout.NARROW):
        next_back[at] = 0.0
        if sums[at] > 0:
            next_back[at] = error * w[net_layout.THIRD + at]
            slopes[net_layout.THIRD + at] += error * sums[at]
        slopes[net_layout.SECOND_BIASES + at] += next_back[at]
    for at in range(net_layout.WIDE):
        row, total = net_layout.SECOND + at * net_layout.NARROW, np.float32(0)
        if m[at] > 0:
            add_row(next_back, 0, m[at], behind(slopes, row), net_layout.NARROW)
            for number in range(net_layout.NARROW):
                total += w[row + number] * next_back[number]
        back[at] = float(total)


@compiled
def send_back(w: FloatTable, k: Table, v: FloatTable, m: Floats, slopes: Floats, error: float) -> None:
    """Add the slopes of all weights for a position that was just answered."""
    send_back_second(w, m, slopes, error)
    for place in range(k[0]):
        row = behind(slopes, k[1 + place] * net_layout.WIDE)
        add_row(behind(m, net_layout.BACK), 0, v[place], row, net_layout.WIDE)


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
            school.chances[count] = chance(worth)
            count += 1
        take_turn(t, s, g, turn, policies)
    return count


@compiled
def learn_game(school: School, net: ColourDesk, count: int, won: float, trace: float) -> float:
    """Add the slopes for a game, from its last turn to its first, and return the sum of squared errors."""
    w, m, slopes, target, squares = (
        floats_of(net.weights, 0),
        floats_of(net.memory, 0),
        floats_of(school.slopes, 0),
        won,
        0.0,
    )
    for at in range(count - 1, -1, -1):
        k, v = row_of(school.listed, at), floats_of(school.values, at)
        error = chance(answer(w, k, v, m)) - target
        send_back(w, k, v, m, slopes, error)
        squares += error * error
        target = (1.0 - trace) * school.chances[at] + trace * target
    return squares


@entry_point
def learn_games(school: School, net: ColourDesk, seeds: Seeds, trace: float, results: NDArray[np.float64]) -> None:
    """Play a game for each seed and learn from it; add up how many were won, their ends and the squared errors."""
    t, s, g = row_of(school.table, 0), row_of(school.scratch, 0), row_of(school.games, 0)
    for seed in seeds:
        deal(t, g, seed)
        begin(t, s, g, int(seed % np.uint64(t[layout.SEATS])))
        count = play_game(school, net, g)
        won = float(g[layout.WINNERS] & 1)
        results[0] += won
        results[1] += count
        results[2] += learn_game(school, net, count, won, trace)


@entry_point
def step(
    weights: NDArray[np.float32],
    slopes: NDArray[np.float32],
    first: NDArray[np.float32],
    second: NDArray[np.float32],
    rate: float,
    scale: float,
    number: int,
) -> None:
    """Take one step of Adam, and forget the slopes."""
    w, d, a, b = floats_of(weights, 0), floats_of(slopes, 0), floats_of(first, 0), floats_of(second, 0)
    kept, kept_squares, one = np.float32(KEPT_FIRST), np.float32(KEPT_SECOND), np.float32(1)
    length, spread = np.float32(rate / (1.0 - KEPT_FIRST**number)), np.float32(1.0 / (1.0 - KEPT_SECOND**number))
    for at in range(net_layout.WEIGHTS):
        slope = d[at] * np.float32(scale)
        d[at] = 0.0
        a[at] = float(kept * a[at] + (one - kept) * slope)
        b[at] = float(kept_squares * b[at] + (one - kept_squares) * slope * slope)
        w[at] -= length * a[at] / (np.sqrt(b[at] * spread) + np.float32(TINY))
