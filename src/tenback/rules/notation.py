"""One line for a card, an action, a position: for tests, records, logs and bug reports."""

import re
from enum import StrEnum
from functools import lru_cache

from tenback.rules.actions import Action, Begin, Concede, End, Lay
from tenback.rules.cards import Card
from tenback.rules.ruleset import Ruleset

LETTERS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "grey": "S"}


class NotationFault(StrEnum):
    """What cannot be read."""

    CARD = "card"
    PILE = "pile"
    ACTION = "action"
    POSITION = "position"


class NotationError(ValueError):
    """A text that means nothing in this game."""

    def __init__(self, fault: NotationFault, text: str) -> None:
        super().__init__(f"{fault.value}: {text}")
        self.fault, self.text = fault, text


def format_card(card: Card) -> str:
    """Write a card: `37`, or `R7` for the red seven."""
    return f"{LETTERS.get(card.colour, '')}{card.rank}"


def parse_card(rules: Ruleset, text: str) -> Card:
    """Read a card of the ruleset."""
    card = _read_card(text)
    if card is None or card not in rules.card_set:
        raise NotationError(NotationFault.CARD, text)
    return card


@lru_cache(maxsize=1024)
def _read_card(text: str) -> Card | None:
    """Read a card of any game; None for a text that is not a card."""
    match = re.fullmatch(r"([A-Z]?)([0-9]{1,3})", text)
    colours = {letter: colour for colour, letter in LETTERS.items()}
    card = Card(int(match[2]), colours.get(match[1], "")) if match else None
    return card if card and format_card(card) == text else None


def parse_pile(rules: Ruleset, text: str) -> int:
    """Read the name of a pile."""
    for at, pile in enumerate(rules.piles):
        if pile.name == text:
            return at
    raise NotationError(NotationFault.PILE, text)


def format_action(rules: Ruleset, action: Action) -> str:
    """Write an action: `37>A`, `END`, `P1:BEGIN`, `P0:CONCEDE`."""
    if isinstance(action, Lay):
        return f"{format_card(action.card)}>{rules.piles[action.pile].name}"
    if isinstance(action, End):
        return "END"
    return f"P{action.seat}:{'BEGIN' if isinstance(action, Begin) else 'CONCEDE'}"


def parse_action(rules: Ruleset, text: str) -> Action:
    """Read an action."""
    if text == "END":
        return End()
    card, arrow, pile = text.partition(">")
    if arrow:
        return Lay(parse_card(rules, card), parse_pile(rules, pile))
    said = re.fullmatch(r"P([0-9]):(BEGIN|CONCEDE)", text)
    if not said:
        raise NotationError(NotationFault.ACTION, text)
    return Begin(int(said[1])) if said[2] == "BEGIN" else Concede(int(said[1]))
