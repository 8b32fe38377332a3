"""Whether a text tells a number or asks for one.

Lists know numbers and their disguises, and a learnt judgement knows how people talk. About a word or two, a disguise or
an exempt name the lists decide alone. Otherwise, what they find passes only if it is most likely harmless; where they
find nothing, the judgement decides, unless the text is small talk.
"""

from collections.abc import Collection, Sequence
from typing import Final

from tenback.rules.talk.block import Block, Finding
from tenback.rules.talk.features import is_small_talk, tokens
from tenback.rules.talk.foreign import FOREIGN
from tenback.rules.talk.judgement import Sort, chances
from tenback.rules.talk.lists import listed
from tenback.rules.talk.numbers import is_number
from tenback.rules.talk.phrases import without_names
from tenback.rules.talk.readings import readings

HARMLESS_DESPITE_LISTS: Final = 0.9  # the chance from which a text passes although the lists find something
HARMLESS: Final = 0.6  # the same where they find nothing
_FEWEST: Final = 3  # words to judge by, letters and signs aside
_SPAN: Final = 3  # words that are named as the reason
_BLOCKS: Final = {Sort.NUMBER: Block.RIDDLE, Sort.DISTANCE: Block.RELATIVE, Sort.QUESTION: Block.ASK}


def find(text: str, names: Collection[str] = ()) -> Finding | None:
    """Return what tells a number or asks for one, or None; tokens in `names` pass, whatever they look like."""
    found = listed(text, names)
    if found and _is_disguise(found.words, text):
        return found
    reading = readings(text)[0]
    if _is_short(text) or without_names(reading, names) != reading:
        return found
    words = tokens(reading)
    if not found and is_small_talk(words):
        return None
    likely = chances(words)
    if found:
        return found if likely[Sort.HARMLESS] < HARMLESS_DESPITE_LISTS else None
    return _learnt(words, likely) if likely[Sort.HARMLESS] < HARMLESS else None


def _is_short(text: str) -> bool:
    return sum(len(word) > 1 for word in tokens(text)) < _FEWEST


def _is_disguise(words: str, text: str) -> bool:
    """Tell whether these words do not stand in the text as they are, or are not of our languages."""
    return words not in text.casefold() or words in FOREIGN


def _learnt(words: Sequence[str], likely: Sequence[float]) -> Finding:
    """Return what the judgement finds in a text that the lists know nothing of."""
    sort = max(_BLOCKS, key=lambda one: likely[one])
    number = next(filter(is_number, words), "") if sort is Sort.NUMBER else ""
    if number:
        return Finding(Block.DIGIT if number.isdecimal() else Block.WORD, number)
    return Finding(_BLOCKS[sort], _span(words, sort))


def _span(words: Sequence[str], sort: Sort) -> str:
    """Return the few words that look most like this sort."""
    starts = range(max(1, len(words) - _SPAN + 1))
    best = max(starts, key=lambda at: chances(words[at : at + _SPAN])[sort])
    return " ".join(words[best : best + _SPAN])
