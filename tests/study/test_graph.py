"""The graph is a drawing whatever players are called, and shows every turn."""

from dataclasses import replace
from xml.etree import ElementTree

from tenback.study.graph import draw_graph
from tenback.study.reviewer import review
from tests.study.played import FEW, cut, played


def test_every_turn_is_a_dot_and_no_name_is_markup() -> None:
    record = replace(cut(played("the-game", 2), 14), players=("<b>&", "Ben"))
    found = review(record, FEW)
    drawing = ElementTree.fromstring(draw_graph(found, "Chance"))  # noqa: S314 - we have drawn it ourselves
    dots = [one for one in drawing.iter("{http://www.w3.org/2000/svg}circle") if one.get("r") == "4"]
    assert len(dots) == len(found.turns) + len(found.players)
    assert "<b>&" in [one.text for one in drawing.iter("{http://www.w3.org/2000/svg}text")]
