"""The figures of a run as tables to read."""

from collections.abc import Iterator, Sequence

import click
from rich.table import Table
from rich.text import Text

from tenback.bots import VERSION
from tenback.cli.output.console import console, print_notice
from tenback.lab.bases import fallbacks_of
from tenback.lab.figures import Difference, Duel, Summary, compare, judge, summarise
from tenback.lab.histogram import bins_of
from tenback.lab.run import Run
from tenback.lab.words import duration_text, mean_text, probability_text, rate_text
from tenback.locale.catalogue import Catalogue
from tenback.locale.numbers import number_text, share_text
from tenback.locale.phrases import game_title

WIDEST_BAR = 30

Row = Sequence[str]


def print_sim(texts: Catalogue, run: Run) -> None:
    """Print what a simulation found."""
    _print_head(texts, run)
    summaries = [summarise(sample) for sample in run.samples]
    _print_table([["", *run.teams], *_sim_rows(texts, summaries, race=run.experiment.rules.race)])
    if len(run.samples) == 2:
        _print_difference(texts, run.teams, compare(*run.samples))
    for team, summary in zip(run.teams, summaries, strict=True):
        _print_spread(texts, team, summary)
    print_notice(texts, run.experiment.rules)


def print_match(texts: Catalogue, run: Run) -> None:
    """Print what a match found."""
    _print_head(texts, run)
    one, other = map(str, run.experiment.lineups[0])
    _print_table([["", one, other], *_match_rows(texts, judge(run))])
    print_notice(texts, run.experiment.rules)


def _print_head(texts: Catalogue, run: Run) -> None:
    experiment, deals = run.experiment, len(run.deals)
    click.echo(
        texts("lab-head", game=game_title(texts, experiment.rules), players=len(experiment.lineups[0]), deals=deals)
    )
    click.echo(texts("cli-seed", seed=str(experiment.seed)))
    click.echo(texts("lab-bots-version", version=VERSION))
    for bot, basis in fallbacks_of(experiment).items():
        click.echo(texts("bot-falls-back", bot=bot, basis=basis))
    if not run.complete:
        click.echo(texts("lab-interrupted", done=deals, asked=experiment.deals))
    click.echo()


def _print_table(rows: Sequence[Row]) -> None:
    table = Table.grid(padding=(0, 3, 0, 0))
    head, *body = rows
    table.add_row(*(Text(cell, "bold") for cell in head))
    for row in body:
        table.add_row(*map(Text, row))
    console().print(table)


def _sim_rows(texts: Catalogue, summaries: Sequence[Summary], *, race: bool) -> Iterator[Row]:
    yield [texts("lab-won-first") if race else texts("lab-won"), *(rate_text(texts, each.won) for each in summaries)]
    if race:
        yield [texts("lab-won-starter"), *(rate_text(texts, each.starter_won) for each in summaries)]
    yield [texts("lab-left"), *(mean_text(texts, each.left) for each in summaries)]
    yield [texts("lab-tricks"), *(number_text(texts, each.tricks.value, 1) for each in summaries)]
    yield [texts("lab-turns"), *(number_text(texts, each.turns.value, 1) for each in summaries)]
    yield [texts("lab-speed"), *(_pace(texts, each.games_per_second) for each in summaries)]
    yield [texts("lab-thinking"), *(duration_text(texts, each.seconds_per_turn) for each in summaries)]


def _match_rows(texts: Catalogue, duel: Duel) -> Iterator[Row]:
    yield [texts("lab-games-won"), *(number_text(texts, wins) for wins in duel.wins)]
    yield [texts("lab-share-won"), rate_text(texts, duel.score), share_text(texts, 1 - duel.score.value)]
    yield [texts("lab-elo"), mean_text(texts, duel.elo, 0)]
    yield [texts("lab-pairs-whole"), *(number_text(texts, pairs) for pairs in (duel.both, duel.neither))]
    yield [texts("lab-pairs-split"), number_text(texts, duel.split)]
    yield [texts("lab-won-starter"), rate_text(texts, duel.starter_won)]


def _print_difference(texts: Catalogue, teams: Sequence[str], difference: Difference) -> None:
    one, other = teams
    click.echo("\n" + texts("lab-difference", one=one, other=other))
    _print_table(
        [
            [texts("lab-won"), rate_text(texts, difference.won)],
            [texts("lab-left"), mean_text(texts, difference.left)],
            [texts("lab-only", team=one), number_text(texts, difference.ahead)],
            [texts("lab-only", team=other), number_text(texts, difference.behind)],
            [texts("lab-p-value"), probability_text(texts, difference.p_value)],
        ]
    )


def _print_spread(texts: Catalogue, team: str, summary: Summary) -> None:
    click.echo("\n" + texts("lab-spread", team=team))
    bins = bins_of(summary.spread)
    largest = max(each.games for each in bins)
    for each in bins:
        bar = "█" * round(WIDEST_BAR * each.games / largest)
        click.echo(f"{each!s:>6}  {bar:{WIDEST_BAR}}  {share_text(texts, each.games / summary.games):>8}")


def _pace(texts: Catalogue, games: float) -> str:
    return number_text(texts, games, 0 if games >= 100 else 2)
