"""A picture of a run, as PNG or SVG."""

from pathlib import Path
from typing import Any

import altair as alt
import vl_convert

from tenback.lab.figures import judge, summarise
from tenback.lab.outfile import write_whole
from tenback.lab.run import Run, Sample
from tenback.lab.words import rate_text
from tenback.locale.catalogue import Catalogue
from tenback.locale.numbers import share_text
from tenback.locale.phrases import game_title

Chart = Any  # Altair's own types do not survive its methods
Rows = list[dict[str, str | float]]

FONT, INK, FAINT, PAPER = "Helvetica, Arial, DejaVu Sans, sans-serif", "#22343c", "#6f7d83", "#fbfaf6"
LINES, GRID = "#c9c6bc", "#e6e3da"
TEAL, MOSS, GLOW = "#1f6f78", "#8fa05a", "#d9764a"  # the height ramp of the cards: deep, middle, summit
WIDTH, SCALE = 640, 2  # of a drawing, in points; pixels of a PNG per point


def write_chart(texts: Catalogue, run: Run, path: Path) -> None:
    """Draw the run: the pairs of a match, or else the cards left in the games of each line-up."""
    spec = _dressed(_match_chart(texts, run) if _is_match(run) else _sim_chart(texts, run)).to_dict()
    if path.suffix.lower() == ".svg":
        write_whole(path, vl_convert.vegalite_to_svg(spec).encode())
    else:
        write_whole(path, vl_convert.vegalite_to_png(spec, scale=SCALE))


def _is_match(run: Run) -> bool:
    return run.experiment.rules.race and len(run.samples) == 2


def _sim_chart(texts: Catalogue, run: Run) -> Chart:
    last = max(int(sample.fact("left").max()) for sample in run.samples)
    panels = [_panel(texts, run.teams[at], run.samples[at], last) for at in range(len(run.samples))]
    title = alt.Title(_played(texts, run), fontSize=12, color=FAINT, fontWeight="normal", offset=14)
    return alt.vconcat(*panels, title=title, spacing=24).resolve_scale(y="shared")


def _panel(texts: Catalogue, team: str, sample: Sample, last: int) -> Chart:
    """Draw how the cards left of one line-up are distributed; beaten games glow."""
    summary = summarise(sample)
    shares: Rows = [{"left": left, "share": games / len(sample)} for left, games in enumerate(summary.spread) if games]
    domain = alt.Scale(domain=[-0.5, last + 0.5], nice=False)
    x = alt.X("left:Q", title=texts("lab-left"), scale=domain, axis=alt.Axis(grid=False, tickMinStep=1))
    y = alt.Y("share:Q", title=texts("lab-chart-games"), axis=alt.Axis(format=".0%", tickCount=4))
    colour = alt.condition("datum.left == 0", alt.value(GLOW), alt.value(TEAL))
    heading = texts("lab-chart-sim", team=team, won=rate_text(texts, summary.won))
    bars = _canvas(shares, heading, 220).mark_bar(size=0.88 * WIDTH / (last + 1), cornerRadiusEnd=1)
    return bars.encode(x=x, y=y, color=colour)


def _match_chart(texts: Catalogue, run: Run) -> Chart:
    """Draw how many pairs each bot won whole, and how many they shared."""
    rows = _pair_rows(texts, run)
    names = [str(row["pair"]) for row in rows]
    y = alt.Y(
        "pair:N", sort=names, title=None, axis=alt.Axis(labelLimit=260, labelPadding=8, ticks=False, domain=False)
    )
    share = alt.Axis(format=".0%", tickCount=5)
    x = alt.X("share:Q", title=texts("lab-chart-pairs"), axis=share, scale=alt.Scale(domain=[0, 1]))
    hue = alt.Color("pair:N", sort=names, scale=alt.Scale(range=[TEAL, MOSS, GLOW]), legend=None)
    base = _canvas(rows, _match_title(texts, run), 150).encode(x=x, y=y)
    labels = base.mark_text(align="left", dx=6, color=INK, fontSize=13).encode(text="told:N")
    return alt.layer(base.mark_bar(height=30, cornerRadiusEnd=2).encode(color=hue), labels)


def _pair_rows(texts: Catalogue, run: Run) -> Rows:
    one, other = map(str, run.experiment.lineups[0])
    duel = judge(run)
    rows = [
        (f"{texts('lab-chart-twice', bot=one)} ", duel.both),  # differs from the last label even if the names are equal
        (texts("lab-chart-split"), duel.split),
        (texts("lab-chart-twice", bot=other), duel.neither),
    ]
    shares = [(name, pairs / duel.pairs) for name, pairs in rows]
    return [{"pair": name, "share": share, "told": share_text(texts, share)} for name, share in shares]


def _match_title(texts: Catalogue, run: Run) -> Chart:
    one, other = map(str, run.experiment.lineups[0])
    told = texts("lab-chart-match", one=one, other=other, score=rate_text(texts, judge(run).score))
    return alt.Title(told, subtitle=_played(texts, run), offset=14)


def _played(texts: Catalogue, run: Run) -> str:
    rules, players, seed = run.experiment.rules, len(run.experiment.lineups[0]), str(run.experiment.seed)
    return texts("lab-chart-deals", game=game_title(texts, rules), players=players, deals=len(run.deals), seed=seed)


def _canvas(rows: Rows, title: Chart, height: int) -> Chart:
    return alt.Chart({"values": rows}, title=title, width=WIDTH, height=height)


def _dressed(chart: Chart) -> Chart:
    """Return the chart in our colours."""
    calm = chart.configure(background=PAPER, font=FONT, padding=24).configure_view(stroke=None)
    named = calm.configure_title(anchor="start", color=INK, fontSize=17, subtitleColor=FAINT, subtitleFontSize=12)
    small = {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"}
    return named.configure_axis(
        labelColor=FAINT, titleColor=FAINT, gridColor=GRID, domainColor=LINES, tickColor=LINES, **small
    )
