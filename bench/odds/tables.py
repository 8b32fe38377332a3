"""The tables of the page."""

from collections.abc import Iterator, Sequence

from bench.odds.bounds import Bounds
from bench.odds.cells import Cell, may_talk
from bench.odds.findings import talk_worth
from bench.odds.known import PUBLISHED, Source
from bench.odds.store import Results
from bench.odds.teams import Team, teams_of
from bench.odds.wording import percent, points_cell, share_cell, title
from tenback.lab.stats import Estimate
from tenback.rules import RULESETS, Ruleset

UNKNOWN, NEVER = "–", ""  # not measured yet, and nothing to measure


def level_table(results: Results, bounds: Bounds, rules: Ruleset) -> str:
    """Return who wins how often in one ruleset: bots, other people's bots, and what can be won at all."""
    head = ["Players", *map(str, rules.hand_size)]
    teams = [[str(team), *_team_cells(results, rules, team)] for team in teams_of(results)]
    sources = [[source.name, *_source_cells(source, rules)] for source in PUBLISHED.get(rules.id, ())]
    bound = [bounds.get((rules.id, players)) for players in rules.hand_size]
    return table(head, [*teams, *sources, ["open cards", *(share_cell(each) if each else UNKNOWN for each in bound)]])


def duel_table(results: Results, rules: Ruleset) -> str:
    """Return who wins how often against whom."""
    duels = {cell: tally.won for cell, tally in results.items() if cell.game == rules.id}
    bots = [team.bot for team in teams_of(results) if not team.talking]
    rows = [[f"`{one}`", *(_duel_cell(duels, one, other) for other in bots)] for one in bots]
    return table(["", *(f"against `{bot}`" for bot in bots)], rows)


def talk_table(results: Results, bot: str) -> str | None:
    """Return what talking adds to the games won by a bot, in points; nothing if that is not known anywhere."""
    known = [(rules, talk_worth(results, rules, bot)) for rules in RULESETS if not rules.race]
    counts = sorted({players for rules, _ in known for players in rules.hand_size if may_talk(bot, players)})
    rows = [
        [title(rules), *(points_cell(worth[n]) if n in worth else UNKNOWN for n in counts)]
        for rules, worth in known
        if worth
    ]
    return table(["Players", *map(str, counts)], rows) if rows else None


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _team_cells(results: Results, rules: Ruleset, team: Team) -> Iterator[str]:
    for players in rules.hand_size:
        tally = team.tally(results, rules, players)
        yield share_cell(tally.won) if tally else UNKNOWN if team.plays(players) else NEVER


def _source_cells(source: Source, rules: Ruleset) -> Iterator[str]:
    for players in rules.hand_size:
        value = source.percents.get(players)
        yield percent(value / 100).replace(" ", "&nbsp;") if value is not None else NEVER


def _duel_cell(duels: dict[Cell, Estimate], one: str, other: str) -> str:
    for cell, score in duels.items():
        if (cell.bot, cell.versus) == (one, other):
            return share_cell(score)
        if (cell.bot, cell.versus) == (other, one):
            return share_cell(Estimate(1 - score.value, 1 - score.high, 1 - score.low))
    return NEVER if one == other else UNKNOWN
