"""The graph of a run, drawn as SVG from its log: how many games it has won while it learnt, table by table."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tenback.picture.graph import FAINT, HEIGHT, LEFT, TOP, WIDTH, draw_line, draw_on_paper, hue_of, name_hues, place
from tenback.picture.svg import Picture, text
from tenback.train.course import LOG

GRAPH = "graph.svg"
POINTS = 60  # of a line at most: a few games are too much luck for a point


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened in a run since the line before."""

    games: int
    won: Mapping[str, float]  # [table]: the share of its games


def write_graph(folder: Path, title: str, won: str) -> None:
    """Draw the graph of a run into its folder; `won` is what its log calls the shares of games won."""
    log = map(json.loads, (folder / LOG).read_text().splitlines())
    (folder / GRAPH).write_text(draw_graph(title, [LogLine(line["games"], line[won]) for line in log]))


def draw_graph(title: str, log: Sequence[LogLine]) -> Picture:
    """Return a line for each table, over the games that were played."""
    tables = list(dict.fromkeys(table for line in log for table in line.won))
    total = sum(line.games for line in log)
    drawn = (_line(table, log, total, hue_of(at)) for at, table in enumerate(tables))
    return draw_on_paper(title, [*drawn, _length(total), *name_hues(tables)])


def _line(table: str, log: Sequence[LogLine], total: int, hue: str) -> str:
    points = [place(games / total, share) for games, share in _smooth(table, log)]
    return draw_line(points, hue, 2)


def _smooth(table: str, log: Sequence[LogLine]) -> Iterator[tuple[int, float]]:
    """Yield how many games were played, and the mean share of those since the point before."""
    games, shares = 0, list[float]()
    for number, line in enumerate(log, start=1):
        games += line.games
        if table in line.won:
            shares.append(line.won[table])
        if shares and (len(shares) == -(-len(log) // POINTS) or number == len(log)):
            yield games, sum(shares) / len(shares)
            shares.clear()


def _length(games: int) -> str:
    return text(f"{games:,} games", LEFT + WIDTH, TOP + HEIGHT + 18, fill=FAINT, font_size=12, text_anchor="end")
