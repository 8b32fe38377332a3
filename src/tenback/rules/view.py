"""What one seat may know of a game: all that players and clients ever get."""

from collections.abc import Iterable
from dataclasses import dataclass

from tenback.rules.actions import Action
from tenback.rules.cards import Card
from tenback.rules.duties import need
from tenback.rules.endings import Outcome
from tenback.rules.engine import legal
from tenback.rules.printout import format_view
from tenback.rules.ruleset import Ruleset
from tenback.rules.state import State, Turn
from tenback.rules.talk import Heard


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game as seen from a seat, or from beside the table (CO-7)."""

    rules: Ruleset
    seat: int | None  # None: a watcher
    hand: frozenset[Card]  # of that seat
    tops: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    unlaid: tuple[frozenset[Card], ...]  # of each deck, the cards nobody has laid yet
    turn: Turn | None
    need: int  # cards this turn asks for; 0 before the first turn
    conceding: frozenset[int]
    legal: tuple[Action, ...]  # what this seat may do now
    outcome: Outcome | None
    heard: tuple[Heard, ...] = ()  # signals still in force

    def __repr__(self) -> str:
        seat = "watcher" if self.seat is None else f"P{self.seat}"
        return f"<View {self.rules.id} {seat}: left={self.left} legal={len(self.legal)}>"

    def __str__(self) -> str:
        return format_view(self)

    @property
    def on_turn(self) -> bool:
        """Say whether this seat is to act."""
        return self.turn is not None and self.turn.seat == self.seat and self.outcome is None

    @property
    def left(self) -> int:
        """Cards in all hands and draw piles."""
        return sum(self.hand_sizes) + sum(self.deck_sizes)


def view(rules: Ruleset, state: State, seat: int | None, heard: tuple[Heard, ...] = ()) -> View:
    """Return what the seat may know; it is an allow-list, so that whatever is added to the state stays secret."""
    return views(rules, state, (seat,), heard)[seat]


def views(
    rules: Ruleset,
    state: State,
    seats: Iterable[int | None],
    heard: tuple[Heard, ...] = (),
    *,
    counted: bool = True,
) -> dict[int | None, View]:
    """Return what each of the seats may know; what all of them know is found out once.

    Without `counted`, nothing is said of the cards that nobody has laid yet: to count them takes a while.
    """
    hand_sizes, deck_sizes = tuple(map(len, state.hands)), tuple(map(len, state.decks))
    unlaid, turn = _unlaid(state) if counted else (), state.turn
    asked = need(rules, state) if turn else 0
    return {
        seat: View(
            rules=rules,
            seat=seat,
            hand=frozenset() if seat is None else state.hands[seat],
            tops=state.tops,
            hand_sizes=hand_sizes,
            deck_sizes=deck_sizes,
            unlaid=unlaid,
            turn=turn,
            need=asked,
            conceding=state.conceding,
            legal=legal(rules, state) if seat is not None and (turn is None or turn.seat == seat) else (),
            outcome=state.outcome,
            heard=heard,
        )
        for seat in seats
    }


def _unlaid(state: State) -> tuple[frozenset[Card], ...]:
    if len(state.decks) > 1:
        return tuple(hand.union(deck) for hand, deck in zip(state.hands, state.decks, strict=True))
    return (frozenset().union(*state.hands, *state.decks),)
