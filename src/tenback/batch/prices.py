"""What a card costs the future: the prices behind the product score."""

import math

from tenback.rules import Card, Ruleset
from tenback.rules.placement import gap, onward

UNIT = 512  # a price of one; prices are whole numbers, so that sums do not depend on their order
BASE, DECAY = 3.5, 0.03  # what a card that does not fit costs at the most, and how soon with the distance
SPAN = 98  # steps of the game for which these two were found


class PriceList:
    """What cards of a ruleset cost while they wait, by pile and top."""

    def __init__(self, rules: Ruleset) -> None:
        ranks = [card.rank for card in rules.cards]
        self._rules, self._step = rules, SPAN / (max(ranks) - min(ranks) + 1)
        self._known: dict[tuple[int, Card], dict[Card, int]] = {}

    def under(self, at: int, top: Card) -> dict[Card, int]:
        """Return the price of every card while this top lies on that pile."""
        if (at, top) not in self._known:
            self._known[at, top] = {card: self._price(at, top, card) for card in self._rules.cards}
        return self._known[at, top]

    def _price(self, at: int, top: Card, card: Card) -> int:
        """Return the unit if the card fits, else more the further it is behind."""
        pile = self._rules.piles[at]
        if onward(pile, top, card) or self._rules.trick(pile, top, card):
            return UNIT
        distance = -gap(pile, top, card) * self._step
        return round(UNIT * (BASE - math.exp(-DECAY * max(distance - 1, 0))))
