"""What a card costs the future: the prices behind the product score."""

import math
from collections.abc import Sequence

from tenback.rules import Card, Pile, Ruleset
from tenback.rules.placement import gap, onward

UNIT = 512  # a price of one; prices are whole numbers, so that sums do not depend on their order
BASE, DECAY = 3.5, 0.03  # of a card that does not fit, and how it rises with the distance


def price(rules: Ruleset, pile: Pile, top: Card, card: Card) -> int:
    """Return the factor of a card that waits while this top lies there: one if it fits, else more."""
    if onward(pile, top, card) or rules.trick(pile, top, card):
        return UNIT
    distance = -gap(pile, top, card) * _span(rules)
    return round(UNIT * (BASE - math.exp(-DECAY * max(distance - 1, 0))))


def _span(rules: Ruleset) -> float:
    """Return how much a step of this game is worth in steps of a hundred."""
    ranks: Sequence[int] = [card.rank for card in rules.cards]
    return 98 / (max(ranks) - min(ranks) + 1)
