"""The compiled policies: what the bots of the same names do."""

from tenback.batch.compiler import Row, as_floats, compiled, count_bits, inlined, trailing_zeros
from tenback.batch.kernel import begin, below, bit, fact, highest, lowest, move, side_at, without
from tenback.batch.layout import (
    ASKED,
    BY_LOT,
    CALM,
    DECKS,
    DUE,
    EAGER,
    END,
    ENDING,
    EXTRA,
    FAIR,
    FAR,
    GAIN,
    GREEDY,
    HANDS,
    HEIGHTS,
    LAID,
    MAY_END,
    MOST_PILES,
    NEED,
    NOBODY,
    NONE,
    OPEN,
    OPENING,
    PEERS,
    PILES,
    PLAN_FIRST,
    PLAN_SCORE,
    SCORE,
    SEAT,
    SEATS,
    SIGNS,
    SIZES,
    TOP_COUNT,
    TOPS,
    TWINS,
    UNCOVERED,
    UNLIMITED,
)
from tenback.batch.planning import MOST_DEPTH
from tenback.batch.score import begin_plan, deepen, lengthen, plan_at, weigh_all


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


@compiled
def choose_score(t: Row, g: Row, policy: int) -> int:
    """Choose the first card of the cheapest way to lay what is owed, or a card that pays; else end the turn."""
    weigh_all(t, g, policy)
    now = begin_plan(t, g)
    count, depth, owed = lengthen(t, g, 0, 0, 0), 1, g[ASKED] - g[LAID]
    if count == 0:
        return END
    if g[MAY_END] != 0 and owed <= 0:
        pays = as_floats(plan_at(t, 1, 0))[PLAN_SCORE] < now + abs(now) * t[EXTRA] / 1000
        return plan_at(t, 1, 0)[PLAN_FIRST] if pays else END
    while depth < min(owed, MOST_DEPTH):
        longer = deepen(t, g, depth, count)
        if longer == 0:
            break
        count, depth = longer, depth + 1
    return plan_at(t, depth, 0)[PLAN_FIRST]


@inlined
def choose(t: Row, g: Row, policies: Row) -> int:
    """Choose as the policy of the seat on turn does."""
    policy = policies[g[SEAT]]
    if policy >= SCORE:
        return choose_score(t, g, policy)
    return choose_greedy(t, g) if policy == GREEDY else choose_uniform(t, g)


@compiled
def strength(t: Row, g: Row, seat: int) -> int:
    """Say how much a greedy seat wants to begin: the more, the cheaper its first cards are."""
    a, b, cost = g[HANDS + 2 * seat], g[HANDS + 2 * seat + 1], 0
    for _ in range(min(t[NEED], g[SIZES + seat])):
        c, d, cheapest, least = a, b, 0, UNLIMITED
        while c | d != 0:
            card = lowest(c, d)
            c, d = without(c, d, card)
            step = fact(t, 0, card, OPENING)
            if step < least:
                cheapest, least = card, step
        cost += least
        a, b = without(a, b, cheapest)
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
