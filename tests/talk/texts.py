"""The texts of docs/talk, judged: `python -m tests.talk.texts` writes docs/talk.md."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.talk.screen import screen

FOLDER: Final = Path("docs/talk")
PAGE: Final = Path("docs/talk.md")
LANGUAGES: Final = {"en": "English", "de": "German", "nl": "Dutch"}
HARMLESS: Final = {
    "harmless": "no number at all",
    "count": "a number that counts something else than a card",
    "idiom": "a number in an idiom",
}
TELLING: Final = {
    "number": "a card's number, a decade, a range",
    "distance": "a distance in numbers",
    "disguise": "a number in disguise",
    "ask": "a question for a number or a card",
}
KINDS: Final = {**HARMLESS, **TELLING}
# The sets in the order they were written, with the shares in per cent that passed and that were found when each of them
# was new to the filter. Of the first set that is known for a third.
SETS: Final = {
    "first": (86, 92),
    "second": (87, 82),
    "third": (83, 84),
    "fourth": (89, 73),
    "fifth": (92, 89),
    "sixth": (92, 88),
    "seventh": (90, 79),
    "eighth": (100, 93),
    "ninth": (97, 92),
    "tenth": (98, 88),
    "eleventh": (97, 93),
    "twelfth": (99, 95),
}
# The twelfth set when it was new: how many texts of each kind were judged rightly by language, and of how many.
LAST: Final = {
    "nothing about numbers": ((18, 18, 18), 18),
    "a number that counts something": ((14, 14, 13), 14),
    "an idiom": ((10, 10, 10), 10),
    "a card's number, a range, a limit": ((14, 14, 13), 14),
    "a distance": ((8, 8, 8), 8),
    "a disguise": ((9, 11, 11), 12),
    "a question": ((8, 8, 8), 8),
}
HEAD: Final = """# What the referee makes of a text

In The Game and its kin nobody may tell the number of a card or a distance in numbers, or ask for either; everything
else may be said. A filter looks at what people write. It understands that numbers count minutes, turns and people too,
and it knows common disguises. It cannot know every code: the rule is an agreement between people.

The texts are in `docs/talk`, one to a line behind its kind, for everybody to try other filters on; the
[first English ones](talk/first/en.tsv) are a good place to look. `python -m tests.talk.texts` writes this page.

"""
BLIND: Final = """
## Texts that were new to it

The table above flatters the filter, since it was changed until it was right about these texts. The shares below, taken
when a set was new, say better what to expect of texts that nobody has tried yet. A third of the first set and all of
the second were written by people who had not read the filter. Whoever wrote the other sets knew it, wrote them to be
hard, and measured each once before changing the filter for it; their voices are a grandmother, a teenager, a hacker,
people from Austria, Switzerland and Flanders.

From the eighth set on the filter has a learnt judgement ([decision 38](decisions/0038-a-learnt-referee.md)). That
set was written before the judgement learnt anything, by whoever wrote the texts it learnt from. The ninth and the tenth
were written by somebody else, and the eleventh by somebody who had not read the filter, only what it is to do. Each was
measured before the filter was changed for it, and the judgement has learnt from all of them. For the eleventh the
filter learnt dialects by their sounds, numbers of more languages and things known for their number; and the judgement
may no longer overrule the lists about a number above twelve. The twelfth was written by somebody who knew nothing but
the kinds of texts, and neither filter nor judgement was changed for it: it says what to expect. What is missed are
riddles, such as the route across America that one gets kicks on; whoever wants to tell a number that way will.

| set | texts | harmless texts passed when new | now | others found when new | now |
| --- | --- | --- | --- | --- | --- |
"""
LAST_SET: Final = """
Of the twelfth set, so many texts were judged rightly when it was new:

| kind | English | German | Dutch | together |
| --- | --- | --- | --- | --- |
"""


class Judged(NamedTuple):
    """A text, what it is, and whether the filter is right about it."""

    kind: str
    text: str
    is_right: bool


def judged(language: str, sets: Iterable[str] = SETS) -> Iterator[Judged]:
    """Yield the texts of a language."""
    for name in sets:
        yield from _judge(language, name)


@cache
def _judge(language: str, name: str) -> list[Judged]:
    lines = (FOLDER / name / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    texts = [line.split("\t") for line in lines]
    return [Judged(kind, text, (screen(text) is None) == (kind in HARMLESS)) for kind, text in texts]


def page() -> str:
    """Return the page: how many texts of each kind are judged rightly, and which are not."""
    by_language = {language: [*judged(language)] for language in LANGUAGES}
    wrong = [f"- {one.kind}: {one.text}" for texts in by_language.values() for one in texts if not one.is_right]
    rows = "\n".join(_row(name, *first) for name, first in SETS.items())
    last = "\n".join(_last_row(kind, right, of) for kind, (right, of) in LAST.items())
    sections = (BLIND + rows, LAST_SET + last, "\n## Judged wrongly\n\n" + "\n".join(wrong))
    return HEAD + _matrix(by_language) + "\n" + "\n".join(sections) + "\n"


def _matrix(by_language: Mapping[str, Sequence[Judged]]) -> str:
    head = f"| | kind of text | {' | '.join(LANGUAGES.values())} |\n| --- | --- |{' --- |' * len(LANGUAGES)}"
    rows = (
        f"| {'passes' if kind in HARMLESS else 'is found'} | {told} | "
        + " | ".join(_share(kind, texts) for texts in by_language.values())
        + " |"
        for kind, told in KINDS.items()
    )
    return "\n".join((head, *rows))


def _row(name: str, passed: int, found: int) -> str:
    texts = [one for language in LANGUAGES for one in judged(language, [name])]
    passes, finds = _percent(texts, HARMLESS), _percent(texts, TELLING)
    return f"| {name} | {len(texts)} | {passed} % | {passes} % | {found} % | {finds} % |"


def _last_row(kind: str, right: Sequence[int], of: int) -> str:
    shares = " | ".join(f"{number} of {of}" for number in right)
    return f"| {kind} | {shares} | {round(100 * sum(right) / (of * len(right)))} % |"


def _percent(texts: Iterable[Judged], kinds: Container[str]) -> int:
    right = [one.is_right for one in texts if one.kind in kinds]
    return round(100 * sum(right) / len(right))


def _share(kind: str, texts: Iterable[Judged]) -> str:
    right = [one.is_right for one in texts if one.kind == kind]
    return f"{sum(right)} of {len(right)}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
