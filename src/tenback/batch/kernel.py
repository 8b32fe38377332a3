"""The compiled engine: the turn flow of the family on bitboards, for any ruleset that was lowered to a table.

Two rows of whole numbers are all it knows: `t`, a lowered ruleset, and `g`, a game; `layout` has their places. A set of
cards is two words of 64 bits. Nothing here checks its arguments, and nothing asks which game it plays. Shifts by 64 and
more are undefined, and uint64 mixed with int64 becomes a float.
"""

import numpy as np

from tenback.batch.compiler import Numbers, Row, Rows, behind, compiled, inlined, leading_zeros, trailing_zeros
from tenback.batch.layout import (
    ALL,
    ALL_LAID,
    ASKED,
    AT_MOST,
    BARRED,
    BARS,
    BINDS,
    BLOCK,
    BOT,
    BURNS,
    CAP_NEED,
    CAP_NEED_EMPTY,
    CARDS,
    COVERS,
    DEAL,
    DECKS,
    DRAW,
    DRAW_UNHELPED,
    DUE,
    END,
    ENDING,
    EXACT,
    EXACTLY,
    FACT_COUNT,
    FACTS,
    FINAL_FIRE,
    FINAL_SKULL,
    FINAL_THREE,
    FIRE,
    FIT_WIDTH,
    FITS,
    GAIN,
    HAND_SIZE,
    HANDS,
    HELPED,
    KEY,
    LAID,
    LAYS,
    LEFT,
    LOCK,
    LOCK_LASTS,
    LOOKAHEAD,
    LOT,
    MARKED,
    MAY_END,
    MINIMUM,
    MOST_PILES,
    NEED,
    NEED_EMPTY,
    NOBODY,
    NONE,
    NOWHERE,
    OPEN,
    ORDER,
    PILES,
    PLACES,
    PURPOSE,
    RACE,
    ROOM,
    SEAT,
    SEATS,
    SETTLED,
    SIDED,
    SIZES,
    SKULL,
    SPECIAL,
    STARTER,
    STOPPED,
    STOPS,
    STREAM,
    STREAM_WIDTH,
    STREAMS,
    THEIRS,
    THREE,
    TOP_COUNT,
    TOPS,
    TRICKS,
    TURNS,
    UNCOVERED,
    UNLAID,
    USED,
    WINNERS,
    WORD,
)


def new_games(table: Numbers, count: int) -> Rows:
    """Return room for so many games."""
    streams, cards = table[DECKS] + table[SEATS] + 1, table[DECKS] * table[CARDS]
    return np.zeros((count, STREAMS + streams * STREAM_WIDTH + cards), np.int64)


# ---- bits


@inlined
def bit(card: int) -> int:
    """Return the bit of a card within its word."""
    return int(np.int64(1) << (card & 63))


@inlined
def without(a: int, b: int, card: int) -> tuple[int, int]:
    """Return a set of cards, which takes two words, without one of them."""
    return (a & ~bit(card), b) if card < 64 else (a, b & ~bit(card))


@inlined
def lowest(a: int, b: int) -> int:
    """Return the lowest card of a set that is not empty."""
    return trailing_zeros(a) if a != 0 else 64 + trailing_zeros(b)


@inlined
def highest(a: int, b: int) -> int:
    """Return the highest card of a set that is not empty."""
    return 127 - leading_zeros(b) if b != 0 else 63 - leading_zeros(a)


# ---- chance: Philox4x32-10, as docs/records.md has it


@inlined
def seed_stream(g: Row, number: int, seed: np.uint64, purpose: int, stream: int) -> None:
    """Set a stream to its beginning."""
    at = STREAMS + number * STREAM_WIDTH
    g[at + KEY] = int(seed & np.uint64(0xFFFFFFFF))
    g[at + KEY + 1] = int(seed >> np.uint64(32))
    g[at + STREAM] = stream
    g[at + PURPOSE] = purpose
    g[at + BLOCK] = 0
    g[at + USED] = 4


