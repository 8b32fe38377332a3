"""Turns of games of colours by what a net thinks of their ends, compiled: there are few, so all of them are judged."""

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
    trailing_zeros,
)
from tenback.batch.score import fitting
from tenback.batch.turns import copy_turn, is_known, lay_nothing, turn_at, write_longer
from tenback.nets.colours import layout as net_layout
from tenback.nets.colours.net import judge_position
from tenback.nets.slim.layout import MEMORY
from tenback.search.turns import most_lays

WON, LOST = 30.0, -30.0  # what is as good as certain, in the terms of a net
MOST_TURNS = 20  # of a hand: none, four with one card, eight with two, and room to spare


class ColourDesk(NamedTuple):
    """A net for games of colours, and what it works with; all but the weights belong to one thread."""

    weights: NDArray[np.float32]
    position: Numbers
    listed: Numbers  # the inputs that are not 0
    values: NDArray[np.float32]  # of these inputs
    memory: NDArray[np.float32]
    turns: Rows  # those that follow, in a world


def new_colour_desk(weights: NDArray[np.float32]) -> ColourDesk:
    """Return what a net works with."""
    return ColourDesk(
        weights=weights,
        position=np.zeros(net_layout.POSITION_WIDTH, np.int64),
        listed=np.zeros(net_layout.MOST_SHOWN + 1, np.int64),
        values=np.zeros(net_layout.MOST_SHOWN, np.float32),
        memory=np.zeros(MEMORY, np.float32),
        turns=np.zeros((MOST_TURNS, layout.TURN_WIDTH), np.int64),
    )


@compiled
def list_longer(t: Table, g: Row, turn: Row, turns: Row, count: int) -> int:
    """Add the turn with each possible next card to a list, each end once, and return how many it has."""
    for pile in range(t[layout.PILES]):
        cards = fitting(t, g, pile, turn[layout.TURN_TOPS + pile], 0) & turn[layout.TURN_HAND]
        while cards != 0:
            chosen = trailing_zeros(cards) << 3 | pile
            cards &= cards - 1
            if not is_known(turns, count, turn, chosen):
                write_longer(turn, turn_at(turns, count), chosen, 0.0)
                count += 1
    return count


@compiled
def list_turns(t: Table, s: Row, g: Row, turns: Row) -> int:
    """Write all turns of the seat on turn that end differently, and return how many they are."""
    root, count = behind(s, layout.SPARE_TURN), 0
    lay_nothing(g, root)
    if g[layout.MAY_END] != 0:
        copy_turn(root, turns)
        count = 1
    first, last = count, list_longer(t, g, root, turns, count)
    count = last
    for place in range(first, last if most_lays(t, g) > 1 else first):
        count = list_longer(t, g, turn_at(turns, place), turns, count)
    return count


@compiled
def write_end(t: Table, g: Row, turn: Table, p: Row) -> None:
    """Write the position at the end of a turn: every hand is known."""
    own = g[layout.SEAT]
    held, seat, holder = turn[layout.TURN_HAND], own, 1
    p[net_layout.DOWN], p[net_layout.UP] = turn[layout.TURN_TOPS], turn[layout.TURN_TOPS + 1]
    p[net_layout.HELD] = held
    for place in range(1, net_layout.HOLDERS):
        p[net_layout.HELD + place] = 0
    for _ in range(t[layout.SEATS] - 1):
        seat = seat + 1 if seat + 1 < t[layout.SEATS] else 0
        if g[layout.SIZES + seat] != 0:
            p[net_layout.HELD + holder] |= g[layout.HANDS + 2 * seat]
            held |= g[layout.HANDS + 2 * seat]
            holder = min(holder + 1, net_layout.HANDS - 1)
    p[net_layout.HELD + net_layout.DRAW_PILE] = g[layout.UNLAID] & ~g[layout.HANDS + 2 * own] & ~held
    p[net_layout.SEATS] = t[layout.SEATS]


@compiled
def judge_end(t: Table, g: Row, turn: Table, w: FloatTable, p: Row, k: Row, v: Floats, m: Floats) -> float:
    """Return what the end of a turn is worth, in the terms of a net."""
    if turn[layout.TURN_LAYS] == g[layout.LEFT]:
        return WON
    write_end(t, g, turn, p)
    return judge_position(w, p, k, v, m)


@compiled
def best_turn(
    t: Table, s: Row, g: Row, turns: Row, w: FloatTable, p: Row, k: Row, v: Floats, m: Floats
) -> tuple[int, float]:
    """Return the place of the turn whose end is worth most, and what it is worth; all turns are listed."""
    best, worth = 0, 2 * LOST
    for place in range(list_turns(t, s, g, turns)):
        found = judge_end(t, g, turn_at(turns, place), w, p, k, v, m)
        if found > worth:
            best, worth = place, found
    return best, worth
