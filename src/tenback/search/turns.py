"""Candidate turns, compiled: every way to lay this turn's cards that looks worth a try by its score."""

from tenback.batch import layout
from tenback.batch.compiler import Numbers, Row, Rows, Table, behind, compiled, entry_point, inlined, row_of
from tenback.batch.turns import WIDE, begin_turn, copy_turn, lengthen_all, make_room, score_at, turn_at


@inlined
def most_lays(t: Table, g: Row) -> int:
    """Return how many cards this turn may still have."""
    most = min(layout.MOST_LAYS, g[layout.SIZES + g[layout.SEAT]])
    return min(most, t[layout.AT_MOST] - g[layout.LAID]) if t[layout.AT_MOST] > 0 else most


@compiled
def gather(s: Row, turns: Row, start: int, end: int) -> int:
    """Move the turns of a stretch to the front, sorted by their score, and return how many they are."""
    count, spare = 0, behind(s, layout.SPARE_TURN)
    for place in range(start, end):
        copy_turn(turn_at(turns, place), spare)
        at = make_room(turns, count, end - start, score_at(spare, 0))
        copy_turn(spare, turn_at(turns, at))
        count += 1
    return count


@entry_point
def propose_turns(table: Numbers, scratch: Numbers, games: Rows, turns: Rows, room: int) -> int:
    """Write the candidate turns for what game 0 sees, the cheapest first, so many of each length; return how many.

    Cards count as much as they were last weighed.
    """
    t, s, g, first = row_of(table, 0), row_of(scratch, 0), row_of(games, 0), row_of(turns, 0)
    begin_turn(t, s, g, first)
    owed = 0 if g[layout.MAY_END] != 0 else max(g[layout.ASKED] - g[layout.LAID], 1)
    start, count, chosen = 0, 1, 0 if owed == 0 else -1
    for length in range(1, most_lays(t, g) + 1):
        longer = turn_at(first, start + count)
        found = lengthen_all(t, s, g, turn_at(first, start), count, longer, room, WIDE)
        if found == 0:
            break
        start, count = start + count, found
        if length == owed:
            chosen = start
    return gather(s, first, start if chosen < 0 else chosen, start + count)
