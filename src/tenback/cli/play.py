"""`tenback play`: a table in this terminal."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TypedDict, Unpack

import click
from platformdirs import user_data_path

from tenback.bots import Bot
from tenback.cli.game_kinds import Name
from tenback.cli.kinds import Place, Word
from tenback.cli.lab_kinds import BotName
from tenback.cli.options import deal_options, flag, game_argument, option, rules_options
from tenback.cli.pages import Page
from tenback.cli.printing import at_terminal
from tenback.cli.refusals import Refusal
from tenback.cli.seating import demand_extras, seat_all
from tenback.cli.settling import settle_rules, settle_seed
from tenback.locale.catalogue import Catalogue
from tenback.rules import Ruleset
from tenback.rules.talk import Room
from tenback.terminal.setup import Setup


class Choices(TypedDict):
    """What may be said about a table on the command line."""

    players: int | None
    name: Sequence[str]
    bot: Sequence[Bot]
    seed: int | None
    house: Sequence[tuple[str, str]]
    commands: Path | None
    room: str | None


def command(texts: Catalogue) -> Page:
    """Return the command in the language of the catalogue."""
    params = [
        game_argument(texts, required=False),
        *deal_options(texts),
        option(texts, "name", Name(texts), multiple=True),
        option(texts, "bot", BotName(texts), multiple=True),
        *rules_options(texts),
        option(texts, "room", Word(texts, tuple(Room))),
        option(texts, "save", Place(texts, "folder")),
        flag(texts, "no-save"),
    ]
    return Page(texts, "play", params, callback=partial(_play, texts))


def _play(
    texts: Catalogue, *, game: Ruleset | None, save: Path | None, as_no_save: bool, **choices: Unpack[Choices]
) -> int:
    if save and as_no_save:
        raise _misuse(texts("cli-not-both", one="--save", other="--no-save"))
    folder = None if as_no_save else save or _own_folder()
    setup = _setup(texts, game, folder, choices)
    demand_extras(choices["bot"])
    if not at_terminal():
        raise Refusal("cli-not-a-terminal")
    from tenback.terminal.app import play_table  # noqa: PLC0415 - slow to import

    farewell = play_table(setup, texts, folder)
    for line in farewell.lines:
        click.echo(line)
    return farewell.code


def _setup(texts: Catalogue, game: Ruleset | None, folder: Path | None, choices: Choices) -> Setup | None:
    """Return what the line settles; None lets the menu ask for everything, and then the line may settle nothing."""
    if game is None:
        _demand_nothing(texts, choices)
        return None
    return Setup(
        rules=settle_rules(game, choices["house"], choices["commands"]),
        seating=seat_all(texts, game, choices["players"], names=choices["name"], bots=choices["bot"]),
        seed=settle_seed(choices["seed"]),
        room=Room(choices["room"] or Room.PRIVATE),
        folder=folder,
    )


def _demand_nothing(texts: Catalogue, choices: Choices) -> None:
    given = [name for name, value in choices.items() if value not in (None, ())]
    if given:
        raise _misuse(texts("cli-needs-game", option=f"--{given[0]}"))


def _misuse(text: str) -> click.UsageError:
    return click.UsageError(text, click.get_current_context())


def _own_folder() -> Path:
    return user_data_path("tenback") / "records"
