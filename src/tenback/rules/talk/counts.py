"""Numbers that stand for something other than a card's value (COM-7).

The patterns are for a reading in which a mark stands before every number, and two before one that is small enough for
a count of cards.
"""

import re
from typing import Final

from tenback.rules.talk.dates import DATED, PRICES
from tenback.rules.talk.function_words import FUNCTION
from tenback.rules.talk.marks import ANY, FEW, ONE, OR, SEVERAL
from tenback.rules.talk.nouns import (
    ADDRESSED,
    BESIDE,
    CARD,
    CARDS,
    DECK,
    LEVELS,
    LOST,
    NO_PLURALS,
    NUMBERED,
    PEOPLE,
    PERSON,
    REMAINING,
    ROUNDS,
    STOCK,
    THINGS,
    TIMES,
)
from tenback.rules.talk.numbers import ACCENTED_ONE
from tenback.rules.talk.patterns import AMOUNT, DISTANCE, FAR, GAP, LEVEL, NUMBER, any_of, compiled

_START: Final = r"(?<![\w^])"
_KIND: Final = any_of(
    *("more", "other", "of", "my", "small", "big", "low", "high", "whole", "full", "last", "extra", "open", "our"),
    *("mehr", "weitere", "andere", "meiner", "kleine", "grosse", "niedrige", "hohe", "volle", "ganze", "letzte"),
    *("meer", "van", "mijn", "grote", "lage", "hoge", "volle", "hele", "laatste", "the", "gute", "goede"),
)
_ORDINAL: Final = any_of(
    *("first", "second", "third", "fourth", "(?:erste|zweite|dritte|vierte)[mnrs]?"),
    *("eerste", "tweede", "derde", "vierde", r"\^\^?\d{1,2}(?:st|nd|rd|th|e|\.)"),
)
# words after which a number is a card ("the seven") or a distance ("by four")
_ARTICLES: Final = (
    *("the", "a", "my", "die", "den", "der", "das", "meine", "de", "het", "een", "mijn", "ne", "eine"),
    *("by", "um"),
)
_NO_ARTICLE: Final = "".join(rf"(?<!\b{word} )" for word in _ARTICLES)
_NOUN: Final = any_of(TIMES, ROUNDS, THINGS, PEOPLE)

