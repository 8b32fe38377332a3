"""The page and its charts, made from the stored results."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from bench.odds.bounds import Bounds, read_bounds, write_bounds
from bench.odds.cells import SEED, all_cells
from bench.odds.charts import Picture, pictures
from bench.odds.findings import findings
from bench.odds.known import PUBLISHED
from bench.odds.store import Results
from bench.odds.tables import UNKNOWN, duel_table, level_table, talk_table
from bench.odds.teams import main_budget, main_teams
from bench.odds.wording import listed, title
from tenback.rules import RULESETS, Ruleset

PAGE, DATA, IMAGES = "odds.md", "odds.json", "images"

INTRODUCTION = f"""\
# The odds

How often each bot wins each game, by level and number of players. `make odds` measures it and writes this page, so do
not edit it.

* A share is of games won, all cards laid; small print is its 95 % interval (Wilson's; in a duel over pairs of games).
* All seats have the same bot. *Silent* bots neither speak nor listen, *talking* ones use the signals that the game
  allows. Alone nobody talks.
* `search:N` thinks N play-outs a turn, more in hard turns and fewer in easy ones.
* Deal *k*, counted from 0, has seed {SEED} + *k*: all bots play the same deals.
* *open cards*: deals shown to be winnable if all cards lay open. The true ceiling may be higher, for some deals are
  undecided ([how it is found](bound.md)).
* Games, wins, cards left and seconds per turn of every cell: [{DATA}]({DATA}). What they mean: [measuring](lab.md).

`make odds` measures only what is missing or was played by bots that play otherwise today, saves after every cell, may
be interrupted at any time and goes on where it was. `.venv/bin/python -m bench.odds --help` says how to measure less or
more; `--page` only writes the page again.
One cell by hand: `tenback sim the-game --players 2 --bot score --silent --games 10000 --seed {SEED}`.
"""
GAPS = f"""\
`{UNKNOWN}` is not measured yet: {{missing}} of {{all}} cells. `make odds` fills them.
"""
OLDER = """\
Older bots, which play otherwise than today's, have played {older} of these {all} cells. `make odds` measures them anew.
"""


def write_page(docs: Path, results: Results) -> None:
    """Write the page and its charts into the folder; charts that have nothing to show any more go."""
    drawn = pictures(results, read_bounds())
    (docs / IMAGES).mkdir(parents=True, exist_ok=True)
    for old in (docs / IMAGES).glob("odds-*.svg"):
        old.unlink()
    for picture in drawn:
        (docs / IMAGES / picture.file).write_text(picture.svg(), encoding="utf-8")
    write_bounds(docs)
    (docs / PAGE).write_text(page(results, read_bounds(), drawn), encoding="utf-8")


def page(results: Results, bounds: Bounds, drawn: list[Picture]) -> str:
    """Return the page in Markdown."""
    families = groupby(RULESETS, key=lambda rules: rules.id.partition("/")[0])
    sections = [_family(results, bounds, [*levels], drawn) for _, levels in families]
    return "\n".join([INTRODUCTION, *_gaps(results), *_age(results), *_said(results, bounds, drawn), *sections])


def _gaps(results: Results) -> Iterator[str]:
    cells = all_cells(main_budget(results))
    missing = [cell for cell in cells if cell not in results]
    if missing:
        yield GAPS.format(missing=len(missing), all=len(cells))


def _age(results: Results) -> Iterator[str]:
    versions = sorted({tally.bots for tally in results.values()})
    if len(versions) == 1:
        yield f"Version {versions[0]} of the bots has played all of it.\n"
    elif versions:
        yield "Played by these versions of the bots:\n"
        yield "\n".join(f"* version {version}: {_games_by(results, version)}" for version in versions) + "\n"
    older = sum(tally.bots < cell.since for cell, tally in results.items())
    if older:
        yield OLDER.format(older=older, all=len(results))


def _games_by(results: Results, version: int) -> str:
    games = {cell.game for cell, tally in results.items() if tally.bots == version}
    return listed([title(rules) for rules in RULESETS if rules.id in games], "and")


def _said(results: Results, bounds: Bounds, drawn: list[Picture]) -> Iterator[str]:
    told = findings(results, bounds)
    if told:
        yield "## What the numbers say\n"
        yield "\n".join(f"* {text}" for text in told) + "\n"
    tables = {bot: talk_table(results, bot) for bot in dict.fromkeys(team.bot for team in main_teams(results))}
    if any(tables.values()):
        yield "## What talking is worth\n"
        yield from (_image(picture) for picture in drawn if picture.family is None)
    for bot, table in tables.items():
        if table:
            yield f"Points that talking adds to the share of games won by `{bot}`, with Newcombe's 95 % interval:\n"
            yield table + "\n"


def _family(results: Results, bounds: Bounds, levels: list[Ruleset], drawn: list[Picture]) -> str:
    images = [_image(picture) for picture in drawn if picture.family == levels[0].id]
    return "\n".join(
        [f"## {title(levels[0])}\n", *images, *(part for rules in levels for part in _level(results, bounds, rules))]
    )


def _level(results: Results, bounds: Bounds, rules: Ruleset) -> Iterator[str]:
    if "/" in rules.id:
        yield f"### {title(rules)}\n"
    if rules.unverified:
        yield "Which cards carry the commands is our guess, so these figures are those of a game like it.\n"
    if rules.race:
        yield "The share of games that the bot on the left wins; each deal is played twice, with the seats swapped.\n"
        yield duel_table(results, rules) + "\n"
        return
    yield level_table(results, bounds, rules) + "\n"
    sources = PUBLISHED.get(rules.id, ())
    if sources:
        yield "Programs of others, with the figures that their authors published unless it says otherwise:\n"
        yield "\n".join(f"* {source.name}: {source.note}." for source in sources) + "\n"


def _image(picture: Picture) -> str:
    return f"![{picture.told}]({IMAGES}/{picture.file})\n"
