"""Phrases around numbers, in English, German and Dutch: which are exempt, which tell one, which ask for one.

They are written for a reading: lower case, no accents, umlauts spread (ae).
"""

import re
from collections.abc import Iterable
from typing import Final

from tenback.rules.talk.numbers import ACCENTED_ONE, COUNTS, ONES


def _any(*words: str) -> str:
    return rf"(?:{'|'.join(words)})"


_GAP: Final = r"(?:\s+|-)"
_ONE: Final = rf"\b{_any(*ONES)}\b"
_ORDINAL: Final = _any(
    *("first", "second", "third", "fourth", "last"),
    *("(?:erste|zweite|dritte|vierte|letzte)[mnrs]?",),
    *("eerste", "tweede", "derde", "vierde", "laatste"),
)
_DIRECTION: Final = _any(
    *("up", "down", "upper", "lower", "ascending", "descending"),
    *("(?:aufsteigend|absteigend|ober|unter)e[mnrs]?",),
    *("oplopende?", "aflopende?", "bovenste", "onderste"),
)
_PILE: Final = _any("piles?", "stacks?", "rows?", "stapel[ns]?", "reihen?", "rij", "rijen")
_KIND: Final = _any(
    *("more", "other", "of", "my", "small", "big", "low", "high"),
    *("mehr", "weitere", "andere", "meiner", "kleine", "grosse", "niedrige", "hohe"),
    *("meer", "van", "mijn", "grote", "lage", "hoge"),
)
_OR: Final = _any("or", "to", "oder", "bis", "of", "tot")
_CARD: Final = _any("card", "kaart", "kaartje")
_CARDS: Final = _any("cards", "karten", "kaarten", "kaartjes")

_LEVEL: Final = _any(
    *("higher", "lower", "above", "below", "bigger", "greater", "larger", "smaller"),
    *("hoeher", "niedriger", "da?rue?ber", "da?runter"),
    *("hoger", "lager", "boven", "onder", "erboven", "eronder"),
)
_AMOUNT: Final = _any("more", "less", "mehr", "weniger", "meer", "minder")
_STEP: Final = _any(
    *("step", "card", "point", "number"),
    *("schritt", "karte", "punkt", "zahl"),
    *("stap", "stapje", "kaart", "punt", "getal"),
)
_NUMBER: Final = _any(
    *("numbers?", "digits?", "zahl(?:en)?", "ziffern?", "nummern?"),
    *("getal", "getallen", "nummers?", "cijfers?"),
)
_VALUE: Final = _any("values?", "werte?", "waarden?")
_NEXT: Final = _any("next", "following", "previous", "(?:nae?chste|folgende|vorige)[mnrs]?", "volgende")
_EXACTLY: Final = _any("exactly", "precisely", "genau", "exakt", "precies", "exact")

_WHICH: Final = _any("which", "what", "welche[mnrs]?", "welke?")
_WHAT_IS: Final = _any("whats", "was (?:ist|sind|fue?r)", "wie (?:ist|lautet)", "wat (?:is|zijn|voor)")
_YOUR: Final = _any(
    *("is", "are", "was", "s", "the", "your", "of", "exact", "card"),
    *("ist", "sind", "eine", "die", "deine", "eure", "genaue"),
    *("zijn", "het", "je", "jouw", "jullie", "de", "een", "exacte"),
)
_TELL: Final = _any("tell", "give", "sage?", "nenne?", "gib", "zeg", "noem", "geef")
_ME: Final = _any("me", "us", "mir", "uns", "mij", "ons")

_A_PILE: Final = rf"(?:{_ORDINAL}{_GAP}(?:{_DIRECTION}{_GAP})?|{_DIRECTION}{_GAP}){_PILE}"
_COUNT: Final = rf"{_any(*COUNTS)}{_GAP}(?:{_OR}{_GAP}{_any(*COUNTS)}{_GAP})?"
_A_COUNT: Final = rf"(?:{_COUNT}(?:{_KIND}{_GAP}){{0,2}}{_CARDS}|(?:one|{ACCENTED_ONE}){_GAP}(?:{_KIND}{_GAP})?{_CARD})"
_FAR: Final = rf"{_GAP}(?:\w+{_GAP})?{_LEVEL}\b"  # "three cards above" is a distance, no count

EXEMPT: Final = re.compile(rf"\b(?:{_A_PILE}|{_A_COUNT}(?!{_FAR}))\b")  # COM-5, COM-7

RELATIVE: Final = re.compile(
    rf"{_ONE}{_GAP}(?:{_STEP}{_GAP})?(?:{_LEVEL}|{_AMOUNT})\b"
    rf"|\b{_LEVEL}{_GAP}{_any('by', 'um', 'met')}{_GAP}{_ONE}"
    rf"|\b{_NEXT}{_GAP}(?:\w+{_GAP})?{_NUMBER}\b"
    rf"|\b{_EXACTLY}\b[^.,;:!?\n]*\b(?:{_LEVEL}|ue?ber|unter)\b"
    rf"|\b(?:plus|minus)\b\W*?[\w#]"
    rf"|\+\s*{_ONE}"
)

ASK: Final = re.compile(
    rf"\b(?:{_WHICH}|{_WHAT_IS})(?:\W+{_YOUR})*\W+{_NUMBER}\b"
    rf"|\b{_WHICH}\W+{_VALUE}\b"
    rf"|\b{_TELL} {_ME}(?: \w+){{0,2}} {_NUMBER}\b"
)


def naming(names: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of these names where they are not a distance: "three", but not "three above"."""
    tokens = _any(*map(re.escape, sorted(names)))
    return re.compile(rf"(?<![\w+-])(?<!\bby ){tokens}(?!\w)(?!{_FAR}|{_GAP}{_AMOUNT}\b)")
