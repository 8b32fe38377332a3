"""Whether a text tells a number or asks for one.

Lists know numbers and their disguises, and a learnt judgement knows how people talk. In a word or two, in a disguise and
where names are exempt, the lists decide alone. Otherwise, what they find passes only if it is most likely harmless, and
where they find nothing, what is likelier decides.
"""

from collections.abc import Collection, Sequence
from typing import Final

from tenback.rules.talk.block import Block, Finding
from tenback.rules.talk.features import tokens
from tenback.rules.talk.judgement import Sort, chances
from tenback.rules.talk.lists import listed
from tenback.rules.talk.numbers import is_number
from tenback.rules.talk.phrases import without_names
from tenback.rules.talk.readings import readings

HARMLESS_DESPITE_LISTS: Final = 0.8  # the chance from which a text passes although the lists find something
HARMLESS: Final = 0.5  # the same where they find nothing
_FEWEST: Final = 3  # words to judge by
_SPAN: Final = 3  # words that are named as the reason
_BLOCKS: Final = {Sort.NUMBER: Block.HINT, Sort.DISTANCE: Block.RELATIVE, Sort.QUESTION: Block.ASK}


def find(text: str, names: Collection[str] = ()) -> Finding | None:
    """Return what tells a number or asks for one, or None; tokens in `names` pass, whatever they look like."""
    found = listed(text, names)
    if found and found.words not in text.casefold():
        return found  # a disguise
    reading = readings(text)[0]
    words = tokens(reading)
    if len(words) < _FEWEST or without_names(reading, names) != reading:
        return found
    likely = chances(words)
    if found:
        return found if likely[Sort.HARMLESS] < HARMLESS_DESPITE_LISTS else None
    return _learnt(words, likely) if likely[Sort.HARMLESS] < HARMLESS else None


def _learnt(words: Sequence[str], likely: Sequence[float]) -> Finding:
    """Return what the judgement finds in a text that the lists know nothing of."""
    sort = max(_BLOCKS, key=lambda one: likely[one])
    number = next(filter(is_number, words), "") if sort is Sort.NUMBER else ""
    if number:
        return Finding(Block.DIGIT if number.isdecimal() else Block.WORD, number)
    return Finding(_BLOCKS[sort], _span(words, sort))


def _span(words: Sequence[str], sort: Sort) -> str:
    """Return the few words that look most like this sort."""
    spans = [words[at : at + _SPAN] for at in range(max(1, len(words) - _SPAN + 1))]
    return " ".join(max(spans, key=lambda span: chances(span)[sort]))
