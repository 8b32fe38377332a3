"""Which words are numbers, from nought to a hundred, in English, German and Dutch."""

from collections.abc import Iterable
from typing import Final

EN_UNITS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
EN_TEENS: Final = (
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen"),
    *("sixteen", "seventeen", "eighteen", "nineteen"),
)
EN_TENS: Final = ("twenty", "thirty", "forty", "fourty", "fifty", "sixty", "seventy", "eighty", "ninety")
EN_OTHERS: Final = ("zero", "hundred", "onehundred", "dozen")

DE_UNITS: Final = ("zwei", "zwo", "drei", "vier", "fuenf", "funf", "sechs", "sieben", "acht", "neun")
DE_TEENS: Final = (
    *("zehn", "elf", "zwoelf", "zwolf", "dreizehn", "vierzehn", "fuenfzehn", "funfzehn"),
    *("sechzehn", "siebzehn", "achtzehn", "neunzehn"),
)
DE_TENS: Final = (
    *("zwanzig", "dreissig", "vierzig", "fuenfzig", "funfzig"),
    *("sechzig", "siebzig", "achtzig", "neunzig"),
)
DE_OTHERS: Final = ("null", "eins", "hundert", "einhundert", "dutzend")

NL_UNITS: Final = ("twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen")
NL_TEENS: Final = (
    *("tien", "elf", "twaalf", "dertien", "veertien", "vijftien"),
    *("zestien", "zeventien", "achttien", "negentien"),
)
NL_TENS: Final = ("twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig")
ACCENTED_ONE: Final = "één"  # with its accents it is the number, without them the article
NL_OTHERS: Final = ("nul", ACCENTED_ONE, "honderd", "eenhonderd", "dozijn")

# One is an article, and only suspicious beside a comparative.
ONES: Final = ("one", "ein", "eine", "einen", "einem", "einer", "eines", "een", "eentje")


def _english() -> frozenset[str]:
    compounds = {ten + unit for ten in EN_TENS for unit in ("one", *EN_UNITS)}
    plurals = {word + ("es" if word.endswith("x") else "s") for word in (*EN_UNITS, *EN_TEENS)}
    return frozenset({*EN_UNITS, *EN_TEENS, *EN_TENS, *EN_OTHERS, *compounds, *plurals})


def _unit_first(units: Iterable[str], link: str, tens: Iterable[str]) -> frozenset[str]:
    """Return the compounds that name the unit before the ten, as German and Dutch do."""
    return frozenset(unit + link + ten for ten in tens for unit in units)


_DE_COMPOUNDS = _unit_first(("ein", *DE_UNITS), "und", DE_TENS)
_NL_COMPOUNDS = _unit_first(("een", *NL_UNITS), "en", NL_TENS)


def _ordinals() -> frozenset[str]:
    """Return the ordinals from twentieth on: no pile, seat or turn is counted that far."""
    english = {ten[:-1] + "ieth" for ten in EN_TENS} | {"hundredth"}
    german = {f"{word}ste{end}" for word in (*DE_TENS, *_DE_COMPOUNDS, "hundert") for end in ("", *"mnrs")}
    dutch = {f"{word}ste" for word in (*NL_TENS, *_NL_COMPOUNDS, "honderd")}
    return frozenset(english | german | dutch)


def _decades() -> frozenset[str]:
    english = {ten[:-1] + "ies" for ten in EN_TENS} | {
        ten + end for ten in EN_TENS for end in ("s", "ish", "something")
    }
    german = {ten + end for ten in (*DE_TENS, "zehn") for end in ("er", "ern", "ers", "erbereich")}
    dutch = {ten + end for ten in NL_TENS for end in ("er", "ers")}
    return frozenset(english | german | dutch | {"teens", "tieners"})


NUMBERS: Final[frozenset[str]] = (
    _english()
    | {*DE_UNITS, *DE_TEENS, *DE_TENS, *DE_OTHERS, *_DE_COMPOUNDS}
    | {*NL_UNITS, *NL_TEENS, *NL_TENS, *NL_OTHERS, *_NL_COMPOUNDS}
    | _ordinals()
)
DECADES: Final[frozenset[str]] = _decades()

# COM-7: counts of cards in a hand; no hand of the family is larger than eight.
COUNTS: Final = (*EN_UNITS[:-1], *DE_UNITS[:-1], *NL_UNITS[:-1])
