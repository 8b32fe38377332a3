"""The texts of docs/talk, judged: `python -m tests.talk.texts` writes docs/talk.md."""

from collections.abc import Iterator
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
HEAD: Final = """# What the referee makes of a text

In The Game and its kin nobody may tell the number of a card or a distance in numbers, or ask for either; everything
else may be said. A filter looks at what people write. It understands that numbers count minutes, turns and people too,
and it knows common disguises. It cannot know every code: the rule is an agreement between people.

The texts are in [docs/talk](talk/en.tsv), one to a line behind its kind, for everybody to try other filters on. A third
of them was written without any knowledge of the filter and judged before the filter was changed for them: of those,
86 % of the harmless texts passed and 92 % of the others were found. `python -m tests.talk.texts` writes this page.

| | kind of text | {languages} |
| --- | --- | {line} |
"""


class Judged(NamedTuple):
    """A text, what it is, and whether the filter is right about it."""

    kind: str
    text: str
    is_right: bool


def judged(language: str) -> Iterator[Judged]:
    """Yield the texts of a language."""
    for line in (FOLDER / f"{language}.tsv").read_text(encoding="utf-8").splitlines():
        kind, text = line.split("\t")
        yield Judged(kind, text, (screen(text) is None) == (kind in HARMLESS))


def page() -> str:
    """Return the page: how many texts of each kind are judged rightly, and which are not."""
    by_language = {language: [*judged(language)] for language in LANGUAGES}
    head = HEAD.format(languages=" | ".join(LANGUAGES.values()), line=" | ".join("---" for _ in LANGUAGES))
    rows = [
        f"| {'passes' if kind in HARMLESS else 'is found'} | {told} | "
        + " | ".join(_share(kind, texts) for texts in by_language.values())
        + " |"
        for kind, told in KINDS.items()
    ]
    wrong = [f"- {one.kind}: {one.text}" for texts in by_language.values() for one in texts if not one.is_right]
    return head + "\n".join(rows) + "\n\nJudged wrongly:\n\n" + "\n".join(wrong) + "\n"


def _share(kind: str, texts: list[Judged]) -> str:
    right = [one.is_right for one in texts if one.kind == kind]
    return f"{sum(right)} of {len(right)}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
