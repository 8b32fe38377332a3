"""The kinds of values on the command line: how each is read, refused and completed."""

import re
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from tenback.locale.catalogue import Catalogue
from tenback.play.chance import SEEDS

LONGEST = 200  # signs of somebody else's text that we repeat
LARGEST, DIGITS = 999_999_999, 20  # all larger numbers mean the same; Python does not read numbers of any length


def brief(text: str) -> str:
    """Return the text, cut if it is too long to be repeated in a message."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def as_number(text: str) -> int | None:
    """Return the whole number in a text, at most the largest, or None if there is none."""
    if not re.fullmatch(r"-?[0-9]+", text):
        return None
    return max(-LARGEST, min(int(text[:DIGITS]), LARGEST))


class BadValue(click.BadParameter):
    """A value that the option cannot have, and what it can have instead."""

    def __init__(self, value: str, expected: str) -> None:
        super().__init__(value)
        self.value, self.expected = brief(value), expected


class Kind(click.ParamType[object]):
    """A kind of value, in the language of the catalogue."""

    def __init__(self, texts: Catalogue) -> None:
        self.texts = texts

    @abstractmethod
    def read(self, text: str) -> object:
        """Read the value, or raise `BadValue`."""

    def explained(self, text: str) -> str:
        """Return what stands on the help page, for an option that means this."""
        return text

    def offers(self, ctx: click.Context) -> Iterator[tuple[str, str]]:
        """Yield the possible values, each with a short explanation, for the completion."""
        yield from ()

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return what stands for the value on the help page."""
        return self.texts(f"cli-metavar-{self.name}")

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> object:
        """Read the value."""
        return self.read(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Return the offers that begin like this."""
        return [CompletionItem(value, help=hint) for value, hint in self.offers(ctx) if value.startswith(incomplete)]


class Word(Kind):
    """One of a few words."""

    name = "word"

    def __init__(self, texts: Catalogue, words: Sequence[str]) -> None:
        super().__init__(texts)
        self.words = words

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return the words themselves."""
        return "|".join(self.words)

    def read(self, text: str) -> str:
        """Read one of the words."""
        if text not in self.words:
            raise BadValue(text, ", ".join(self.words))
        return text

    def offers(self, ctx: click.Context) -> Iterator[tuple[str, str]]:
        """Yield the words."""
        yield from ((word, "") for word in self.words)


class Count(Kind):
    """A whole number."""

    name = "count"

    def read(self, text: str) -> int:
        """Read a number; whether it will do is for the game to say."""
        number = as_number(text)
        if number is None:
            raise BadValue(text, self.texts("cli-expected-count"))
        return number


class Seed(Kind):
    """A number that decides the deal."""

    name = "seed"

    def read(self, text: str) -> int:
        """Read a seed."""
        if not re.fullmatch(r"[0-9]{1,20}", text) or int(text) >= SEEDS:
            raise BadValue(text, self.texts("cli-expected-seed", most=str(SEEDS - 1)))
        return int(text)


class Location(Kind):
    """A file or a folder; whether it is there is found out when it is opened."""

    def __init__(self, texts: Catalogue, name: str) -> None:
        super().__init__(texts)
        self.name = name

    def read(self, text: str) -> Path:
        """Read a path."""
        return Path(text)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Leave the completion to the shell."""
        return [CompletionItem(incomplete, type="dir" if self.name == "folder" else "file")]