@compiled
def fill_block(g: Row, at: int) -> None:
    """Make the next four numbers of a stream."""
    low, half = np.uint64(0xFFFFFFFF), np.uint64(32)
    a, b = np.uint64(g[at + BLOCK]) & low, np.uint64(g[at + BLOCK]) >> half
    c, d = np.uint64(g[at + STREAM]), np.uint64(g[at + PURPOSE])
    k0, k1 = np.uint64(g[at + KEY]), np.uint64(g[at + KEY + 1])
    for _ in range(10):
        ab, cd = np.uint64(0xD2511F53) * a, np.uint64(0xCD9E8D57) * c
        a, b, c, d = (cd >> half) ^ b ^ k0, cd & low, (ab >> half) ^ d ^ k1, ab & low
        k0, k1 = (k0 + np.uint64(0x9E3779B9)) & low, (k1 + np.uint64(0xBB67AE85)) & low
    g[at + WORD] = int(a)
    g[at + WORD + 1] = int(b)
    g[at + WORD + 2] = int(c)
    g[at + WORD + 3] = int(d)
    g[at + BLOCK] += 1
    g[at + USED] = 0


@inlined
def scaled_word(g: Row, at: int, bound: int) -> np.uint64:
    """Return the next number of a stream times a bound."""
    if g[at + USED] == 4:
        fill_block(g, at)
    word = g[at + WORD + g[at + USED]]
    g[at + USED] += 1
    return np.uint64(word) * np.uint64(bound)


@inlined
def below(g: Row, number: int, bound: int) -> int:
    """Return a uniform number below the bound."""
    low, limit, at = np.uint64(0xFFFFFFFF), np.uint64(bound), STREAMS + number * STREAM_WIDTH
    product = scaled_word(g, at, bound)
    if (product & low) < limit:
        floor = np.uint64(0x100000000) % limit
        while (product & low) < floor:
            product = scaled_word(g, at, bound)
    return int(np.int64(product >> np.uint64(32)))


# ---- decks


@inlined
def deck_at(t: Row, deck: int) -> int:
    """Return where the cards of a deck stand in a row."""
    return STREAMS + (t[DECKS] + t[SEATS] + 1) * STREAM_WIDTH + deck * t[CARDS]


@inlined
def deck_of(t: Row, seat: int) -> int:
    """Return which deck a seat draws from."""
    return seat if t[DECKS] > 1 else 0


@inlined
def has_deck(t: Row, g: Row) -> bool:
    """Say whether the seat on turn has something to draw."""
    return g[PLACES + deck_of(t, g[SEAT])] < t[CARDS]


@compiled
def settle(t: Row, g: Row, deck: int, end: int) -> None:
    """Shuffle on, so that the places before `end` are settled: chance is asked only for cards that are drawn."""
    cards, first = t[CARDS], deck_at(t, deck)
    for place in range(g[SETTLED + deck], min(end, cards - 1)):
        other = place + below(g, deck, cards - place)
        card = g[first + place]
        g[first + place] = g[first + other]
        g[first + other] = card
    g[SETTLED + deck] = end


@inlined
def draw(t: Row, g: Row, seat: int, count: int) -> None:
    """Let a seat draw; the deck gives what it has (CO-6)."""
    deck = deck_of(t, seat)
    first, place = deck_at(t, deck), g[PLACES + deck]
    end = min(place + count, t[CARDS])
    if end > g[SETTLED + deck]:
        settle(t, g, deck, end)
    low = high = 0
    for at in range(first + place, first + end):
        card = g[at]
        low |= bit(card) & (card >> 6) - 1
        high |= bit(card) & -(card >> 6)
    g[HANDS + 2 * seat] |= low
    g[HANDS + 2 * seat + 1] |= high
    g[PLACES + deck] = end
    g[SIZES + seat] += end - place


