"""The compiled engine: the turn flow of the family on bitboards, for any ruleset that was lowered to a table.

Three rows of whole numbers are all it knows, and `layout` has their places: `t`, a lowered ruleset, which is only read;
`s`, scratch memory of the thread; `g`, a game. Nothing here checks its arguments, and nothing asks which game it plays.
"""

import numpy as np

from tenback.batch import layout
from tenback.batch.bits import bit, lowest
from tenback.batch.compiler import (
    Numbers,
    Row,
    Rows,
    Table,
    behind,
    compiled,
    count_bits,
    inlined,
    trailing_zeros,
)
from tenback.batch.decks import deck_of, draw
from tenback.batch.duties import all_laid, count_duty, fact, final_duty, need, showing, unmet

PAIR = 2  # cards


def new_games(table: Numbers, count: int) -> Rows:
    """Return room for so many games."""
    streams, cards = table[layout.DECKS] + table[layout.SEATS] + 1, table[layout.DECKS] * table[layout.CARDS]
    return np.zeros((count, layout.STREAMS + streams * layout.STREAM_WIDTH + cards), np.int64)


def new_scratch(table: Numbers) -> Numbers:
    """Return scratch memory for one thread that plays by this table."""
    ahead = (table[layout.CARDS] + 2) * layout.STREAMS if table[layout.LOOKAHEAD] else 0
    return np.zeros(layout.LOOKAHEAD_LINE + ahead, np.int64)


# ---- laying


@inlined
def side_at(t: Table, g: Row, width: int) -> int:
    """Return where the seat on turn begins in a list by seat, pile and top; with shared piles all seats are as one."""
    return (g[layout.SEAT] & t[layout.SIDED]) * (layout.MOST_PILES * layout.TOP_COUNT * width)


@inlined
def shut(g: Row, pile: int) -> None:
    """Close a pile: nothing may be laid on it."""
    g[layout.OPEN + 2 * pile] = 0
    g[layout.OPEN + 2 * pile + 1] = 0


@compiled
def is_open(t: Table, g: Row, piles: int) -> bool:
    """Say whether something may be laid on one of these piles."""
    found = 0
    for pile in range(t[layout.PILES]):
        if piles >> pile & 1:
            found |= g[layout.OPEN + 2 * pile] | g[layout.OPEN + 2 * pile + 1]
    return found != 0


@compiled
def breaches(t: Table, g: Row, card: int, pile: int) -> bool:
    """Say whether the lay itself would break a command (EX-7)."""
    laid, exactly = g[layout.LAID] + 1, max(g[layout.EXACTLY], fact(t, 0, card, layout.EXACT))
    if exactly != 0 and laid > exactly:
        return True  # EX-17
    if fact(t, 0, card, layout.STOPS) == 0:
        return False
    others = ~(1 << pile)
    uncovered = fact(t, 0, card, layout.COVERS) != 0 or g[layout.UNCOVERED] & others != 0
    return uncovered or exactly not in (0, laid) or g[layout.DUE] & others != 0  # EX-15, EX-16, EX-27


@compiled
def shut_commanded(t: Table, g: Row) -> None:
    """Take away the lays that commands forbid (EX-7, EX-20)."""
    for pile in range(t[layout.PILES]):
        if g[layout.LOCK] != layout.NOWHERE and g[layout.LOCK] != pile:
            shut(g, pile)
        for word in range(2):
            special = g[layout.OPEN + 2 * pile + word] & t[layout.SPECIAL + word]
            while special != 0:
                at = trailing_zeros(special)
                special &= ~bit(at)
                if breaches(t, g, 64 * word + at, pile):
                    g[layout.OPEN + 2 * pile + word] &= ~bit(at)


@compiled
def shut_helping(t: Table, g: Row) -> None:
    """Close others' piles: one card per turn may go there, and never alone (F2F-9, F2F-11)."""
    seat = g[layout.SEAT]
    if g[layout.HELPED] != 0 or (g[layout.SIZES + seat] == 1 and g[layout.LAID] == 0):
        for pile in range(t[layout.PILES]):
            if t[layout.THEIRS + seat] >> pile & 1:
                shut(g, pile)


