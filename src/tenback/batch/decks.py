"""Decks, compiled: shuffled no further than cards are drawn, and dealt from a seed."""

import numpy as np

from tenback.batch import layout
from tenback.batch.bits import bit
from tenback.batch.chance import below, seed_stream
from tenback.batch.compiler import Row, Table, compiled, inlined


@inlined
def deck_at(t: Table, deck: int) -> int:
    """Return where the cards of a deck stand in a row."""
    return layout.STREAMS + (t[layout.DECKS] + t[layout.SEATS] + 1) * layout.STREAM_WIDTH + deck * t[layout.CARDS]


@inlined
def deck_of(t: Table, seat: int) -> int:
    """Return which deck a seat draws from."""
    return seat if t[layout.DECKS] > 1 else 0


@inlined
def has_deck(t: Table, g: Row) -> bool:
    """Say whether the seat on turn has something to draw."""
    return g[layout.PLACES + deck_of(t, g[layout.SEAT])] < t[layout.CARDS]


@compiled
def settle(t: Table, g: Row, deck: int, end: int) -> None:
    """Shuffle on until the cards before `end` are settled: chance is asked only for cards that are drawn."""
    cards, first = t[layout.CARDS], deck_at(t, deck)
    for place in range(g[layout.SETTLED + deck], min(end, cards - 1)):
        other = place + below(g, deck, cards - place)
        card = g[first + place]
        g[first + place] = g[first + other]
        g[first + other] = card
    g[layout.SETTLED + deck] = end


@inlined
def draw(t: Table, g: Row, seat: int, count: int) -> None:
    """Let a seat draw; the deck gives what it has (CO-6)."""
    deck = deck_of(t, seat)
    first, place = deck_at(t, deck), g[layout.PLACES + deck]
    end = min(place + count, t[layout.CARDS])
    if end > g[layout.SETTLED + deck]:
        settle(t, g, deck, end)
    low = high = 0
    for at in range(first + place, first + end):
        card = g[at]
        low |= bit(card) & (card >> 6) - 1
        high |= bit(card) & -(card >> 6)
    g[layout.HANDS + 2 * seat] |= low
    g[layout.HANDS + 2 * seat + 1] |= high
    g[layout.PLACES + deck] = end
    g[layout.SIZES + seat] += end - place


@compiled
def clear_table(t: Table, g: Row) -> None:
    """Set a game to the moment before the deal."""
    for field in range(layout.STREAMS):
        g[field] = 0
    g[layout.LEFT] = g[layout.LAYS] = t[layout.CARDS] * t[layout.DECKS]
    g[layout.SEAT] = g[layout.STARTER] = layout.NOBODY
    g[layout.LOCK] = layout.NOWHERE
    for pile in range(t[layout.PILES]):
        g[layout.TOPS + pile] = t[layout.CARDS]
    for deck in range(t[layout.DECKS]):
        g[layout.UNLAID + 2 * deck] = t[layout.ALL]
        g[layout.UNLAID + 2 * deck + 1] = t[layout.ALL + 1]


@compiled
def deal(t: Table, g: Row, seed: np.uint64) -> None:
    """Deal a game from its seed; the starter is still to be chosen (CO-9)."""
    clear_table(t, g)
    for deck in range(t[layout.DECKS]):
        seed_stream(g, deck, seed, layout.DEAL, deck)
        first = deck_at(t, deck)
        for place in range(t[layout.CARDS]):
            g[first + place] = t[layout.ORDER + place]
    for seat in range(t[layout.SEATS]):
        seed_stream(g, t[layout.DECKS] + seat, seed, layout.BOT, seat)
        draw(t, g, seat, t[layout.HAND_SIZE])
    seed_stream(g, t[layout.DECKS] + t[layout.SEATS], seed, layout.LOT, 0)


@compiled
def deal_stacked(t: Table, g: Row, cards: Row) -> None:
    """Deal a game from decks whose cards are given in order, one deck after the other."""
    clear_table(t, g)
    first = deck_at(t, 0)
    for at in range(t[layout.DECKS] * t[layout.CARDS]):
        g[first + at] = cards[at]
    for deck in range(t[layout.DECKS]):
        g[layout.SETTLED + deck] = t[layout.CARDS]
    for seat in range(t[layout.SEATS]):
        draw(t, g, seat, t[layout.HAND_SIZE])
