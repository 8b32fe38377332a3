"""Everything that is true of a running game, secrets included."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from tenback.rules.cards import Card
from tenback.rules.endings import Outcome
from tenback.rules.notation import format_card

T = TypeVar("T")

Deal = tuple[tuple[Card, ...], ...]  # the full shuffled order of each deck, its top first


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What has happened in the turn so far."""

    seat: int
    laid: int = 0
    helped: bool = False  # a card lies on another's pile
    exactly: int = 0  # cards a command demands; 0: no such command
    stopped: bool = False  # a command ended the turn, minimum or not
    lock: int | None = None  # the only pile still open
    uncovered: frozenset[int] = frozenset()  # piles to be covered before the turn ends
    due: frozenset[int] = frozenset()  # piles left burning by the turn before


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position, for the engine's eyes only."""

    tops: tuple[Card, ...]
    hands: tuple[frozenset[Card], ...]
    decks: tuple[tuple[Card, ...], ...]  # one for all, or one for each seat
    turn: Turn | None = None  # None until the starter is chosen
    conceding: frozenset[int] = frozenset()
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        turn = "-" if self.turn is None else f"P{self.turn.seat}"
        return f"<State {_cards(self.tops)}: turn={turn} left={self.left}>"

    def __str__(self) -> str:
        """Return all cards of the position, secrets included; `format_position` also knows the names of the piles."""
        hands = (f"P{seat}={_cards(sorted(hand))}" for seat, hand in enumerate(self.hands))
        decks = (f"deck={_cards(deck)}" for deck in self.decks)
        return "; ".join([f"tops={_cards(self.tops)}", *hands, *decks])

    @property
    def left(self) -> int:
        """Cards in all hands and draw piles: the score."""
        return sum(map(len, self.hands)) + sum(map(len, self.decks))

    @property
    def playing(self) -> Turn:
        """The turn under way; callers must not ask before the first one."""
        if self.turn is None:
            raise LookupError("no turn is under way")
        return self.turn

    @property
    def hand(self) -> frozenset[Card]:
        """The hand of the seat on turn."""
        return self.hands[self.playing.seat]

    @property
    def deck(self) -> tuple[Card, ...]:
        """The draw pile of the seat on turn."""
        return self.decks[self.playing.seat if len(self.decks) > 1 else 0]


def _cards(cards: Iterable[Card]) -> str:
    return f"[{','.join(map(format_card, cards))}]"


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return the row with one item changed."""
    return (*row[:at], value, *row[at + 1 :])