@compiled
def deal(t: Row, g: Row, seed: np.uint64) -> None:
    """Set a game up as the seed has it; the starter is still to be chosen (CO-9)."""
    for field in range(STREAMS):
        g[field] = 0
    g[LEFT] = g[LAYS] = t[CARDS] * t[DECKS]
    g[SEAT] = g[STARTER] = NOBODY
    g[LOCK] = NOWHERE
    for pile in range(t[PILES]):
        g[TOPS + pile] = t[CARDS]
    for deck in range(t[DECKS]):
        seed_stream(g, deck, seed, DEAL, deck)
        g[UNLAID + 2 * deck] = t[ALL]
        g[UNLAID + 2 * deck + 1] = t[ALL + 1]
        first = deck_at(t, deck)
        for place in range(t[CARDS]):
            g[first + place] = t[ORDER + place]
    for seat in range(t[SEATS]):
        seed_stream(g, t[DECKS] + seat, seed, BOT, seat)
        draw(t, g, seat, t[HAND_SIZE])
    seed_stream(g, t[DECKS] + t[SEATS], seed, LOT, 0)


# ---- duties


@inlined
def fact(t: Row, pile: int, top: int, number: int) -> int:
    """Return what is known of a top; of a card in hand, on any pile."""
    return t[FACTS + (pile * TOP_COUNT + top) * FACT_COUNT + number]


@compiled
def showing(t: Row, g: Row, number: int) -> int:
    """Return the piles whose top does that, a bit each (EX-5)."""
    piles = 0
    for pile in range(t[PILES]):
        if fact(t, pile, g[TOPS + pile], number) != 0:
            piles |= 1 << pile
    return piles


@inlined
def need(t: Row, g: Row) -> int:
    """Return how many cards this turn asks for: no lay changes that (TG-11, TG-13, F2F-12)."""
    full = has_deck(t, g)
    cards = t[NEED] if full else t[NEED_EMPTY]
    capped = t[CAP_NEED] if full else t[CAP_NEED_EMPTY]
    return min(cards, g[SIZES + g[SEAT]] + g[LAID]) if capped else cards


@inlined
def count_duty(t: Row, g: Row) -> int:
    """Return the duty about the number of cards, if it is still open."""
    if t[MARKED] and g[EXACTLY] != 0 and g[LAID] != g[EXACTLY]:
        return THREE
    return MINIMUM if g[LAID] < g[ASKED] and not (t[MARKED] and g[STOPPED] != 0) else NONE


@inlined
def unmet(t: Row, g: Row) -> int:
    """Return the first duty still open."""
    if t[MARKED] and g[UNCOVERED] != 0:
        return SKULL
    duty = count_duty(t, g)
    return FIRE if t[MARKED] and duty == NONE and g[DUE] != 0 else duty


@compiled
def final_duty(t: Row, g: Row) -> int:
    """Return the duty that the very last card left open, where the rules mind it (EX-9, EX-19, OF-8)."""
    if t[FINAL_SKULL] and g[UNCOVERED] != 0:
        return SKULL
    if t[FINAL_THREE] and g[EXACTLY] != 0 and g[EXACTLY] != g[LAID]:
        return THREE
    return FIRE if t[FINAL_FIRE] and showing(t, g, BURNS) != 0 else NONE


@inlined
def all_laid(t: Row, g: Row) -> bool:
    """Say whether the last card is gone: of the team, or of the seat on turn in a race (TG-19, F2F-17)."""
    if t[RACE]:
        return g[SIZES + g[SEAT]] == 0 and not has_deck(t, g)
    return g[LEFT] == 0


# ---- laying


@inlined
def side_at(t: Row, g: Row, width: int) -> int:
    """Return how far into a list by seat, pile and top the seat on turn is; with shared piles all seats are as one."""
    return (g[SEAT] & t[SIDED]) * (MOST_PILES * TOP_COUNT * width)


@inlined
def shut(g: Row, pile: int) -> None:
    """Let nothing be laid on a pile."""
    g[OPEN + 2 * pile] = 0
    g[OPEN + 2 * pile + 1] = 0


