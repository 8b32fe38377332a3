"""The compiled engine: the turn flow of the family on bitboards, for any ruleset that was lowered to a table.

Two rows of whole numbers are all it knows: `t`, a lowered ruleset, and `g`, a game. A set of cards is two words of 64
bits. Nothing here checks its arguments, and nothing asks which game it plays. Compiled, a row is a bare pointer: arrays
would be counted in and out of every function, which costs most of the time.

It is one long file on purpose: Numba's cache watches only the file of the function it compiles, so a part that lived
elsewhere could change unnoticed. Shifts by 64 and more are undefined, and uint64 mixed with int64 becomes a float.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import config, njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])
Numbers = NDArray[np.int64]
Rows = NDArray[np.int64]  # one row for each game
Seeds = NDArray[np.uint64]
Bytes = NDArray[np.uint8]


class Row(Protocol):
    """A row of whole numbers; compiled, a bare pointer to the first of them."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, number: int, /) -> None: ...


MOST_CARDS, MOST_PILES, MOST_SEATS = 127, 4, 6
TOP_COUNT = MOST_CARDS + 1  # a top is a card, by its place among the sorted cards, or the number of cards: the row card

# ---- the table of a ruleset: settings, then lists, each with room for the largest game so that its place is known

# at_most 0: any number of cards; draw_unhelped -1: fill the hand; sided -1: yes, as a mask
(CARDS, PILES, SEATS, DECKS, HAND_SIZE, NEED, NEED_EMPTY, AT_MOST, DRAW_UNHELPED) = range(9)
(CAP_NEED, CAP_NEED_EMPTY, RACE, BY_LOT, LOOKAHEAD, LOCK_LASTS, FINAL_SKULL, FINAL_THREE, FINAL_FIRE) = range(9, 18)
(MARKED, SIDED, TWINS) = range(18, 21)  # cards with effects; piles of one seat; numbers on two cards
SIGNS = 21  # [seat, pile]: which way a step costs the seat
THEIRS = SIGNS + MOST_SEATS * MOST_PILES  # [seat]: the piles of others, a bit each
ORDER = THEIRS + MOST_SEATS  # [place]: the unshuffled deck
ALL = ORDER + MOST_CARDS  # [word]: every card
SPECIAL = ALL + 2  # [word]: whose lay may break a command
PEERS = SPECIAL + 2  # [card, word]: those of the same number
HEIGHTS = PEERS + 2 * MOST_CARDS  # [seat, pile, top]: its number, so that a step costs the seat the difference
FACTS = HEIGHTS + MOST_SEATS * MOST_PILES * TOP_COUNT  # [pile, top, fact]: what is known of a top
STOPS, COVERS, EXACT, BURNS, BINDS, BARS, DRAW, OPENING, FACT_COUNT = range(9)
FITS = FACTS + MOST_PILES * TOP_COUNT * FACT_COUNT  # [seat, pile, top, word]: what may go there
FIT_WIDTH = 4  # two words for what may go there, two for what is better than free there: a step back
BARRED = FIT_WIDTH * MOST_SEATS * MOST_PILES * TOP_COUNT  # so much further on: the same without tricks
ROOM = FITS + 2 * BARRED  # [depth, field]: for looking ahead, so a table belongs to one thread
UNLIMITED = 1 << 15

# ---- the row of a game

LEFT, WINNERS, ENDING, TURNS, TRICKS, STARTER, LAYS, RESULTS = range(8)  # how it went; so many results
SEAT, LAID, HELPED, EXACTLY, STOPPED, LOCK, UNCOVERED, DUE, CONCEDING, MAY_END = range(7, 17)
ASKED, GAIN = 17, 18  # the need of the turn; the cards that may be laid to one's advantage
TOPS = 19  # by pile
SIZES = TOPS + MOST_PILES  # of the hands, by seat
PLACES = SIZES + MOST_SEATS  # by deck: where its top is
SETTLED = PLACES + MOST_SEATS  # by deck: how far it is shuffled
HANDS = SETTLED + MOST_SEATS  # by seat, two words
UNLAID = HANDS + 2 * MOST_SEATS  # by deck, two words: what nobody has laid
OPEN = UNLAID + 2 * MOST_SEATS  # by pile, two words: what the seat on turn may lay there
STREAMS = OPEN + 2 * MOST_PILES  # of each deck, of each seat, of the lot; behind them the decks

