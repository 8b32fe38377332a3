"""How keen a seat is to begin: the cheaper its first cards, the keener."""

from tenback.rules import View
from tenback.rules.placement import gap

CALM, FAIR, EAGER = 4, 8, 14  # what the first cards may cost for a strength of 3, 2 and 1


def opening_strength(view: View) -> int:
    """Return from 0 to 3 how keen a seat is to begin, by what the cards it must lay first cost (TG-6)."""
    steps = sorted(min(gap(pile, pile.row_card, card) for pile in view.rules.piles) for card in view.hand)
    cost = sum(steps[: view.rules.need])
    return sum(cost <= bound for bound in (CALM, FAIR, EAGER))
