"""One run of the command, from the words on the line to the exit code."""

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from io import TextIOWrapper
from itertools import pairwise

import click

from tenback.cli.command import CommandGroup, version_option
from tenback.cli.output.usage import usage_lines
from tenback.locale.catalogue import LANGUAGES, Catalogue, catalogue, language_of

PROGRAM = "tenback"
COMMANDS = (
    "play",
    "serve",
    "bot",
    "games",
    "rules",
    "deal",
    "replay",
    "review",
    "hint",
    "puzzle",
    "sim",
    "match",
    "bound",
    "backup",
    "restore",
    "tidy",
    "completion",
)


class Exit(IntEnum):
    """What the exit code says."""

    DONE = 0
    REFUSED = 1
    USAGE = 2
    INTERRUPTED = 130


def run(words: Sequence[str]) -> int:
    """Do what the words ask for and return the exit code; nothing that goes wrong gets past here."""
    try:
        code = attempt(words)
        if sys.stdout:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except OSError:  # nobody reads our output any more, or there is no room for it
        _give_output_up()
        return Exit.REFUSED
    return code


def attempt(words: Sequence[str]) -> int:
    """Do what the words ask for, and tell in the user's language what is refused."""
    _never_stumble_over_letters()
    texts = catalogue(chosen_language(words, os.environ))
    try:
        code: int | None = program(texts).main(list(words), PROGRAM, standalone_mode=False)
    except click.Abort as error:
        raise KeyboardInterrupt from error
    except click.UsageError as error:
        return _tell(usage_lines(texts, error), Exit.USAGE)
    except Exception as error:
        from tenback.cli.output.refusal_text import refusal_lines  # noqa: PLC0415 - all games; --help must be quick
        from tenback.cli.refusals import Misuse  # noqa: PLC0415 - all games; --help must be quick

        return _tell(refusal_lines(texts, error), Exit.USAGE if isinstance(error, Misuse) else Exit.REFUSED)
    return code or Exit.DONE


def program(texts: Catalogue) -> CommandGroup:
    """Return the program with all its commands."""
    return CommandGroup(texts, PROGRAM, [version_option(texts)], COMMANDS)


def chosen_language(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language that the line asks for last, or else the one of the shell."""
    apart = [value for option, value in pairwise(words) if option == "--lang"]
    joined = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    known = [language for language in (*apart, *joined) if language in LANGUAGES]
    return known[-1] if known else language_of(environ)


def _tell(lines: Iterable[str], code: Exit) -> Exit:
    for line in lines:
        click.echo(line, err=True)
    return code


def _never_stumble_over_letters() -> None:
    """Write a question mark for a letter that the terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _give_output_up() -> None:
    """Keep Python from trying again to write what cannot be written."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream:
            os.dup2(nowhere, stream.fileno())
