"""The chance to win over the course of a game, drawn as SVG: a line, and a dot for every turn."""

from collections.abc import Iterator, Sequence

from tenback.picture.svg import Picture, tag, text
from tenback.study.review import Grade, Review, TurnReview

WIDTH, HEIGHT, LEFT, TOP = 720.0, 260.0, 56.0, 48.0
RIGHT, BOTTOM = 24.0, 56.0  # room for the names
PAPER, INK, FAINT, GRID = "#fbfaf6", "#22343c", "#6f7d83", "#e6e3da"
SEATS = ("#1f6f78", "#d9764a", "#8fa05a", "#6d5b97", "#b08d2f")
LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
FONT = "Helvetica, Arial, DejaVu Sans, sans-serif"


def draw_graph(review: Review, title: str) -> Picture:
    """Return the graph of a review; in a race, the chance is that of the first seat."""
    points = [_point(review, number, turn) for number, turn in enumerate(review.turns)]
    inside = [*_frame(title), *_line(points), *_dots(review.turns, points), *_names(review.players)]
    size = {"width": LEFT + WIDTH + RIGHT, "height": TOP + HEIGHT + BOTTOM}
    box = f"0 0 {size['width']:g} {size['height']:g}"
    paper = tag("rect", fill=PAPER, **size)
    return Picture(
        tag("svg", paper, *inside, xmlns="http://www.w3.org/2000/svg", viewBox=box, font_family=FONT, role="img")
    )


def _point(review: Review, number: int, turn: TurnReview) -> tuple[float, float]:
    is_ours = len(review.luck_and_skill) < 2 or turn.seat == 0
    chance = turn.after if is_ours else 1 - turn.after
    return LEFT + WIDTH * number / max(1, len(review.turns) - 1), _height(chance)


def _height(chance: float) -> float:
    return TOP + HEIGHT * (1 - chance)


def _frame(title: str) -> Iterator[str]:
    yield text(title, LEFT, TOP - 20, fill=INK, font_size=17, font_weight="bold")
    for level in LEVELS:
        y = _height(level)
        yield tag("line", x1=LEFT, x2=LEFT + WIDTH, y1=y, y2=y, stroke=GRID)
        yield text(f"{level:.0%}", LEFT - 10, y + 4, fill=FAINT, font_size=12, text_anchor="end")


def _line(points: Sequence[tuple[float, float]]) -> Iterator[str]:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    yield tag("polyline", points=path, fill="none", stroke=FAINT, stroke_width=1.5)


def _dots(turns: Sequence[TurnReview], points: Sequence[tuple[float, float]]) -> Iterator[str]:
    """Yield a dot for each turn; one that lost something has a ring."""
    for turn, (x, y) in zip(turns, points, strict=True):
        if turn.grade in {Grade.MISTAKE, Grade.BLUNDER}:
            yield tag("circle", cx=x, cy=y, r=8, fill="none", stroke=INK, stroke_width=1.5)
        yield tag("circle", cx=x, cy=y, r=4, fill=SEATS[turn.seat % len(SEATS)])


def _names(players: Sequence[str]) -> Iterator[str]:
    apart = WIDTH / len(players)
    for seat, name in enumerate(players):
        x, y = LEFT + seat * apart, TOP + HEIGHT + 32
        yield tag("circle", cx=x + 4, cy=y - 4, r=4, fill=SEATS[seat % len(SEATS)])
        yield text(name, x + 14, y, fill=INK, font_size=12)
