"""The texts of one language, by message id."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from tenback.rules.ruleset import Ruleset

LANGUAGES = ("en", "de", "nl")

Argument = str | int | Sequence[str]  # a list is written with commas


class MissingText(LookupError):
    """A text that does not exist: there is no such language, message or argument."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """The texts of a language: call it with a message id and the message's arguments.

    Where a game's rulebook has words of its own, a message has them as an attribute named after its `Terms`.
    """

    language: str
    _bundle: FluentBundle
    _unread: dict[str, str] = field(default_factory=dict)  # by file, the texts not parsed yet
    _terms: str = ""

    def about(self, rules: Ruleset) -> Catalogue:
        """Return the same texts in the words of the game's own rulebook."""
        return replace(self, _terms=rules.terms)

    def __call__(self, message_id: str, /, **arguments: Argument) -> str:
        """Return the text, or raise `MissingText` rather than show a raw id."""
        if not self._bundle.has_message(message_id):
            self._read(message_id)
        message = self._bundle.get_message(message_id) if self._bundle.has_message(message_id) else None
        if message is None or message.value is None:
            raise MissingText(f"{self.language}: no message {message_id}")
        values = {name: _plain(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(message.attributes.get(self._terms, message.value), values)
        if errors:
            raise MissingText(f"{self.language}: {message_id}: {errors[0]}")
        return str(text)

    def _read(self, message_id: str) -> None:
        """Parse the file that holds the message; a command needs few of them."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - slow to import, and --help must be quick

        for name, source in list(self._unread.items()):
            if re.search(rf"^{re.escape(message_id)} =", source, re.MULTILINE):
                self._bundle.add_resource(FluentResource(source))
                self._unread.pop(name, None)  # another thread may have read it meanwhile


@cache
def catalogue(language: str) -> Catalogue:
    """Return the texts of a language."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow to import, and --help must be quick

    if language not in LANGUAGES:
        raise MissingText(f"no texts in {language}")
    folder = files(__package__) / language
    sources = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
    return Catalogue(language, FluentBundle([language], use_isolating=False), sources)


def language_of(environ: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, as gettext does; English if it asks for none of ours."""
    asked = next((environ[name] for name in ("TENBACK_LANG", "LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    language = re.split(r"[-_.@]", asked.lower())[0]
    return language if language in LANGUAGES else "en"


def _plain(value: Argument) -> str | int:
    """Return what Fluent can take; enums become their value."""
    if isinstance(value, int):
        return value
    return str(value) if isinstance(value, str) else ", ".join(value)
