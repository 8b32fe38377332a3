"""Whether a text tells a number or asks for one."""

import re
from collections.abc import Callable, Collection
from typing import Final

from tenback.rules.talk.block import Block
from tenback.rules.talk.numbers import DECADES, NUMBERS
from tenback.rules.talk.phrases import ASK, EXEMPT, RELATIVE, naming
from tenback.rules.talk.reading import readings

_HOLE: Final = " # "  # stands where an exempt span stood, so that its neighbours do not meet


def screen(text: str, names: Collection[str] = ()) -> Block | None:
    """Return why the text must not be sent, or None; `names` are tokens that pass whatever they look like."""
    spared = [_spared(reading, names) for reading in readings(text)]
    return next((block for block, tells in _STEPS if any(map(tells, spared))), None)


def _spared(reading: str, names: Collection[str]) -> str:
    """Return the reading with holes where its exempt spans were."""
    nameless = naming(names).sub(_HOLE, reading) if names else reading  # COM-15
    return EXEMPT.sub(_HOLE, nameless)


def _has_digit(reading: str) -> bool:
    return any(map(str.isdecimal, reading))


def _has_word(reading: str) -> bool:
    return not NUMBERS.isdisjoint(_tokens(reading))


def _has_decade(reading: str) -> bool:
    return not DECADES.isdisjoint(_tokens(reading))


def _has_relative(reading: str) -> bool:
    return RELATIVE.search(reading) is not None


def _has_ask(reading: str) -> bool:
    return ASK.search(reading) is not None


def _tokens(reading: str) -> list[str]:
    return re.findall(r"\w+", reading)


# The first step that finds something decides.
_STEPS: Final[tuple[tuple[Block, Callable[[str], bool]], ...]] = (
    (Block.DIGIT, _has_digit),
    (Block.WORD, _has_word),  # COM-1, COM-2, COM-4
    (Block.DECADE, _has_decade),  # COM-3
    (Block.RELATIVE, _has_relative),  # COM-2
    (Block.ASK, _has_ask),  # COM-1
)
