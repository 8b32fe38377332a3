"""The strip below a pile: what nobody has laid yet, what still fits, where the pile is, and which cards are mine."""

from collections.abc import Iterable, Iterator

from tenback.picture.palette import COLOURS, altitude, ground
from tenback.picture.svg import group, rgb, tag
from tenback.rules import Card, Pile, Ruleset
from tenback.rules.placement import onward

WIDTH, EDGE = 150, 4
FADED = 0.2
LANES = tuple(COLOURS)


def draw_strip(rules: Ruleset, pile: Pile, top: Card, unlaid: Iterable[Card], mine: Iterable[Card]) -> str:
    """Draw the ruler of a pile, `WIDTH` wide and 30 high."""
    marker = tag("path", d=f"M{_across(rules, top):.1f} 0v23", class_="marker")
    return group(*_ticks(rules, pile, top, unlaid), marker, *_dots(rules, pile, top, mine))


def _ticks(rules: Ruleset, pile: Pile, top: Card, unlaid: Iterable[Card]) -> Iterator[str]:
    for card in sorted(unlaid):
        y, length, width = (2 + 4 * LANES.index(card.colour), 3, 6) if card.colour else (4, 15, 1.2)
        yield tag(
            "path",
            d=f"M{_across(rules, card):.1f} {y}v{length}",
            stroke=rgb(ground(rules, card)),
            stroke_width=width,
            opacity=_opacity(pile, top, card),
        )


def _dots(rules: Ruleset, pile: Pile, top: Card, mine: Iterable[Card]) -> Iterator[str]:
    for card in sorted(mine):
        yield tag("circle", cx=_across(rules, card), cy=27, r=2.2, class_="mine", opacity=_opacity(pile, top, card))


def _opacity(pile: Pile, top: Card, card: Card) -> float:
    return 1.0 if onward(pile, top, card) else FADED


def _across(rules: Ruleset, card: Card) -> float:
    return EDGE + altitude(rules, card.rank) * (WIDTH - 2 * EDGE)
