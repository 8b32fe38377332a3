"""The compiled policies: what the bots of the same names do."""

from tenback.batch import layout
from tenback.batch.bits import bit, highest, lowest, without
from tenback.batch.chance import below
from tenback.batch.compiler import Row, Table, behind, compiled, count_bits, inlined, trailing_zeros
from tenback.batch.duties import fact
from tenback.batch.kernel import begin, move, side_at
from tenback.batch.score import weigh_all
from tenback.batch.turns import NARROW, begin_turn, lengthen, lengthen_all, score_at
from tenback.heuristics.opening import CALM, EAGER, FAIR
from tenback.heuristics.planning import MOST_DEPTH, MOST_PLANS


@inlined
def choose_uniform(t: Table, g: Row) -> int:
    """Choose any legal move, each as likely as any other: by card, by pile, then the end of the turn."""
    seat, count = g[layout.SEAT], g[layout.MAY_END]
    for pile in range(t[layout.PILES]):
        count += count_bits(g[layout.OPEN + 2 * pile]) + count_bits(g[layout.OPEN + 2 * pile + 1])
    rest = below(g, t[layout.DECKS] + seat, count)
    for word in range(2):
        cards = g[layout.HANDS + 2 * seat + word]
        while cards != 0:
            at = trailing_zeros(cards)
            cards &= ~bit(at)
            for pile in range(t[layout.PILES]):
                rest -= g[layout.OPEN + 2 * pile + word] >> at & 1
                if rest < 0:
                    return (64 * word + at) << 3 | pile
    return layout.END


@inlined
def choose_greedy(t: Table, g: Row) -> int:
    """Choose the cheapest lay while one is owed or free of cost; else end the turn.

    What is compared is the cost, then the card, then the pile, in one number; its last ten bits are the move.
    """
    owed = g[layout.UNCOVERED] | g[layout.DUE]
    if g[layout.MAY_END] != 0 and g[layout.GAIN] | owed == 0:
        return layout.END
    best, signs, heights = (
        layout.FAR,
        layout.SIGNS + g[layout.SEAT] * layout.MOST_PILES,
        layout.HEIGHTS + side_at(t, g, 1),
    )
    for pile in range(layout.MOST_PILES):
        a, b = g[layout.OPEN + 2 * pile], g[layout.OPEN + 2 * pile + 1]
        card = lowest(a, b) if t[signs + pile] > 0 else highest(a, b)
        if t[layout.TWINS]:
            card = lowest(a & t[layout.PEERS + 2 * card], b & t[layout.PEERS + 2 * card + 1])
        order = t[heights + card] - t[heights + g[layout.TOPS + pile]] + (card << 3 | pile)
        if owed != 0 and not owed >> pile & 1:
            order += 1 << 30
        best = min(best, layout.FAR if a | b == 0 else order)
        heights += layout.TOP_COUNT
    return layout.END if best == layout.FAR else best & 1023


@inlined
def plans_of(s: Row, cards: int) -> Row:
    """Return the list of planned turns that lay so many cards."""
    return behind(s, layout.PLANS + cards * MOST_PLANS * layout.TURN_WIDTH)


@compiled
def choose_weighed(t: Table, s: Row, g: Row) -> int:
    """Choose the first card of the cheapest line that lays what is owed, or a card that pays; else end the turn.

    It must be known how much every card counts.
    """
    room, owed, first, plans = t[layout.PLAN_COUNT], g[layout.ASKED] - g[layout.LAID], plans_of(s, 0), plans_of(s, 1)
    now = begin_turn(t, s, g, first)
    count, cards = lengthen(t, s, g, first, plans, 0, room, NARROW), 1
    if count == 0:
        return layout.END
    if g[layout.MAY_END] != 0 and owed <= 0:
        pays = score_at(plans, 0) < now + abs(now) * t[layout.EXTRA] / 1000
        return plans[layout.TURN_MOVES] if pays else layout.END
    while cards < min(owed, MOST_DEPTH):
        longer = lengthen_all(t, s, g, plans, count, plans_of(s, cards + 1), room, NARROW)
        if longer == 0:
            break
        count, cards, plans = longer, cards + 1, plans_of(s, cards + 1)
    return plans[layout.TURN_MOVES]


@compiled
def choose_score(t: Table, s: Row, g: Row, policy: int) -> int:
    """Choose by the score, as a seat that hears nothing does."""
    weigh_all(t, s, g, policy)
    return choose_weighed(t, s, g)


@inlined
def choose(t: Table, s: Row, g: Row, policies: Row) -> int:
    """Choose as the policy of the seat on turn does."""
    policy = policies[g[layout.SEAT]]
    if policy >= layout.SCORE:
        return choose_score(t, s, g, policy)
    return choose_greedy(t, g) if policy == layout.GREEDY else choose_uniform(t, g)


@inlined
def cheapest_opening(t: Table, a: int, b: int) -> int:
    """Return the card of a set that costs least as the very first, below seven bits, and the cost above them."""
    best = layout.UNLIMITED << 7
    for word in range(2):
        rest = b if word else a
        while rest != 0:
            card = 64 * word + trailing_zeros(rest)
            rest &= rest - 1
            best = min(best, fact(t, 0, card, layout.OPENING) << 7 | card)
    return best


@compiled
def strength(t: Table, g: Row, seat: int) -> int:
    """Return from 0 to 3 how keen a seat is to begin, by what its first cards cost."""
    a, b, cost = g[layout.HANDS + 2 * seat], g[layout.HANDS + 2 * seat + 1], 0
    for _ in range(min(t[layout.NEED], g[layout.SIZES + seat])):
        best = cheapest_opening(t, a, b)
        cost += best >> 7
        a, b = without(a, b, best & 127)
    return (cost <= CALM) + (cost <= FAIR) + (cost <= EAGER)


@compiled
def choose_starter(t: Table, g: Row, policies: Row) -> int:
    """Let the lot decide, or the seat that wants it most; ties go to the lowest seat (TG-6, F2F-3)."""
    if t[layout.BY_LOT]:
        return below(g, t[layout.DECKS] + t[layout.SEATS], t[layout.SEATS])
    starter, most = 0, -1
    for seat in range(t[layout.SEATS]):
        speaks = policies[seat] == layout.GREEDY or policies[seat] == layout.TALK
        wish = strength(t, g, seat) if speaks else 0
        if wish > most:
            starter, most = seat, wish
    return starter


@compiled
def play_on(t: Table, s: Row, g: Row, policies: Row) -> None:
    """Play a game to its end."""
    if g[layout.SEAT] == layout.NOBODY and g[layout.ENDING] == layout.NONE:
        begin(t, s, g, choose_starter(t, g, policies))
    while g[layout.ENDING] == layout.NONE:
        move(t, s, g, choose(t, s, g, policies))
