"""The colours of the cards: every number is a height, from sea level to alpenglow."""

from rich.color import Color
from rich.style import Style

from tenback.rules import Card, Ruleset

RAMP = ((11, 85, 99), (74, 124, 89), (214, 178, 112), (226, 106, 84))  # teal, moss, sand, alpenglow
COLOURS = {
    "red": (200, 62, 77),
    "blue": (38, 110, 190),
    "green": (40, 140, 96),
    "yellow": (226, 182, 54),
    "grey": (134, 142, 150),
}
SHAPES = {"red": "▲", "blue": "●", "green": "■", "yellow": "★", "grey": "◆"}
BRIGHT = 140  # from this brightness on, dark figures read better than light ones


def ground(rules: Ruleset, card: Card) -> tuple[int, int, int]:
    """Return the ground a card is drawn on: its colour, or its height."""
    return COLOURS[card.colour] if card.colour else height(rules, card.rank)


def height(rules: Ruleset, rank: int) -> tuple[int, int, int]:
    """Return the colour of a height, between sea level and summit."""
    ranks = [card.rank for card in rules.cards]
    share = (rank - min(ranks)) / (max(ranks) - min(ranks))
    place = min(max(share, 0.0), 1.0) * (len(RAMP) - 1)
    low = min(int(place), len(RAMP) - 2)
    return _between(RAMP[low], RAMP[low + 1], place - low)


def face(rules: Ruleset, card: Card) -> Style:
    """Return how a card is drawn, its figures readable on its ground."""
    red, green, blue = ground(rules, card)
    bright = 0.299 * red + 0.587 * green + 0.114 * blue >= BRIGHT
    ink = Color.from_rgb(16, 24, 28) if bright else Color.from_rgb(250, 250, 246)
    return Style(color=ink, bgcolor=Color.from_rgb(red, green, blue), bold=True)


def _between(low: tuple[int, int, int], high: tuple[int, int, int], share: float) -> tuple[int, int, int]:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(low, high, strict=True))
    return red, green, blue
