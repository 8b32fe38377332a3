"""What a seat sees in a position that somebody wrote down."""

import re
from collections import Counter
from enum import StrEnum

from tenback.rules import Card, Ruleset, State, View, view
from tenback.rules.engine import evaluate
from tenback.rules.notation import format_card
from tenback.rules.position import parse_position


class PositionFault(StrEnum):
    """Why nobody can be advised in a position."""

    TURN = "turn"  # nobody is on turn
    OVER = "over"
    TWICE = "twice"  # a card is in two places
    HAND = "hand"  # a hand is larger than hands of the game are
    STUCK = "stuck"  # the seat on turn can do nothing


class UnplayablePosition(ValueError):
    """A position that can be read but not played on; `card` is the one at fault, if one is."""

    def __init__(self, fault: PositionFault, card: str = "") -> None:
        super().__init__(f"{fault.value} {card}".rstrip())
        self.fault, self.card = fault, card


def seats_in(position: str) -> int:
    """Return how many seats a position speaks of."""
    return 1 + max((int(seat) for seat in re.findall(r"\bP([0-9])\b", position)), default=0)


def read_view(rules: Ruleset, seats: int, position: str) -> View:
    """Return what the seat on turn sees, or raise `UnplayablePosition`; a hidden card matters to nobody."""
    state = parse_position(rules, seats, position)
    if state.turn is None:
        raise UnplayablePosition(PositionFault.TURN)
    if state.outcome:
        raise UnplayablePosition(PositionFault.OVER)
    _check_cards(rules, state)
    judged = evaluate(rules, state)
    if judged.outcome:
        raise UnplayablePosition(PositionFault.STUCK)
    return view(rules, judged, judged.playing.seat)


def _check_cards(rules: Ruleset, state: State) -> None:
    if any(len(hand) > rules.hand_size[len(state.hands)] for hand in state.hands):
        raise UnplayablePosition(PositionFault.HAND)
    for deck, order in enumerate(state.decks):
        owners = [hand for seat, hand in enumerate(state.hands) if rules.deck_of(seat) == deck]
        places = Counter[Card]([*order, *(card for hand in owners for card in hand)])
        if not rules.own_decks:
            places.update(top for top, pile in zip(state.tops, rules.piles, strict=True) if top != pile.row_card)
        twice = [card for card, count in places.items() if count > 1]
        if twice:
            raise UnplayablePosition(PositionFault.TWICE, format_card(min(twice)))
