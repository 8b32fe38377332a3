"""The product score, compiled: what all cards not yet laid will cost, and the cheapest cards to lay.

The score of a position is a sum over the unlaid cards, each counting the product of its prices on all piles;
lower is better. Where seats have their own decks, a seat counts its own cards, minus those of the others.
"""

from tenback.batch import layout
from tenback.batch.bits import highest, lowest, without
from tenback.batch.compiler import Floats, FloatTable, Row, Table, as_floats, behind, compiled, inlined
from tenback.batch.decks import deck_of
from tenback.batch.kernel import side_at
from tenback.heuristics.planning import HAND_WORTH


@inlined
def prices_of(t: Table, pile: int, top: int) -> FloatTable:
    """Return the prices of all cards while this top lies there."""
    return as_floats(behind(t, layout.PRICES + (pile * layout.TOP_COUNT + top) * layout.TOP_COUNT))


@inlined
def worth_of(s: Row, deck: int) -> Floats:
    """Return how much the cards of a deck count."""
    return as_floats(behind(s, layout.WORTH + deck * layout.TOP_COUNT))


@inlined
def rest_of(s: Row, pile: int) -> Floats:
    """Return what the cards cost on all piles but this one."""
    return as_floats(behind(s, layout.REST + pile * layout.TOP_COUNT))


# ---- how much cards count


@inlined
def weigh(worth: Floats, cards: int, a: int, b: int, weight: float) -> None:
    """Make the cards of a set count so much more."""
    for card in range(min(cards, 64)):
        worth[card] += weight * (a >> card & 1)
    for card in range(64, cards):
        worth[card] += weight * (b >> (card - 64) & 1)


@compiled
def weigh_unlaid(t: Table, s: Row, g: Row, own: int) -> None:
    """Make every unlaid card count once: for a seat, or against it."""
    for deck in range(t[layout.DECKS]):
        worth = worth_of(s, deck)
        for card in range(t[layout.CARDS]):
            worth[card] = 0.0
        weight = 1.0 if deck == deck_of(t, own) else -1.0
        weigh(worth, t[layout.CARDS], g[layout.UNLAID + 2 * deck], g[layout.UNLAID + 2 * deck + 1], weight)


@compiled
def weigh_hands(t: Table, s: Row, g: Row, own: int, times: float) -> None:
    """Make the cards in a team's hands count more, the sooner they will be laid."""
    worth, seat = worth_of(s, 0), own
    for turns in range(t[layout.SEATS]):
        hand = layout.HANDS + 2 * seat
        weigh(worth, t[layout.CARDS], g[hand], g[hand + 1], HAND_WORTH[turns] * times)
        seat = seat + 1 if seat + 1 < t[layout.SEATS] else 0


@inlined
def weigh_all(t: Table, s: Row, g: Row, policy: int) -> None:
    """Say how much every card counts for the seat on turn."""
    weigh_unlaid(t, s, g, g[layout.SEAT])
    if policy == layout.HEED:
        weigh_hands(t, s, g, g[layout.SEAT], 1.0)


@inlined
def hide(s: Row, deck: int, a: int, b: int) -> None:
    """Make the cards of a set count nothing, and remember what they counted."""
    worth, hidden, at = worth_of(s, deck), as_floats(behind(s, layout.HIDDEN)), 0
    while a | b != 0:
        card = lowest(a, b)
        a, b = without(a, b, card)
        hidden[at] = worth[card]
        worth[card] = 0.0
        at += 1


@inlined
def show(s: Row, deck: int, a: int, b: int) -> None:
    """Make the cards of a set count again what they counted before."""
    worth, hidden, at = worth_of(s, deck), as_floats(behind(s, layout.HIDDEN)), 0
    while a | b != 0:
        card = lowest(a, b)
        a, b = without(a, b, card)
        worth[card] = hidden[at]
        at += 1


# ---- sums


@compiled
def fill_four(t: Table, s: Row, tops: Row) -> None:
    """Do what `fill_rest` does, for four piles of a team at once."""
    a, b, c, d = prices_of(t, 0, tops[0]), prices_of(t, 1, tops[1]), prices_of(t, 2, tops[2]), prices_of(t, 3, tops[3])
    worth, w, x, y, z = worth_of(s, 0), rest_of(s, 0), rest_of(s, 1), rest_of(s, 2), rest_of(s, 3)
    for card in range(t[layout.CARDS]):
        ab, cd = a[card] * b[card] * worth[card], c[card] * d[card] * worth[card]
        w[card] = b[card] * cd
        x[card] = a[card] * cd
        y[card] = d[card] * ab
        z[card] = c[card] * ab


