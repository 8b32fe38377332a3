"""Worlds that agree with what a seat sees and with what the others told of their hands, compiled.

Promises that contradict each other are kept as far as possible.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tenback.batch import layout
from tenback.batch.bits import bit, lowest, without
from tenback.batch.chance import below, seed_stream
from tenback.batch.compiler import Numbers, Row, Table, compiled, count_bits, inlined, row_of, trailing_zeros
from tenback.batch.decks import deck_at, deck_of
from tenback.batch.duties import need
from tenback.batch.kernel import copy_table, judge
from tenback.batch.lower import words
from tenback.rules import Card
from tenback.search.inference import Told

TRIES, MOST_TRIES = 20, 60  # for a uniformly likely world, and for any that keeps every promise
NEED_WIDTH = 3
BROKEN = -1  # a world that does not keep every promise


class ToldSets(NamedTuple):
    """What all seats told of their hands, as sets of card numbers."""

    bans: Numbers  # [seat, word]: cards it does not hold
    needs: Numbers  # [promise, field]: a seat, and two words of cards of which it holds at least one


def told_sets(cards: Sequence[Card], told: Sequence[Told]) -> ToldSets:
    """Return what was told, by seat, for a ruleset with these sorted cards."""
    bans = [words(map(cards.index, each.bans)) for each in told]
    needs = [[seat, *words(map(cards.index, need))] for seat, each in enumerate(told) for need in each.needs]
    return ToldSets(np.array(bans, np.int64).ravel(), np.array(needs, np.int64).ravel())


@inlined
def pick(g: Row, a: int, b: int) -> int:
    """Return any card of a set that is not empty."""
    low = count_bits(a)
    number = below(g, 0, low + count_bits(b))
    word = a if number < low else b
    for _ in range(number if number < low else number - low):
        word &= word - 1
    return trailing_zeros(word) + (0 if number < low else 64)


@inlined
def give(g: Row, seat: int, card: int) -> None:
    """Put a card into a hand."""
    g[layout.HANDS + 2 * seat + (card >> 6)] |= bit(card)


@inlined
def held(g: Row, seat: int, a: int, b: int) -> int:
    """Return how many cards of a set a seat holds."""
    return count_bits(g[layout.HANDS + 2 * seat] & a) + count_bits(g[layout.HANDS + 2 * seat + 1] & b)


@inlined
def unseen(t: Table, g: Row, deck: int, word: int) -> int:
    """Return the cards of a deck that nobody holds yet."""
    cards = g[layout.UNLAID + 2 * deck + word]
    for seat in range(t[layout.SEATS]):
        if deck_of(t, seat) == deck:
            cards &= ~g[layout.HANDS + 2 * seat + word]
    return cards


@compiled
def keep_promises(t: Table, g: Row, bans: Row, needs: Row, count: int) -> int:
    """Give every seat a card of each set it promised; return the promises that took one, a bit each, or `BROKEN`."""
    given, fine = 0, True
    for at in range(count):
        seat, low, high = needs[NEED_WIDTH * at], needs[NEED_WIDTH * at + 1], needs[NEED_WIDTH * at + 2]
        if held(g, seat, low, high) == 0:
            deck = deck_of(t, seat)
            a = unseen(t, g, deck, 0) & low & ~bans[2 * seat]
            b = unseen(t, g, deck, 1) & high & ~bans[2 * seat + 1]
            if a | b == 0 or held(g, seat, -1, -1) == g[layout.SIZES + seat]:
                fine = False
            else:
                give(g, seat, pick(g, a, b))
                given |= bit(at)
    return given if fine else BROKEN


@compiled
def fill_up(t: Table, g: Row, bans: Row, seat: int) -> bool:
    """Give a seat any cards it may hold until its hand is full, and say whether there were enough."""
    fine, deck = True, deck_of(t, seat)
    for _ in range(g[layout.SIZES + seat] - held(g, seat, -1, -1)):
        a, b = unseen(t, g, deck, 0), unseen(t, g, deck, 1)
        c, d = a & ~bans[2 * seat], b & ~bans[2 * seat + 1]
        if c | d == 0:
            fine, c, d = False, a, b
        give(g, seat, pick(g, c, d))
    return fine


@compiled
def is_even(g: Row, needs: Row, count: int, given: int) -> bool:
    """Say whether to accept a hand: one that keeps a promise with several cards came up so many times as often."""
    for at in range(count):
        times = held(g, needs[NEED_WIDTH * at], needs[NEED_WIDTH * at + 1], needs[NEED_WIDTH * at + 2])
        if times > 1 and given & bit(at) != 0 and below(g, 0, times) != 0:
            return False
    return True


@compiled
def tightest(t: Table, g: Row, own: int, bans: Row) -> int:
    """Return the seat with the least choice of cards to fill its hand from; `NOBODY` if all hands are full."""
    found, least = layout.NOBODY, layout.FAR
    for seat in range(t[layout.SEATS]):
        missing, deck = g[layout.SIZES + seat] - held(g, seat, -1, -1), deck_of(t, seat)
        if seat != own and missing > 0:
            a, b = unseen(t, g, deck, 0) & ~bans[2 * seat], unseen(t, g, deck, 1) & ~bans[2 * seat + 1]
            choice = count_bits(a) + count_bits(b) - missing
            if choice < least:
                found, least = seat, choice
    return found


@compiled
def deal_hands(t: Table, g: Row, own: int, bans: Row, needs: Row, count: int) -> int:
    """Deal the unseen cards to the other seats; return the promises that took a card, `BROKEN` if not all are kept."""
    for seat in range(t[layout.SEATS]):
        if seat != own:
            g[layout.HANDS + 2 * seat], g[layout.HANDS + 2 * seat + 1] = 0, 0
    given = keep_promises(t, g, bans, needs, count)
    seat = tightest(t, g, own, bans)
    while seat != layout.NOBODY:
        if not fill_up(t, g, bans, seat):
            given = BROKEN
        seat = tightest(t, g, own, bans)
    return given


@compiled
def stack_deck(t: Table, g: Row, deck: int) -> None:
    """Put the cards that nobody holds into a deck, to be shuffled as they are drawn."""
    a, b = unseen(t, g, deck, 0), unseen(t, g, deck, 1)
    g[layout.PLACES + deck] = g[layout.SETTLED + deck] = t[layout.CARDS] - count_bits(a) - count_bits(b)
    at = deck_at(t, deck) + g[layout.PLACES + deck]
    while a | b != 0:
        card = lowest(a, b)
        a, b = without(a, b, card)
        g[at] = card
        at += 1


@compiled
def believe(t: Table, s: Row, seen: Row, g: Row, own: int, told: ToldSets, seed: np.uint64, world: int) -> None:
    """Set a game to a world that agrees with what a seat sees and was told."""
    bans, needs, count = row_of(told.bans, 0), row_of(told.needs, 0), len(told.needs) // NEED_WIDTH
    copy_table(seen, g)
    for deck in range(t[layout.DECKS]):
        seed_stream(g, deck, seed, layout.WORLD, world * t[layout.DECKS] + deck)
    for attempt in range(MOST_TRIES):
        given = deal_hands(t, g, own, bans, needs, count)
        if given != BROKEN and (attempt >= TRIES or is_even(g, needs, count, given)):
            break
    for deck in range(t[layout.DECKS]):
        stack_deck(t, g, deck)
    for seat in range(t[layout.SEATS]):
        seed_stream(g, t[layout.DECKS] + seat, seed, layout.BOT, world * t[layout.SEATS] + seat)
    if g[layout.SEAT] != layout.NOBODY and g[layout.ENDING] == layout.NONE:
        g[layout.ASKED] = need(t, g)
        judge(t, s, g)
