"""The worlds a view allows: every way the unseen cards may lie."""

from tenback.play.chance import Chance
from tenback.rules import Card, State, View


def sample_world(view: View, chance: Chance) -> State:
    """Return a position that agrees with the view, each one as likely as any other."""
    unseen = [chance.shuffled(sorted(cards - _own_cards(view, deck))) for deck, cards in enumerate(view.unlaid)]
    hands: list[frozenset[Card]] = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        deck = view.rules.deck_of(seat)
        hands.append(frozenset(unseen[deck][:size]))
        unseen[deck] = unseen[deck][size:]
    return State(
        tops=view.tops,
        hands=tuple(hands),
        decks=tuple(unseen),
        turn=view.turn,
        conceding=view.conceding,
        outcome=view.outcome,
    )


def _own_cards(view: View, deck: int) -> frozenset[Card]:
    return view.hand if deck == view.rules.deck_of(view.seat) else frozenset()
