"""A turn tried in a position, card by card; hidden cards have no say in it, and nothing is drawn."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tenback.play.chance import Chance, Purpose
from tenback.play.player import Player
from tenback.play.worlds import sample_world
from tenback.rules import End, IllegalAction, Lay, Reason, State, View, apply
from tenback.rules.state import put
from tenback.rules.view import view


@dataclass(frozen=True, slots=True)
class TriedTurn:
    """A turn as far as it has got."""

    seen: View  # by its seat, before anything is drawn
    lays: tuple[Lay, ...] = ()
    is_over: bool = False

    def go_on(self, action: Lay | End) -> "TriedTurn":
        """Return the turn with one action more, or raise `IllegalAction`."""
        seen = self.seen
        if self.is_over:
            raise IllegalAction(Reason.NOT_ON_TURN)
        after = apply(seen.rules, sample_world(seen, Chance(0, Purpose.WORLD)), action, seen.seat)
        lays = (*self.lays, action) if isinstance(action, Lay) else self.lays
        if _is_over(seen, after):
            return TriedTurn(_at_the_end(seen, action), lays, is_over=True)
        return TriedTurn(view(seen.rules, after, seen.seat, seen.heard), lays)


def try_turn(seen: View, actions: Iterable[Lay | End]) -> TriedTurn:
    """Return how far these actions take a turn, or raise `IllegalAction`."""
    tried = TriedTurn(seen)
    for action in actions:
        tried = tried.go_on(action)
    return tried


def turn_by(player: Player, seen: View) -> tuple[Lay, ...]:
    """Return the turn that a player plays."""
    tried = TriedTurn(seen)
    while not tried.is_over:
        action = player.choose(tried.seen)
        tried = tried.go_on(action if isinstance(action, Lay) else End())
    return tried.lays


def _is_over(seen: View, after: State) -> bool:
    return bool(after.outcome) or after.playing.seat != seen.seat or after.playing.laid == 0


def _at_the_end(seen: View, action: Lay | End) -> View:
    """Return what the seat sees once its turn is over, before it draws."""
    if isinstance(action, End):
        return replace(seen, legal=())
    own, hand = seen.rules.deck_of(seen.seat), seen.hand - {action.card}
    return replace(
        seen,
        legal=(),
        hand=hand,
        tops=put(seen.tops, action.pile, action.card),
        hand_sizes=put(seen.hand_sizes, seen.seat or 0, len(hand)),
        unlaid=put(seen.unlaid, own, seen.unlaid[own] - {action.card}),
    )
