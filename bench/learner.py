"""The course of the first learner as a picture: `python -m bench.learner weights.json docs/images/learner.svg`.

The file comes from `python examples/learner.py weights.json`.
"""

import json
import sys
from pathlib import Path

import altair as alt
import vl_convert

from tenback.batch.games import play_games
from tenback.rules import find_ruleset

INK, PAPER, GRID, TEAL, GLOW = "#22343c", "#fbfaf6", "#e6e3da", "#1f6f78", "#d9764a"
DEALS = 2000


def draw(course: list[float], greedy: float) -> str:
    """Return the cards left of the middle candidate, generation by generation, beside those of `greedy`."""
    points = [{"generation": at, "left": left} for at, left in enumerate(course, start=1)]
    x = alt.X("generation:Q", title="generation", axis=alt.Axis(grid=False, tickMinStep=5))
    y = alt.Y("left:Q", title="cards left", scale=alt.Scale(domain=[0, 40], clamp=True))
    learner = (
        alt.Chart(alt.InlineData(values=points)).mark_line(color=TEAL, strokeWidth=2.5, clip=True).encode(x=x, y=y)
    )
    rule = alt.Chart(alt.InlineData(values=[{"left": greedy}])).mark_rule(color=GLOW, strokeDash=[6, 4], strokeWidth=2)
    names = [{"left": greedy, "generation": len(course), "who": "greedy"}]
    names.append({"left": min(course) - 4, "generation": len(course), "who": "the learner"})
    words = alt.Chart(alt.InlineData(values=names)).mark_text(
        color=INK, align="right", baseline="bottom", dx=-4, dy=-4, fontSize=12
    )
    labels = words.encode(x=x, y=y, text="who:N")
    chart = alt.layer(learner, rule.encode(y=y), labels).properties(width=560, height=260)
    dressed = (
        chart.configure(background=PAPER, padding=18)
        .configure_view(stroke=None)
        .configure_axis(
            gridColor=GRID, domainColor=GRID, tickColor=GRID, labelColor=INK, titleColor=INK, titleFontWeight="normal"
        )
    )
    return str(vl_convert.vegalite_to_svg(dressed.to_dict()))


def main() -> None:
    """Draw."""
    course = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["course"]
    greedy = play_games(find_ruleset("the-game"), 2, "greedy", range(DEALS)).left.mean()
    Path(sys.argv[2]).write_text(draw(course, float(greedy)), encoding="utf-8")


if __name__ == "__main__":
    main()
