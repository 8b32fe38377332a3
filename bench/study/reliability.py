"""The check of all curves, as a drawing and as a table for the page."""

from collections.abc import Iterator, Mapping, Sequence

from bench.study.curves import Check, Drift
from tenback.picture.svg import Picture, group, tag, text

SIZE, GAP, ACROSS = 160.0, 48.0, 4  # of a panel, between panels, panels in a row
PAPER, INK, FAINT, GRID, TEAL = "#fbfaf6", "#22343c", "#6f7d83", "#e6e3da", "#1f6f78"
FONT = "Helvetica, Arial, DejaVu Sans, sans-serif"


def draw_reliability(checks: Sequence[Check]) -> Picture:
    """Return a panel for each table: the chance that was told, and the share that was won; a dot is a bin."""
    rows = -(-len(checks) // ACROSS)
    width, height = ACROSS * (SIZE + GAP) + GAP, rows * (SIZE + GAP) + 2 * GAP
    panels = [
        group(*_panel(one), x=GAP + at % ACROSS * (SIZE + GAP), y=GAP + at // ACROSS * (SIZE + GAP))
        for at, one in enumerate(checks)
    ]
    paper = tag("rect", width=width, height=height, fill=PAPER)
    box = f"0 0 {width:g} {height:g}"
    return Picture(tag("svg", paper, *panels, xmlns="http://www.w3.org/2000/svg", viewBox=box, font_family=FONT))


def _panel(one: Check) -> Iterator[str]:
    most = max(count for _, _, count in one.bins)
    yield tag("rect", width=SIZE, height=SIZE, fill="none", stroke=GRID)
    yield tag("line", x1=0, y1=SIZE, x2=SIZE, y2=0, stroke=FAINT, stroke_dasharray="3 3")
    yield text(str(one.table), 0, -10, fill=INK, font_size=10)
    for told, won, count in one.bins:
        radius = 2 + 5 * (count / most) ** 0.5
        yield tag("circle", cx=SIZE * told, cy=SIZE * (1 - won), r=radius, fill=TEAL, fill_opacity=0.8)
    for level in (0, 1):
        yield text(f"{level:.0%}", SIZE * level, SIZE + 16, fill=FAINT, font_size=10, text_anchor="middle")
        yield text(f"{level:.0%}", -6, SIZE * (1 - level) + 4, fill=FAINT, font_size=10, text_anchor="end")


def table_lines(checks: Sequence[Check]) -> Iterator[str]:
    """Yield the lines of a table in Markdown."""
    yield "| Table | From deal | Games | Positions | Won | Error of play-outs | Error of the curve | Noise |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for one in checks:
        figures = [f"{100 * figure:.1f}" for figure in (one.raw_error, one.error, one.noise)]
        counts = f"{one.first:,} | {one.games} | {one.positions}"
        yield f"| {one.table} | {counts} | {one.won:.0%} | {' | '.join(figures)} |"


def drift_lines(found: Mapping[str, Drift]) -> Iterator[str]:
    """Yield a table in Markdown: what curves say of games that came after them."""
    yield "| At | Curve told | Won | Its error | Noise | Drifted |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for name, one in found.items():
        figures = f"{one.told:.0%} | {one.won:.0%} | {100 * one.error:.1f} | {100 * one.noise:.1f}"
        yield f"| {name} | {figures} | {'yes' if one.is_real else 'no'} |"