NOBODY = NOWHERE = -1
NONE, ALL_LAID, SKULL, THREE, MINIMUM, FIRE, CONCEDED = range(7)  # endings; duties have the numbers they lead to
KEY, STREAM, PURPOSE, BLOCK, USED, WORD, STREAM_WIDTH = 0, 2, 3, 4, 5, 6, 10  # of a stream of chance
DEAL, LOT, WORLD, BOT = range(4)  # what a stream is for

UNIFORM, GREEDY = range(2)
CALM, FAIR, EAGER = 4, 8, 14  # cost of the opening up to which a greedy seat is keen to begin
END = -1  # a move is card * 8 + pile, or this
FAR = 1 << 40  # costs more than any lay
WAIT = -1  # the code that leaves a game as it is


def new_games(table: Numbers, count: int) -> Rows:
    """Return room for so many games."""
    streams, cards = table[DECKS] + table[SEATS] + 1, table[DECKS] * table[CARDS]
    return np.zeros((count, STREAMS + streams * STREAM_WIDTH + cards), np.int64)


def compiled(function: F) -> F:
    """Compile a function when it is first called."""
    return cast("F", njit(cache=True, nogil=True, error_model="numpy")(function))


def inlined(function: F) -> F:
    """Compile a function into whatever calls it."""
    return cast("F", njit(cache=True, nogil=True, error_model="numpy", forceinline=True)(function))


# ---- what Numba does not offer, and in plain Python for runs without compilation


def _bit_question(ask: Callable[[Any, Any], Any]) -> Any:
    def bits(typing: Any, word: Any) -> Any:
        return types.int64(types.int64), lambda _context, builder, _signature, args: ask(builder, args[0])

    return intrinsic(bits)


