"""The whole table: seats along the top, piles with their strips, draw piles, and the hand of the viewer."""

from collections.abc import Iterator, Sequence
from html import escape

from tenback.picture import strip
from tenback.picture.card import SIDES, draw_back, draw_face, draw_frame, draw_row_card
from tenback.picture.svg import Picture, group, rgb, tag, text
from tenback.rules import Card, Direction, Lay, View

MARGIN, COLUMN = 28, 178  # a column holds a pile, as wide as its strip
SEATS_AT, PILES_AT, HAND_AT = 24, 84, 318
DECK_WIDTH, DECK_STEP = 110, 106
HAND_SCALE, HAND_STEP = 0.78, 88
PILES_HEIGHT, HAND_HEIGHT = 310, 140
CHIP, LETTER, PIP = 34, 9.2, 14
GOLD = SIDES[0]
DIM = 0.42  # cards that fit nowhere

STYLE = """
.tenback text{font-family:Figtree,"Segoe UI",system-ui,sans-serif;font-weight:700;font-variant-numeric:tabular-nums}
.tenback .line{fill:none;stroke-linecap:round;stroke-linejoin:round}
.tenback .felt{fill:#10262c}
.tenback .rank{font-size:54px;text-anchor:middle;dominant-baseline:central;letter-spacing:-1.5px}
.tenback .corner{font-size:17px;opacity:.9}
.tenback .mark{font-size:12px;fill:#ffe9c9;text-anchor:middle;dominant-baseline:central}
.tenback .row{fill:#17343b;stroke:#4b6a70;stroke-width:1.5}
.tenback .slope{fill:none;stroke:#6f9296;stroke-width:1.6;stroke-opacity:.55}
.tenback .arrow{fill:none;stroke:#ffe9c9;stroke-width:6;stroke-linecap:round;stroke-linejoin:round}
.tenback .row-rank{font-size:30px;fill:#ffe9c9;text-anchor:middle}
.tenback .marker{stroke:#ffe9c9;stroke-width:2.4;stroke-linecap:round}
.tenback .mine{fill:#ffe9c9}
.tenback .name{font-size:15px;fill:#dfe9e6;dominant-baseline:central}
.tenback .soft{font-size:15px;fill:#8fa9aa;dominant-baseline:central}
.tenback .middle{text-anchor:middle}
.tenback .chip{fill:#1b3b43}
.tenback .on-turn{fill:#e7a15f}
.tenback .name .soft{font-weight:500}
.tenback .on-turn+.name,.tenback .on-turn+.name .soft{fill:#10262c}
"""


def draw(view: View, players: Sequence[str] = ()) -> Picture:
    """Draw what a seat, or a watcher, may know; without names the seats are called P0, P1 and so on."""
    names = players or [f"P{seat}" for seat in range(len(view.hand_sizes))]
    width = max(2 * MARGIN + COLUMN * len(view.tops) + DECK_WIDTH, _seats_width(view, names))
    height = PILES_HEIGHT + (HAND_HEIGHT if view.hand else 0)
    return Picture(
        tag(
            "svg",
            tag("title", f"{view.rules.id}: {view.left}"),
            tag("style", STYLE),
            tag("clipPath", tag("rect", width=100, height=140, rx=13), id="tenback-card"),
            tag("rect", width=width, height=height, rx=18, class_="felt"),
            group(*_seats(view, names), x=MARGIN, y=SEATS_AT),
            group(*_piles(view), x=MARGIN, y=PILES_AT),
            group(*_decks(view), x=MARGIN + COLUMN * len(view.tops), y=PILES_AT),
            group(*_hand(view), x=MARGIN, y=HAND_AT),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width:g} {height}",
            width=round(width * 0.8),
            class_="tenback",
            role="img",
        )
    )


def _seats(view: View, names: Sequence[str]) -> Iterator[str]:
    x = 0.0
    for seat, name in enumerate(names):
        yield group(*_chip(view, seat, name), x=x)
        x += _chip_width(view, seat, name) + 10


