"""Which card fits on which top: the predicates that games are made of."""

from collections.abc import Callable
from enum import StrEnum

from tenback.rules.cards import Card, Pile

Fits = Callable[[Pile, Card, Card], bool]


def onward(pile: Pile, top: Card, card: Card) -> bool:
    """Say whether the card goes on in the pile's own direction, by any gap (TG-7, TG-8, QE-6)."""
    return (card.rank - top.rank) * pile.direction > 0


def backward(pile: Pile, top: Card, card: Card) -> bool:
    """Say whether the card improves the pile, by any gap (F2F-5)."""
    return (card.rank - top.rank) * pile.direction < 0


def ten_back(pile: Pile, top: Card, card: Card) -> bool:
    """Say whether the card steps back by exactly ten (TG-9)."""
    return card.rank == top.rank - 10 * pile.direction


def same_colour(_pile: Pile, top: Card, card: Card) -> bool:
    """Say whether the card has the colour of the top (QE-7)."""
    return card.colour == top.colour


class Manner(StrEnum):
    """In which manner a legal lay moves a pile."""

    ONWARD = "onward"
    TRICK = "trick"
    HELP = "help"  # on another's pile


def manner(pile: Pile, top: Card, card: Card, seat: int | None) -> Manner:
    """Return the manner of a legal lay by that seat."""
    if not pile.belongs_to(seat):
        return Manner.HELP
    return Manner.ONWARD if onward(pile, top, card) else Manner.TRICK


def gap(pile: Pile, top: Card, card: Card) -> int:
    """Return how far the card moves the pile on; negative when it moves it back."""
    return pile.direction.steps(top.rank, card.rank)
