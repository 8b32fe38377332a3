"""Colours of cards: every number is a height, from sea level to alpenglow."""

from tenback.rules import Card, Ruleset

Colour = tuple[int, int, int]  # red, green, blue

RAMP: tuple[Colour, ...] = ((11, 85, 99), (74, 124, 89), (214, 178, 112), (226, 106, 84))  # teal, moss, sand, alpenglow
COLOURS: dict[str, Colour] = {
    "red": (200, 62, 77),
    "blue": (38, 110, 190),
    "green": (40, 140, 96),
    "yellow": (226, 182, 54),
    "grey": (134, 142, 150),
}
SHAPES = {"red": "▲", "blue": "●", "green": "■", "yellow": "★", "grey": "◆"}
DARK, LIGHT = (16, 24, 28), (250, 250, 246)  # figures
BRIGHT = 140  # from this brightness on, dark figures read better than light ones


def ground(rules: Ruleset, card: Card) -> Colour:
    """Return the ground a card is drawn on: its colour, or its height."""
    return COLOURS[card.colour] if card.colour else height(rules, card.rank)


def height(rules: Ruleset, rank: int) -> Colour:
    """Return the colour of a height, between sea level and summit."""
    place = altitude(rules, rank) * (len(RAMP) - 1)
    low = min(int(place), len(RAMP) - 2)
    return blend(RAMP[low], RAMP[low + 1], place - low)


def altitude(rules: Ruleset, rank: int) -> float:
    """Return how high a number lies among those of the game: 0 is sea level, 1 the summit."""
    ranks = [card.rank for card in rules.cards]
    share = (rank - min(ranks)) / (max(ranks) - min(ranks))
    return min(max(share, 0.0), 1.0)


def ink(ground: Colour) -> Colour:
    """Return the colour of figures that can be read on a ground."""
    red, green, blue = ground
    return DARK if 0.299 * red + 0.587 * green + 0.114 * blue >= BRIGHT else LIGHT


def blend(low: Colour, high: Colour, share: float) -> Colour:
    """Return the colour between two others."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(low, high, strict=True))
    return red, green, blue
