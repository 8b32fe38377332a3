"""How carefully the score plans a turn; `python -m bench.variants tuning` shows what other numbers give."""

from dataclasses import dataclass

MOST_PLANS, MOST_DEPTH = 12, 3  # turns it goes on with at most, and cards it plans ahead

HAND_WORTH = (2.0, 6.0, 4.0, 2.0, 2.0, 2.0)  # how much more a card in a hand counts, by the turns until its seat plays
GRAIN = 8  # a worth is told in eighths, so that sums of prices are exact and do not depend on their order


@dataclass(frozen=True, slots=True)
class Care:
    """How many cards and turns are considered."""

    near: int  # cards for each pile, the nearest ones
    plans: int  # turns begun that it goes on with
    extra: int  # thousandths of the score by which a card that is not owed may make things worse


ALONE = Care(near=8, plans=12, extra=0)  # nobody else will lay what is not planned
IN_COMPANY = Care(near=5, plans=8, extra=10)


def care_for(seats: int) -> Care:
    """Return how carefully to plan with so many seats."""
    return ALONE if seats == 1 else IN_COMPANY


def told_worth(turns: int, cards: int) -> float:
    """Return how much more each of these cards counts if a seat that plays in so many turns holds one of them."""
    return round(HAND_WORTH[turns] * GRAIN / cards) / GRAIN
