"""What a learnt judgement sees of a text: its words, what kind of word each is, and how they stand together."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from tenback.rules.talk.lexicon import ABOUT_CARDS, KIND_OF
from tenback.rules.talk.numbers import (
    ACCENTED_ONE,
    COUNTS,
    DECADES,
    EN_TENS,
    EN_UNITS,
    ONES,
    ORDINALS,
    SMALL,
    is_number,
)

_TOKEN: Final = re.compile(r"[^\W\d]+(?:'[^\W\d]+)?|\d+|[?!+%£$€=:/-]")
_COMPOUND: Final = re.compile(rf"\b({'|'.join(EN_TENS)})[ -]+(one|{'|'.join(EN_UNITS)})\b")
_HIGHEST: Final = 99  # above which nothing is a card
_MOST_COUNTED: Final = 8  # cards in a hand
_MOST_EVERYDAY: Final = 12
_LONG: Final = 5  # letters of a word whose stem and ending say something
_REACH: Final = 6  # words within which two kinds are seen together
_MOST_WORDS: Final = 8
_UNKNOWN: Final = "_"
LARGE: Final = "#large"  # the kind of a number above twelve


def tokens(reading: str) -> list[str]:
    """Return the words, numbers and telling signs of a reading; an English compound is one word."""
    return _TOKEN.findall(_COMPOUND.sub(r"\1\2", reading))


def is_small_talk(words: Sequence[str]) -> bool:
    """Say whether no word has to do with cards or numbers."""
    kinds = map(kind_of, words)
    return not any(kind in ABOUT_CARDS or kind.startswith("#") for kind in kinds)


def kind_of(word: str) -> str:
    """Return what kind of number or of word this is."""
    if word.isdecimal():
        return _size(int(word[:6]))
    if word in DECADES:
        return "#decade"
    if word in COUNTS:
        return "#few"
    if word in ORDINALS:
        return "#th"
    if word in ONES or word == ACCENTED_ONE:
        return "#one"
    known = KIND_OF.get(word)
    return known or (_size_of_word(word) if is_number(word) else _UNKNOWN if word.isalpha() else word)


def features(words: Sequence[str]) -> Iterator[str]:
    """Yield what there is to see in the tokens of a reading."""
    kinds = [kind_of(word) for word in words]
    yield from _of_words(words)
    yield from _of_order(["<", *kinds, ">"])
    about = "with" if any(kind.startswith("#") for kind in kinds) else "without"
    yield from (f"{about} {kind}" for kind in {"number", *kinds})
    yield f"{about} {min(len(words), _MOST_WORDS)} words"


def _of_words(words: Sequence[str]) -> Iterator[str]:
    yield from words
    for word in words:
        if len(word) >= _LONG:
            yield f"{word[:4]}*"
            yield f"*{word[-3:]}"
    yield from (f"{one}={two}" for one, two in pairwise(["<", *words, ">"]))


def _of_order(kinds: Sequence[str]) -> Iterator[str]:
    yield from (f"{kind}." for kind in kinds)
    yield from (f"{one} {two}" for one, two in pairwise(kinds))
    yield from (f"{one} {two} {three}" for one, two, three in zip(kinds, kinds[1:], kinds[2:], strict=False))
    for at, one in enumerate(kinds):
        yield from (f"{one}~{other}" for other in kinds[at + 2 : at + _REACH])


def _size_of_word(word: str) -> str:
    return "#small" if word in SMALL else LARGE


def _size(number: int) -> str:
    if not 0 < number <= _HIGHEST:
        return "#beyond"
    if number == 1:
        return "#one"
    return "#few" if number <= _MOST_COUNTED else "#small" if number <= _MOST_EVERYDAY else LARGE
