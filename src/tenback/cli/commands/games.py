"""`tenback games`: every game there is, or every game that was saved."""

import shutil
from functools import partial

import click

from tenback.cli.command import Command
from tenback.cli.output.console import print_json
from tenback.cli.output.saved import print_saved, saved_entries
from tenback.cli.params.options import flag
from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import game_summary, game_title, unverified_text
from tenback.rules import RULESETS, Ruleset
from tenback.rules.ruleset import Switch
from tenback.terminal.keeper import own_folder

NARROWEST = 40  # columns that the list needs


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    return Command(texts, "games", [flag(texts, "saved"), flag(texts, "json")], callback=partial(_games, texts))


def _games(texts: Catalogue, *, as_saved: bool, as_json: bool) -> None:
    if as_saved and as_json:
        print_json(saved_entries(texts, own_folder()))
    elif as_saved:
        print_saved(texts, own_folder(), _width())
    elif as_json:
        print_json([_entry(texts, rules) for rules in RULESETS])
    else:
        _print_table(texts, _width())


def _width() -> int:
    """Return how wide lines may be: the whole window, or 80 columns where there is none."""
    return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)


def _entry(texts: Catalogue, rules: Ruleset) -> dict[str, object]:
    family, _, level = rules.id.partition("/")
    return {
        "id": rules.id,
        "version": rules.version,
        "family": family,
        "level": level or None,
        "title": game_title(texts, rules),
        "summary": game_summary(texts, rules),
        "players": sorted(rules.hand_size),
        "cards": len(rules.cards),
        "need": rules.need,
        "need_empty": rules.need_empty,
        "at_most": rules.at_most,
        "hand_size": {str(seats): size for seats, size in rules.hand_size.items()},
        "race": rules.race,
        "switches": {switch.name: _choices(switch) for switch in rules.switches},
        "unverified": rules.unverified,
    }


def _choices(switch: Switch) -> dict[str, object]:
    return {"default": switch.default, "choices": list(switch.choices)}


def _print_table(texts: Catalogue, width: int) -> None:
    rows = [(rules.id, _span(rules), _title(texts, rules)) for rules in RULESETS]
    head = (texts("cli-games-id"), texts("cli-games-players"), texts("cli-games-game"))
    first, second = (max(len(row[column]) for row in (head, *rows)) for column in (0, 1))
    click.echo(f"{head[0]:{first}}  {head[1]:{second}}  {head[2]}")
    for rules, (name, span, title) in zip(RULESETS, rows, strict=True):
        click.secho(f"{name:{first}}  {span:{second}}  {title}", bold=True)
        click.echo(click.wrap_text(game_summary(texts, rules), width - 1, initial_indent="  ", subsequent_indent="  "))
    click.echo(f"\n{click.wrap_text('* ' + unverified_text(texts), width - 1)}")


def _title(texts: Catalogue, rules: Ruleset) -> str:
    return f"{game_title(texts, rules)} *" if rules.unverified else game_title(texts, rules)


def _span(rules: Ruleset) -> str:
    least, most = min(rules.hand_size), max(rules.hand_size)
    return str(least) if least == most else f"{least}-{most}"
