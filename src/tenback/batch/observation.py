"""What a row of observations holds: the view of the seat on turn, a byte for each fact."""

from collections.abc import Mapping
from itertools import accumulate, pairwise

from tenback.rules import Ruleset, SetupError, SetupFault


def observation_layout(rules: Ruleset, seats: int) -> Mapping[str, slice]:
    """Return where each fact stands; the last slice ends where the row ends.

    `hand` and `unlaid` have a 1 for each card that is there, `unlaid` for each deck, one's own first. `tops` are places
    among the sorted cards, their number standing for the row card; `uncovered` and `due` have a 1 for each pile.
    `hand_sizes` go clockwise from the seat on turn, `deck_sizes` begin with its own. `seat` and `lock` are one more
    than the seat and the pile, 0 for none.
    """
    if seats not in rules.hand_size:
        raise SetupError(SetupFault.SEATS)
    cards, piles, decks = len(rules.cards), len(rules.piles), rules.deck_count(seats)
    sizes = {"hand": cards, "unlaid": cards * decks, "tops": piles, "uncovered": piles, "due": piles}
    sizes |= {"hand_sizes": seats, "deck_sizes": decks}
    sizes |= dict.fromkeys(("seat", "laid", "need", "helped", "exactly", "lock"), 1)
    places = pairwise(accumulate(sizes.values(), initial=0))
    return {name: slice(*place) for name, place in zip(sizes, places, strict=True)}
