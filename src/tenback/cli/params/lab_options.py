"""The options that `tenback sim` and `tenback match` share."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

import click

from tenback.cli.params.kind import Kind, Location, Seed
from tenback.cli.params.lab import Address, Amount, Output
from tenback.cli.params.options import flag, option, rules_options
from tenback.locale.catalogue import Catalogue

MOST_GAMES, MOST_CORES, MOST_SECONDS = 10_000_000, 1024, 3600


class RunOptions(TypedDict):
    """How a run is made and what is left of it, whatever is measured."""

    seed: int | None
    silent: bool
    forfeit: bool
    limit: int | None
    cores: int | None
    ray: str | None
    house: Sequence[tuple[str, str]]
    commands: Path | None
    as_json: bool
    parquet: Path | None
    plot: Path | None
    keep: Path | None


def lab_option(texts: Catalogue, name: str, kind: Kind, *, multiple: bool = False) -> click.Option:
    """Return an option whose help stands with the texts of measuring."""
    return click.Option([f"--{name}"], type=kind, help=kind.explained(texts(f"lab-opt-{name}")), multiple=multiple)


def amount_option(texts: Catalogue, name: str, most: int = MOST_GAMES) -> click.Option:
    """Return an option that says how many."""
    return lab_option(texts, name, Amount(texts, name, most))


def run_options(texts: Catalogue) -> list[click.Parameter]:
    """Return the options that say how a run is made."""
    return [
        option(texts, "seed", Seed(texts)),
        click.Option(["--silent"], is_flag=True, help=texts("lab-opt-silent")),
        click.Option(["--forfeit"], is_flag=True, help=texts("lab-opt-forfeit")),
        amount_option(texts, "limit", MOST_SECONDS),
        *rules_options(texts),
        amount_option(texts, "cores", MOST_CORES),
        lab_option(texts, "ray", Address(texts)),
        flag(texts, "json"),
        lab_option(texts, "parquet", Output(texts, (".parquet",))),
        lab_option(texts, "plot", Output(texts, (".png", ".svg"))),
        lab_option(texts, "keep", Location(texts, "file")),
    ]
