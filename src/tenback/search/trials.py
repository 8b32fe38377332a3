"""Trying turns out, compiled: in the same worlds, a few turns on by a fast policy, then by what a position is worth."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Bytes, Floats, Numbers, Row, Rows, compiled, door, floats_of, inlined, row_of
from tenback.batch.kernel import bit, make_move
from tenback.batch.policies import choose
from tenback.batch.score import weigh_hands, weigh_unlaid
from tenback.search.endgame import UNSURE, finish_off, is_end
from tenback.search.turns import TURN_LAYS, TURN_MOVES, propose
from tenback.search.value import value
from tenback.search.worlds import NEED_WIDTH, believe

POSITIONS = 100  # looked at before a line to the end is given up


@inlined
def is_turn_over(g: Row, turns: int) -> bool:
    """Say whether a turn that was under way is over."""
    return g[layout.ENDING] != layout.NONE or g[layout.TURNS] != turns


@compiled
def take_turn(t: Row, g: Row, turn: Row, policies: Row) -> None:
    """Play a turn as planned; where a command upsets the plan, go on by the policy."""
    turns = g[layout.TURNS]
    for at in range(turn[TURN_LAYS]):
        card, pile = turn[TURN_MOVES + at] >> 3, turn[TURN_MOVES + at] & 7
        if is_turn_over(g, turns) or g[layout.OPEN + 2 * pile + (card >> 6)] & bit(card) == 0:
            break
        make_move(t, g, turn[TURN_MOVES + at])
    while not is_turn_over(g, turns):
        make_move(t, g, layout.END if g[layout.MAY_END] != 0 else choose(t, g, policies))


@compiled
def play_turns(t: Row, g: Row, policies: Row, count: int) -> None:
    """Play so many turns by the policies, or until the rest can be looked through."""
    end = g[layout.TURNS] + count
    while g[layout.ENDING] == layout.NONE and g[layout.TURNS] < end and not (g[layout.LAID] == 0 and is_end(t, g)):
        make_move(t, g, choose(t, g, policies))


@compiled
def judge_position(t: Row, g: Row, own: int, policies: Row, features: Floats) -> float:
    """Return the chance of a seat to win: known, found out, or what the position is worth."""
    if g[layout.ENDING] != layout.NONE:
        return float(g[layout.WINNERS] >> own & 1)
    found = finish_off(t, g, POSITIONS) if is_end(t, g) else UNSURE
    return float(found) if found != UNSURE else value(t, g, own, policies[own], features)


@door
def try_turns(  # noqa: PLR0913, PLR0917
    table: Numbers,
    games: Rows,
    policies: Bytes,
    bans: Numbers,
    needs: Numbers,
    seed: np.uint64,
    worlds: Numbers,
    horizon: int,
    turns: Rows,
    tried: Numbers,
    sums: NDArray[np.float64],
) -> None:
    """Try turns in each world of a stretch and add up their chances; games are the view, a world, and one to play."""
    t, seen, world, g, p = row_of(table, 0), row_of(games, 0), row_of(games, 1), row_of(games, 2), row_of(policies, 0)
    own, features = seen[layout.SEAT], floats_of(sums, len(sums) - 1)
    for number in range(worlds[0], worlds[1]):
        believe(t, seen, world, own, row_of(bans, 0), row_of(needs, 0), len(needs) // NEED_WIDTH, seed, number)
        for at in range(len(tried)):
            for field in range(games.shape[1]):
                g[field] = world[field]
            take_turn(t, g, row_of(turns, tried[at]), p)
            play_turns(t, g, p, horizon)
            sums[tried[at], 0] += judge_position(t, g, own, p, features)


@door
def weigh_told(  # noqa: PLR0913, PLR0917
    table: Numbers, games: Rows, bans: Numbers, needs: Numbers, seed: np.uint64, worlds: int
) -> None:
    """Let cards count the more, the more of these worlds have them in a hand that comes soon."""
    t, seen, world = row_of(table, 0), row_of(games, 0), row_of(games, 1)
    weigh_unlaid(t, seen, seen[layout.SEAT])
    for number in range(worlds):
        believe(
            t, seen, world, seen[layout.SEAT], row_of(bans, 0), row_of(needs, 0), len(needs) // NEED_WIDTH, seed, number
        )
        weigh_hands(t, world, seen[layout.SEAT], 1.0 / worlds)


@door
def propose_turns(table: Numbers, games: Rows, turns: Rows, room: int) -> int:
    """Write the candidate turns of the view, the cheapest first, and return how many."""
    return propose(row_of(table, 0), row_of(games, 0), turns, room)
