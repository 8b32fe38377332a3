"""The product score by its definition, in plain Python."""

from math import prod

from tenback.heuristics.prices import PriceList
from tenback.rules import Card, Ruleset, State

WORTH_BY_TURNS = (2, 6, 4, 2, 2, 2)  # what a card in a hand counts more, by the turns until its seat plays


def plain_score(rules: Ruleset, state: State, *, heed: bool = False) -> int:
    """Return what all unlaid cards cost the seat on turn; `heed`: it knows the hands, and counts them more."""
    own = state.playing.seat if rules.own_decks else 0
    costs = [_cost(rules, state, deck, heed=heed) for deck in range(len(state.decks))]
    return sum(cost if deck == own else -cost for deck, cost in enumerate(costs))


def _cost(rules: Ruleset, state: State, deck: int, *, heed: bool) -> int:
    prices, tops = PriceList(rules), zip(rules.piles, state.tops, strict=True)
    rows = [prices.under(at, top) for at, (pile, top) in enumerate(tops) if (pile.owner or 0) == deck]
    holders = state.hands[deck : deck + 1] if rules.own_decks else state.hands
    unlaid = frozenset(state.decks[deck]).union(*holders)
    return sum(prod(row[card] for row in rows) * (_worth(state, card) if heed else 1) for card in unlaid)


def _worth(state: State, card: Card) -> int:
    seats, seat = len(state.hands), state.playing.seat
    return 1 + sum(WORTH_BY_TURNS[(holder - seat) % seats] for holder in range(seats) if card in state.hands[holder])
