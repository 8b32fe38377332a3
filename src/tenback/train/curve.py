"""The curve of a run, drawn as SVG from its log: how many games it has won while it learnt, table by table."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tenback.picture.graph import FAINT, HEIGHT, LEFT, TOP, WIDTH, draw_line, draw_on_paper, hue_of, name_hues, place
from tenback.picture.svg import Picture, text
from tenback.train.course import LOG

CURVE = "curve.svg"
LINES = 60  # of a log of any length: a few games are too much luck for a line


@dataclass(frozen=True, slots=True)
class Stretch:
    """Games of a run between two lines of its log."""

    games: int
    won: Mapping[str, float]  # [table]: the share of its games


def write_curve(folder: Path, title: str, won: str) -> None:
    """Draw the curve of a run into its folder; `won` is what its log calls the shares of games won."""
    lines = map(json.loads, (folder / LOG).read_text().splitlines())
    stretches = [Stretch(line["games"], line[won]) for line in lines]
    (folder / CURVE).write_text(draw_curve(title, stretches))


def draw_curve(title: str, stretches: Sequence[Stretch]) -> Picture:
    """Return a line for each table, over the games that were played."""
    tables = list(dict.fromkeys(table for stretch in stretches for table in stretch.won))
    total = sum(stretch.games for stretch in stretches)
    lines = (_line(table, stretches, total, hue_of(at)) for at, table in enumerate(tables))
    return draw_on_paper(title, [*lines, _length(total), *name_hues(tables)])


def _line(table: str, stretches: Sequence[Stretch], total: int, hue: str) -> str:
    points = [place(games / total, share) for games, share in _smooth(table, stretches)]
    return draw_line(points, hue, 2)


def _smooth(table: str, stretches: Sequence[Stretch]) -> Iterator[tuple[int, float]]:
    """Yield after how many games, and the mean share of the last stretches."""
    games, shares = 0, list[float]()
    for number, stretch in enumerate(stretches, start=1):
        games += stretch.games
        if table in stretch.won:
            shares.append(stretch.won[table])
        if shares and (len(shares) == -(-len(stretches) // LINES) or number == len(stretches)):
            yield games, sum(shares) / len(shares)
            shares.clear()


def _length(games: int) -> str:
    return text(f"{games:,} games", LEFT + WIDTH, TOP + HEIGHT + 18, fill=FAINT, font_size=12, text_anchor="end")
