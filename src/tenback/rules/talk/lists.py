"""What the lists of words and phrases find in a text: numbers, distances, questions and riddles."""

import re
from collections.abc import Callable, Collection
from itertools import chain
from typing import Final

from tenback.rules.talk.block import Block, Finding
from tenback.rules.talk.counts import CERTAIN, COUNTED, OF_A_CARD, SURE
from tenback.rules.talk.distances import ONE, RELATIVE
from tenback.rules.talk.evidence import without_idle
from tenback.rules.talk.fame import FAMOUS
from tenback.rules.talk.idioms import IDIOMS
from tenback.rules.talk.language import languages
from tenback.rules.talk.marks import MARK, marked
from tenback.rules.talk.numbers import DECADES, ORDINARY_IN, is_number
from tenback.rules.talk.phrases import HOLE, ONE_CARD, PILES, without_names
from tenback.rules.talk.questions import ASK
from tenback.rules.talk.readings import readings
from tenback.rules.talk.riddles import RIDDLE

SETTLED: Final = "idiom"


def listed(text: str, names: Collection[str] = ()) -> Finding | None:
    """Return the first that the lists find, or None; tokens in `names` pass, whatever they look like."""
    written_in = languages(text)
    ordinary = {word for word, language in ORDINARY_IN.items() if written_in == {language}}
    plain = readings(text)
    spared = [_spared(reading, names, ordinary) for reading in plain]
    found = ((block, step(reading)) for block, step in _STEPS for reading in spared)
    famous = ((Block.RIDDLE, _famous(reading)) for reading in plain)
    return next((Finding(block, words) for block, words in chain(found, famous) if words), None)


def unsettled(reading: str) -> str:
    """Return the reading with a word in place of idioms, times and prices, which tell no card for sure."""
    stand_in = f" {SETTLED} "
    return SURE.sub(stand_in, marked(IDIOMS.sub(stand_in, reading))).replace(MARK, "")


def _spared(reading: str, names: Collection[str], ordinary: Collection[str]) -> str:
    """Return the reading with holes where its exempt spans were."""
    plain = re.sub(r"\w+", lambda match: HOLE if match[0] in ordinary else match[0], without_names(reading, names))
    if MARK not in marked(plain) and not ONE.search(plain):
        return PILES.sub(HOLE, plain)
    holed = PILES.sub(HOLE, IDIOMS.sub(HOLE, plain))
    counted = COUNTED.sub(_hole_unless_card, marked(holed))
    return without_idle(counted, HOLE).replace(MARK, "")


def _hole_unless_card(count: re.Match[str]) -> str:
    of_a_card = OF_A_CARD.search(count.string[: count.start()]) and not CERTAIN.search(count[0])
    return count[0] if of_a_card else HOLE


def _digit(reading: str) -> str:
    return next((token for token in re.findall(r"\S+", reading) if any(map(str.isdecimal, token))), "")


def _word(reading: str) -> str:
    one = ONE_CARD.search(reading)
    return one[0] if one else next(filter(is_number, _tokens(reading)), "")


def _decade(reading: str) -> str:
    return next((token for token in _tokens(reading) if token in DECADES), "")


def _matching(pattern: re.Pattern[str]) -> Callable[[str], str]:
    def step(reading: str) -> str:
        found = pattern.search(reading)
        return found[0] if found else ""

    return step


def _tokens(reading: str) -> list[str]:
    return re.findall(r"\w+", reading)


_famous: Final = _matching(FAMOUS)
# The first step that finds something decides.
_STEPS: Final[tuple[tuple[Block, Callable[[str], str]], ...]] = (
    (Block.DIGIT, _digit),
    (Block.WORD, _word),  # COM-1, COM-2, COM-4
    (Block.DECADE, _decade),  # COM-3
    (Block.RELATIVE, _matching(RELATIVE)),  # COM-2
    (Block.ASK, _matching(ASK)),  # COM-1
    (Block.RIDDLE, _matching(RIDDLE)),
)
