"""The options and arguments, each with its help text; commands share most of them."""

import click

from tenback.cli.params.game import Game, House
from tenback.cli.params.kind import Count, Kind, Location, Seed
from tenback.locale.catalogue import Catalogue


def option(texts: Catalogue, name: str, kind: Kind, *, multiple: bool = False) -> click.Option:
    """Return an option that takes a value."""
    return click.Option([f"--{name}"], type=kind, help=kind.explained(texts(f"cli-opt-{name}")), multiple=multiple)


def flag(texts: Catalogue, name: str) -> click.Option:
    """Return an option that is given or not; it arrives as `as_json` for `--json`."""
    return click.Option([f"--{name}", f"as_{name.replace('-', '_')}"], is_flag=True, help=texts(f"cli-opt-{name}"))


def argument(texts: Catalogue, name: str, kind: Kind, *, required: bool = True) -> click.Argument:
    """Return an argument."""
    return click.Argument([name], type=kind, required=required, help=kind.explained(texts(f"cli-arg-{name}")))


def game_argument(texts: Catalogue, *, required: bool = True) -> click.Argument:
    """Return the argument that names a game."""
    return argument(texts, "game", Game(texts), required=required)


def deal_options(texts: Catalogue) -> list[click.Parameter]:
    """Return the options that decide a deal."""
    return [option(texts, "players", Count(texts)), option(texts, "seed", Seed(texts))]


def rules_options(texts: Catalogue) -> list[click.Parameter]:
    """Return the options that change a ruleset."""
    numbers = option(texts, "commands", Location(texts, "file"))
    return [option(texts, "house", House(texts), multiple=True), numbers]
