"""How much a seat wants to begin."""

from tenback.rules import View
from tenback.rules.placement import gap

CALM, FAIR, EAGER = 4, 8, 14  # cost of the opening up to which a seat is keen to begin


def opening_strength(view: View) -> int:
    """Want to begin the more, the cheaper the cards that must be laid first are (TG-6)."""
    steps = sorted(min(gap(pile, pile.row_card, card) for pile in view.rules.piles) for card in view.hand)
    cost = sum(steps[: view.rules.need])
    return sum(cost <= bound for bound in (CALM, FAIR, EAGER))
