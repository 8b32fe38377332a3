"""`tenback bound`: how many deals can be won at all, with every card open."""

from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from tenback.cli.command import Command
from tenback.cli.output.console import print_json, print_notice
from tenback.cli.params.kind import Count, Seed
from tenback.cli.params.lab import Amount
from tenback.cli.params.lab_options import MOST_CORES, amount_option
from tenback.cli.params.options import flag, game_argument, option, rules_options
from tenback.cli.refusals import as_misuse, misuse
from tenback.cli.runs.halt import Halt, demanding_results
from tenback.cli.runs.measurement import NEEDED
from tenback.cli.setup import settle_rules, settle_seats, settle_seed
from tenback.lab import machine
from tenback.locale.catalogue import Catalogue
from tenback.locale.numbers import number_text
from tenback.locale.phrases import game_title
from tenback.rules import Ruleset
from tenback.solver import WIDEST, WIDTH

if TYPE_CHECKING:
    from tenback.cli.runs.bound import Findings, Task

GAMES, MOST_GAMES = 100, 1_000_000


class Choices(TypedDict):
    """What may be said about a search on the command line."""

    players: int | None
    games: int | None
    seed: int | None
    width: int | None
    house: Sequence[tuple[str, str]]
    commands: Path | None
    cores: int | None
    as_json: bool


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [
        game_argument(texts),
        option(texts, "players", Count(texts)),
        _amount(texts, "games", GAMES, MOST_GAMES),
        option(texts, "seed", Seed(texts)),
        _amount(texts, "width", WIDTH, WIDEST),
        *rules_options(texts),
        amount_option(texts, "cores", MOST_CORES),
        flag(texts, "json"),
    ]
    return Command(texts, "bound", params, callback=partial(_bound, texts))


def _amount(texts: Catalogue, name: str, usual: int, most: int) -> click.Option:
    told = texts(f"bound-opt-{name}", usual=str(usual))
    return click.Option([f"--{name}"], type=Amount(texts, name, most), help=told)


def _bound(texts: Catalogue, *, game: Ruleset, **choices: Unpack[Choices]) -> int:
    rules, seats = _settle(game, choices)
    with Halt() as halt:
        with demanding_results(texts, halt):
            findings = _search(texts, rules, seats, choices)
        if choices["as_json"]:
            print_json(_entry(findings))
        else:
            _print(texts, findings)
    return 0 if findings.complete else halt.code


def _search(texts: Catalogue, rules: Ruleset, seats: int, choices: Choices) -> "Findings":
    from tenback.cli.runs.bound import search_deals  # noqa: PLC0415 - slow to import

    return search_deals(texts, _task(rules, seats, choices))


def _settle(rules: Ruleset, choices: Choices) -> tuple[Ruleset, int]:
    """Return the ruleset and the seats, once there is something to search and something to search with."""
    if rules.race:
        raise misuse("bound-race")
    if not all(map(find_spec, NEEDED)):
        raise misuse("lab-extra", extra="sim")
    with as_misuse():
        return settle_rules(rules, choices["house"], choices["commands"]), settle_seats(rules, choices["players"])


def _task(rules: Ruleset, seats: int, choices: Choices) -> "Task":
    from tenback.cli.runs.bound import Task  # noqa: PLC0415 - slow to import

    return Task(
        rules=rules,
        seats=seats,
        deals=choices["games"] or GAMES,
        seed=settle_seed(choices["seed"]),
        width=choices["width"] or WIDTH,
        cores=choices["cores"] or machine.cores(),
    )


def _entry(findings: "Findings") -> dict[str, object]:
    from tenback.solver.bound import Verdict  # noqa: PLC0415 - slow to import

    task, deals, share = findings.task, len(findings.verdicts), findings.winnable
    return {
        "game": task.rules.id,
        "version": task.rules.version,
        "unverified": task.rules.unverified,
        "house": dict(task.rules.house),
        "players": task.seats,
        "games": deals,
        "complete": findings.complete,
        "winnable": findings.count(Verdict.WINNABLE),
        "winnable_rate": share.value,
        "winnable_low": share.low,
        "winnable_high": share.high,
        "unwinnable": findings.count(Verdict.UNWINNABLE),
        "open": findings.count(Verdict.OPEN),
        "width": task.width,
        "seed": str(task.seed),  # as a word: browsers cannot hold 64 bits in a number
        "cores": task.cores,
        "seconds_per_deal": findings.seconds / deals,
    }


def _print(texts: Catalogue, findings: "Findings") -> None:
    from tenback.lab.words import duration_text, rate_text  # noqa: PLC0415 - slow to import
    from tenback.solver.bound import Verdict  # noqa: PLC0415 - slow to import

    task, deals = findings.task, len(findings.verdicts)
    counts = {verdict: number_text(texts, findings.count(verdict)) for verdict in Verdict}
    click.echo(texts("lab-head", game=game_title(texts, task.rules), players=task.seats, deals=deals))
    click.echo(texts("cli-seed", seed=str(task.seed)))
    if not findings.complete:
        click.echo(texts("lab-interrupted", done=deals, asked=task.deals))
    click.echo(texts("bound-winnable", count=counts[Verdict.WINNABLE], share=rate_text(texts, findings.winnable)))
    click.echo(texts("bound-unwinnable", count=counts[Verdict.UNWINNABLE]))
    click.echo(texts("bound-open", count=counts[Verdict.OPEN]))
    time = duration_text(texts, findings.seconds / deals)
    click.echo(texts("bound-effort", width=number_text(texts, task.width), time=time))
    print_notice(texts, task.rules)