@compiled
def shut_more(t: Table, g: Row) -> int:
    """Take away lays that fit but are forbidden, and return how many cards are left."""
    if t[layout.SIDED]:
        shut_helping(t, g)
    shut_commanded(t, g)
    at, gain, fit_low, fit_high = layout.FITS + side_at(t, g, layout.FIT_WIDTH), 0, 0, 0
    for pile in range(layout.MOST_PILES):
        top = at + layout.FIT_WIDTH * (pile * layout.TOP_COUNT + g[layout.TOPS + pile])
        low, high = g[layout.OPEN + 2 * pile], g[layout.OPEN + 2 * pile + 1]
        fit_low |= low
        fit_high |= high
        gain |= low & t[top + 2] | high & t[top + 3]
    g[layout.GAIN] = gain
    return count_bits(fit_low) + count_bits(fit_high)


@inlined
def fill_open(t: Table, g: Row) -> int:
    """Find every lay open to the seat on turn, and return how many cards fit somewhere."""
    seat, at, gain = g[layout.SEAT], layout.FITS + side_at(t, g, layout.FIT_WIDTH), 0
    fit_low = fit_high = 0
    a, b = g[layout.HANDS + 2 * seat], g[layout.HANDS + 2 * seat + 1]
    if t[layout.MARKED] and showing(t, g, layout.BARS) != 0:
        at += layout.BARRED  # EX-13
    for pile in range(layout.MOST_PILES):
        top = at + layout.FIT_WIDTH * (pile * layout.TOP_COUNT + g[layout.TOPS + pile])
        low, high = t[top] & a, t[top + 1] & b
        g[layout.OPEN + 2 * pile] = low
        g[layout.OPEN + 2 * pile + 1] = high
        fit_low |= low
        fit_high |= high
        gain |= low & t[top + 2] | high & t[top + 3]
    g[layout.GAIN] = gain
    return shut_more(t, g) if t[layout.SIDED] or t[layout.MARKED] else count_bits(fit_low) + count_bits(fit_high)


@compiled
def mark_turn(t: Table, g: Row, card: int, pile: int) -> None:
    """Note what the card does besides being a number; its pile still shows the old top (EX-6)."""
    bound = fact(t, 0, card, layout.BINDS) != 0 or showing(t, g, layout.BINDS) != 0
    g[layout.TOPS + pile] = card
    g[layout.EXACTLY] = max(g[layout.EXACTLY], fact(t, 0, card, layout.EXACT))
    g[layout.STOPPED] = fact(t, 0, card, layout.STOPS)
    g[layout.DUE] &= ~(1 << pile)
    g[layout.UNCOVERED] &= ~(1 << pile)
    g[layout.UNCOVERED] |= fact(t, 0, card, layout.COVERS) << pile
    if bound:
        g[layout.LOCK] = pile
    if t[layout.LOCK_LASTS] == 0 and showing(t, g, layout.BINDS) == 0:
        g[layout.LOCK] = layout.NOWHERE


@inlined
def put_down(t: Table, g: Row, card: int, pile: int) -> None:
    """Lay a card, before anything else is judged."""
    seat, word, one = g[layout.SEAT], card >> 6, bit(card)
    theirs = t[layout.THEIRS + seat] >> pile & 1
    top = (
        layout.FITS
        + side_at(t, g, layout.FIT_WIDTH)
        + layout.FIT_WIDTH * (pile * layout.TOP_COUNT + g[layout.TOPS + pile])
    )
    g[layout.TRICKS] += t[top + 2 + word] >> (card & 63) & 1 & ~theirs
    g[layout.HELPED] |= theirs
    low, high, deck = one & word - 1, one & -word, layout.UNLAID + 2 * deck_of(t, seat)
    g[layout.HANDS + 2 * seat] &= ~low
    g[layout.HANDS + 2 * seat + 1] &= ~high
    g[deck] &= ~low
    g[deck + 1] &= ~high
    g[layout.SIZES + seat] -= 1
    g[layout.LEFT] -= 1
    g[layout.LAID] += 1
    if t[layout.MARKED]:
        mark_turn(t, g, card, pile)
    g[layout.TOPS + pile] = card


# ---- looking ahead


@compiled
def copy_table(source: Row, g: Row) -> None:
    """Copy what the table looks like; decks and chance stay where they are."""
    for field in range(layout.STREAMS):
        g[field] = source[field]


@compiled
def pop_lay(t: Table, g: Row) -> int:
    """Take one lay off the open ones; `END` if there is none."""
    for pile in range(t[layout.PILES]):
        a, b = g[layout.OPEN + 2 * pile], g[layout.OPEN + 2 * pile + 1]
        if a | b != 0:
            card = lowest(a, b)
            g[layout.OPEN + 2 * pile + (card >> 6)] &= ~bit(card)
            return card << 3 | pile
    return layout.END


