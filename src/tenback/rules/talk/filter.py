"""Whether a text tells a number or asks for one.

Lists know numbers and their disguises, and a learnt judgement knows how people talk. About a word or two, a disguise, a
riddle, a number above twelve or an exempt name the lists decide alone. Otherwise, what they find passes only if it is
most likely harmless; where they find nothing, the judgement decides, unless the text is small talk.
"""

import re
from collections.abc import Collection, Sequence
from typing import Final

from tenback.rules.talk.block import Block, Finding
from tenback.rules.talk.features import LARGE, is_small_talk, kind_of, tokens
from tenback.rules.talk.judgement import Sort, chances
from tenback.rules.talk.lists import SETTLED, listed, unsettled
from tenback.rules.talk.numbers import NUMBERS, is_disguised, is_number
from tenback.rules.talk.phrases import without_names
from tenback.rules.talk.readings import readings

HARMLESS_DESPITE_LISTS: Final = 0.95  # the chance from which a text passes although the lists find something
HARMLESS: Final = 0.5  # the same where they find nothing
SURELY_TOLD: Final = 0.2  # the same if it looks like a number and none is to be seen, or without its idioms
_FEWEST: Final = 3  # words to judge by, letters and signs aside
_SPAN: Final = 3  # words that are named as the reason
_NUMBERS: Final = (Block.DIGIT, Block.WORD)
_OF_SOMETHING: Final = r"\b(?:in|over) {0}|{0}\d"  # "back in twenty", "38,5"
_BLOCKS: Final = {Sort.NUMBER: Block.RIDDLE, Sort.DISTANCE: Block.RELATIVE, Sort.QUESTION: Block.ASK}


def find(text: str, names: Collection[str] = ()) -> Finding | None:
    """Return what tells a number or asks for one, or None; tokens in `names` pass, whatever they look like."""
    found = listed(text, names)
    reading = readings(text)[0]
    if found and (_is_disguise(found, text) or _is_certain(found, reading)):
        return found
    if _is_short(text) or without_names(reading, names) != reading:
        return found
    words = tokens(unsettled(reading))
    if not found and is_small_talk(words):
        return None
    likely = chances(words)
    if found:
        return found if likely[Sort.HARMLESS] < HARMLESS_DESPITE_LISTS else None
    said = [word for word in words if word != SETTLED]
    is_told = likely[Sort.HARMLESS] < _enough(said, likely) or chances(said)[Sort.HARMLESS] < SURELY_TOLD
    return _learnt(said, likely) if is_told else None


def _is_short(text: str) -> bool:
    return sum(len(word) > 1 for word in tokens(text)) < _FEWEST


def _is_disguise(found: Finding, text: str) -> bool:
    """Tell whether these words do not stand in the text as they are, or are a number in disguise."""
    return found.words not in text.casefold() or (found.words not in NUMBERS and is_disguised(found.words))


def _is_certain(found: Finding, reading: str) -> bool:
    """Tell whether only a riddle can be meant, or a card: a number too large to be counted, no time and no fraction."""
    if found.block in _NUMBERS:
        return _is_large(found.words) and not re.search(_OF_SOMETHING.format(re.escape(found.words)), reading)
    return found.block is Block.RIDDLE


def _is_large(number: str) -> bool:
    return any(kind_of(word) == LARGE for word in re.findall(r"\d+|[^\W\d]+", number))


def _enough(words: Sequence[str], likely: Sequence[float]) -> float:
    """Return the chance of being harmless from which a text passes that the lists find nothing in."""
    is_hidden = _likeliest(likely) is Sort.NUMBER and not any(map(is_number, words))
    return SURELY_TOLD if is_hidden else HARMLESS


def _likeliest(likely: Sequence[float]) -> Sort:
    return max(_BLOCKS, key=lambda one: likely[one])


def _learnt(words: Sequence[str], likely: Sequence[float]) -> Finding:
    """Return what the judgement finds in a text that the lists know nothing of."""
    sort = _likeliest(likely)
    number = next(filter(is_number, words), "") if sort is Sort.NUMBER else ""
    if number:
        return Finding(Block.DIGIT if number.isdecimal() else Block.WORD, number)
    return Finding(_BLOCKS[sort], _span(words, sort))


def _span(words: Sequence[str], sort: Sort) -> str:
    """Return the few words that look most like this sort."""
    starts = range(max(1, len(words) - _SPAN + 1))
    best = max(starts, key=lambda at: chances(words[at : at + _SPAN])[sort])
    return " ".join(words[best : best + _SPAN])