def _seats_width(view: View, names: Sequence[str]) -> float:
    return 2 * MARGIN + sum(_chip_width(view, seat, name) + 10 for seat, name in enumerate(names))


def _chip(view: View, seat: int, name: str) -> Iterator[str]:
    """Draw a seat: its name, its cards, and on its turn a pip for each card laid or still owed."""
    middle, width, pips = CHIP / 2, _chip_width(view, seat, name), _pips(view, seat)
    kind = "chip on-turn" if _acts(view, seat) else "chip"
    count = tag("tspan", _count(view, seat), dx=7, class_="soft")
    yield tag("rect", width=width, height=CHIP, rx=middle, class_=kind, **_side(view, seat))
    yield tag("text", escape(name), count, x=15, y=middle + 1, class_="name")
    for at in range(pips):
        filled = view.turn is not None and at < view.turn.laid
        place = {"cx": width - 16 - PIP * (pips - 1 - at), "cy": middle, "r": 4.2}
        yield tag("circle", **place, fill="#10262c" if filled else "none", stroke="#10262c", stroke_width=1.8)


def _chip_width(view: View, seat: int, name: str) -> float:
    return 56 + LETTER * len(name) + PIP * _pips(view, seat)


def _acts(view: View, seat: int) -> bool:
    return view.turn is not None and view.turn.seat == seat and view.outcome is None


def _pips(view: View, seat: int) -> int:
    return max(view.need, view.turn.laid) if view.turn and _acts(view, seat) else 0


def _count(view: View, seat: int) -> str:
    won = view.outcome is not None and seat in view.outcome.winners
    return "★" if won else str(view.hand_sizes[seat])


def _side(view: View, seat: int) -> dict[str, str | int | float]:
    return {"stroke": rgb(SIDES[seat]), "stroke_width": 2} if view.rules.race else {}


def _piles(view: View) -> Iterator[str]:
    for at, (pile, top) in enumerate(zip(view.rules.piles, view.tops, strict=True)):
        deck = pile.owner if pile.owner is not None and len(view.unlaid) > 1 else 0
        mine = view.hand if pile.owner in (None, view.seat) else ()
        face = draw_row_card(pile) if top == pile.row_card else draw_face(view.rules, top)
        frame = "" if pile.owner is None else draw_frame(pile.owner)
        arrow = "↑" if pile.direction is Direction.UP else "↓"
        yield group(
            text(f"{pile.name} {arrow}", 75, 0, class_="soft middle"),
            group(face, frame, x=25, y=14),
            group(strip.draw_strip(view.rules, pile, top, view.unlaid[deck], mine), y=168),
            x=COLUMN * at,
        )


def _decks(view: View) -> Iterator[str]:
    """Draw every draw pile that is left: a back with the number of its cards."""
    several = len(view.deck_sizes) > 1
    scale = 0.58 if several else 1
    for place, (at, size) in enumerate((at, size) for at, size in enumerate(view.deck_sizes) if size):
        back = group(draw_back(), draw_frame(at) if several else "", scale=scale)
        count = text(str(size), 50 * scale, 140 * scale + 15, class_="name middle")
        yield group(back, count, x=0 if several else 10, y=14 + DECK_STEP * place)


def _hand(view: View) -> Iterator[str]:
    """Draw the hand from low to high; on the seat's turn, cards that fit nowhere are dim."""
    fitting = {action.card for action in view.legal if isinstance(action, Lay)}
    for at, card in enumerate(sorted(view.hand)):
        dim = view.on_turn and card not in fitting
        yield group(_mine(view, card), x=HAND_STEP * at, scale=HAND_SCALE, opacity=DIM if dim else 1)


def _mine(view: View, card: Card) -> str:
    frame = draw_frame(view.seat) if view.rules.race and view.seat is not None else ""
    return draw_face(view.rules, card) + frame
