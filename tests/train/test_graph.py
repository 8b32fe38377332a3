"""The graph of a run is a drawing with a line for each table, as high as the share of its games that are won."""

import json
from pathlib import Path
from xml.etree import ElementTree

from tenback.picture.graph import HEIGHT, LEFT, TOP, WIDTH
from tenback.rules import find_ruleset
from tenback.train.__main__ import main
from tenback.train.course import LOG
from tenback.train.graph import GRAPH, POINTS, LogLine, draw_graph

SVG = "{http://www.w3.org/2000/svg}"
PRO = find_ruleset("quick-and-easy/professional")


def _lines(drawing: str) -> list[list[list[float]]]:
    """Return the points of each line."""
    found = ElementTree.fromstring(drawing).iter(f"{SVG}polyline")  # noqa: S314 - we have drawn it ourselves
    return [[[*map(float, point.split(","))] for point in line.attrib["points"].split()] for line in found]


def test_each_table_has_a_line_as_high_as_the_share_that_it_wins() -> None:
    run = [LogLine(100, {"2 players": 0.0, "3 players": 0.5}), LogLine(300, {"2 players": 1.0})]
    two, three = _lines(draw_graph("A run", run))
    assert two == [[LEFT + WIDTH / 4, TOP + HEIGHT], [LEFT + WIDTH, TOP]]
    assert three == [[LEFT + WIDTH / 4, TOP + HEIGHT / 2]]


def test_a_long_log_is_drawn_with_few_points_and_keeps_its_end() -> None:
    run = [LogLine(10, {"2 players": (number % 2) / 2}) for number in range(5 * POINTS + 2)]
    (line,) = _lines(draw_graph("A run", run))
    assert len(line) <= POINTS
    assert line[-1][0] == LEFT + WIDTH
    assert {round(y) for _, y in line[:-1]} == {round(TOP + HEIGHT * 0.75)}


def test_a_run_draws_what_its_log_says(tmp_path: Path) -> None:
    main(["colours", PRO.id, str(tmp_path), "--games", "48", "--seats", "2", "3"])
    (line,) = map(json.loads, (tmp_path / LOG).read_text().splitlines())
    heights = [points[-1][1] for points in _lines((tmp_path / GRAPH).read_text())]
    assert heights == [round(TOP + HEIGHT * (1 - line["laid"][f"{seats} players"]), 1) for seats in (2, 3)]
