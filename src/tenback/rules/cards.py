"""What lies on the table: cards, and the piles they are laid on."""

from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple


class Direction(IntEnum):
    """Which way a pile runs."""

    UP = 1
    DOWN = -1

    def steps(self, top: int, rank: int) -> int:
        """Return how far a number lies ahead of the top; a negative result means behind it."""
        return (rank - top) * self


class Card(NamedTuple):
    """A card: a number and, in some games, a colour."""

    rank: int
    colour: str = ""


@lru_cache(maxsize=2048)
def in_order(cards: frozenset[Card]) -> tuple[Card, ...]:
    """Return cards from the lowest to the highest; a hand is asked for several times before it changes."""
    return tuple(sorted(cards))


@dataclass(frozen=True, slots=True)
class Pile:
    """A place to lay cards, begun by its row card."""

    name: str
    direction: Direction
    row_card: Card
    owner: int | None = None  # the seat that owns it; None: everybody

    def belongs_to(self, seat: int | None) -> bool:
        """Say whether the pile is the seat's own, or everybody's."""
        return self.owner is None or self.owner == seat
