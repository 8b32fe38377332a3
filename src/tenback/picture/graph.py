"""What graphs have in common: paper with a title and a line for each quarter, how shares become places, and names."""

from collections.abc import Iterable, Iterator, Sequence

from tenback.picture.svg import Picture, tag, text

WIDTH, HEIGHT, LEFT, TOP = 720.0, 260.0, 56.0, 48.0
RIGHT, BOTTOM = 24.0, 56.0  # room for the names
PAPER, INK, FAINT, GRID = "#fbfaf6", "#22343c", "#6f7d83", "#e6e3da"
HUES = ("#1f6f78", "#d9764a", "#8fa05a", "#6d5b97", "#b08d2f")
LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
FONT = "Helvetica, Arial, DejaVu Sans, sans-serif"

Point = tuple[float, float]


def draw_on_paper(title: str, inside: Iterable[str]) -> Picture:
    """Return a graph."""
    size = {"width": LEFT + WIDTH + RIGHT, "height": TOP + HEIGHT + BOTTOM}
    box = f"0 0 {size['width']:g} {size['height']:g}"
    drawn = (tag("rect", fill=PAPER, **size), *_frame(title), *inside)
    return Picture(tag("svg", *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=box, font_family=FONT, role="img"))


def place(along: float, up: float) -> Point:
    """Return where a point is, by its shares of the width and of the height."""
    return LEFT + WIDTH * along, TOP + HEIGHT * (1 - up)


def draw_line(points: Sequence[Point], hue: str, width: float) -> str:
    """Return a line through points."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return tag("polyline", points=path, fill="none", stroke=hue, stroke_width=width)


def name_hues(names: Sequence[str]) -> Iterator[str]:
    """Yield a dot of each hue below the graph, and whose it is."""
    apart = WIDTH / len(names)
    for at, name in enumerate(names):
        x, y = LEFT + at * apart, TOP + HEIGHT + 32
        yield tag("circle", cx=x + 4, cy=y - 4, r=4, fill=hue_of(at))
        yield text(name, x + 14, y, fill=INK, font_size=12)


def hue_of(number: int) -> str:
    """Return the hue of a seat or a line."""
    return HUES[number % len(HUES)]


def _frame(title: str) -> Iterator[str]:
    yield text(title, LEFT, TOP - 20, fill=INK, font_size=17, font_weight="bold")
    for level in LEVELS:
        _, y = place(0, level)
        yield tag("line", x1=LEFT, x2=LEFT + WIDTH, y1=y, y2=y, stroke=GRID)
        yield text(f"{level:.0%}", LEFT - 10, y + 4, fill=FAINT, font_size=12, text_anchor="end")
