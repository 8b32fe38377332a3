"""What a seat can do, and the typed reasons why it may not."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tenback.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Begin:
    """Let a seat take the first turn: the recorded choice of the starter (TG-5, QE-4, F2F-3)."""

    seat: int


class Lay(NamedTuple):
    """Lay a card of the hand on a pile, named by its place in the ruleset."""

    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class End:
    """End the turn: draw and pass."""


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the game up; a team does so only when every seat agrees (CO-11)."""

    seat: int


Action = Begin | Lay | End | Concede


class Reason(StrEnum):
    """Why an action is refused."""

    GAME_OVER = "game-over"
    NOT_BEGUN = "not-begun"
    ALREADY_BEGUN = "already-begun"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_PILE = "no-such-pile"
    NOT_ON_TURN = "not-on-turn"
    NOT_YOUR_VOICE = "not-your-voice"
    ALREADY_CONCEDED = "already-conceded"
    NOT_IN_HAND = "not-in-hand"
    DOES_NOT_FIT = "does-not-fit"
    DOES_NOT_HELP = "does-not-help"
    HELP_SPENT = "help-spent"
    HELP_ALONE = "help-alone"
    NO_TRICKS = "no-tricks"
    OTHER_PILE = "other-pile"
    STOPS_TOO_SOON = "stops-too-soon"
    TOO_MANY = "too-many"
    NEED_MORE = "need-more"
    NEED_EXACTLY = "need-exactly"
    COVER_FIRST = "cover-first"
    FIRE_FIRST = "fire-first"


class IllegalAction(ValueError):
    """An action the rules refuse; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
