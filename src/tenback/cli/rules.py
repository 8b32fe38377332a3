"""`tenback rules`: how a game is played."""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from tenback.cli.options import flag, game_argument, rules_options
from tenback.cli.pages import Page
from tenback.cli.printing import console, print_json
from tenback.cli.settling import settle_rules
from tenback.locale.book import to_markdown
from tenback.locale.catalogue import Catalogue
from tenback.locale.rulebook import rulebook
from tenback.rules import Ruleset


def command(texts: Catalogue) -> Page:
    """Return the command in the language of the catalogue."""
    params = [game_argument(texts), *rules_options(texts), flag(texts, "json")]
    return Page(texts, "rules", params, callback=partial(_rules, texts))


def _rules(
    texts: Catalogue, *, game: Ruleset, house: Sequence[tuple[str, str]], commands: Path | None, as_json: bool
) -> None:
    settled = settle_rules(game, house, commands)
    page = to_markdown(rulebook(settled, texts))
    if as_json:
        print_json(
            {
                "id": settled.id,
                "version": settled.version,
                "house": dict(settled.house),
                "unverified": settled.unverified,
                "markdown": page,
            }
        )
    elif sys.stdout and sys.stdout.isatty():
        _print_page(page)
    else:
        click.echo(page, nl=False)


def _print_page(page: str) -> None:
    from rich.markdown import Markdown  # noqa: PLC0415 - slow to import

    console().print(Markdown(page))
