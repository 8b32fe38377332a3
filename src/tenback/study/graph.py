"""The chance to win over the course of a game, drawn as SVG: a line, and a dot for every turn."""

from collections.abc import Iterator, Sequence

from tenback.picture.graph import FAINT, INK, Point, draw_line, draw_on_paper, hue_of, name_hues, place
from tenback.picture.svg import Picture, tag
from tenback.study.review import Grade, Review, TurnReview


def draw_graph(review: Review, title: str) -> Picture:
    """Return the graph of a review; in a race, the chance is that of the first seat."""
    points = [_point(review, number, turn) for number, turn in enumerate(review.turns)]
    line = draw_line(points, FAINT, 1.5)
    return draw_on_paper(title, [line, *_dots(review.turns, points), *name_hues(review.players)])


def _point(review: Review, number: int, turn: TurnReview) -> Point:
    is_ours = len(review.luck_and_skill) < 2 or turn.seat == 0
    return place(number / max(1, len(review.turns) - 1), turn.after if is_ours else 1 - turn.after)


def _dots(turns: Sequence[TurnReview], points: Sequence[Point]) -> Iterator[str]:
    """Yield a dot for each turn; one that lost something has a ring."""
    for turn, (x, y) in zip(turns, points, strict=True):
        if turn.grade in {Grade.MISTAKE, Grade.BLUNDER}:
            yield tag("circle", cx=x, cy=y, r=8, fill="none", stroke=INK, stroke_width=1.5)
        yield tag("circle", cx=x, cy=y, r=4, fill=hue_of(turn.seat))