# ---- a number and what it counts
_FEW_CARDS: Final = rf"{FEW}{GAP}(?:{OR}{GAP}{FEW}{GAP})?(?:{_KIND}{GAP}){{0,2}}(?:{CARDS}|{ADDRESSED})"
_ONE_CARD: Final = rf"{ONE}{GAP}(?:{_KIND}{GAP})?(?:{CARD}|{_NOUN})"
_OF_NOUN: Final = rf"(?:{SEVERAL}|{_ORDINAL}|{ONE})(?:{GAP}{_KIND}){{0,2}}(?:{GAP})?{_NOUN}"
_NOUN_OF: Final = rf"{NUMBERED}{GAP}(?:{FEW}|\^eins|{ONE})|{LEVELS}{GAP}{ANY}"
_US: Final = rf"(?:us|we|you|both|other|wir|ihr|euch|uns|beiden|wij|jullie|ons|andere){GAP}{FEW}"
_OF_THEM: Final = rf"{FEW}{GAP}(?:of|von|van){GAP}(?:us|you|them|(?:[\w^]+{GAP}){{1,2}}{any_of(ROUNDS, CARDS)})"
_OUT_OF: Final = rf"{ANY}{GAP}(?:{_NOUN}{GAP})?(?:out of|from|von|van de|van){GAP}{ANY}"
_PLAYED: Final = rf"(?:von|van){GAP}(?:de{GAP})?{ANY}{GAP}(?:spielen|{ROUNDS})"
_IN_DECK: Final = (
    rf"{ANY}{GAP}(?:more{GAP})?{CARDS}(?=[^.!?]*\b{DECK}\b)|{DECK}\b[^.!?^]*{ANY}{GAP}{CARDS}"
    rf"|(?:noch|nog|still|another|there (?:are|were)|there's|waren|sind|zijn|lost|with|mit|met)"
    rf"{GAP}(?:(?:nur|only|maar|just|about|etwa|noch|nog){GAP})*{ANY}{GAP}{CARDS}"
)
_DECK_HAS: Final = rf"{STOCK}\b[^.!?^]*{ANY}(?=\W*$)|{ANY}{GAP}(?:more )?(?:in|im|left in)(?: the| de| den)? {STOCK}"
_HOW_MANY: Final = rf"(?:how many|wie ?viele?|hoeveel){GAP}(?:{CARDS}|{_NOUN})\b[^.!^]*{ANY}"
_ROUGHLY: Final = rf"(?:stueck|stuk) (?:oder|of) {ANY}"
_NTH: Final = (
    r"\^+(?:\d+(?:th|e|ste|\.)|\w+(?:th|(?<![aei]n)te[mnrs]?|de))"
    rf"{GAP}(?!(?:{CARD}|{NUMBER}|{NO_PLURALS}|{FUNCTION})\b)[^\W\d]{{3,}}"
)
_LEFT: Final = rf"{FEW}{GAP}(?:(?:in hand|on hand){GAP})?{REMAINING}|{LOST}\b[^.!?^]*{ANY}{GAP}{REMAINING}"
_AGAIN: Final = rf"{FEW}{GAP}{CARDS}\b[^.!?^]*\b{PERSON}\b[^.!?^]*{_NO_ARTICLE}{FEW}(?=\W*$|,)"
_ONE_THING: Final = rf"\^{ACCENTED_ONE}{GAP}(?!(?:{AMOUNT}|{LEVEL}|{NO_PLURALS}|{BESIDE}|{NUMBER})\b)[^\W\d]{{3,}}"
_ONLY_ONE: Final = rf"(?:nog(?: maar)?|dan){GAP}\^{ACCENTED_ONE}(?=\W*$)"
_CROWD: Final = (
    rf"(?:were|are|like|about|around|with|waren|sind|mit|fuer|zaten|zijn|waren|met|voor|for){GAP}(?:\w+{GAP})?"
    rf"{ANY}{GAP}{ADDRESSED}"
)
_SOMETHING: Final = (
    rf"(?!(?:{NO_PLURALS}|{LEVEL}|{BESIDE}|{DISTANCE}|{FUNCTION}|{AMOUNT}|{CARD}|{NUMBER})\b)[^\W\d]{{3,}}\b"
)
_OURS: Final = rf"(?:my|our|your|their|meine|unsere|deine|eure|mijn|onze|jouw|jullie){GAP}{FEW}{GAP}{_SOMETHING}"
_ANYTHING: Final = rf"{_NO_ARTICLE}{FEW}{GAP}{_SOMETHING}"
_ALL_OF_THEM: Final = rf"(?:the|die|de){GAP}{FEW}{GAP}{_SOMETHING}(?<=[se])"

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
_AT_LEAST: Final = any_of(
    *(
        "at least",
        "at most",
        "only",
        "just",
        "mindestens",
        "hoechstens",
        "nur",
        "minstens",
        "hooguit",
        "alleen",
        "maar",
    ),
)
_BARE: Final = (
    rf"\b{_LAY}{GAP}{_LITTLE}{_NO_ARTICLE}{FEW}(?!\w)(?!{GAP}(?:on|onto|to|auf|op|aan)\b)"
    rf"|\b{_LAY}\b[^.!?^]*\b{_AT_LEAST}{GAP}{FEW}(?=\W*$)"
    rf"|{_NO_ARTICLE}{_START}{FEW}{GAP}(?:\w+{GAP})?{_LAID}\b"
    rf"|\b(?:not|nicht|keine|geen){GAP}{FEW}(?=\W*$)"
    rf"|\ber{GAP}(?:(?:nog|al|maar|er){GAP})*{FEW}(?!{GAP}(?:{BESIDE}|{LEVEL})\b)"  # Dutch "of them"
)

_LEAP: Final = rf"{GAP}{DISTANCE}\b"
COUNTED: Final = compiled(
    rf"{_START}(?:{_AGAIN}|{_DECK_HAS}|{_HOW_MANY}|{_ROUGHLY}|{_NTH}|{_LEFT}|{_ONE_THING}|{_ONLY_ONE}|{_OF_THEM}|{_OUT_OF}|{_PLAYED}|{_IN_DECK}|{_FEW_CARDS}|{_ONE_CARD}|{_OF_NOUN}|{_NOUN_OF}|{_US}|{_CROWD}|{_OURS}|{_ANYTHING}|{_ALL_OF_THEM})"
    rf"(?!\w)(?!{FAR}|{_LEAP})|{DATED}|{_BARE}"
)
# A number beside a card, a top or a distance is not a count.
OF_A_CARD: Final = re.compile(
    r"\b(?:(?:mine|number|value|meiner?|zahl|nummer|wert|mijne|getal|waarde|van mij|card|karte|kaart)"
    rf"{GAP}(?:(?:is|are|s|ist|waere|was|heisst|number|nummer|the|die|de|nr){GAP})+"
    rf"|(?:top|pile|stack|stapel|it|es|er){GAP}(?:is|stands|ist|steht|liegt|staat|ligt){GAP}|{LEVEL}{GAP})$"
)
# A time, a price or a percentage is nothing else: "noch 5 min", "9,99".
SURE: Final = compiled(
    rf"{_START}{SEVERAL}\s?-?(?:{TIMES}|pro[cz]ent|per ?cent)(?!\w)(?!{GAP}\^)|{PRICES}"
    r"|\^+\d{1,2}:\^+\d{2}\b"
)
# An hour or a percentage is a count even there: "it is 3 o'clock".
CERTAIN: Final = re.compile(rf"(?:{TIMES}|%|pro[cz]ent|per ?cent|grad|graden|degrees?)$")
