"""A reading with marks before its numbers, and patterns of marked numbers.

One mark stands before every number, two before one that is small enough for a count of cards.
"""

import re
from typing import Final

from tenback.rules.talk.numbers import ACCENTED_ONE, COUNTS, is_number
from tenback.rules.talk.patterns import GAP, any_of

MARK: Final = "^"
ANY: Final = r"\^{1,2}(?:\d{1,6}|[^\W\d]+\b)"
FEW: Final = r"\^\^(?:\d|[^\W\d]+\b)"
ONE: Final = rf"(?:one|\^1|\^?{ACCENTED_ONE})"
OR: Final = any_of("or", "to", "oder", "bis", "of", "tot")
SEVERAL: Final = rf"{ANY}(?:\s*(?:-|\s|{GAP}{OR}{GAP})\s*{ANY})?"


def marked(reading: str) -> str:
    """Return the reading with a mark before every number, and with no other."""
    return re.sub(r"\d+|[^\W\d]+", lambda match: _marked(match[0]), reading.replace(MARK, " "))


def _marked(word: str) -> str:
    return MARK * (is_number(word) + (word in COUNTS)) + word
