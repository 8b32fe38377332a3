"""The console: text for people, JSON for programs."""

import json
import os
import shlex
import shutil
import sys
from typing import TYPE_CHECKING

import click

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import unverified_text
from tenback.rules import Ruleset

if TYPE_CHECKING:
    from rich.console import Console

WIDEST = 80  # columns, however wide the window is


def print_json(value: object) -> None:
    """Print a value for programs."""
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def print_notice(texts: Catalogue, rules: Ruleset) -> None:
    """Say that the numbers of the commands are our guess, if they are."""
    if rules.unverified:
        click.echo(unverified_text(texts))


def console(widest: int = WIDEST) -> "Console":
    """Return a console no wider than comfortable; it obeys NO_COLOR."""
    from rich.console import Console  # noqa: PLC0415 - slow to import

    fitting = Console(highlight=False)
    fitting.width = min(fitting.width, widest)
    return fitting


def at_terminal() -> bool:
    """Say whether a person sits at both ends: keyboard and screen."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def has_pager() -> bool:
    """Say whether a person sits there and has a pager; PAGER may be empty on purpose."""
    try:
        program = shlex.split(os.environ.get("PAGER", "less"))
    except ValueError:  # a quotation mark without its partner
        return False
    return at_terminal() and os.environ.get("TERM") != "dumb" and bool(program and shutil.which(program[0]))
