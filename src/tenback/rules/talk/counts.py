"""Numbers that stand for something other than a card's value (COM-7).

The patterns are for a reading in which a mark stands before every number, and two before one that is small enough for
a count of cards.
"""

import re
from typing import Final

from tenback.rules.talk.nouns import (
    CARD,
    CARDS,
    CHILD,
    DECK,
    NO_PLURALS,
    NUMBERED,
    PEOPLE,
    ROUNDS,
    THINGS,
    TIMES,
)
from tenback.rules.talk.numbers import ACCENTED_ONE, COUNTS, LATE, is_number
from tenback.rules.talk.patterns import FAR, GAP, LEVEL, any_of, compiled

MARK: Final = "^"
_NUMBER: Final = r"\^{1,2}(?:\d{1,3}|[^\W\d]+\b)"
_FEW: Final = r"\^\^(?:\d|[^\W\d]+\b)"
_ONE: Final = rf"(?:one|\^1|\^?{ACCENTED_ONE})"
_START: Final = r"(?<![\w^])"
_OR: Final = any_of("or", "to", "oder", "bis", "of", "tot")
_KIND: Final = any_of(
    *("more", "other", "of", "my", "small", "big", "low", "high", "whole", "full", "last", "extra", "open", "our"),
    *("mehr", "weitere", "andere", "meiner", "kleine", "grosse", "niedrige", "hohe", "volle", "ganze", "letzte"),
    *("meer", "van", "mijn", "grote", "lage", "hoge", "volle", "hele", "laatste", "the", "gute", "goede"),
)
_ORDINAL: Final = any_of(
    *("first", "second", "third", "fourth", "(?:erste|zweite|dritte|vierte)[mnrs]?"),
    *("eerste", "tweede", "derde", "vierde", r"\^\^?\d{1,2}(?:st|nd|rd|th|e|\.)"),
)
_ARTICLES: Final = ("the", "a", "my", "die", "den", "der", "das", "meine", "de", "het", "een", "mijn")
_NO_ARTICLE: Final = "".join(rf"(?<!\b{word} )" for word in _ARTICLES)
_NOUN: Final = any_of(TIMES, ROUNDS, THINGS)
_SEVERAL: Final = rf"{_NUMBER}(?:\s*(?:-|\s|{GAP}{_OR}{GAP})\s*{_NUMBER})?"

# ---- a number and what it counts
_FEW_CARDS: Final = rf"{_FEW}{GAP}(?:{_OR}{GAP}{_FEW}{GAP})?(?:{_KIND}{GAP}){{0,2}}(?:{CARDS}|{PEOPLE})"
_ONE_CARD: Final = rf"{_ONE}{GAP}(?:{_KIND}{GAP})?(?:{CARD}|{_NOUN})"
_OF_NOUN: Final = rf"(?:{_SEVERAL}|{_ORDINAL}|{_ONE})(?:{GAP}{_KIND}){{0,2}}(?:{GAP})?{_NOUN}"
_NOUN_OF: Final = rf"{NUMBERED}{GAP}(?:{_FEW}|\^eins|{_ONE})"
_US: Final = rf"(?:us|we|you|both|other|wir|ihr|euch|uns|beiden|wij|jullie|ons|andere){GAP}{_FEW}"
_OF_THEM: Final = rf"{_FEW}{GAP}(?:of|von|van){GAP}(?:us|you|them|(?:[\w^]+{GAP}){{1,2}}{any_of(ROUNDS, CARDS)})"
_OUT_OF: Final = rf"{_NUMBER}{GAP}(?:{_NOUN}{GAP})?(?:out of|from|von|van de|van){GAP}{_NUMBER}"
_PLAYED: Final = rf"(?:von|van){GAP}(?:de{GAP})?{_NUMBER}{GAP}(?:spielen|{ROUNDS})"
_IN_DECK: Final = rf"{_NUMBER}{GAP}(?:more{GAP})?{CARDS}(?=[^.!?]*\b{DECK}\b)|{DECK}\b[^.!?^]*{_NUMBER}{GAP}{CARDS}"
_THINGS: Final = rf"{_NO_ARTICLE}{_FEW}{GAP}(?!(?:{NO_PLURALS}|{LEVEL})\b)[^\W\d]{{2,}}(?:s|en|er|jes)\b"