def _row(typing: Any, array: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        rows = context.make_array(signature.args[0])(context, builder, args[0])
        width = builder.extract_value(rows.shape, signature.args[0].ndim - 1)
        return builder.gep(rows.data, [builder.mul(args[1], width)])

    pointer: Any = types.CPointer  # untyped
    return pointer(array.dtype)(array, types.int64), generate


def _behind(typing: Any, row: Any, count: Any) -> Any:
    return row(row, types.int64), lambda _context, builder, _signature, args: builder.gep(args[0], [args[1]])


trailing_zeros: Callable[[int], int]
leading_zeros: Callable[[int], int]
count_bits: Callable[[int], int]
row_of: Callable[[NDArray[Any], int], Row]  # a row of an array; of a single row itself, with 0
behind: Callable[[Row, int], Row]  # the row without its first numbers

if config.DISABLE_JIT:  # type: ignore[attr-defined]
    MASK = (1 << 64) - 1
    trailing_zeros = lambda word: (int(word) & -int(word)).bit_length() - 1
    leading_zeros = lambda word: 64 - (int(word) & MASK).bit_length()
    count_bits = lambda word: (int(word) & MASK).bit_count()
    row_of = lambda array, at: cast("Row", array[at] if array.ndim > 1 else array)
    behind = lambda row, count: cast("Any", row)[count:]
else:
    _FALSE = ir.Constant(ir.IntType(1), 0)
    trailing_zeros = _bit_question(lambda builder, word: builder.cttz(word, _FALSE))
    leading_zeros = _bit_question(lambda builder, word: builder.ctlz(word, _FALSE))
    count_bits = _bit_question(lambda builder, word: builder.ctpop(word))
    row_of, behind = cast("Any", intrinsic(_row)), cast("Any", intrinsic(_behind))


# ---- bits


@inlined
def bit(card: int) -> int:
    """Return the bit of a card within its word."""
    return int(np.int64(1) << (card & 63))


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


# ---- policies


@inlined
def choose_uniform(t: Row, g: Row) -> int:
    """Choose any legal move, each as likely as any other: by card, by pile, then the end of the turn."""
    seat, count = g[SEAT], g[MAY_END]
    for pile in range(t[PILES]):
        count += count_bits(g[OPEN + 2 * pile]) + count_bits(g[OPEN + 2 * pile + 1])
    rest = below(g, t[DECKS] + seat, count)
    for word in range(2):
        cards = g[HANDS + 2 * seat + word]
        while cards != 0:
            at = trailing_zeros(cards)
            cards &= ~bit(at)
            for pile in range(t[PILES]):
                rest -= g[OPEN + 2 * pile + word] >> at & 1
                if rest < 0:
                    return (64 * word + at) << 3 | pile
    return END


@inlined
def choose_greedy(t: Row, g: Row) -> int:
    """Choose the cheapest lay while one is owed or free of cost; else end the turn.

    What is compared is the cost, then the card, then the pile, in one number; its last ten bits are the move.
    """
    owed = g[UNCOVERED] | g[DUE]
    if g[MAY_END] != 0 and g[GAIN] | owed == 0:
        return END
    best, signs, heights = FAR, SIGNS + g[SEAT] * MOST_PILES, HEIGHTS + side_at(t, g, 1)
    for pile in range(MOST_PILES):
        a, b = g[OPEN + 2 * pile], g[OPEN + 2 * pile + 1]
        card = lowest(a, b) if t[signs + pile] > 0 else highest(a, b)
        if t[TWINS]:
            card = lowest(a & t[PEERS + 2 * card], b & t[PEERS + 2 * card + 1])
        order = t[heights + card] - t[heights + g[TOPS + pile]] + (card << 3 | pile)
        if owed != 0 and not owed >> pile & 1:
            order += 1 << 30
        best = min(best, FAR if a | b == 0 else order)
        heights += TOP_COUNT
    return END if best == FAR else best & 1023


@inlined
def choose(t: Row, g: Row, policies: Row) -> int:
    """Choose as the policy of the seat on turn does."""
    if policies[g[SEAT]] == GREEDY:
        return choose_greedy(t, g)
    return choose_uniform(t, g)


@compiled
def strength(t: Row, g: Row, seat: int) -> int:
    """Say how much a greedy seat wants to begin: the more, the cheaper its first cards are."""
    a, b, cost = g[HANDS + 2 * seat], g[HANDS + 2 * seat + 1], 0
    for _ in range(min(t[NEED], g[SIZES + seat])):
        c, d, cheapest, least = a, b, 0, UNLIMITED
        while c | d != 0:
            card = lowest(c, d)
            c, d = (c & ~bit(card), d) if card < 64 else (c, d & ~bit(card))
            step = fact(t, 0, card, OPENING)
            if step < least:
                cheapest, least = card, step
        cost += least
        a, b = (a & ~bit(cheapest), b) if cheapest < 64 else (a, b & ~bit(cheapest))
    return (cost <= CALM) + (cost <= FAIR) + (cost <= EAGER)


@compiled
def choose_starter(t: Row, g: Row, policies: Row) -> int:
    """Let the lot decide, or the seat that wants it most; ties go to the lowest seat (TG-6, F2F-3)."""
    if t[BY_LOT]:
        return below(g, t[DECKS] + t[SEATS], t[SEATS])
    starter, most = 0, -1
    for seat in range(t[SEATS]):
        wish = strength(t, g, seat) if policies[seat] == GREEDY else 0
        if wish > most:
            starter, most = seat, wish
    return starter


@compiled
def play_on(t: Row, g: Row, policies: Row) -> None:
    """Play a game to its end."""
    if g[SEAT] == NOBODY and g[ENDING] == NONE:
        begin(t, g, choose_starter(t, g, policies))
    while g[ENDING] == NONE:
        move(t, g, choose(t, g, policies))


# ---- the doors, which take arrays


@inlined
def note(g: Row, results: Row) -> None:
    """Write down how a game went; the row has what there was to lay."""
    for field in range(RESULTS):
        results[field] = g[field]
    results[LAYS] = g[LAYS] - g[LEFT]


@compiled
def play_seeds(table: Numbers, games: Rows, policies: Bytes, seeds: Seeds, results: Rows) -> None:
    """Play one game for each seed."""
    t, g, p = row_of(table, 0), row_of(games, 0), row_of(policies, 0)
    for k in range(len(seeds)):
        deal(t, g, seeds[k])
        play_on(t, g, p)
        note(g, row_of(results, k))


@compiled
def imagine(t: Row, seen: Row, g: Row, own: int, seed: np.uint64, world: int) -> None:  # noqa: PLR0913, PLR0917
    """Make a game a world that agrees with what is seen: the hand of `own`, and everything else in order."""
    copy_table(seen, g)
    for at in range(deck_at(t, 0), deck_at(t, t[DECKS])):
        g[at] = seen[at]
    seed_stream(g, 0, seed, WORLD, world)
    for deck in range(1, t[DECKS]):  # the decks read one stream, one after the other
        settle(t, g, deck - 1, t[CARDS])
        for at in range(STREAMS + deck * STREAM_WIDTH, STREAMS + (deck + 1) * STREAM_WIDTH):
            g[at] = g[at - STREAM_WIDTH]
    for seat in range(t[SEATS]):
        seed_stream(g, t[DECKS] + seat, seed, BOT, world * t[SEATS] + seat)
        if seat != own:
            size = g[SIZES + seat]
            g[SIZES + seat] = 0
            draw(t, g, seat, size)
    seed_stream(g, t[DECKS] + t[SEATS], seed, LOT, world)
    if g[SEAT] != NOBODY and g[ENDING] == NONE:
        g[ASKED] = need(t, g)
        judge(t, g)


@compiled
def play_worlds(  # noqa: PLR0913, PLR0917
    table: Numbers, games: Rows, policies: Bytes, own: int, seed: np.uint64, first: int, results: Rows
) -> None:
    """Play on in one world after another: game 0 is what `own` sees, game 1 the world."""
    t, seen, g, p = row_of(table, 0), row_of(games, 0), row_of(games, 1), row_of(policies, 0)
    for k in range(len(results)):
        imagine(t, seen, g, own, seed, first + k)
        play_on(t, g, p)
        note(g, row_of(results, k))


@inlined
def is_legal(t: Row, g: Row, code: int) -> bool:
    """Say whether a code may be played now."""
    end = t[CARDS] * t[PILES]
    if code < 0 or code > end + t[SEATS]:
        return False
    if code < end:
        card, pile = code // t[PILES], code % t[PILES]
        return g[OPEN + 2 * pile + (card >> 6)] & bit(card) != 0
    if code == end:
        return g[MAY_END] != 0
    return g[SEAT] == NOBODY and g[ENDING] == NONE


@inlined
def act(t: Row, g: Row, code: int) -> None:
    """Play a code that is legal."""
    end = t[CARDS] * t[PILES]
    if code > end:
        begin(t, g, code - end - 1)
    else:
        move(t, g, END if code == end else code // t[PILES] << 3 | code % t[PILES])


@inlined
def write_mask(t: Row, g: Row, mask: Row) -> None:
    """Write which codes are legal."""
    piles, seat = t[PILES], g[SEAT]
    end = t[CARDS] * piles
    for code in range(end):
        mask[code] = 0
    mask[end] = g[MAY_END]
    for code in range(end + 1, end + 1 + t[SEATS]):
        mask[code] = seat == NOBODY and g[ENDING] == NONE
    for word in range(0 if seat == NOBODY else 2):
        cards = g[HANDS + 2 * seat + word]
        while cards != 0:
            at = trailing_zeros(cards)
            cards &= ~bit(at)
            code = (64 * word + at) * piles
            for pile in range(piles):
                mask[code + pile] = g[OPEN + 2 * pile + word] >> at & 1


@inlined
def write_set(seen: Row, first: int, cards: int, a: int, b: int) -> None:
    """Write a set of cards, a byte each."""
    for card in range(min(cards, 64)):
        seen[first + card] = a >> card & 1
    for card in range(64, cards):
        seen[first + card] = b >> (card - 64) & 1


@inlined
def write_view(t: Row, g: Row, seen: Row) -> None:
    """Write what the seat on turn may know; before the first turn, what a spectator may."""
    cards, piles, seats, decks = t[CARDS], t[PILES], t[SEATS], t[DECKS]
    seat, at = g[SEAT], cards
    first = max(seat, 0)
    a, b = (0, 0) if seat == NOBODY else (g[HANDS + 2 * seat], g[HANDS + 2 * seat + 1])
    write_set(seen, 0, cards, a, b)
    for step in range(decks):
        deck = (first + step) % decks
        write_set(seen, at, cards, g[UNLAID + 2 * deck], g[UNLAID + 2 * deck + 1])
        at += cards
    for pile in range(piles):
        seen[at + pile] = g[TOPS + pile]
        seen[at + piles + pile] = g[UNCOVERED] >> pile & 1
        seen[at + 2 * piles + pile] = g[DUE] >> pile & 1
    at += 3 * piles
    for step in range(seats):
        seen[at + step] = g[SIZES + (first + step) % seats]
    at += seats
    for step in range(decks):
        seen[at + step] = cards - g[PLACES + (first + step) % decks]
    at += decks
    seen[at] = seat + 1
    seen[at + 1] = g[LAID]
    seen[at + 2] = g[ASKED]
    seen[at + 3] = g[HELPED]
    seen[at + 4] = g[EXACTLY]
    seen[at + 5] = g[LOCK] + 1


@compiled
def observe(table: Numbers, games: Rows, which: Numbers, mask: Bytes, seen: Bytes) -> None:
    """Write masks and observations of these games."""
    t = row_of(table, 0)
    for k in range(len(which)):
        g = row_of(games, which[k])
        write_mask(t, g, row_of(mask, which[k]))
        write_view(t, g, row_of(seen, which[k]))


@compiled
def step(  # noqa: PLR0913, PLR0917
    table: Numbers, games: Rows, codes: Numbers, mask: Bytes, seen: Bytes, reward: NDArray[np.float32], done: Bytes
) -> int:
    """Play one code in every game, unless one is illegal: then nothing changes, and its game is returned."""
    t = row_of(table, 0)
    for i in range(len(codes)):
        if codes[i] != WAIT and not is_legal(t, row_of(games, i), codes[i]):
            return i
    for i in range(len(codes)):
        g = row_of(games, i)
        reward[i] = 0.0
        if codes[i] != WAIT:
            seat = g[SEAT]
            act(t, g, codes[i])
            if g[ENDING] != NONE:
                reward[i] = 1.0 if g[WINNERS] >> (g[SEAT] if seat == NOBODY else seat) & 1 else -1.0
        done[i] = g[ENDING] != NONE
        write_mask(t, g, row_of(mask, i))
        write_view(t, g, row_of(seen, i))
    return -1


@compiled
def reset(table: Numbers, games: Rows, which: Numbers, seeds: Seeds, starters: Numbers) -> None:
    """Deal these games anew; a starter of -1 is still to be chosen."""
    t = row_of(table, 0)
    for k in range(len(which)):
        g = row_of(games, which[k])
        deal(t, g, seeds[k])
        if starters[k] != NOBODY:
            begin(t, g, starters[k])


@compiled
def suggest(table: Numbers, games: Rows, policies: Bytes, codes: Numbers) -> None:
    """Write what the policies would play in every game."""
    t, p = row_of(table, 0), row_of(policies, 0)
    end = t[CARDS] * t[PILES]
    for i in range(len(codes)):
        g = row_of(games, i)
        if g[ENDING] != NONE:
            codes[i] = WAIT
        elif g[SEAT] == NOBODY:
            codes[i] = end + 1 + choose_starter(t, g, p)
        else:
            chosen = choose(t, g, p)
            codes[i] = end if chosen == END else (chosen >> 3) * t[PILES] + (chosen & 7)


@compiled
def reopen_game(table: Numbers, games: Rows, i: int) -> None:
    """Find what may be done in a game that was set up."""
    reopen(row_of(table, 0), row_of(games, i))


@compiled
def settle_game(table: Numbers, games: Rows, i: int) -> None:
    """Shuffle the decks of a game to their ends."""
    t, g = row_of(table, 0), row_of(games, i)
    for deck in range(t[DECKS]):
        settle(t, g, deck, t[CARDS])


@compiled
def imagine_game(table: Numbers, games: Rows, own: int, seed: np.uint64, world: int) -> None:
    """Make game 1 a world that agrees with game 0."""
    imagine(row_of(table, 0), row_of(games, 0), row_of(games, 1), own, seed, world)
