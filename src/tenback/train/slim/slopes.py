"""How a slim net learns, compiled: temporal differences, slopes of the loss, and steps by Adam."""

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
    Table,
    behind,
    compiled,
    entry_point,
    floats_of,
    inlined,
    row_of,
)
from tenback.batch.decks import deal
from tenback.batch.kernel import begin
from tenback.nets.net import add_row, chance
from tenback.nets.slim import layout as net_layout
from tenback.nets.slim.net import answer, rest_of

LONGEST = 112  # turns of a game
KEPT_FIRST, KEPT_SECOND, TINY = 0.9, 0.999, 1e-8  # how long Adam remembers slopes and their squares
LAID, LEFT, ENDS, SQUARES, GAMES, RESULTS = range(6)  # ENDS: of turns; SQUARES: of errors


class Lesson(NamedTuple):
    """What a net is to learn from a game."""

    trace: float
    hope: float  # how fast a lost game loses its worth with the cards that are left; 0: it has none


class School(NamedTuple):
    """What a net learns with."""

    table: Numbers
    scratch: Numbers
    games: Rows
    policies: Rows
    listed: Rows  # [turn, place]: what the net was shown of the ends of turns
    values: NDArray[np.float32]  # [turn, place]
    chances: NDArray[np.float64]  # [turn]: what it thought of them
    seats: Numbers  # [turn]: whose they were
    slopes: NDArray[np.float32]  # of the loss, by weight


@compiled
def send_back_second(r: FloatTable, m: Floats, slopes: Floats, error: float) -> None:
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
            next_back[at] = error * r[net_layout.THIRD + at]
            slopes[net_layout.THIRD + at] += error * sums[at]
        slopes[net_layout.SECOND_BIASES + at] += next_back[at]
    for at in range(net_layout.WIDE):
        row, total = at * net_layout.NARROW, np.float32(0)
        if m[at] > 0:
            add_row(next_back, 0, m[at], behind(slopes, row), net_layout.NARROW)
            for number in range(net_layout.NARROW):
                total += r[row + number] * next_back[number]
        back[at] = float(total)


@compiled
def send_back(w: FloatTable, inputs: int, k: Table, v: FloatTable, m: Floats, slopes: Floats, error: float) -> None:
    """Add the slopes of all weights for a position that was just answered."""
    send_back_second(rest_of(w, inputs), m, behind(slopes, inputs * net_layout.WIDE), error)
    for place in range(k[0]):
        row = behind(slopes, k[1 + place] * net_layout.WIDE)
        add_row(behind(m, net_layout.BACK), 0, v[place], row, net_layout.WIDE)


@inlined
def seen_from(t: Table, seat: int, other: int, target: float) -> float:
    """Return the chance of a seat, given that of another one: a team wins together."""
    return 1.0 - target if t[layout.RACE] != 0 and seat != other else target


@compiled
def begin_game(school: School, seed: np.uint64) -> Row:
    """Deal and begin a game, each seat in its turn, and return it."""
    t, s, g = row_of(school.table, 0), row_of(school.scratch, 0), row_of(school.games, 0)
    deal(t, g, seed)
    begin(t, s, g, int(seed % np.uint64(t[layout.SEATS])))
    return g


@inlined
def worth_of_game(t: Table, g: Row, seat: int, hope: float) -> float:
    """Return what a game was worth to a seat: 1 if it won; else, where there is hope, more the fewer cards are left."""
    if g[layout.WINNERS] >> seat & 1:
        return 1.0
    return (1.0 - g[layout.LEFT] / t[layout.CARDS]) ** hope if hope > 0 else 0.0


@compiled
def learn_game(school: School, w: FloatTable, inputs: int, m: Floats, g: Row, count: int, lesson: Lesson) -> float:
    """Add the slopes for a game, from its last turn to its first, and return the sum of squared errors."""
    t, slopes, squares = row_of(school.table, 0), floats_of(school.slopes, 0), 0.0
    seat = school.seats[count - 1]
    target = worth_of_game(t, g, seat, lesson.hope)
    for at in range(count - 1, -1, -1):
        k, v = row_of(school.listed, at), floats_of(school.values, at)
        target = seen_from(t, school.seats[at], seat, target)
        seat = school.seats[at]
        error = chance(answer(w, inputs, k, v, m)) - target
        send_back(w, inputs, k, v, m, slopes, error)
        squares += error * error
        target = (1.0 - lesson.trace) * school.chances[at] + lesson.trace * target
    return squares


@compiled
def note_game(g: Row, count: int, squares: float, results: Floats) -> None:
    """Add a game to the results."""
    results[LAID] += 1.0 if g[layout.ENDING] == layout.ALL_LAID else 0.0
    results[LEFT] += float(g[layout.LEFT])
    results[ENDS] += float(count)
    results[SQUARES] += squares
    results[GAMES] += 1.0


@compiled
def gather(slopes: NDArray[np.float32], first: int, last: int) -> None:
    """Add the slopes that each core found for a stretch of the weights to those of the first, and forget them."""
    total = floats_of(slopes, 0)
    for core in range(1, len(slopes)):
        found = floats_of(slopes, core)
        for at in range(first, last):
            total[at] += found[at]
            found[at] = 0.0


@entry_point
def step(
    weights: NDArray[np.float32],
    slopes: NDArray[np.float32],
    means: NDArray[np.float32],
    stretch: tuple[int, int],
    rate: float,
    scale: float,
    number: int,
) -> None:
    """Take one step of Adam with a stretch of the weights, and forget their slopes."""
    gather(slopes, stretch[0], stretch[1])
    w, d, a, b = floats_of(weights, 0), floats_of(slopes, 0), floats_of(means, 0), floats_of(means, 1)
    kept, kept_squares, one = np.float32(KEPT_FIRST), np.float32(KEPT_SECOND), np.float32(1)
    length, spread = np.float32(rate / (1.0 - KEPT_FIRST**number)), np.float32(1.0 / (1.0 - KEPT_SECOND**number))
    for at in range(stretch[0], stretch[1]):
        slope = d[at] * np.float32(scale)
        d[at] = 0.0
        a[at] = float(kept * a[at] + (one - kept) * slope)
        b[at] = float(kept_squares * b[at] + (one - kept_squares) * slope * slope)
        w[at] -= length * a[at] / (np.sqrt(b[at] * spread) + np.float32(TINY))
