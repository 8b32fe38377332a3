"""`tenback replay`: a recorded game, seen again."""

import json
import sys
from functools import partial
from pathlib import Path

import click

from tenback.cli.command import Command
from tenback.cli.output.console import at_terminal, print_json
from tenback.cli.output.story import positions, story
from tenback.cli.params.kind import Location
from tenback.cli.params.options import argument, flag
from tenback.locale.catalogue import Catalogue
from tenback.play.codec import read_record, to_json

STDIN = Path("-")


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [argument(texts, "file", Location(texts, "file")), flag(texts, "text"), flag(texts, "json")]
    return Command(texts, "replay", params, callback=partial(_replay, texts))


def _replay(texts: Catalogue, *, file: Path, as_text: bool, as_json: bool) -> None:
    if as_text and as_json:
        raise click.UsageError(texts("cli-not-both", one="--text", other="--json"), click.get_current_context())
    record = read_record(_read(file))
    if as_json:
        print_json({**json.loads(to_json(record)), "positions": positions(record)})
    elif as_text or file == STDIN or not at_terminal():
        for line in story(texts, record):
            click.echo(line)
    else:
        from tenback.terminal.app import show_replay  # noqa: PLC0415 - slow to import

        show_replay(record, texts)


def _read(file: Path) -> bytes:
    if file != STDIN:
        return file.read_bytes()
    return sys.stdin.buffer.read() if sys.stdin else b""
