"""The product score, compiled: what all cards not yet laid will cost, and the cheapest cards to lay.

The score of a position is a sum over the unlaid cards, of the product of their prices on all piles; lower is better.
Where seats have decks of their own, a seat counts its own cards, and against them those of the others.
"""

from tenback.batch.compiler import Floats, Row, as_floats, behind, compiled, inlined
from tenback.batch.kernel import bit, deck_of, highest, lowest, side_at, without
from tenback.batch.layout import (
    CARDS,
    DECKS,
    DUE,
    FIT_WIDTH,
    FITS,
    HANDS,
    HEED,
    HIDDEN,
    MOST_PILES,
    NEAR,
    OPEN,
    OWNERS,
    PEERS,
    PILES,
    PLAN_COUNT,
    PLAN_FIRST,
    PLAN_HAND,
    PLAN_SCORE,
    PLAN_TOPS,
    PLAN_WIDTH,
    PLANS,
    PRICES,
    REST,
    SEAT,
    SEATS,
    SIDED,
    SIGNS,
    THEIRS,
    TOP_COUNT,
    TOPS,
    TWINS,
    UNCOVERED,
    UNLAID,
    WORTH,
)
from tenback.batch.planning import HAND_WORTH, MOST_PLANS


@inlined
def prices_of(t: Row, pile: int, top: int) -> Floats:
    """Return the prices of all cards while this top lies there."""
    return as_floats(behind(t, PRICES + (pile * TOP_COUNT + top) * TOP_COUNT))


@inlined
def worth_of(t: Row, deck: int) -> Floats:
    """Return how much the cards of a deck count."""
    return as_floats(behind(t, WORTH + deck * TOP_COUNT))


@inlined
def rest_of(t: Row, pile: int) -> Floats:
    """Return what the cards cost on all piles but this one."""
    return as_floats(behind(t, REST + pile * TOP_COUNT))


@inlined
def plan_at(t: Row, depth: int, place: int) -> Row:
    """Return a turn thought of."""
    return behind(t, PLANS + (depth * MOST_PLANS + place) * PLAN_WIDTH)


# ---- how much cards count


@inlined
def weigh(worth: Floats, cards: int, a: int, b: int, weight: float) -> None:
    """Let the cards of a set count so much more."""
    for card in range(min(cards, 64)):
        worth[card] += weight * (a >> card & 1)
    for card in range(64, cards):
        worth[card] += weight * (b >> (card - 64) & 1)


@compiled
def weigh_unlaid(t: Row, g: Row, own: int) -> None:
    """Let every unlaid card count once: for a seat, or against it."""
    for deck in range(t[DECKS]):
        worth = worth_of(t, deck)
        for card in range(t[CARDS]):
            worth[card] = 0.0
        weight = 1.0 if deck == deck_of(t, own) else -1.0
        weigh(worth, t[CARDS], g[UNLAID + 2 * deck], g[UNLAID + 2 * deck + 1], weight)


@compiled
def weigh_hands(t: Row, g: Row, own: int, times: float) -> None:
    """Let the cards in the hands of a team count more, the sooner they will be laid."""
    worth, seat = worth_of(t, 0), own
    for turns in range(t[SEATS]):
        weigh(worth, t[CARDS], g[HANDS + 2 * seat], g[HANDS + 2 * seat + 1], HAND_WORTH[turns] * times)
        seat = seat + 1 if seat + 1 < t[SEATS] else 0


@inlined
def weigh_all(t: Row, g: Row, policy: int) -> None:
    """Say how much every card counts for the seat on turn."""
    weigh_unlaid(t, g, g[SEAT])
    if policy == HEED:
        weigh_hands(t, g, g[SEAT], 1.0)


# ---- sums


@compiled
def fill_four(t: Row, tops: Row) -> None:
    """Do what `fill_rest` does, for four piles of a team at once."""
    a, b, c, d = prices_of(t, 0, tops[0]), prices_of(t, 1, tops[1]), prices_of(t, 2, tops[2]), prices_of(t, 3, tops[3])
    worth, p, q, r, s = worth_of(t, 0), rest_of(t, 0), rest_of(t, 1), rest_of(t, 2), rest_of(t, 3)
    for card in range(t[CARDS]):
        ab, cd = a[card] * b[card] * worth[card], c[card] * d[card] * worth[card]
        p[card] = b[card] * cd
        q[card] = a[card] * cd
        r[card] = d[card] * ab
        s[card] = c[card] * ab


