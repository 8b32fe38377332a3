"""What a card costs while it waits: the prices behind the product score, and behind the search with all cards open."""

import math
from collections.abc import Iterable
from functools import lru_cache

from tenback.rules import Card, Pile, Ruleset
from tenback.rules.effects import Effect
from tenback.rules.placement import Fits, gap, onward

UNIT = 512  # what a card costs where it fits; prices are whole numbers, so that sums do not depend on their order
BASE, DECAY = 3.5, 0.03  # the highest price of a card that does not fit, and how fast it rises with the distance
SPAN = 98  # steps of the game for which these two were found
ONE_PILE, FEW_DRAWN, NO_TRICK = 1.14, 1.075, 1.05  # how much dearer all cards are under a top that does this
MOST_KEPT = 4096  # rows, which all bots of a process share


class PriceList:
    """What cards of a ruleset cost while they wait, by pile and top."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._burdens = {card: burden(effects) for card, effects in rules.effects.items()}
        self._heaviest = max(self._burdens.values(), default=1.0)
        self._known: dict[tuple[int, Card], dict[Card, int]] = {}

    def under(self, at: int, top: Card) -> dict[Card, int]:
        """Return the price of every card while this top lies on that pile."""
        if (at, top) not in self._known:
            rules, unit = self._rules, self._unit_under(top)
            self._known[at, top] = _row(rules.cards, rules.piles[at], rules.trick, top, unit)
        return self._known[at, top]

    def _unit_under(self, top: Card) -> int:
        """Return what a card costs where it fits: at most `UNIT`, so that sums stay exact."""
        return round(UNIT * self._burdens.get(top, 1.0) / self._heaviest)


@lru_cache(maxsize=MOST_KEPT)
def _row(cards: tuple[Card, ...], pile: Pile, trick: Fits, top: Card, unit: int) -> dict[Card, int]:
    """Return the unit for each card that fits, and more for others, the further behind they are."""
    ranks = [card.rank for card in cards]
    step = SPAN / (max(ranks) - min(ranks) + 1)
    return {
        card: unit if onward(pile, top, card) or trick(pile, top, card) else price(-gap(pile, top, card) * step, unit)
        for card in cards
    }


def price(distance: float, unit: int) -> int:
    """Return what a card costs on a pile that has passed it, by how far it is behind."""
    return round(unit * (BASE - math.exp(-DECAY * max(distance - 1, 0))))


def burden(effects: Iterable[Effect]) -> float:
    """Return how many times as much all cards cost under a top with these effects."""
    return math.prod(map(_burden, effects))


def _burden(effect: Effect) -> float:
    does = (
        (effect.one_pile, ONE_PILE),
        (effect.draw_at_most is not None, FEW_DRAWN),
        (effect.no_trick, NO_TRICK),
    )
    return math.prod(times for is_so, times in does if is_so)
