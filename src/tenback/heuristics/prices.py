"""What a card costs while it waits: the prices behind the product score, and behind the search with all cards open."""

import math
from functools import lru_cache

from tenback.rules import Card, Pile, Ruleset
from tenback.rules.placement import Fits, gap, onward

UNIT = 512  # what a card costs where it fits; prices are whole numbers, so that sums do not depend on their order
BASE, DECAY = 3.5, 0.03  # the highest price of a card that does not fit, and how fast it rises with the distance
SPAN = 98  # steps of the game for which these two were found
MOST_KEPT = 4096  # rows, which all bots of a process share


class PriceList:
    """What cards of a ruleset cost while they wait, by pile and top."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._known: dict[tuple[int, Card], dict[Card, int]] = {}

    def under(self, at: int, top: Card) -> dict[Card, int]:
        """Return the price of every card while this top lies on that pile."""
        if (at, top) not in self._known:
            self._known[at, top] = _row(self._rules.cards, self._rules.piles[at], self._rules.trick, top)
        return self._known[at, top]


@lru_cache(maxsize=MOST_KEPT)
def _row(cards: tuple[Card, ...], pile: Pile, trick: Fits, top: Card) -> dict[Card, int]:
    """Return the unit for each card that fits, and more for others, the further behind they are."""
    ranks = [card.rank for card in cards]
    step = SPAN / (max(ranks) - min(ranks) + 1)
    return {
        card: UNIT if onward(pile, top, card) or trick(pile, top, card) else price(-gap(pile, top, card) * step, UNIT)
        for card in cards
    }


def price(distance: float, unit: int) -> int:
    """Return what a card costs on a pile that has passed it, by how far it is behind."""
    return round(unit * (BASE - math.exp(-DECAY * max(distance - 1, 0))))
