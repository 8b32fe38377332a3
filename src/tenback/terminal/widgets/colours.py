"""How a card is coloured in the terminal."""

from rich.color import Color
from rich.style import Style

from tenback.picture.palette import ground, ink
from tenback.rules import Card, Ruleset


def face(rules: Ruleset, card: Card) -> Style:
    """Return how a card is drawn, its figures readable on its ground."""
    colour = ground(rules, card)
    return Style(color=Color.from_rgb(*ink(colour)), bgcolor=Color.from_rgb(*colour), bold=True)