@compiled
def has_reached(t: Table, g: Row) -> bool:
    """Say whether no card is owed any more, or the last card excuses it."""
    duty = count_duty(t, g)
    return duty == layout.NONE or (duty == layout.THREE and all_laid(t, g) and final_duty(t, g) == layout.NONE)


@compiled
def can_reach(t: Table, s: Row, g: Row) -> bool:
    """Say whether any order of lays still reaches the number of cards owed (TG-21, F2F-18)."""
    depth = 0
    copy_table(g, behind(s, layout.LOOKAHEAD_LINE))
    while depth >= 0:
        here = behind(s, layout.LOOKAHEAD_LINE + depth * layout.STREAMS)
        chosen = pop_lay(t, here)
        if chosen == layout.END:
            depth -= 1
            continue
        depth += 1
        after = behind(here, layout.STREAMS)
        copy_table(here, after)
        put_down(t, after, chosen >> 3, chosen & 7)
        if has_reached(t, after):
            return True
        fill_open(t, after)
    return has_reached(t, g)


# ---- turns


@compiled
def finish(t: Table, g: Row, ending: int) -> None:
    """Write down how the game ended (TG-19, TG-20, F2F-23)."""
    everybody, seat = (1 << t[layout.SEATS]) - 1, 1 << g[layout.SEAT]
    winners = everybody if ending == layout.ALL_LAID else 0
    if t[layout.RACE]:
        winners = seat if ending == layout.ALL_LAID else everybody & ~seat
    g[layout.ENDING] = ending
    g[layout.WINNERS] = winners
    g[layout.MAY_END] = 0
    for pile in range(t[layout.PILES]):
        shut(g, pile)


@compiled
def is_past_saving(t: Table, g: Row, duty: int) -> bool:
    """Say whether a pile must be covered and cannot be: the turn may end, and that loses (EX-9, OF-7)."""
    owed = g[layout.UNCOVERED] if duty == layout.SKULL else g[layout.DUE]
    return duty in (layout.SKULL, layout.FIRE) and not is_open(t, g, owed)


@inlined
def is_certain(t: Table, g: Row, fitting: int) -> bool:
    """Say whether so many fitting cards reach the count for certain: of any two, one fits on the other (TG-22)."""
    return t[layout.UNBOUND] != 0 and fitting >= g[layout.ASKED] - g[layout.LAID]


@inlined
def has_sequel(t: Table, g: Row) -> bool:
    """Say whether another card fits on the only one that fits, wherever that is laid."""
    seat, found = g[layout.SEAT], 0
    for pile in range(layout.MOST_PILES):
        a, b = g[layout.OPEN + 2 * pile], g[layout.OPEN + 2 * pile + 1]
        if a | b != 0:
            top = layout.FITS + layout.FIT_WIDTH * (pile * layout.TOP_COUNT + lowest(a, b))
            found |= t[top] & g[layout.HANDS + 2 * seat] | t[top + 1] & g[layout.HANDS + 2 * seat + 1]
    return found != 0


@inlined
def can_reach_from(t: Table, s: Row, g: Row, fitting: int) -> bool:
    """Say whether the count can be reached, at a glance where one card fits and two are owed without effects."""
    if t[layout.UNBOUND] and t[layout.MARKED] == 0 and fitting == 1 and g[layout.ASKED] - g[layout.LAID] == PAIR:
        return has_sequel(t, g)
    return can_reach(t, s, g)


@compiled
def judge_closer(t: Table, s: Row, g: Row, duty: int, fitting: int) -> None:
    """Judge a turn that needs a look ahead, or that must cover a pile."""
    short = count_duty(t, g) if t[layout.LOOKAHEAD] else layout.NONE
    if short != layout.NONE and not can_reach_from(t, s, g, fitting):
        finish(t, g, short)
    else:
        g[layout.MAY_END] = is_past_saving(t, g, duty)


@inlined
def judge(t: Table, s: Row, g: Row) -> None:
    """Find what may be done; the game is lost if the seat on turn can no longer do its duty (CO-4, TG-20)."""
    fitting, duty = fill_open(t, g), unmet(t, g)
    g[layout.MAY_END] = duty == layout.NONE
    if duty != layout.NONE:
        if fitting == 0:
            finish(t, g, duty)
        elif duty != layout.MINIMUM or (t[layout.LOOKAHEAD] and not is_certain(t, g, fitting)):
            judge_closer(t, s, g, duty, fitting)


