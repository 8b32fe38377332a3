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

    GAME_OVER = "game-over"  # the game has ended
    NOT_BEGUN = "not-begun"  # it is not settled yet who begins
    ALREADY_BEGUN = "already-begun"  # it is settled already who begins
    NO_SUCH_SEAT = "no-such-seat"  # the game has no seat of that number
    NO_SUCH_PILE = "no-such-pile"  # the game has no pile of that name
    NOT_ON_TURN = "not-on-turn"  # it is another seat's turn
    NOT_YOUR_VOICE = "not-your-voice"  # nobody can act for another seat
    ALREADY_CONCEDED = "already-conceded"  # the seat has given up already
    NOT_IN_HAND = "not-in-hand"  # the seat does not hold that card
    DOES_NOT_FIT = "does-not-fit"  # the card fits neither in the direction of the pile nor as a trick
    DOES_NOT_HELP = "does-not-help"  # on an opponent's pile, a card has to go back
    HELP_SPENT = "help-spent"  # one card in a turn may go on an opponent's pile, and it has
    HELP_ALONE = "help-alone"  # the last card of a hand may go on an opponent's pile only after another card
    NO_TRICKS = "no-tricks"  # a command forbids tricks
    OTHER_PILE = "other-pile"  # a command binds this turn to another pile
    STOPS_TOO_SOON = "stops-too-soon"  # the card would end the turn before its duties are done
    TOO_MANY = "too-many"  # the card commands fewer cards than the turn has laid
    NEED_MORE = "need-more"  # the turn has to lay more cards
    NEED_EXACTLY = "need-exactly"  # a command wants another number of cards in this turn
    COVER_FIRST = "cover-first"  # a command has to be covered before the turn ends
    FIRE_FIRST = "fire-first"  # a fire has to be covered before the turn ends


class IllegalAction(ValueError):
    """An action the rules refuse; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
