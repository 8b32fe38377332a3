"""Cards, 100 wide and 140 high: faces, backs, and the row cards that piles begin with."""

from math import sin

from tenback.picture.palette import DARK, SHAPES, Colour, altitude, blend, ground, ink
from tenback.picture.svg import Attribute, group, rgb, tag, text
from tenback.rules import Card, Direction, Pile, Ruleset
from tenback.rules.effects import FIRE

WIDTH, HEIGHT, ROUND = 100, 140, 13
FOOT = HEIGHT + 2  # where the hills of a card stand
CONTOURS = 6
SIDES: tuple[Colour, ...] = ((222, 178, 62), (186, 194, 204))  # gold and silver: the sides of a duel
SAND, NIGHT, EMBER = (231, 161, 95), (18, 69, 75), (236, 120, 52)
BLACK, WHITE = (0, 0, 0), (255, 255, 255)
SLOPES = 5


def draw_face(rules: Ruleset, card: Card) -> str:
    """Draw a card: its number over contour lines as high as the number is, and its marks."""
    colour = ground(rules, card)
    marks = [mark.name for mark in rules.effects.get(card, ())]
    return group(
        tag("rect", width=WIDTH, height=HEIGHT, rx=ROUND, fill=rgb(colour)),
        _land(rules, card, colour),
        _figures(card, rgb(ink(colour)), marked=bool(marks)),
        *(_mark(name, at, len(marks)) for at, name in enumerate(marks)),
        _border(EMBER, stroke_dasharray="22 5 9 6") if FIRE.name in marks else _edge(),
    )


def draw_back() -> str:
    """Draw the back of a card: a hill, and a small loop that steps ten back."""
    hill = "M7 118C28 112 34 66 51 66S74 112 93 118V132H7Z"
    lines = "M13 124C32 119 38 84 51 84S70 119 87 124M20 129C37 125 42 101 51 101S65 125 80 129"
    loop = "M66 70C82 60 74 34 56 38C42 41 41 57 48 64M38 54L48.5 65L59 56"
    return group(
        tag("rect", width=WIDTH, height=HEIGHT, rx=ROUND, fill=rgb(NIGHT)),
        tag(
            "rect",
            x=6,
            y=6,
            width=88,
            height=128,
            rx=8.5,
            class_="line",
            stroke="#ffe9c9",
            stroke_width=1.6,
            stroke_opacity=0.5,
        ),
        tag("path", d=hill, fill=rgb(SAND)),
        tag("path", d=lines, class_="line", stroke=rgb(NIGHT), stroke_width=2, stroke_opacity=0.6),
        tag("path", d=loop, class_="line", stroke="#ffe9c9", stroke_width=5.5),
    )


def draw_row_card(pile: Pile) -> str:
    """Draw a row card: the slope that its pile follows, an arrow, and its number where it has one to show."""
    arrow = "M0 17V-15M-13 -3L0 -17L13 -3"
    up = pile.direction is Direction.UP
    slopes = [f"M-2 {128 - at * 7}C34 {126 - at * 9} 60 {100 - at * 15} 102 {52 - at * 12}" for at in range(SLOPES)]
    turned = "" if up else "translate(100 0) scale(-1 1)"
    return group(
        tag("rect", x=1.5, y=1.5, width=97, height=137, rx=12, class_="row"),
        tag("g", tag("path", d="".join(slopes), class_="slope", transform=turned), clip_path="url(#tenback-card)"),
        tag("path", d=arrow, class_="arrow", transform=f"translate(50 44){'' if up else ' rotate(180)'}"),
        text(str(pile.row_card.rank), 50, 116, class_="row-rank"),
    )


def draw_frame(side: int) -> str:
    """Draw the frame around a card of one side of a duel."""
    return _border(SIDES[side])


def _border(colour: Colour, **attributes: Attribute) -> str:
    place = {"x": 3, "y": 3, "width": 94, "height": 134, "rx": 10.5}
    return tag("rect", **place, class_="line", stroke=rgb(colour), stroke_width=6, **attributes)


def _land(rules: Ruleset, card: Card, colour: Colour) -> str:
    """Draw the hill of a card, and its contour lines."""
    lines = _contours(altitude(rules, card.rank), card.rank)
    stroke = blend(colour, BLACK if ink(colour) == DARK else WHITE, 0.3)
    fill = tag("path", d=f"{lines[0]}V{FOOT}H0Z", fill=rgb(blend(colour, BLACK, 0.1)))
    drawn = (tag("path", d=line, stroke_opacity=0.6 - 0.05 * at) for at, line in enumerate(lines))
    return tag(
        "g", fill, tag("g", *drawn, class_="line", stroke=rgb(stroke), stroke_width=1.2), clip_path="url(#tenback-card)"
    )


def _figures(card: Card, colour: str, *, marked: bool) -> str:
    rank, shape = str(card.rank), SHAPES.get(card.colour, "")
    small = [text(rank, 10, 25, class_="corner"), text(shape, 90, 25, class_="corner", text_anchor="end")]
    if not marked:
        small += [text(shape, 10, 129, class_="corner"), text(rank, 90, 129, class_="corner", text_anchor="end")]
    return tag("g", *small, text(rank, 50, 61 if marked else 74, class_="rank"), fill=colour)


def _mark(name: str, at: int, count: int) -> str:
    """Draw the name of a mark in a pill; several share the room."""
    width = (WIDTH - 12) / count
    x = 6 + width * at
    pill = tag("rect", x=x + 1, y=104, width=width - 2, height=24, rx=12, fill="#14202a", fill_opacity=0.85)
    return pill + text(name, x + width / 2, 116.5, class_="mark")


def _edge() -> str:
    place = {"x": 0.75, "y": 0.75, "width": 98.5, "height": 138.5, "rx": 12.4}
    return tag("rect", **place, class_="line", stroke="#fff", stroke_opacity=0.3)


def _contours(height: float, seed: int) -> list[str]:
    """Return the lines of a hill that is so high, the lowest first, each a little different by its seed."""
    summit, rise = 30 + 40 * _noise(seed, 0), 16 + 108 * height
    return [_hill(summit + 9 * (_noise(seed, at + 1) - 0.5), rise * (1 - at / CONTOURS), at) for at in range(CONTOURS)]


def _hill(summit: float, rise: float, at: int) -> str:
    peak, left, right = FOOT - rise, FOOT - rise * 0.18 + at, FOOT - rise * 0.3 + at
    before, after = summit * 0.5, summit + (WIDTH - summit) * 0.5
    curve = (before, left, before, peak, summit, peak, after, peak, after, right, WIDTH, right)
    first, *rest = (round(number) for number in (left, *curve))
    return f"M0 {first}C{' '.join(map(str, rest[:6]))}C{' '.join(map(str, rest[6:]))}"


def _noise(seed: int, at: int) -> float:
    """Return a number from 0 to 1 that is always the same for the same arguments."""
    wave = sin(seed * 12.9898 + at * 78.233) * 43758.5453
    return wave - wave // 1