@compiled
def fill_rest(t: Table, s: Row, tops: Row) -> None:
    """Multiply, for each pile, the prices of the cards on the other piles that are for them."""
    if t[layout.PILES] == layout.MOST_PILES and not t[layout.SIDED]:
        fill_four(t, s, tops)
        return
    for pile in range(t[layout.PILES]):
        rest, worth = rest_of(s, pile), worth_of(s, t[layout.OWNERS + pile])
        for card in range(t[layout.CARDS]):
            rest[card] = worth[card]
        for other in range(t[layout.PILES]):
            if other != pile and t[layout.OWNERS + other] == t[layout.OWNERS + pile]:
                prices = prices_of(t, other, tops[other])
                for card in range(t[layout.CARDS]):
                    rest[card] *= prices[card]


@inlined
def sum_on(t: Table, s: Row, pile: int, top: int) -> float:
    """Return the score of the deck a pile is for, with this top on it."""
    rest, prices, total = rest_of(s, pile), prices_of(t, pile, top), 0.0
    for card in range(t[layout.CARDS]):
        total += rest[card] * prices[card]
    return total


@compiled
def score_of(t: Table, s: Row, tops: Row, deck: int) -> float:
    """Return the score of a deck's cards; the rests must be filled."""
    for pile in range(t[layout.PILES]):
        if t[layout.OWNERS + pile] == deck:
            return sum_on(t, s, pile, tops[pile])
    return 0.0


@compiled
def score(t: Table, s: Row, tops: Row) -> float:
    """Fill the rests and return the score of a position."""
    fill_rest(t, s, tops)
    total = 0.0
    for deck in range(t[layout.DECKS]):
        total += score_of(t, s, tops, deck)
    return total


@compiled
def own_price(t: Table, s: Row, tops: Row, deck: int, card: int) -> float:
    """Return how much a card of a deck adds to the score."""
    cost = worth_of(s, deck)[card]
    for pile in range(t[layout.PILES]):
        if t[layout.OWNERS + pile] == deck:
            cost *= prices_of(t, pile, tops[pile])[card]
    return cost


@inlined
def score_after(t: Table, s: Row, tops: Row, deck: int, total: float, card: int, pile: int) -> float:
    """Return the score once a card of the deck lies on a pile; the rests must be filled."""
    before = sum_on(t, s, pile, tops[pile]) if t[layout.SIDED] else total
    after = total - before + sum_on(t, s, pile, card)
    if t[layout.OWNERS + pile] == deck:
        return after - rest_of(s, pile)[card] * prices_of(t, pile, card)[card]
    return after - own_price(t, s, tops, deck, card)


# ---- which cards to think of


@inlined
def nearest(t: Table, seat: int, pile: int, a: int, b: int) -> int:
    """Return the card of a set that costs a pile least."""
    card = lowest(a, b) if t[layout.SIGNS + seat * layout.MOST_PILES + pile] > 0 else highest(a, b)
    if t[layout.TWINS]:
        card = lowest(a & t[layout.PEERS + 2 * card], b & t[layout.PEERS + 2 * card + 1])
    return card


@inlined
def fitting(t: Table, g: Row, pile: int, top: int, word: int) -> int:
    """Return what fits on a top, for the seat on turn."""
    return t[layout.FITS + side_at(t, g, layout.FIT_WIDTH) + layout.FIT_WIDTH * (pile * layout.TOP_COUNT + top) + word]


@compiled
def covering(t: Table, g: Row) -> int:
    """Return the piles to think of first: those that must be covered, if they can be, else all."""
    owed, found = g[layout.UNCOVERED] | g[layout.DUE], 0
    for pile in range(t[layout.PILES]):
        if owed >> pile & 1 and g[layout.OPEN + 2 * pile] | g[layout.OPEN + 2 * pile + 1] != 0:
            found |= 1 << pile
    return found if found != 0 else (1 << t[layout.PILES]) - 1