@compiled
def fill_rest(t: Row, tops: Row) -> None:
    """Multiply, for each pile, the prices of the cards on the other piles that are for them."""
    if t[PILES] == MOST_PILES and not t[SIDED]:
        fill_four(t, tops)
        return
    for pile in range(t[PILES]):
        rest, worth = rest_of(t, pile), worth_of(t, t[OWNERS + pile])
        for card in range(t[CARDS]):
            rest[card] = worth[card]
        for other in range(t[PILES]):
            if other != pile and t[OWNERS + other] == t[OWNERS + pile]:
                prices = prices_of(t, other, tops[other])
                for card in range(t[CARDS]):
                    rest[card] *= prices[card]


@inlined
def sum_on(t: Row, pile: int, top: int) -> float:
    """Return the score of the deck a pile is for, with this top on it."""
    rest, prices, total = rest_of(t, pile), prices_of(t, pile, top), 0.0
    for card in range(t[CARDS]):
        total += rest[card] * prices[card]
    return total


@compiled
def score_of(t: Row, tops: Row, deck: int) -> float:
    """Return the score of a deck's cards; the rests are filled."""
    for pile in range(t[PILES]):
        if t[OWNERS + pile] == deck:
            return sum_on(t, pile, tops[pile])
    return 0.0


@compiled
def score(t: Row, tops: Row) -> float:
    """Fill the rests and return the score of a position."""
    fill_rest(t, tops)
    total = 0.0
    for deck in range(t[DECKS]):
        total += score_of(t, tops, deck)
    return total


@compiled
def own_price(t: Row, tops: Row, deck: int, card: int) -> float:
    """Return what a card of a deck adds to the score."""
    cost = worth_of(t, deck)[card]
    for pile in range(t[PILES]):
        if t[OWNERS + pile] == deck:
            cost *= prices_of(t, pile, tops[pile])[card]
    return cost


@inlined
def score_after(t: Row, tops: Row, deck: int, total: float, card: int, pile: int) -> float:  # noqa: PLR0913, PLR0917
    """Return the score once a card of the deck lies on a pile; the rests are filled."""
    before = sum_on(t, pile, tops[pile]) if t[SIDED] else total
    after = total - before + sum_on(t, pile, card)
    if t[OWNERS + pile] == deck:
        return after - rest_of(t, pile)[card] * prices_of(t, pile, card)[card]
    return after - own_price(t, tops, deck, card)


# ---- which cards to think of


@inlined
def nearest(t: Row, seat: int, pile: int, a: int, b: int) -> int:
    """Return the card of a set that costs a pile least."""
    card = lowest(a, b) if t[SIGNS + seat * MOST_PILES + pile] > 0 else highest(a, b)
    if t[TWINS]:
        card = lowest(a & t[PEERS + 2 * card], b & t[PEERS + 2 * card + 1])
    return card


@inlined
def fitting(t: Row, g: Row, pile: int, top: int, word: int) -> int:
    """Return what fits on a top, for the seat on turn."""
    return t[FITS + side_at(t, g, FIT_WIDTH) + FIT_WIDTH * (pile * TOP_COUNT + top) + word]


@compiled
def covering(t: Row, g: Row) -> int:
    """Return the piles to think of first: those that must be covered, if they can be, else all."""
    owed, found = g[UNCOVERED] | g[DUE], 0
    for pile in range(t[PILES]):
        if owed >> pile & 1 and g[OPEN + 2 * pile] | g[OPEN + 2 * pile + 1] != 0:
            found |= 1 << pile
    return found if found != 0 else (1 << t[PILES]) - 1


@compiled
def keep_plan(t: Row, depth: int, count: int, cost: float) -> int:
    """Make room for a plan among those of a depth, the cheapest first; return its place, or -1 if it is too dear."""
    place = count
    while place > 0 and as_floats(plan_at(t, depth, place - 1))[PLAN_SCORE] > cost:
        place -= 1
    if place == t[PLAN_COUNT]:
        return -1
    plans = plan_at(t, depth, 0)
    for at in range(min(count, t[PLAN_COUNT] - 1) * PLAN_WIDTH - 1, place * PLAN_WIDTH - 1, -1):
        plans[at + PLAN_WIDTH] = plans[at]
    return place


