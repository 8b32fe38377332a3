"""Trials of turns, compiled: in the same worlds, a fast policy plays a few turns on, then the position is judged."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.bits import bit
from tenback.batch.compiler import (
    FloatTable,
    Numbers,
    Row,
    Rows,
    Table,
    compiled,
    entry_point,
    floats_of,
    inlined,
    row_of,
)
from tenback.batch.kernel import make_move
from tenback.batch.policies import choose
from tenback.batch.score import weigh_hands, weigh_unlaid
from tenback.batch.turns import turn_at
from tenback.search.endgame import UNSURE, finish_off, is_end
from tenback.search.kept_values import Values
from tenback.search.value import value
from tenback.search.worlds import ToldSets, believe

Policies = NDArray[np.uint8]  # [way, seat]: people play in one way in even worlds, and in the other way in odd ones

POSITIONS = 100  # looked at before a line to the end is given up


@inlined
def copy_game(source: Row, g: Row, width: int) -> None:
    """Copy a whole game, with its decks and chance."""
    for field in range(width):
        g[field] = source[field]


@inlined
def is_turn_over(g: Row, turns: int) -> bool:
    """Say whether a turn that was under way is over."""
    return g[layout.ENDING] != layout.NONE or g[layout.TURNS] != turns


@compiled
def take_turn(t: Table, s: Row, g: Row, turn: Row, policies: Row) -> None:
    """Play a turn as planned; where a command upsets the plan, go on by the policy."""
    turns = g[layout.TURNS]
    for at in range(turn[layout.TURN_LAYS]):
        card, pile = turn[layout.TURN_MOVES + at] >> 3, turn[layout.TURN_MOVES + at] & 7
        if is_turn_over(g, turns) or g[layout.OPEN + 2 * pile + (card >> 6)] & bit(card) == 0:
            break
        make_move(t, s, g, turn[layout.TURN_MOVES + at])
    while not is_turn_over(g, turns):
        make_move(t, s, g, layout.END if g[layout.MAY_END] != 0 else choose(t, s, g, policies))


@compiled
def play_turns(t: Table, s: Row, g: Row, policies: Row, count: int) -> None:
    """Play so many turns by the policies, or stop as soon as all lines to the end can be searched."""
    end = g[layout.TURNS] + count
    while g[layout.ENDING] == layout.NONE and g[layout.TURNS] < end and not (g[layout.LAID] == 0 and is_end(t, g)):
        make_move(t, s, g, choose(t, s, g, policies))


@compiled
def judge_position(t: Table, s: Row, g: Row, values: FloatTable, own: int, policies: Row) -> float:
    """Return the chance of a seat to win: known, found out, or what the position is worth."""
    if g[layout.ENDING] != layout.NONE:
        return float(g[layout.WINNERS] >> own & 1)
    found = finish_off(t, s, g, POSITIONS) if is_end(t, g) else UNSURE
    return float(found) if found != UNSURE else value(t, s, g, values, own, policies[own])


class Desk(NamedTuple):
    """What a thinker works with; it belongs to one thread."""

    table: Numbers
    scratch: Numbers
    values: Values
    policies: Policies
    games: Rows  # what is seen, a world, and a game to play on in
    turns: Rows  # candidates


@entry_point
def try_turns(
    desk: Desk, told: ToldSets, seed: np.uint64, worlds: Numbers, horizon: int, tried: Numbers, sums: Values
) -> None:
    """Try turns in each world of a stretch, and add up their chances."""
    t, s = row_of(desk.table, 0), row_of(desk.scratch, 0)
    seen, world, g = row_of(desk.games, 0), row_of(desk.games, 1), row_of(desk.games, 2)
    values, turns, own, width = floats_of(desk.values, 0), row_of(desk.turns, 0), seen[layout.SEAT], desk.games.shape[1]
    for number in range(worlds[0], worlds[1]):
        p = row_of(desk.policies, number & 1)
        believe(t, s, seen, world, own, told, seed, number)
        for at in range(len(tried)):
            copy_game(world, g, width)
            take_turn(t, s, g, turn_at(turns, tried[at]), p)
            play_turns(t, s, g, p, horizon)
            sums[tried[at]] += judge_position(t, s, g, values, own, p)


@entry_point
def weigh_told(desk: Desk, told: ToldSets, seed: np.uint64, worlds: int) -> None:
    """Make a card count more, the more of these worlds have it in a hand that is soon on turn."""
    t, s, seen, world = row_of(desk.table, 0), row_of(desk.scratch, 0), row_of(desk.games, 0), row_of(desk.games, 1)
    own = seen[layout.SEAT]
    weigh_unlaid(t, s, seen, own)
    for number in range(worlds):
        believe(t, s, seen, world, own, told, seed, number)
        weigh_hands(t, s, world, own, 1.0 / worlds)
