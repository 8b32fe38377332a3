"""The pieces that patterns of several languages are made of; all are written for readings (see `readings`)."""

import re
from typing import Final

GAP: Final = r"(?:\s+|-)"


def any_of(*words: str) -> str:
    """Return the pattern of any of these."""
    return rf"(?:{'|'.join(words)})"


def compiled(pattern: str) -> re.Pattern[str]:
    """Return the pattern for readings of both kinds: with umlauts spread (ae) and with them bare (a)."""
    return re.compile(re.sub(r"([aou])e(?![?w])", r"\1e?", pattern))


LEVEL: Final = any_of(
    *("higher", "lower", "above", "below", "bigger", "greater", "larger", "smaller"),
    *("hoeher", "niedriger", "da?rue?ber", "da?runter"),
    *("hoger", "lager", "boven", "onder", "erboven", "eronder"),
)
FAR: Final = rf"{GAP}(?:\w+{GAP})?{LEVEL}\b"  # "three cards above" is a distance, no count
AMOUNT: Final = any_of("more", "less", "mehr", "weniger", "meer", "minder")
NUMBER: Final = any_of(  # what a number is called
    *("numbers?", "digits?", "zahl(?:en)?", "ziffern?", "nummern?"),
    *("getal", "getallen", "nummers?", "cijfers?"),
)
DISTANCE: Final = any_of(
    *(
        "difference",
        "distance",
        "gaps?",
        "jumps?",
        "leaps?",
        "steps?",
        "unterschied",
        "differenz",
        r"\w*abstand",
        "luecke",
    ),
    *(r"\w*schritt(?:e|en)?", r"\w*spruenge?", r"\w*sprung", "verschil", "afstand", "gat", "sprong(?:en)?"),
    *("stap", "stapjes?", "stappen"),
)