# ---- hours and ages
_HALF: Final = any_of("half(?: past)?", "halb", "quarter (?:to|past)", "viertel(?: vor| nach)?", "kwart (?:voor|over)")
_AT: Final = any_of("at", "by", "till", "until", "around", "before", "after", "um", "gegen", "ab", "om", "rond", "tot")
_MOVED: Final = any_of(
    "zurueck", "back", "terug", "tiefer", "weiter", "rauf", "runter", "hoch", "omhoog", "omlaag", LEVEL
)
_AND: Final = any_of("and", "und", "en", "or")
_OCLOCK: Final = rf"(?:{_FEW}|\^{any_of(*LATE, '9', '1[0-9]', '2[0-4]')})(?![:.]\^)(?!\w)(?!{GAP}(?:{_MOVED}|{_AND})\b)"
_HOUR: Final = rf"\b(?:{_HALF}|{_AT}){GAP}(?:{_HALF}{GAP})?{_OCLOCK}"
_CLOCK: Final = r"\^\^?\d{1,2}(?:[:.]|h)\^\^?\d{2}\b"
_AGE: Final = (
    rf"\b(?:turns|turned|wird|wurde|wordt|werd){GAP}(?:\w+{GAP})?{_NUMBER}"
    rf"|\b{CHILD}{GAP}(?:is|of|ist|von|van){GAP}{_NUMBER}"
)

# ---- bare counts of cards to lay: "must we lay two?"
_LAY: Final = any_of(
    *("lay", "laying", "play", "playing", "put", "putting", "draw", "drawing", "drop", "discard", "get rid of"),
    *("legen?", "leg", "legst", "legt", "spiele?", "spielst", "ziehe?", "ziehst", "nimm", "nehme"),
    *("leggen", "speel", "spelen", "trek", "trekken", "pak"),
)
_LAID: Final = any_of(
    "legen", "spielen", "ziehen", "ablegen", "loswerden", "nehmen", "leggen", "spelen", "trekken", "kwijt"
)
_LITTLE: Final = rf"(?:(?!(?:the|a|die|der|den|das|eine?|de|het|een)\b)\w+{GAP}){{0,2}}"
_BARE: Final = (
    rf"\b{_LAY}{GAP}{_LITTLE}{_NO_ARTICLE}{_FEW}(?!\w)(?!{GAP}(?:on|onto|to|auf|op|aan)\b)"
    rf"|{_NO_ARTICLE}{_START}{_FEW}{GAP}(?:\w+{GAP})?{_LAID}\b"
    rf"|\b(?:not|nicht|keine|geen){GAP}{_FEW}(?=\W*$)"
    rf"|\ber{GAP}(?:(?:nog|al|maar|er){GAP})*{_FEW}(?!{GAP}(?:tussen|naast|vanaf|af|{LEVEL})\b)"  # Dutch "of them"
)

COUNTED: Final = compiled(
    rf"{_START}(?:{_OF_THEM}|{_OUT_OF}|{_PLAYED}|{_IN_DECK}|{_FEW_CARDS}|{_ONE_CARD}|{_OF_NOUN}|{_NOUN_OF}|{_US}|{_THINGS})"
    rf"(?!\w)(?!{FAR})|{_START}{_CLOCK}|{_HOUR}|{_AGE}|{_BARE}"
)
# A number beside a card, a top or a distance is not a count.
OF_A_CARD: Final = re.compile(
    r"\b(?:(?:mine|number|value|meiner?|zahl|nummer|wert|mijne|getal|waarde|van mij|card|karte|kaart)"
    rf"{GAP}(?:(?:is|are|s|ist|waere|was|heisst|number|nummer|the|die|de|nr){GAP})+"
    rf"|(?:top|pile|stack|stapel|it|es|er){GAP}(?:is|stands|ist|steht|liegt|staat|ligt){GAP}|{LEVEL}{GAP})$"
)


def marked(reading: str) -> str:
    """Return the reading with a mark before every number, and with no other."""
    return re.sub(r"\d+|[^\W\d]+", lambda match: _marked(match[0]), reading.replace(MARK, " "))


def _marked(word: str) -> str:
    return MARK * (is_number(word) + (word in COUNTS)) + word
