"""`tenback play`: a table in this terminal."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypedDict, Unpack

import click

from tenback.bots import Bot
from tenback.cli.command import Command
from tenback.cli.output.console import at_terminal
from tenback.cli.params.game import Name
from tenback.cli.params.kind import Count, Location, Seed, Word
from tenback.cli.params.lab import BotName
from tenback.cli.params.options import flag, game_argument, option, rules_options
from tenback.cli.refusals import Refusal
from tenback.cli.setup import demand_extras, settle_folder, settle_rules, settle_saved, settle_seating, settle_seed
from tenback.locale.catalogue import Catalogue
from tenback.rules import Ruleset
from tenback.rules.talk import Room
from tenback.terminal.keeper import own_folder
from tenback.terminal.setup import Setup, resume

FRIENDS: Final = "friends"
TABLES: Final = {FRIENDS: Room.PRIVATE, "open": Room.RANKED}  # kinds of tables, as people call them


class TableChoices(TypedDict):
    """What may be said about a table on the command line."""

    players: int | None
    name: Sequence[str]
    bot: Sequence[Bot]
    seed: int | None
    house: Sequence[tuple[str, str]]
    commands: Path | None
    table: str | None


class RecordChoices(TypedDict):
    """What may be said about records: which one to go on with, and where to keep the new one."""

    resume: Path | None
    save: Path | None
    as_no_save: bool


class Choices(TableChoices, RecordChoices):
    """Everything that the line may say besides the game."""


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [
        game_argument(texts, required=False),
        click.Option(["--players"], type=Count(texts), help=texts("cli-opt-play-players")),
        option(texts, "seed", Seed(texts)),
        option(texts, "name", Name(texts), multiple=True),
        option(texts, "bot", BotName(texts), multiple=True),
        *rules_options(texts),
        option(texts, "table", Word(texts, tuple(TABLES))),
        _resume_option(texts),
        option(texts, "save", Location(texts, "folder")),
        flag(texts, "no-save"),
    ]
    return Command(texts, "play", params, callback=partial(_play, texts))


def _resume_option(texts: Catalogue) -> click.Option:
    """Return the option that takes a file, a folder, or nothing at all, which means the usual folder."""
    return click.Option(
        ["--resume"],
        type=Location(texts, "file"),
        is_flag=False,
        flag_value=str(own_folder()),
        metavar=f"[{texts('cli-metavar-file')}]",
        help=texts("cli-opt-resume"),
    )


def _play(texts: Catalogue, *, game: Ruleset | None, **choices: Unpack[Choices]) -> int:
    if choices["save"] and choices["as_no_save"]:
        raise _misuse(texts("cli-not-both", one="--save", other="--no-save"))
    folder = None if choices["as_no_save"] else choices["save"] or own_folder()
    setup = _resumed(texts, game, folder, choices) if choices["resume"] else _setup(texts, game, folder, choices)
    if not at_terminal():
        raise Refusal("cli-not-a-terminal")
    if folder:
        settle_folder(folder)
    from tenback.terminal.app import play_table  # noqa: PLC0415 - slow to import

    farewell = play_table(setup, texts, folder)
    for line in farewell.lines:
        click.echo(line)
    return farewell.code


def _resumed(texts: Catalogue, game: Ruleset | None, folder: Path | None, choices: Choices) -> Setup:
    """Return the table of a saved game; everything about it is settled already."""
    given = [*(["GAME"] if game else []), *_given(choices)]
    if given:
        raise _misuse(texts("cli-not-both", one="--resume", other=given[0]))
    path, record = settle_saved(choices["resume"] or own_folder())
    read = BotName(texts).read_ours
    demand_extras([read(bot) for bot in record.bots if bot])
    return resume(record, path, folder)


def _setup(texts: Catalogue, game: Ruleset | None, folder: Path | None, choices: Choices) -> Setup | None:
    """Return what the line settles; None lets the menu ask for everything, and then the line may settle nothing."""
    if game is None:
        for given in _given(choices):
            raise _misuse(texts("cli-needs-game", option=given))
        return None
    setup = Setup(
        rules=settle_rules(game, choices["house"], choices["commands"]),
        seating=settle_seating(texts, game, choices["players"], names=choices["name"], bots=choices["bot"]),
        seed=settle_seed(choices["seed"]),
        room=TABLES[choices["table"] or FRIENDS],
        folder=folder,
    )
    demand_extras(choices["bot"])
    return setup


def _given(choices: Choices) -> list[str]:
    """Return the options about a new table that the line has."""
    about = TableChoices.__annotations__
    return [f"--{name}" for name, value in choices.items() if name in about and value not in (None, ())]


def _misuse(text: str) -> click.UsageError:
    return click.UsageError(text, click.get_current_context())
