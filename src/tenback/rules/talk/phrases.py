"""Phrases around numbers, in English, German and Dutch: which are exempt, which tell one, which ask for one.

They are written for a reading: lower case, no accents, umlauts spread (ae).
"""

import re
from collections.abc import Iterable
from typing import Final

from tenback.rules.talk.patterns import AMOUNT, FAR, GAP, any_of, compiled

HOLE: Final = " # "  # stands where an exempt span stood, so that its neighbours do not meet
_ORDINAL: Final = any_of(
    *("first", "second", "third", "fourth", "last"),
    *("(?:erste|zweite|dritte|vierte|letzte)[mnrs]?",),
    *("eerste", "tweede", "derde", "vierde", "laatste"),
)
_DIRECTION: Final = any_of(
    *("up", "down", "upper", "lower", "ascending", "descending"),
    *("(?:aufsteigend|absteigend|ober|unter)e[mnrs]?",),
    *("oplopende?", "aflopende?", "bovenste", "onderste"),
)
_PILE: Final = any_of("piles?", "stacks?", "rows?", "stapel[ns]?", "reihen?", "rij", "rijen")

_A_PILE: Final = rf"(?:{_ORDINAL}{GAP}(?:{_DIRECTION}{GAP})?|{_DIRECTION}{GAP}){_PILE}"
PILES: Final = compiled(rf"\b{_A_PILE}\b")  # COM-5
_NAMED: Final = any_of(  # a card, as Austrians and Bavarians call it
    *("zweier", "dreier", "vierer", "fuenfer", "sechser", "siebener", "achter", "neuner", "zehner", "elfer", "zwoelfer")
)
ONE_CARD: Final = compiled(
    r"\b(?:an?|the|his|her) one(?=\W*$)|\b(?:is|have|hold|got) an? one\b"
    rf"|\b(?:an|n|nen|einen|den|der|meinen?|deinen?) {_NAMED}(?![- ]?\w*(?:team|runde|gruppe|pack|bande|reihe|kette))\b"
    r"|\b(?:een|mijn|die|het|n) (?:tweetje|drietje|viertje|vijfje|zesje|zeventje|achtje|negentje)\b"
)


def without_names(reading: str, names: Iterable[str]) -> str:
    """Return the reading with holes where these names stand (COM-15)."""
    return naming(names).sub(HOLE, reading) if names else reading


def naming(names: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of these names where they are not a distance: "three", but not "three above"."""
    tokens = any_of(*map(re.escape, sorted(names)))
    return re.compile(rf"(?<![\w+-])(?<!\bby ){tokens}(?!\w)(?!{FAR}|{GAP}{AMOUNT}\b)")
