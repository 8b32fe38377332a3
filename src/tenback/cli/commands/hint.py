"""`tenback hint`: the best turn in a position."""

from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from tenback.cli.command import Command
from tenback.cli.output.console import print_json, print_notice
from tenback.cli.params.kind import Count
from tenback.cli.params.options import argument, flag, game_argument, option, rules_options
from tenback.cli.params.study import Position, StudyBudget
from tenback.cli.refusals import as_misuse, misuse
from tenback.cli.runs.measurement import NEEDED
from tenback.cli.setup import settle_rules, settle_seats
from tenback.locale.catalogue import Catalogue
from tenback.locale.numbers import number_text, share_text
from tenback.locale.phrases import Reader
from tenback.rules import Ruleset
from tenback.study.advice import QUICK
from tenback.study.seen import read_view, seats_in

if TYPE_CHECKING:
    from tenback.study.advice import Advice


class Choices(TypedDict):
    """What may be said about a hint on the command line."""

    players: int | None
    budget: int | None
    house: Sequence[tuple[str, str]]
    commands: Path | None
    as_json: bool


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [
        game_argument(texts),
        argument(texts, "position", Position(texts)),
        option(texts, "players", Count(texts)),
        click.Option(["--budget"], type=StudyBudget(texts), help=texts("study-opt-budget")),
        *rules_options(texts),
        flag(texts, "json"),
    ]
    return Command(texts, "hint", params, callback=partial(_hint, texts))


def _hint(texts: Catalogue, *, game: Ruleset, position: str, **choices: Unpack[Choices]) -> None:
    with as_misuse():
        rules = settle_rules(game, choices["house"], choices["commands"])
        seats = settle_seats(rules, choices["players"] or seats_in(position))
    view = read_view(rules, seats, position)
    if not all(map(find_spec, NEEDED)):
        raise misuse("lab-extra", extra="sim")
    from tenback.cli.runs.compilation import demand_compiled  # noqa: PLC0415 - slow to import
    from tenback.study.advisor import advise  # noqa: PLC0415 - slow to import

    demand_compiled(texts)
    _show(texts, rules, advise(view, playouts=choices["budget"] or QUICK, talks=False), as_json=choices["as_json"])


def _show(texts: Catalogue, rules: Ruleset, advice: "Advice", *, as_json: bool) -> None:
    import msgspec  # noqa: PLC0415 - slow to import

    from tenback.cli.output.review import lays_text  # noqa: PLC0415 - slow to import
    from tenback.study.words import merit_text  # noqa: PLC0415 - slow to import

    if as_json:
        print_json(msgspec.to_builtins(advice))
        return
    texts, reader = texts.about(rules), Reader(seat=advice.seat)
    click.echo(texts("study-bots", playouts=advice.playouts))
    if not advice.calibrated:
        click.echo(texts("study-uncalibrated"))
    for place, turn in enumerate(advice.turns, start=1):
        chance, error = share_text(texts, turn.chance), number_text(texts, 100 * turn.error, 1)
        click.echo(f"\n{place}. {lays_text(texts, turn)}   {texts('study-chance', chance=chance, error=error)}")
        for merit in turn.merits:
            click.echo(f"   {merit_text(texts, rules, merit, reader)}")
    print_notice(texts, rules)