@compiled
def is_open(t: Row, g: Row, piles: int) -> bool:
    """Say whether something may be laid on one of these piles."""
    found = 0
    for pile in range(t[PILES]):
        if piles >> pile & 1:
            found |= g[OPEN + 2 * pile] | g[OPEN + 2 * pile + 1]
    return found != 0


@compiled
def breaches(t: Row, g: Row, card: int, pile: int) -> bool:
    """Say whether the lay itself would break a command (EX-7)."""
    laid, exactly = g[LAID] + 1, max(g[EXACTLY], fact(t, 0, card, EXACT))
    if exactly != 0 and laid > exactly:
        return True  # EX-17
    if fact(t, 0, card, STOPS) == 0:
        return False
    others = ~(1 << pile)
    uncovered = fact(t, 0, card, COVERS) != 0 or g[UNCOVERED] & others != 0
    return uncovered or exactly not in (0, laid) or g[DUE] & others != 0  # EX-15, EX-16, EX-27


@compiled
def shut_commanded(t: Row, g: Row) -> None:
    """Take away what commands forbid (EX-7, EX-20)."""
    for pile in range(t[PILES]):
        if g[LOCK] != NOWHERE and g[LOCK] != pile:
            shut(g, pile)
        for word in range(2):
            special = g[OPEN + 2 * pile + word] & t[SPECIAL + word]
            while special != 0:
                at = trailing_zeros(special)
                special &= ~bit(at)
                if breaches(t, g, 64 * word + at, pile):
                    g[OPEN + 2 * pile + word] &= ~bit(at)


@compiled
def shut_helping(t: Row, g: Row) -> None:
    """Take others' piles away: one card a turn, and never alone (F2F-9, F2F-11)."""
    seat = g[SEAT]
    if g[HELPED] != 0 or (g[SIZES + seat] == 1 and g[LAID] == 0):
        for pile in range(t[PILES]):
            if t[THEIRS + seat] >> pile & 1:
                shut(g, pile)


@compiled
def shut_more(t: Row, g: Row) -> bool:
    """Take away what is forbidden besides what does not fit, and say whether something is left."""
    if t[SIDED]:
        shut_helping(t, g)
    shut_commanded(t, g)
    at, found, gain = FITS + side_at(t, g, FIT_WIDTH), 0, 0
    for pile in range(MOST_PILES):
        top = at + FIT_WIDTH * (pile * TOP_COUNT + g[TOPS + pile])
        low, high = g[OPEN + 2 * pile], g[OPEN + 2 * pile + 1]
        found |= low | high
        gain |= low & t[top + 2] | high & t[top + 3]
    g[GAIN] = gain
    return found != 0


@inlined
def fill_open(t: Row, g: Row) -> bool:
    """Find every lay open to the seat on turn, and say whether there is one."""
    seat, at, found, gain = g[SEAT], FITS + side_at(t, g, FIT_WIDTH), 0, 0
    a, b = g[HANDS + 2 * seat], g[HANDS + 2 * seat + 1]
    if t[MARKED] and showing(t, g, BARS) != 0:
        at += BARRED  # EX-13
    for pile in range(MOST_PILES):
        top = at + FIT_WIDTH * (pile * TOP_COUNT + g[TOPS + pile])
        low, high = t[top] & a, t[top + 1] & b
        g[OPEN + 2 * pile] = low
        g[OPEN + 2 * pile + 1] = high
        found |= low | high
        gain |= low & t[top + 2] | high & t[top + 3]
    g[GAIN] = gain
    return shut_more(t, g) if t[SIDED] or t[MARKED] else found != 0


