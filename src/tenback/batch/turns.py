"""Planned turns, compiled: the cards that a turn lays in order, where they lead, and what that costs.

A list of turns is a stretch of rows, the cheapest first. A seat that plays at once looks at the nearest cards only
(`NARROW`); one that thinks looks at every card, and keeps each end of a turn once (`WIDE`).
"""

from tenback.batch import layout
from tenback.batch.bits import bit, without
from tenback.batch.compiler import Row, Table, as_floats, behind, compiled, inlined
from tenback.batch.decks import deck_of
from tenback.batch.score import covering, fill_rest, fitting, hide, nearest, score, score_after, show

NARROW, WIDE = range(2)


@inlined
def turn_at(turns: Row, place: int) -> Row:
    """Return a turn of a list."""
    return behind(turns, place * layout.TURN_WIDTH)


@inlined
def score_at(turns: Row, place: int) -> float:
    """Return the score of a turn of a list."""
    return as_floats(turn_at(turns, place))[layout.TURN_SCORE]


@inlined
def copy_turn(source: Row, turn: Row) -> None:
    """Copy a turn."""
    for field in range(layout.TURN_WIDTH):
        turn[field] = source[field]


@inlined
def lay_nothing(g: Row, turn: Row) -> None:
    """Write the turn that lays nothing, without its score."""
    hand = layout.HANDS + 2 * g[layout.SEAT]
    turn[layout.TURN_HAND], turn[layout.TURN_HAND + 1], turn[layout.TURN_LAYS] = g[hand], g[hand + 1], 0
    for pile in range(layout.MOST_PILES):
        turn[layout.TURN_TOPS + pile] = g[layout.TOPS + pile]


@compiled
def begin_turn(t: Table, s: Row, g: Row, turn: Row) -> float:
    """Write the turn that lays nothing, and return its score."""
    lay_nothing(g, turn)
    total = score(t, s, behind(turn, layout.TURN_TOPS))
    as_floats(turn)[layout.TURN_SCORE] = total
    return total


@inlined
def write_longer(turn: Row, longer: Row, chosen: int, cost: float) -> None:
    """Write a turn that lays one card more."""
    copy_turn(turn, longer)
    card = chosen >> 3
    longer[layout.TURN_HAND + (card >> 6)] &= ~bit(card)
    longer[layout.TURN_TOPS + (chosen & 7)] = card
    longer[layout.TURN_MOVES + longer[layout.TURN_LAYS]] = chosen
    longer[layout.TURN_LAYS] += 1
    as_floats(longer)[layout.TURN_SCORE] = cost


@inlined
def has_end(turn: Row, shorter: Row, chosen: int) -> bool:
    """Say whether a turn leads to the same hand and tops as another that lays one card more."""
    card, differ = chosen >> 3, 0
    for word in range(2):
        laid = bit(card) if card >> 6 == word else 0
        differ |= turn[layout.TURN_HAND + word] ^ shorter[layout.TURN_HAND + word] & ~laid
    for pile in range(layout.MOST_PILES):
        differ |= turn[layout.TURN_TOPS + pile] ^ (card if pile == chosen & 7 else shorter[layout.TURN_TOPS + pile])
    return differ == 0


@compiled
def is_known(turns: Row, count: int, shorter: Row, chosen: int) -> bool:
    """Say whether a list already has a turn with the same end as another that lays one card more."""
    found = False
    for place in range(count):
        found |= has_end(turn_at(turns, place), shorter, chosen)
    return found


@compiled
def make_room(turns: Row, count: int, room: int, cost: float) -> int:
    """Make room for a turn in a list and return its index; a full list drops its dearest turn."""
    place = count
    while place > 0 and score_at(turns, place - 1) > cost:
        place -= 1
    for field in range(min(count, room - 1) * layout.TURN_WIDTH - 1, place * layout.TURN_WIDTH - 1, -1):
        turns[field + layout.TURN_WIDTH] = turns[field]
    return place


@compiled
def enter_turn(turns: Row, count: int, room: int, turn: Row) -> int:
    """Enter a turn into a list by what it costs, and return how many it has."""
    cost = score_at(turn, 0)
    if count == room and score_at(turns, room - 1) <= cost:
        return count
    copy_turn(turn, turn_at(turns, make_room(turns, count, room, cost)))
    return min(count + 1, room)


@inlined
def has_helped(t: Table, g: Row, turn: Row) -> bool:
    """Say whether a card of this turn went to another's pile."""
    helped = g[layout.HELPED]
    for at in range(turn[layout.TURN_LAYS]):
        helped |= t[layout.THEIRS + g[layout.SEAT]] >> (turn[layout.TURN_MOVES + at] & 7) & 1
    return helped != 0


@inlined
def piles_next(t: Table, g: Row, turn: Row, breadth: int) -> int:
    """Return the piles for the next card of a turn; at most one card helps, and in a narrow look only the first may."""
    if breadth == NARROW and turn[layout.TURN_LAYS] == 0:
        return covering(t, g)
    may_help = breadth == WIDE and not has_helped(t, g, turn)
    return -1 if may_help else ~t[layout.THEIRS + g[layout.SEAT]]


@compiled
def lengthen(t: Table, s: Row, g: Row, turn: Row, turns: Row, count: int, room: int, breadth: int) -> int:
    """Enter the turn with each possible next card into a list, and return how many it has; the rests must be filled."""
    tops, total = behind(turn, layout.TURN_TOPS), score_at(turn, 0)
    seat, piles = g[layout.SEAT], piles_next(t, g, turn, breadth)
    for pile in range(t[layout.PILES]):
        if not piles >> pile & 1:
            continue
        a, b = g[layout.OPEN + 2 * pile], g[layout.OPEN + 2 * pile + 1]
        if turn[layout.TURN_LAYS] > 0:
            a = fitting(t, g, pile, tops[pile], 0) & turn[layout.TURN_HAND]
            b = fitting(t, g, pile, tops[pile], 1) & turn[layout.TURN_HAND + 1]
        for _ in range(layout.MOST_CARDS if breadth == WIDE else t[layout.NEAR]):
            if a | b == 0:
                break
            card = nearest(t, seat, pile, a, b)
            a, b = without(a, b, card)
            cost = score_after(t, s, tops, deck_of(t, seat), total, card, pile)
            if count == room and score_at(turns, room - 1) <= cost:
                continue
            if breadth == NARROW or not is_known(turns, count, turn, card << 3 | pile):
                place = make_room(turns, count, room, cost)
                write_longer(turn, turn_at(turns, place), card << 3 | pile, cost)
                count = min(count + 1, room)
    return count


@compiled
def lengthen_all(t: Table, s: Row, g: Row, turns: Row, count: int, longer: Row, room: int, breadth: int) -> int:
    """Lengthen all turns of a list by one card into another list, and return how many that has."""
    deck, hand, found = deck_of(t, g[layout.SEAT]), layout.HANDS + 2 * g[layout.SEAT], 0
    for place in range(count):
        turn = turn_at(turns, place)
        a, b = g[hand] & ~turn[layout.TURN_HAND], g[hand + 1] & ~turn[layout.TURN_HAND + 1]
        hide(s, deck, a, b)
        fill_rest(t, s, behind(turn, layout.TURN_TOPS))
        found = lengthen(t, s, g, turn, longer, found, room, breadth)
        show(s, deck, a, b)
    return found