@compiled
def lengthen(t: Row, g: Row, depth: int, place: int, count: int) -> int:
    """Add to the plans of the next depth this one with each card it may go on with; return how many there are."""
    plan, seat = plan_at(t, depth, place), g[SEAT]
    tops, total, deck = behind(plan, PLAN_TOPS), as_floats(plan)[PLAN_SCORE], deck_of(t, seat)
    piles = covering(t, g) if depth == 0 else ~t[THEIRS + seat]  # at most one card helps, so let it be the first
    for pile in range(t[PILES]):
        if not piles >> pile & 1:
            continue
        a, b = g[OPEN + 2 * pile], g[OPEN + 2 * pile + 1]
        if depth > 0:
            a = fitting(t, g, pile, tops[pile], 0) & plan[PLAN_HAND]
            b = fitting(t, g, pile, tops[pile], 1) & plan[PLAN_HAND + 1]
        for _ in range(t[NEAR]):
            if a | b == 0:
                break
            card = nearest(t, seat, pile, a, b)
            a, b = without(a, b, card)
            cost = score_after(t, tops, deck, total, card, pile)
            at = keep_plan(t, depth + 1, count, cost)
            if at >= 0:
                write_plan(plan, plan_at(t, depth + 1, at), depth, card << 3 | pile, cost)
                count = min(count + 1, t[PLAN_COUNT])
    return count


@inlined
def write_plan(plan: Row, longer: Row, depth: int, chosen: int, cost: float) -> None:
    """Write a plan that goes on from another."""
    for field in range(PLAN_WIDTH):
        longer[field] = plan[field]
    card = chosen >> 3
    longer[PLAN_HAND + (card >> 6)] &= ~bit(card)
    longer[PLAN_TOPS + (chosen & 7)] = card
    if depth == 0:
        longer[PLAN_FIRST] = chosen
    as_floats(longer)[PLAN_SCORE] = cost


@compiled
def begin_plan(t: Row, g: Row) -> float:
    """Make the position the first plan, and return its score."""
    plan, seat = plan_at(t, 0, 0), g[SEAT]
    plan[PLAN_HAND], plan[PLAN_HAND + 1] = g[HANDS + 2 * seat], g[HANDS + 2 * seat + 1]
    for pile in range(t[PILES]):
        plan[PLAN_TOPS + pile] = g[TOPS + pile]
    total = score(t, behind(plan, PLAN_TOPS))
    as_floats(plan)[PLAN_SCORE] = total
    return total


@inlined
def hide(t: Row, deck: int, a: int, b: int) -> None:
    """Let the cards of a set count nothing, and remember what they did."""
    worth, hidden, at = worth_of(t, deck), as_floats(behind(t, HIDDEN)), 0
    while a | b != 0:
        card = lowest(a, b)
        a, b = without(a, b, card)
        hidden[at] = worth[card]
        worth[card] = 0.0
        at += 1


@inlined
def show(t: Row, deck: int, a: int, b: int) -> None:
    """Let the cards of a set count what they did."""
    worth, hidden, at = worth_of(t, deck), as_floats(behind(t, HIDDEN)), 0
    while a | b != 0:
        card = lowest(a, b)
        a, b = without(a, b, card)
        worth[card] = hidden[at]
        at += 1


@compiled
def deepen(t: Row, g: Row, depth: int, count: int) -> int:
    """Lengthen all plans of a depth by a card, and return how many there are then."""
    seat, longer = g[SEAT], 0
    deck = deck_of(t, seat)
    for place in range(count):
        plan = plan_at(t, depth, place)
        a, b = g[HANDS + 2 * seat] & ~plan[PLAN_HAND], g[HANDS + 2 * seat + 1] & ~plan[PLAN_HAND + 1]
        hide(t, deck, a, b)
        fill_rest(t, behind(plan, PLAN_TOPS))
        longer = lengthen(t, g, depth, place, longer)
        show(t, deck, a, b)
    return longer