@compiled
def mark_turn(t: Row, g: Row, card: int, pile: int) -> None:
    """Note what the card does besides being a number; its pile still shows the old top (EX-6)."""
    bound = fact(t, 0, card, BINDS) != 0 or showing(t, g, BINDS) != 0
    g[TOPS + pile] = card
    g[EXACTLY] = max(g[EXACTLY], fact(t, 0, card, EXACT))
    g[STOPPED] = fact(t, 0, card, STOPS)
    g[DUE] &= ~(1 << pile)
    g[UNCOVERED] &= ~(1 << pile)
    g[UNCOVERED] |= fact(t, 0, card, COVERS) << pile
    if bound:
        g[LOCK] = pile
    if t[LOCK_LASTS] == 0 and showing(t, g, BINDS) == 0:
        g[LOCK] = NOWHERE


@inlined
def put_down(t: Row, g: Row, card: int, pile: int) -> None:
    """Lay a card, nothing else judged yet."""
    seat, word, one = g[SEAT], card >> 6, bit(card)
    theirs = t[THEIRS + seat] >> pile & 1
    top = FITS + side_at(t, g, FIT_WIDTH) + FIT_WIDTH * (pile * TOP_COUNT + g[TOPS + pile])
    g[TRICKS] += t[top + 2 + word] >> (card & 63) & 1 & ~theirs
    g[HELPED] |= theirs
    low, high, deck = one & word - 1, one & -word, UNLAID + 2 * deck_of(t, seat)
    g[HANDS + 2 * seat] &= ~low
    g[HANDS + 2 * seat + 1] &= ~high
    g[deck] &= ~low
    g[deck + 1] &= ~high
    g[SIZES + seat] -= 1
    g[LEFT] -= 1
    g[LAID] += 1
    if t[MARKED]:
        mark_turn(t, g, card, pile)
    g[TOPS + pile] = card


# ---- looking ahead


@compiled
def copy_table(source: Row, g: Row) -> None:
    """Copy what the table looks like; decks and chance stay where they are."""
    for field in range(STREAMS):
        g[field] = source[field]


@compiled
def pop_lay(t: Row, g: Row) -> int:
    """Take one lay off the open ones; `END` if there is none."""
    for pile in range(t[PILES]):
        a, b = g[OPEN + 2 * pile], g[OPEN + 2 * pile + 1]
        if a | b != 0:
            card = lowest(a, b)
            g[OPEN + 2 * pile + (card >> 6)] &= ~bit(card)
            return card << 3 | pile
    return END


@compiled
def has_reached(t: Row, g: Row) -> bool:
    """Say whether no card is owed any more, or the last card excuses it."""
    duty = count_duty(t, g)
    return duty == NONE or (duty == THREE and all_laid(t, g) and final_duty(t, g) == NONE)


@compiled
def can_reach(t: Row, g: Row) -> bool:
    """Say whether any order of lays still reaches the number of cards owed (TG-21, F2F-18)."""
    depth = 0
    copy_table(g, behind(t, ROOM))
    while depth >= 0:
        here = behind(t, ROOM + depth * STREAMS)
        chosen = pop_lay(t, here)
        if chosen == END:
            depth -= 1
            continue
        depth += 1
        after = behind(here, STREAMS)
        copy_table(here, after)
        put_down(t, after, chosen >> 3, chosen & 7)
        if has_reached(t, after):
            return True
        fill_open(t, after)
    return has_reached(t, g)


# ---- turns


@compiled
def finish(t: Row, g: Row, ending: int) -> None:
    """Write down how the game ended (TG-19, TG-20, F2F-23)."""
    everybody, seat = (1 << t[SEATS]) - 1, 1 << g[SEAT]
    winners = everybody if ending == ALL_LAID else 0
    if t[RACE]:
        winners = seat if ending == ALL_LAID else everybody & ~seat
    g[ENDING] = ending
    g[WINNERS] = winners
    g[MAY_END] = 0
    for pile in range(t[PILES]):
        shut(g, pile)


@compiled
def is_past_saving(t: Row, g: Row, duty: int) -> bool:
    """Say whether a cover is owed that nothing can give: it does not hold the turn up, it loses (EX-9, OF-7)."""
    owed = g[UNCOVERED] if duty == SKULL else g[DUE]
    return duty in (SKULL, FIRE) and not is_open(t, g, owed)


