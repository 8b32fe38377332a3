"""`tenback rules`: how a game is played."""

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TypedDict, Unpack

import click

from tenback.cli.command import Command
from tenback.cli.output.console import console, has_pager, print_json
from tenback.cli.params.options import flag, game_argument, rules_options
from tenback.cli.setup import settle_rules
from tenback.locale.book import to_markdown
from tenback.locale.catalogue import Catalogue
from tenback.locale.rulebook import rulebook
from tenback.rules import Ruleset

WIDEST = 100  # columns of a page to be read, however wide the window is
LESS = "-RK"  # whoever has no wishes of their own gets colours, and leaves with Ctrl-C as everywhere else


class Choices(TypedDict):
    """What may be said about a page on the command line."""

    house: Sequence[tuple[str, str]]
    commands: Path | None
    as_json: bool
    as_no_pager: bool


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [game_argument(texts), *rules_options(texts), flag(texts, "json"), flag(texts, "no-pager")]
    return Command(texts, "rules", params, callback=partial(_rules, texts))


def _rules(texts: Catalogue, *, game: Ruleset, **choices: Unpack[Choices]) -> None:
    settled = settle_rules(game, choices["house"], choices["commands"])
    page = to_markdown(rulebook(settled, texts))
    if choices["as_json"]:
        print_json(_entry(settled, page))
    elif sys.stdout and sys.stdout.isatty():
        _print_page(page, paged=not choices["as_no_pager"])
    else:
        click.echo(page, nl=False)


def _entry(rules: Ruleset, page: str) -> dict[str, object]:
    return {
        "id": rules.id,
        "version": rules.version,
        "house": dict(rules.house),
        "unverified": rules.unverified,
        "markdown": page,
    }


def _print_page(page: str, *, paged: bool) -> None:
    """Print a page as wide as the window, in a pager if it is higher than that."""
    from rich.markdown import Markdown  # noqa: PLC0415 - slow to import

    window = console(WIDEST)
    with window.capture() as capture:
        window.print(Markdown(page))
    text = capture.get()
    if paged and len(text.splitlines()) >= window.height and has_pager():
        os.environ.setdefault("LESS", LESS)
        click.echo_via_pager(text)
    else:
        click.echo(text, nl=False)
