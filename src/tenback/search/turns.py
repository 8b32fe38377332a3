"""Candidate turns, compiled: every way to lay this turn's cards that the score thinks worth a try.

A turn is a row: the hand and the tops it leads to, its score, and its lays in order.
"""

from tenback.batch.compiler import Row, Rows, as_floats, behind, compiled, inlined, row_of
from tenback.batch.kernel import bit, deck_of, without
from tenback.batch.layout import (
    ASKED,
    AT_MOST,
    HANDS,
    HELPED,
    LAID,
    MAY_END,
    MOST_PILES,
    OPEN,
    PILES,
    SEAT,
    SIZES,
    THEIRS,
    TOPS,
)
from tenback.batch.score import fill_rest, fitting, hide, nearest, score, score_after, show

TURN_HAND, TURN_SCORE, TURN_TOPS = 0, 2, 3
TURN_LAYS = TURN_TOPS + MOST_PILES  # how many cards
TURN_MOVES = TURN_LAYS + 1
MOST_LAYS = 8
TURN_WIDTH = TURN_MOVES + MOST_LAYS


@inlined
def copy_turn(source: Row, turn: Row) -> None:
    """Copy a turn."""
    for field in range(TURN_WIDTH):
        turn[field] = source[field]


@inlined
def has_same_end(turn: Row, other: Row) -> bool:
    """Say whether two turns lead to the same hand and tops."""
    differ = (turn[TURN_HAND] ^ other[TURN_HAND]) | (turn[TURN_HAND + 1] ^ other[TURN_HAND + 1])
    for pile in range(MOST_PILES):
        differ |= turn[TURN_TOPS + pile] ^ other[TURN_TOPS + pile]
    return differ == 0


@compiled
def sort_in(turns: Rows, first: int, count: int, room: int) -> int:
    """Enter the turn in the last row among the sorted ones; return how many they are, the dearest dropped for room."""
    new = row_of(turns, len(turns) - 1)
    cost, place = as_floats(new)[TURN_SCORE], count
    for at in range(count):
        if has_same_end(row_of(turns, first + at), new):
            return count
    while place > 0 and as_floats(row_of(turns, first + place - 1))[TURN_SCORE] > cost:
        place -= 1
    if place >= room:
        return count
    for at in range(min(count, room - 1), place, -1):
        copy_turn(row_of(turns, first + at - 1), row_of(turns, first + at))
    copy_turn(new, row_of(turns, first + place))
    return min(count + 1, room)


@inlined
def write_longer(turn: Row, longer: Row, chosen: int, cost: float) -> None:
    """Write a turn that lays one card more."""
    copy_turn(turn, longer)
    card = chosen >> 3
    longer[TURN_HAND + (card >> 6)] &= ~bit(card)
    longer[TURN_TOPS + (chosen & 7)] = card
    longer[TURN_MOVES + longer[TURN_LAYS]] = chosen
    longer[TURN_LAYS] += 1
    as_floats(longer)[TURN_SCORE] = cost


@inlined
def has_helped(t: Row, g: Row, turn: Row) -> bool:
    """Say whether a card of this turn went to another's pile."""
    helped = g[HELPED]
    for at in range(turn[TURN_LAYS]):
        helped |= t[THEIRS + g[SEAT]] >> (turn[TURN_MOVES + at] & 7) & 1
    return helped != 0


@compiled
def enter_longer(t: Row, g: Row, turns: Rows, source: int, first: int, count: int, room: int) -> int:  # noqa: PLR0913, PLR0917
    """Enter every turn that goes on from this one; return how many there are from `first` on."""
    turn, seat = row_of(turns, source), g[SEAT]
    tops, deck, total = behind(turn, TURN_TOPS), deck_of(t, seat), as_floats(turn)[TURN_SCORE]
    barred = t[THEIRS + seat] if has_helped(t, g, turn) else 0
    for pile in range(t[PILES]):
        a, b = g[OPEN + 2 * pile], g[OPEN + 2 * pile + 1]
        if turn[TURN_LAYS] > 0:
            a = fitting(t, g, pile, tops[pile], 0) & turn[TURN_HAND]
            b = fitting(t, g, pile, tops[pile], 1) & turn[TURN_HAND + 1]
        while a | b != 0 and not barred >> pile & 1:
            card = nearest(t, seat, pile, a, b)
            a, b = without(a, b, card)
            cost = score_after(t, tops, deck, total, card, pile)
            write_longer(turn, row_of(turns, len(turns) - 1), card << 3 | pile, cost)
            count = sort_in(turns, first, count, room)
    return count


@compiled
def lengthen_turns(t: Row, g: Row, turns: Rows, first: int, count: int, room: int) -> int:  # noqa: PLR0913, PLR0917
    """Enter behind these turns those that are one card longer, and return how many."""
    seat, longer = g[SEAT], 0
    for source in range(first, first + count):
        turn = row_of(turns, source)
        a, b = g[HANDS + 2 * seat] & ~turn[TURN_HAND], g[HANDS + 2 * seat + 1] & ~turn[TURN_HAND + 1]
        hide(t, deck_of(t, seat), a, b)
        fill_rest(t, behind(turn, TURN_TOPS))
        longer = enter_longer(t, g, turns, source, first + count, longer, room)
        show(t, deck_of(t, seat), a, b)
    return longer


@inlined
def begin_turn(t: Row, g: Row, turn: Row) -> None:
    """Write the turn that lays nothing."""
    seat = g[SEAT]
    for field in range(TURN_WIDTH):
        turn[field] = 0
    turn[TURN_HAND], turn[TURN_HAND + 1] = g[HANDS + 2 * seat], g[HANDS + 2 * seat + 1]
    for pile in range(t[PILES]):
        turn[TURN_TOPS + pile] = g[TOPS + pile]
    as_floats(turn)[TURN_SCORE] = score(t, behind(turn, TURN_TOPS))


@inlined
def most_lays(t: Row, g: Row) -> int:
    """Return how many cards this turn may still have."""
    most = min(MOST_LAYS, g[SIZES + g[SEAT]])
    return min(most, t[AT_MOST] - g[LAID]) if t[AT_MOST] > 0 else most


@compiled
def propose(t: Row, g: Row, turns: Rows, room: int) -> int:
    """Write the candidate turns, the cheapest first, so many of each length; return how many. Worths are weighed."""
    begin_turn(t, g, row_of(turns, 0))
    owed = 0 if g[MAY_END] != 0 else max(g[ASKED] - g[LAID], 1)
    first, count, chosen = 0, 1, 0 if owed == 0 else -1
    for length in range(1, most_lays(t, g) + 1):
        longer = lengthen_turns(t, g, turns, first, count, room)
        if longer == 0:
            break
        first, count = first + count, longer
        if length == owed:
            chosen = first
    return gather(turns, first if chosen < 0 else chosen, first + count)


@compiled
def gather(turns: Rows, start: int, end: int) -> int:
    """Move the turns of a stretch to the front, sorted by their score, and return how many they are."""
    count = 0
    for at in range(start, end):
        copy_turn(row_of(turns, at), row_of(turns, len(turns) - 1))
        count = sort_in(turns, 0, count, end - start)
    return count
