"""The charts of the page: who wins how often, and what talking is worth."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import altair as alt
import vl_convert

from bench.odds.bounds import Bounds
from bench.odds.cells import THINKER
from bench.odds.known import best_of_others
from bench.odds.store import Results
from bench.odds.teams import Team, main_budget, main_teams
from bench.odds.wording import title
from tenback.lab.chart import FAINT, FONT, GLOW, GRID, INK, LINES, MOSS, PAPER, TEAL
from tenback.lab.stats import Estimate
from tenback.rules import RULESETS, Ruleset

Chart = Any  # Altair's own types part ways with every method
Row = dict[str, str | float]

WIDTH, HEIGHT = 640, 150  # of a panel with bars
COLUMN, STEP = 118, 26  # width of a panel with dots, and height of its rows
PALE_TEAL, PALE_GLOW, STONE = "#8fbcc1", "#eebfa6", "#b9bdb8"
OTHERS, BOUND = "best of others", "open cards"
COLOURS = {
    "uniform": STONE,
    "greedy": MOSS,
    "score, silent": PALE_TEAL,
    "score, talking": TEAL,
    "search, silent": PALE_GLOW,
    "search, talking": GLOW,
    OTHERS: "#5c6b8a",
    BOUND: INK,
}
LABEL = "datum.value == 1 ? 'alone' : datum.value + ' players'"
HARDLY = 0.005  # a bar too low to be seen


@dataclass(frozen=True, slots=True)
class Picture:
    """A chart with its file, what it shows in words, and the family of games it belongs to."""

    file: str
    told: str
    family: str | None
    spec: dict[str, Any]

    def svg(self) -> str:
        """Return the drawing."""
        return re.sub(r"(\d\.\d\d)\d+", r"\1", vl_convert.vegalite_to_svg(self.spec))  # hundredths of a point will do


def pictures(results: Results, bounds: Bounds) -> list[Picture]:
    """Return the charts that there are results for."""
    families = groupby((rules for rules in RULESETS if not rules.race), key=lambda rules: rules.id.partition("/")[0])
    wins = [_wins(results, bounds, [*levels]) for _, levels in families]
    return [picture for picture in (*wins, _talk(results)) if picture]


def _wins(results: Results, bounds: Bounds, levels: Sequence[Ruleset]) -> Picture | None:
    """Draw a panel a level: a group of bars for each number of players."""
    rows = {rules.id: [*_bars(results, bounds, rules)] for rules in levels}
    family, told = levels[0].id, f"{title(levels[0])}: games won by number of players"
    everything = [row for level in rows.values() for row in level]
    named = {str(row["series"]) for row in everything}
    if named <= {OTHERS, BOUND}:
        return None
    seen = {str(row["series"]) for row in everything if float(row["share"]) >= HARDLY}
    series, hidden = ([name for name in COLOURS if name in names] for names in (seen, named - seen))
    panels = [_panel([row for row in rows[rules.id] if row["series"] in seen], rules, series) for rules in levels]
    heading = alt.Title(told, subtitle=_subtitle(results, series, hidden), offset=16)
    return Picture(f"odds-{family}.svg", told, family, _spec(alt.vconcat(*panels, title=heading, spacing=26)))


def _bars(results: Results, bounds: Bounds, rules: Ruleset) -> Iterator[Row]:
    for players in rules.hand_size:
        for team in main_teams(results):
            tally = team.tally(results, rules, players)
            if tally:
                yield _row(_series(team), players, tally.won)
        published, bound = best_of_others(rules.id, players), bounds.get((rules.id, players))
        if published is not None:
            yield _row(OTHERS, players, Estimate(published, published, published))
        if bound:
            yield _row(BOUND, players, bound)


def _row(series: str, players: int, share: Estimate) -> Row:
    return {"series": series, "players": players, "share": share.value, "low": share.low, "high": share.high}


def _panel(rows: list[Row], rules: Ruleset, series: Sequence[str]) -> Chart:
    bars = [row for row in rows if row["series"] != BOUND]
    bound = [row for row in rows if row["series"] == BOUND]
    inner = [name for name in series if name != BOUND]
    legend = alt.Legend(orient="top", title=None, symbolType="square", columns=len(series))
    hue = alt.Color("series:N", legend=legend, scale=alt.Scale(domain=series, range=[COLOURS[name] for name in series]))
    x = alt.X("players:O", title=None, axis=alt.Axis(labelAngle=0, ticks=False, labelExpr=LABEL, labelPadding=6))
    y = alt.Y("share:Q", title=None, axis=alt.Axis(format=".0%", tickCount=4), scale=alt.Scale(domain=[0, 1]))
    offset = alt.XOffset("series:N", sort=inner, scale=alt.Scale(domain=inner, paddingInner=0.12))
    base = alt.Chart({"values": bars}).encode(x=x, xOffset=offset)
    drawn = base.mark_bar().encode(y=y, color=hue)
    spread = base.mark_rule(color=INK, strokeWidth=1.2).encode(y=alt.Y("low:Q"), y2="high:Q")
    top = alt.Chart({"values": bound}).mark_tick(thickness=2, size=0.8 * WIDTH / len(rules.hand_size))
    level = alt.Title(title(rules), fontSize=13, offset=8)
    return alt.layer(drawn, spread, top.encode(x=x, y=y, color=hue), width=WIDTH, height=HEIGHT, title=level)


def _talk(results: Results) -> Picture | None:
    """Draw for each game and number of players how far talking moves the share of games won."""
    silent, talking = (Team(f"{THINKER}:{main_budget(results)}", said) for said in (False, True))
    rows = [*_steps(results, silent, talking)]
    if not rows:
        return None
    counts = sorted({int(row["players"]) for row in rows})
    games = [title(rules) for rules in RULESETS if any(row["game"] == title(rules) for row in rows)]
    panels = [
        _dots([row for row in rows if row["players"] == count], games, first=count == counts[0]) for count in counts
    ]
    words = ["Pale: silent. Strong: talking. Thin lines are 95 % intervals.", f"Bot: {talking.bot}, all seats."]
    heading = alt.Title("What talking is worth: games won, silent and talking", subtitle=" ".join(words), offset=16)
    chart = alt.hconcat(*panels, title=heading, spacing=14)
    return Picture("odds-talking.svg", f"Games won by {talking.bot}, silent and talking, by game", None, _spec(chart))


def _steps(results: Results, silent: Team, talking: Team) -> Iterator[Row]:
    for rules in (rules for rules in RULESETS if not rules.race):
        for players in rules.hand_size:
            quiet, loud = (team.tally(results, rules, players) for team in (silent, talking))
            if quiet and loud:
                shares = {**_bounds("silent", quiet.won), **_bounds("talking", loud.won)}
                yield {"game": title(rules), "players": players, **shares}


def _bounds(manner: str, share: Estimate) -> Row:
    return {manner: share.value, f"{manner}_low": share.low, f"{manner}_high": share.high}


def _dots(rows: list[Row], games: list[str], *, first: bool) -> Chart:
    named = alt.Axis(labels=first, ticks=False, domain=False, labelLimit=220, labelPadding=8, grid=True)
    y = alt.Y("game:N", sort=games, scale=alt.Scale(domain=games), title=None, axis=named)
    axis = alt.Axis(format=".0%", values=[0, 0.5, 1])
    base = alt.Chart({"values": rows}).encode(y=y)
    marks = [_interval(base, "silent", PALE_GLOW, -4), _interval(base, "talking", GLOW, 4)]
    move = base.mark_rule(color=LINES, strokeWidth=3).encode(x=_share("silent", axis), x2="talking:Q")
    for manner, colour in (("silent", PALE_GLOW), ("talking", GLOW)):
        marks.append(base.mark_circle(color=colour, size=70, opacity=1).encode(x=_share(manner, axis)))
    heading = alt.Title(f"{rows[0]['players']} players", fontSize=13, offset=8, frame="group")
    return alt.layer(move, *marks, width=COLUMN, height=STEP * len(games), title=heading)


def _interval(base: Chart, manner: str, colour: str, shift: int) -> Chart:
    rule = base.mark_rule(color=colour, strokeWidth=1.2, yOffset=shift)
    return rule.encode(x=alt.X(f"{manner}_low:Q"), x2=f"{manner}_high:Q")


def _share(field: str, axis: Chart) -> Chart:
    return alt.X(f"{field}:Q", title=None, axis=axis, scale=alt.Scale(domain=[0, 1]))


def _series(team: Team) -> str:
    return f"{team.bot.partition(':')[0]}{team.manner}"


def _subtitle(results: Results, series: Sequence[str], hidden: Sequence[str]) -> str:
    search = f" Search is {THINKER}:{main_budget(results)}." if any(THINKER in name for name in series) else ""
    unseen = f" Below {HARDLY:.1%} everywhere and not drawn: {', '.join(hidden)}." if hidden else ""
    return f"Thin lines are 95 % intervals.{search}{unseen}"


def _spec(chart: Chart) -> dict[str, Any]:
    """Return the chart in our colours, ready to be drawn."""
    calm = chart.configure(background=PAPER, font=FONT, padding=24, aria=False).configure_view(stroke=None)
    named = calm.configure_title(anchor="start", color=INK, fontSize=17, subtitleColor=FAINT, subtitleFontSize=12)
    small = {"labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"}
    axes = named.configure_axis(
        labelColor=FAINT, titleColor=FAINT, gridColor=GRID, domainColor=LINES, tickColor=LINES, **small
    )
    spec: dict[str, Any] = axes.configure_legend(
        labelColor=INK, labelFontSize=11.5, symbolOpacity=1, columnPadding=9, offset=12
    ).to_dict()
    return spec
