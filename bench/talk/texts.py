"""The texts to learn from: those of docs/talk, and those that the templates of this folder stand for.

A line of a template file is a kind and a text in which `{a|b}` is a choice, `{n}` a number (see `numerals`) and
`{where}` one of the words that the line `=where` lists.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bench.talk.numerals import RANGES, numeral

LANGUAGES: Final = ("en", "de", "nl")
SETS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"),
)
_EACH: Final = 8  # texts made from a template
_CHOICE: Final = re.compile(r"\{([^{}]*)\}")


class Text(NamedTuple):
    """A text, what it is, and which texts it resembles."""

    family: str  # a set or a template
    kind: str
    text: str


def written() -> Iterator[Text]:
    """Yield what people wrote."""
    for name in SETS:
        for language in LANGUAGES:
            for kind, text in _lines(Path(f"docs/talk/{name}/{language}.tsv")):
                yield Text(name, kind, text)


def made() -> Iterator[Text]:
    """Yield what the templates stand for, the same texts every time."""
    for language in LANGUAGES:
        yield from _made(language)


def _made(language: str) -> Iterator[Text]:
    lists: dict[str, Sequence[str]] = {}
    for kind, text in _lines(Path(__file__).with_name(f"{language}.tsv")):
        if kind.startswith("="):
            lists[kind[1:]] = text.split("|")
            continue
        random = Random(text)  # noqa: S311 - no secret, but the same for a template wherever it stands
        for one in dict.fromkeys(_filled(text, language, lists, random) for _ in range(_EACH)):
            yield Text(f"{language} {text}", kind, one)


def _filled(text: str, language: str, lists: Mapping[str, Sequence[str]], random: Random) -> str:
    while choice := _CHOICE.search(text):
        chosen = random.choice(choice[1].split("|"))
        if chosen in RANGES:
            chosen = numeral(chosen, language, random)
        elif chosen in lists:
            chosen = random.choice(lists[chosen])
        text = text[: choice.start()] + chosen + text[choice.end() :]
    return " ".join(text.split())


def _lines(path: Path) -> Iterator[tuple[str, str]]:
    for line in path.read_text(encoding="utf-8").splitlines():
        kind, text = line.split("\t")
        yield kind, text
