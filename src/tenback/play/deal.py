"""The deal: it follows from ruleset, seats and seed, everywhere and for ever."""

from tenback.play.chance import Chance, Purpose
from tenback.rules import Deal, Ruleset


def deal(rules: Ruleset, seats: int, seed: int) -> Deal:
    """Return the shuffled order of each deck, its top first (CO-9)."""
    return tuple(Chance(seed, Purpose.DEAL, deck).shuffled(rules.cards) for deck in range(rules.deck_count(seats)))


def lot(seats: int, seed: int) -> int:
    """Return the seat that the lot lets begin (F2F-3)."""
    return Chance(seed, Purpose.LOT).below(seats)