@compiled
def judge_closer(t: Row, g: Row, duty: int) -> None:
    """Judge a turn that looks ahead, or that owes a cover."""
    short = count_duty(t, g) if t[LOOKAHEAD] else NONE
    if short != NONE and not can_reach(t, g):
        finish(t, g, short)
    else:
        g[MAY_END] = is_past_saving(t, g, duty)


@inlined
def judge(t: Row, g: Row) -> None:
    """Find what may be done; the game is lost if the seat on turn can no longer do its duty (CO-4, TG-20)."""
    some, duty = fill_open(t, g), unmet(t, g)
    g[MAY_END] = duty == NONE
    if duty != NONE:
        if not some:
            finish(t, g, duty)
        elif t[LOOKAHEAD] or duty != MINIMUM:
            judge_closer(t, g, duty)


@compiled
def reopen(t: Row, g: Row) -> None:
    """Find what may be done in a position that was set up, without judging it."""
    g[MAY_END] = 0
    for pile in range(t[PILES]):
        shut(g, pile)
    if g[SEAT] != NOBODY:
        g[ASKED] = need(t, g)
    if g[SEAT] != NOBODY and g[ENDING] == NONE:
        fill_open(t, g)
        duty = unmet(t, g)
        g[MAY_END] = duty == NONE or is_past_saving(t, g, duty)


@compiled
def begin(t: Row, g: Row, seat: int) -> None:
    """Let a seat take the first turn."""
    g[SEAT] = g[STARTER] = seat
    g[TURNS] = 1
    g[ASKED] = need(t, g)
    judge(t, g)


@inlined
def cards_due(t: Row, g: Row) -> int:
    """Return how many cards the draw asks for (F2F-13, EX-14)."""
    room = t[HAND_SIZE] - g[SIZES + g[SEAT]]
    if t[DRAW_UNHELPED] >= 0 and g[HELPED] == 0:
        room = t[DRAW_UNHELPED]
    if t[MARKED]:
        for pile in range(t[PILES]):
            room = min(room, fact(t, pile, g[TOPS + pile], DRAW))
    return max(0, room)


@inlined
def pass_on(t: Row, g: Row) -> None:
    """Draw, and let the next seat that has cards play (CO-10, TG-17)."""
    seat = g[SEAT]
    draw(t, g, seat, cards_due(t, g))
    for _ in range(t[SEATS]):
        seat = seat + 1 if seat + 1 < t[SEATS] else 0
        if g[SIZES + seat] != 0:
            break
    g[SEAT] = seat
    g[TURNS] += 1
    for field in range(LAID, MAY_END):
        g[field] = 0
    g[LOCK] = NOWHERE
    g[ASKED] = need(t, g)
    if t[MARKED]:
        g[DUE] = showing(t, g, BURNS)


@inlined
def is_full(t: Row, g: Row) -> bool:
    """Say whether the turn ends by itself (CO-5)."""
    if g[SIZES + g[SEAT]] == 0 or g[LAID] == t[AT_MOST]:
        return True
    return t[MARKED] != 0 and (g[STOPPED] != 0 or g[LAID] == g[EXACTLY])


@inlined
def move(t: Row, g: Row, chosen: int) -> None:
    """Make a move of the seat on turn."""
    if chosen != END:
        put_down(t, g, chosen >> 3, chosen & 7)
        if all_laid(t, g):
            duty = final_duty(t, g)
            finish(t, g, ALL_LAID if duty == NONE else duty)
            return
    if chosen == END or is_full(t, g):
        duty = unmet(t, g)
        if duty != NONE:
            finish(t, g, duty)
            return
        pass_on(t, g)
    judge(t, g)


@compiled
def make_move(t: Row, g: Row, chosen: int) -> None:
    """Make a move where choosing it takes far longer: what is not inlined is compiled once."""
    move(t, g, chosen)
