"""A view as a few lines of text."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from tenback.rules.cards import Card, Direction
from tenback.rules.notation import format_card

if TYPE_CHECKING:
    from tenback.rules.view import View

ARROWS = {Direction.UP: "↑", Direction.DOWN: "↓"}


def format_view(view: "View", players: Sequence[str] = ()) -> str:
    """Write a view: the piles, the seats, and the hand if there is one; nameless seats are called P0, P1 and so on."""
    names = players or [f"P{seat}" for seat in range(len(view.hand_sizes))]
    hand = [f"hand  {_cards(view.hand)}"] if view.hand else []
    return "\n".join([f"{view.rules.id}, {_counted(view.left)} left", _piles(view), *_seats(view, names), *hand])


def _piles(view: "View") -> str:
    tops = (
        f"{pile.name} {ARROWS[pile.direction]} {format_card(top)}"
        for pile, top in zip(view.rules.piles, view.tops, strict=True)
    )
    return "   ".join([*tops, f"deck {'+'.join(map(str, view.deck_sizes))}"])


def _seats(view: "View", names: Sequence[str]) -> Iterator[str]:
    width = max(map(len, names))
    for seat, name in enumerate(names):
        mark = ">" if view.turn and view.turn.seat == seat and not view.outcome else " "
        yield f"{mark} {name:{width}}  {_counted(view.hand_sizes[seat])}{_standing(view, seat)}"


def _standing(view: "View", seat: int) -> str:
    """Write what there is to say about a seat: whether it won or lost, or how its turn is going."""
    if view.outcome:
        return ", won" if seat in view.outcome.winners else f", lost ({view.outcome.ending.value})"
    if view.turn and view.turn.seat == seat:
        return f", {view.turn.laid} laid of {view.need}"
    return ""


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(format_card, sorted(cards)))


def _counted(cards: int) -> str:
    return f"{cards} card" if cards == 1 else f"{cards} cards"
