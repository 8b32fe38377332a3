"""Bots of your own: a class by the path of its module, or one that an installed package offers."""

import inspect
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from enum import StrEnum
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from tenback.bots.foreign import MISHAPS, TooLate, tell_error, time_limit
from tenback.play.player import Player

GROUP = "tenback.bots"  # where installed packages offer their bots
METHODS = ("choose", "strength", "speak")
PRINTED = r"[!-~]*"  # a record keeps the settings in a line of words
LOADING = 60.0  # seconds to load a module and to sit down, which some do once and for long
WORDS = {"true": True, "false": False}

Value = bool | int | float | str
Settings = tuple[tuple[str, Value], ...]  # what a bot is told after the colon: `depth=3`


class OwnFault(StrEnum):
    """Why a bot of one's own cannot be seated."""

    NO_MODULE = "no-module"
    NO_CLASS = "no-class"
    BROKEN = "broken"  # its module raises
    NO_PLAYER = "no-player"  # a method is missing
    SETTINGS = "settings"
    LATE = "late"


class OwnBotError(ValueError):
    """A bot of one's own that cannot be seated; `detail` is for its author."""

    def __init__(self, bot: str, fault: OwnFault, detail: str) -> None:
        super().__init__(f"{bot}: {fault}: {detail}")
        self.bot, self.fault, self.detail = bot, fault, detail

    def __reduce__(self) -> tuple[type["OwnBotError"], tuple[str, OwnFault, str]]:
        """Survive pickling, on the way to another process."""
        return type(self), (self.bot, self.fault, self.detail)


def offered() -> tuple[str, ...]:
    """Return the names of the bots that installed packages offer."""
    return tuple(sorted(entry_points(group=GROUP).names))


def split_name(text: str) -> tuple[str, str] | None:
    """Return the name and the settings of `marvin:depth=3` or `mine:Bot:depth=3`; None if it is neither."""
    name, _, rest = text.partition(":")
    if name in offered():
        return name, rest
    path, _, settings = rest.partition(":")
    is_path = all(part.isidentifier() for part in name.split(".")) and path.isidentifier()
    return (f"{name}:{path}", settings) if is_path else None


def read_settings(bot: str, text: str) -> Settings:
    """Read `depth=3,style=bold`, or raise `OwnBotError`."""
    pairs = [pair.partition("=") for pair in text.split(",")] if text else []
    for name, mark, word in pairs:
        if not (mark and name.isidentifier() and re.fullmatch(PRINTED, word)):
            raise OwnBotError(bot, OwnFault.SETTINGS, text)
    return tuple((name, _value(word)) for name, _, word in pairs)


def _value(word: str) -> Value:
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return WORDS.get(word.lower(), word)


def build(bot: str, settings: Settings, conditions: Mapping[str, object], limit: float = LOADING) -> Player:
    """Return a player of the class that a name means, or raise `OwnBotError`.

    It is given its settings, and those of the conditions that its constructor names. What it prints is no result.
    """
    try:
        with time_limit(limit), redirect_stdout(sys.stderr):
            return _make(bot, settings, conditions)
    except TooLate as error:
        raise OwnBotError(bot, OwnFault.LATE, f"{limit:g} s") from error


def _make(bot: str, settings: Settings, conditions: Mapping[str, object]) -> Player:
    made = load(bot)
    try:
        signature = inspect.signature(made)
        given = {name: value for name, value in conditions.items() if name in signature.parameters}
        signature.bind(**given, **dict(settings))
    except (TypeError, ValueError) as error:
        raise OwnBotError(bot, OwnFault.SETTINGS, str(error)) from error
    try:
        player: Player = made(**given, **dict(settings))
    except MISHAPS as error:
        raise OwnBotError(bot, OwnFault.BROKEN, tell_error(error)) from error
    return player


def load(bot: str) -> Callable[..., Player]:
    """Return the class that a name means, or raise `OwnBotError`."""
    module, _, path = bot.partition(":")
    if not path:
        entry = entry_points(group=GROUP)[bot]
        module, path = entry.module, entry.attr
    made: Callable[..., Player] | None = _attribute(_import(bot, module), path)
    if made is None or not callable(made):
        raise OwnBotError(bot, OwnFault.NO_CLASS, f"{module} has no class {path}")
    missing = [method for method in METHODS if isinstance(made, type) and not callable(getattr(made, method, None))]
    if missing:
        raise OwnBotError(bot, OwnFault.NO_PLAYER, ", ".join(missing))
    return made


def _attribute(holder: Any, path: str) -> Any:  # noqa: ANN401 - whatever a module holds
    for name in path.split("."):
        holder = getattr(holder, name, None)
    return holder


def _import(bot: str, module: str) -> object:
    """Import a module; one that lies in the current folder is found too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        lacks = error.name is not None and f"{module}.".startswith(f"{error.name}.")
        raise OwnBotError(bot, OwnFault.NO_MODULE if lacks else OwnFault.BROKEN, str(error)) from error
    except MISHAPS as error:
        raise OwnBotError(bot, OwnFault.BROKEN, tell_error(error)) from error