@compiled
def reopen(t: Table, g: Row) -> None:
    """Find what may be done in a position that was set up, without judging it."""
    g[layout.MAY_END] = 0
    for pile in range(t[layout.PILES]):
        shut(g, pile)
    if g[layout.SEAT] != layout.NOBODY:
        g[layout.ASKED] = need(t, g)
    if g[layout.SEAT] != layout.NOBODY and g[layout.ENDING] == layout.NONE:
        fill_open(t, g)
        duty = unmet(t, g)
        g[layout.MAY_END] = duty == layout.NONE or is_past_saving(t, g, duty)


@compiled
def begin(t: Table, s: Row, g: Row, seat: int) -> None:
    """Let a seat take the first turn."""
    g[layout.SEAT] = g[layout.STARTER] = seat
    g[layout.TURNS] = 1
    g[layout.ASKED] = need(t, g)
    judge(t, s, g)


@inlined
def cards_due(t: Table, g: Row) -> int:
    """Return how many cards the draw asks for (F2F-13, EX-14)."""
    room = t[layout.HAND_SIZE] - g[layout.SIZES + g[layout.SEAT]]
    if t[layout.DRAW_UNHELPED] >= 0 and g[layout.HELPED] == 0:
        room = t[layout.DRAW_UNHELPED]
    if t[layout.MARKED]:
        for pile in range(t[layout.PILES]):
            room = min(room, fact(t, pile, g[layout.TOPS + pile], layout.DRAW))
    return max(0, room)


@inlined
def pass_on(t: Table, g: Row) -> None:
    """Draw, and let the next seat that has cards play (CO-10, TG-17)."""
    seat = g[layout.SEAT]
    draw(t, g, seat, cards_due(t, g))
    for _ in range(t[layout.SEATS]):
        seat = seat + 1 if seat + 1 < t[layout.SEATS] else 0
        if g[layout.SIZES + seat] != 0:
            break
    g[layout.SEAT] = seat
    g[layout.TURNS] += 1
    for field in range(layout.LAID, layout.MAY_END):
        g[field] = 0
    g[layout.LOCK] = layout.NOWHERE
    g[layout.ASKED] = need(t, g)
    if t[layout.MARKED]:
        g[layout.DUE] = showing(t, g, layout.BURNS)


@inlined
def is_full(t: Table, g: Row) -> bool:
    """Say whether the turn ends by itself (CO-5)."""
    if g[layout.SIZES + g[layout.SEAT]] == 0 or g[layout.LAID] == t[layout.AT_MOST]:
        return True
    return t[layout.MARKED] != 0 and (g[layout.STOPPED] != 0 or g[layout.LAID] == g[layout.EXACTLY])


@inlined
def lay_card(t: Table, g: Row, chosen: int) -> None:
    """Lay a card; with the last one the game is over."""
    put_down(t, g, chosen >> 3, chosen & 7)
    if all_laid(t, g):
        duty = final_duty(t, g)
        finish(t, g, layout.ALL_LAID if duty == layout.NONE else duty)


@inlined
def is_done(t: Table, g: Row) -> bool:
    """Say whether the turn may pass on; the game is lost if a duty is still open."""
    duty = unmet(t, g)
    if duty != layout.NONE:
        finish(t, g, duty)
    return duty == layout.NONE


@inlined
def move(t: Table, s: Row, g: Row, chosen: int) -> None:
    """Make a move of the seat on turn."""
    if chosen != layout.END:
        lay_card(t, g, chosen)
        if g[layout.ENDING] != layout.NONE:
            return
    if chosen == layout.END or is_full(t, g):
        if not is_done(t, g):
            return
        pass_on(t, g)
    judge(t, s, g)


@compiled
def lay_and_stay(t: Table, s: Row, g: Row, chosen: int) -> None:
    """Lay a card and draw nothing yet, even if the turn ends by itself: then no pile is open any more."""
    lay_card(t, g, chosen)
    if g[layout.ENDING] != layout.NONE:
        return
    if not is_full(t, g):
        judge(t, s, g)
    elif is_done(t, g):
        g[layout.MAY_END] = 1
        for pile in range(t[layout.PILES]):
            shut(g, pile)


@compiled
def make_move(t: Table, s: Row, g: Row, chosen: int) -> None:
    """Make a move; not inlined, so compiled once, for callers that take far longer to choose it."""
    move(t, s, g, chosen)
