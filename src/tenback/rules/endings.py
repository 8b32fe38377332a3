"""Duties of a turn, and how a game ends."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class Duty(StrEnum):
    """What the seat on turn still owes; failing it loses the game."""

    SKULL = "skull"  # cover what must be covered in this turn
    THREE = "three"  # lay exactly as many cards as a command says
    MINIMUM = "min"  # lay at least the minimum
    FIRE = "fire"  # cover what was left burning


class Ending(StrEnum):
    """Why a game is over."""

    ALL_LAID = "all-laid"  # the team, or a player of a race, has laid every card
    SKULL = "skull"  # a skull was left uncovered
    THREE = "three"  # a turn could not lay exactly three cards
    MINIMUM = "min"  # a turn could not lay as many cards as it had to
    FIRE = "fire"  # a fire was not covered in time
    CONCEDED = "concede"  # somebody gave up a race, or everybody a team game


class Rating(StrEnum):
    """How good the team was (TG-24)."""

    BEATEN = "beaten"  # every card is laid
    EXCELLENT = "excellent"  # one to nine cards are left
    NONE = "none"  # ten cards or more are left


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: why, and which seats won it."""

    ending: Ending
    winners: frozenset[int]


class Scored(Protocol):
    """What a rating looks at: a position, or a view of it."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it did."""

    @property
    def left(self) -> int:
        """Cards in all hands and draw piles."""
