"""Which words are numbers, from nought to a hundred, in English, German and Dutch."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from tenback.rules.talk.dialect import is_spoken
from tenback.rules.talk.foreign import FOREIGN
from tenback.rules.talk.spelling import Spellings

EN_UNITS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
EN_TEENS: Final = (
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen"),
    *("sixteen", "seventeen", "eighteen", "nineteen"),
)
EN_TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
EN_OTHERS: Final = ("zero", "hundred", "onehundred", "dozen", "tenner")
EN_SPOKEN_UNITS: Final = ("fower", "fiver", "fiv", "sevn", "seben", "sebben", "sevven", "eigt", "nien")
EN_SPOKEN_TENS: Final = ("twenny", "twenti", "thurty", "firty", "fourty", "fiddy", "fitty", "seventie", "eigthy")

DE_UNITS: Final = ("zwei", "zwo", "drei", "vier", "fuenf", "funf", "sechs", "sieben", "acht", "neun")
DE_TEENS: Final = (
    *("zehn", "elf", "zwoelf", "zwolf", "dreizehn", "vierzehn", "fuenfzehn", "funfzehn"),
    *("sechzehn", "siebzehn", "achtzehn", "neunzehn"),
)
DE_TENS: Final = (
    *("zwanzig", "dreissig", "vierzig", "fuenfzig", "funfzig"),
    *("sechzig", "siebzig", "achtzig", "neunzig"),
)
DE_OTHERS: Final = ("null", "eins", "hundert", "einhundert", "dutzend", "zwanni", "hunni")
DE_SPOKEN_UNITS: Final = (
    *("zwee", "zwoa", "dree", "viere", "fuenfe", "fuff", "fimf", "fuemf", "sechse", "sechsi"),
    *(
        "siebn",
        "siem",
        "sibbe",
        "sibbn",
        "sibe",
        "simma",
        "siebene",
        "neune",
        "nuen",
        "foif",
        "oans",
        "oane",
        "zwoei",
        "zwoi",
    ),
)
DE_SPOKEN_TENS: Final = (
    *("fuffi", "fuffzig", "fuffzich", "fuchzig", "zwanzich", "zwanzg", "zwaenzg", "dreissich", "dreizig", "drissg"),
    *("vierzich", "vierzg", "fuefzg", "fufzg", "saechzig", "sachzig", "saechzg", "sechzich", "siebzich", "sibezg"),
    *("achzig", "achzg", "achtzich", "neunzich", "nuenzg"),
    *("zwaenzgi", "drissgi", "vierzgi", "fuefzgi", "saechzgi", "sibezgi", "achzgi", "nuenzgi"),
    *(f"{ten[:-2]}isch" for ten in DE_TENS),
)
DE_ALPINE_TENS: Final = ("zwanzg", "dreissg", "vierzg", "fuchzg", "fuffzg", "sechzg", "siebzg", "achtzg", "neinzg")
DE_ALPINE_UNITS: Final = (  # only in compounds: "zwoaradreissg"
    *("oan", "oana", "oanad", "zwoa", "zwoara", "zwara", "drei", "dreia", "viera", "fimfa", "fuenfa", "sechsa"),
    *("siema", "simma", "sieba", "siebena", "siebna", "achta", "neina", "neuna"),
)
DE_SPOKEN_TEENS: Final = ("zehne", "elfe", "oelf", "zwoelfe", "fuffzehn", "fuchzehn", "siebzehne")

NL_UNITS: Final = ("twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen")
NL_TEENS: Final = (
    *("tien", "elf", "twaalf", "dertien", "veertien", "vijftien"),
    *("zestien", "zeventien", "achttien", "negentien"),
)
NL_TENS: Final = ("twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig")
ACCENTED_ONE: Final = "één"  # with its accents it is the number, without them the article
NL_OTHERS: Final = ("nul", ACCENTED_ONE, "honderd", "eenhonderd", "dozijn")
NL_SPOKEN_UNITS: Final = ("twie", "drij", "vief", "veif", "zeuven", "zeeven", "zevuh", "neege", "neugen")
NL_SPOKEN_TEENS: Final = ("ellef", "elluf", "twaallef", "twaalluf", "twalef")
NL_SPOKEN_TENS: Final = (
    "dardig",
    "dartig",
    "tachentig",
    "neugentig",
    "twintich",
    "zeuventig",
    "twintug",
    "dertug",
    "veertug",
    "vijftug",
    "tagtig",
    "fijftig",
    "feertig",
)

# One is an article, and only suspicious beside a comparative.
ONES: Final = ("one", "ein", "ene", "oan", "oans", "oane", "eine", "einen", "einem", "einer", "eines", "een", "eentje")

# Number words that are ordinary words in another language, where they do not count as numbers.
ORDINARY_IN: Final = {"ten": "nl", "elf": "en", "null": "en"}


def _english() -> frozenset[str]:
    units, tens = (*EN_UNITS, *EN_SPOKEN_UNITS), (*EN_TENS, *EN_SPOKEN_TENS)
    compounds = {ten + unit for ten in tens for unit in ("one", *units)}
    plurals = {word + ("es" if word.endswith("x") else "s") for word in (*EN_UNITS, *EN_TEENS)}
    return frozenset({*units, *EN_TEENS, *tens, *EN_OTHERS, *compounds, *plurals})


def _unit_first(units: Iterable[str], links: Iterable[str], tens: Iterable[str]) -> frozenset[str]:
    """Return the compounds that name the unit before the ten, as German and Dutch do."""
    return frozenset(unit + link + ten for ten in tens for link in links for unit in units)


_DE_ALL_UNITS = (*DE_UNITS, *DE_SPOKEN_UNITS)
_DE_ALL_TENS = (*DE_TENS, *DE_SPOKEN_TENS, *DE_ALPINE_TENS)
_DE_COMPOUNDS = _unit_first(("ein", *DE_UNITS), ("und",), DE_TENS)
_DE_SPOKEN = _unit_first(("ein", *_DE_ALL_UNITS), ("und", "un", "e", ""), _DE_ALL_TENS)
_DE_ALPINE = _unit_first(DE_ALPINE_UNITS, ("und", "n", ""), (*DE_ALPINE_TENS, *DE_TENS))
_NL_COMPOUNDS = _unit_first(("een", *NL_UNITS), ("en",), NL_TENS)
_NL_SPOKEN = _unit_first(("een", *NL_UNITS, *NL_SPOKEN_UNITS), ("en", "jen"), (*NL_TENS, *NL_SPOKEN_TENS))


def _ordinals() -> frozenset[str]:
    """Return the ordinals from fifth on; the first four name piles and seats."""
    english = {ten[:-1] + "ieth" for ten in EN_TENS} | {"hundredth", "fifth", "eighth", "ninth", "twelfth"}
    english |= {f"{word}th" for word in ("six", "seven", *EN_TEENS) if word != "twelve"}
    stems = [f"{word}te" for word in ("fuenf", "funf", "sechs", "sieb", "neun", *DE_TEENS)]
    stems += [f"{word}ste" for word in (*DE_TENS, *_DE_COMPOUNDS, "hundert")]
    german = {stem + end for stem in stems for end in ("", *"mnrs")}
    dutch = {f"{word}de" for word in ("vijf", "zes", "zeven", "negen", *NL_TEENS)}
    dutch |= {f"{word}ste" for word in (*NL_TENS, *_NL_COMPOUNDS, "honderd", "acht")}
    return frozenset(english | german | dutch)


def _decades() -> frozenset[str]:
    english = {ten[:-1] + "ies" for ten in EN_TENS} | {
        ten + end for ten in EN_TENS for end in ("s", "ish", "something")
    }
    german = {
        ten + end
        for ten in (*_DE_ALL_TENS, *_DE_SPOKEN, *_DE_ALPINE, "zehn")
        for end in ("er", "ern", "ers", "erbereich")
    }
    dutch = {ten + end for ten in NL_TENS for end in ("er", "ers")}
    return frozenset(english | german | dutch | {"teens", "tieners"})


ORDINALS: Final[frozenset[str]] = _ordinals()
CARDINALS: Final[frozenset[str]] = (
    _english()
    | {*_DE_ALL_UNITS, *DE_TEENS, *DE_SPOKEN_TEENS, *_DE_ALL_TENS, *DE_OTHERS, *_DE_SPOKEN, *_DE_ALPINE}
    | {*NL_UNITS, *NL_SPOKEN_UNITS, *NL_TEENS, *NL_SPOKEN_TEENS, *NL_TENS, *NL_SPOKEN_TENS, *NL_OTHERS, *_NL_SPOKEN}
)
NUMBERS: Final[frozenset[str]] = CARDINALS | ORDINALS
DECADES: Final[frozenset[str]] = _decades()

# COM-7: counts of cards in a hand; no hand of the family is larger than eight.
COUNTS: Final = frozenset(
    (*EN_UNITS[:-1], *DE_UNITS[:-1], *NL_UNITS[:-1], *"2345678", *DE_SPOKEN_UNITS, *NL_SPOKEN_UNITS, "zwoei", "zwoi")
) - {"oans", "oane", "neune", "nuen", "neege", "neugen"}
LATE: Final = ("nine", "ten", "eleven", "twelve", "neun", "zehn", "elf", "zwoelf", "zwolf", "negen", "tien", "twaalf")

# Small enough for everyday talk, or no card at all.
SMALL: Final[frozenset[str]] = frozenset(
    (
        *(*EN_UNITS, *EN_TEENS[:3], *EN_OTHERS, *EN_SPOKEN_UNITS),
        *(*DE_UNITS, *DE_TEENS[:4], *DE_OTHERS, *DE_SPOKEN_UNITS, "zehne", "elfe"),
        *(*NL_UNITS, *NL_TEENS[:3], *NL_OTHERS, *NL_SPOKEN_UNITS),
        *map(str, range(13)),
        *(word for word in ORDINALS if not re.search(r"(?:ieth|[zt]igste[mnrs]?)$", word)),
    )
)

# Numbers as a schoolbook writes them.
PROPER: Final = (
    frozenset((*EN_UNITS, *EN_TEENS, *EN_TENS, *DE_UNITS, *DE_TEENS, *DE_TENS, *NL_UNITS, *NL_TEENS, *NL_TENS))
    | {ten + unit for ten in EN_TENS for unit in ("one", *EN_UNITS)}
    | _DE_COMPOUNDS
    | _NL_COMPOUNDS
)
_LEADING: Final = re.compile(
    "(?:i|ive|have|got|the|my|mine|card|is|its|ich|habe?|die|meine|karte|ist|eine|ik|heb|de|mijn|kaart|een)+"
)
_SHORTEST_END: Final = 4
_BEYOND: Final = re.compile(r"(?:[^\W\d]{2,6})?(?:hundert|honderd|hundred)(?:und|en|and)?([^\W\d]{2,})")


@cache
def spellings() -> Spellings:
    """Return how numbers may be misspelt."""
    return Spellings(CARDINALS - {"dozen"}, PROPER)


@lru_cache(maxsize=4096)
def is_number(word: str) -> bool:
    """Tell whether a word is a number, in digits or in letters."""
    return word.isdecimal() or word in NUMBERS or is_disguised(word)


def is_disguised(word: str) -> bool:
    """Tell whether a word is a number that is foreign, misspelt, in dialect, beyond a hundred or run together."""
    if word in DECADES:
        return False
    return word in FOREIGN or spellings().has(word) or is_spoken(word) or _is_beyond(word) or _is_run_on(word)


def is_cut(pieces: Sequence[str]) -> bool:
    """Tell whether these words are the pieces of one number."""
    whole = "".join(pieces)
    return (whole in PROPER or whole in FOREIGN) and not any(map(is_number, pieces))


def _is_run_on(word: str) -> bool:
    """Tell whether a word is a number with the words before it: "ihavefortyseven"."""
    ends = (at for at in range(1, len(word) - _SHORTEST_END) if word[at:] in PROPER)
    return any(_LEADING.fullmatch(word[:at]) for at in ends)


def _is_beyond(word: str) -> bool:
    """Tell whether a word is a number above a hundred: no card, but half of it may be one."""
    parts = _BEYOND.fullmatch(word)
    return parts is not None and parts[1] in CARDINALS
