"""Whether a small number in a sentence is about a card at all.

Up to twelve people use number words for everything. In a sentence of some length such a number tells a card only if
something speaks for it: a word for a card or a distance somewhere, or an article, a copula, a verb of having or a word
for a range beside it. Larger numbers need no evidence, and neither does a number that stands almost alone.
"""

import re
from typing import Final

from tenback.rules.talk.function_words import FUNCTION
from tenback.rules.talk.marks import MARK
from tenback.rules.talk.nouns import BESIDE
from tenback.rules.talk.numbers import SMALL
from tenback.rules.talk.patterns import AMOUNT, DISTANCE, GAP, LEVEL, NUMBER, any_of, compiled

_LONG: Final = 3  # other words that make a sentence
_WORD: Final = re.compile(r"(?<!\^)\b[^\W\d]{2,}\b")
_SMALL: Final = re.compile(r"\^{1,2}(?:1[0-2]|\d|[^\W\d]+)(?!\w)")

_ABOUT_CARDS: Final = compiled(
    rf"\b(?:{NUMBER}|{LEVEL}|{DISTANCE})\b|[+=]|"
    r"\b"
    + any_of(
        *("cards?", "mine", "yours", "top", "between", "value", "costs?"),
        *("lowest", "highest", "smallest", "biggest", "closest", "away", "off", "short", "overshoot", "undershoot"),
        *("karten?", "meine[rs]?", "deine[rs]?", "oberste[mnrs]?"),
        *(
            r"spring\w*",
            "zwischen",
            "dazwischen",
            "wert",
            "kostet",
            "kleinste[mnrs]?",
            "groesste[mnrs]?",
            "hoechste[mnrs]?",
        ),
        *("niedrigste[mnrs]?", "entfernt", "daneben", "fehlen", "fehlt", r"erhoeh\w*", "rauf", "runter", "hinter"),
        *("kaart(?:en)?", "(?:die|deze) van (?:mij|jou)", "bovenste"),
        *("tussen", "waarde", "kost", "laagste", "hoogste", "kleinste", "grootste", "ernaast", "scheelt"),
        *(
            "omhoog",
            "omlaag",
            "times",
            "squared",
            "quadrat",
            "kwadraat",
            "double",
            "doppelte",
            "dubbele",
            "haelfte",
            "helft",
        ),
        *(
            "behind (?:you|me)",
            "hinter (?:dir|mir)",
            "achter (?:jou|mij|je)",
            "between us",
            "zwischen uns",
            "exactly",
            "genau",
        ),
        *("precies", "followed", "vorne", "hinten", "digit", "dran", "shy", "zakken", r"(?:weg|af)(?=\W*$)"),
    )
    + r"\b"
)
_BEFORE: Final = compiled(
    r"(?:[-+]\s?|\b"
    + any_of(
        *(
            "the",
            "an?",
            "my",
            "your",
            "his",
            "her",
            "this",
            "that",
            "it'?s",
            "is",
            "its",
            "by",
            "of about",
            "of around",
        ),
        *(
            "under",
            "over",
            "past",
            "beyond",
            "until",
            "to",
            "from",
            "near",
            "around",
            "say",
            "nearly",
            "almost",
            "on",
            "up",
            "down",
        ),
        *(
            "die",
            "der",
            "das",
            "den",
            "eine?[mnr]?",
            "ne",
            "nen",
            "ist",
            "waere",
            "um",
            "unter",
            "ueber",
            "ab",
            "bis",
            "von",
        ),
        *(
            "de",
            "het",
            "een",
            "n",
            "mijn",
            "m'n",
            "jouw",
            "je",
            "onder",
            "boven",
            "tot",
            "van",
            "vanaf",
            "rond",
            "naar",
        ),
        *(
            "meinen?",
            "deinen?",
            "s",
            "den",
            "bei",
            "bij",
            "within",
            "innerhalb",
            "binnen",
            "min",
            "minus",
            "plus",
            "play",
            "lay",
            "leg",
            "lege",
            "speel",
            "spiel",
        ),
    )
    + rf"){GAP}?$"
)
_HAVING: Final = compiled(
    r"\b"
    + any_of(
        *("have", "has", "hold", "holding", "got", "ive", "i've", "need", "want", "keep", "own"),
        *("habe?", "hast", "hat", "haette?", "halte", "brauche?", "hob", "hot", "ha", "sitze"),
        *("heb", "hebt", "heeft", "zoek", "wil", "houd", "nodig", "zit", "kheb"),
    )
    + rf"{GAP}(?:\w+{GAP}){{0,2}}$"
)
_NOTHING: Final = compiled(rf"^(?:\W*$|\W+{FUNCTION}\b|\s*[,.;:!?])")
_AND: Final = r"\s*(?:,|-|/|and|und|en|,? then|,? dann|,? dan)\s*(?:an? |eine? |een )?\^"
_AFTER: Final = compiled(rf"^{_AND}|^{GAP}(?:{BESIDE}|{LEVEL}|{AMOUNT}|zurueck|unter|ueber|onder|boven|under|over)\b")


def without_idle(marked: str, hole: str) -> str:
    """Return the marked reading with holes where small numbers stand that nothing makes a card of."""
    if MARK not in marked or len(_WORD.findall(marked)) < _LONG or _ABOUT_CARDS.search(marked):
        return marked
    return _SMALL.sub(lambda match: match[0] if _tells(match) else hole, marked)


def _tells(number: re.Match[str]) -> bool:
    before, after = number.string[: number.start()], number.string[number.end() :]
    if number[0].lstrip(MARK) not in SMALL or MARK in after[:2] or MARK in before[-12:].rpartition(" ")[2]:
        return True
    return bool(_BEFORE.search(before) or _AFTER.search(after) or (_HAVING.search(before) and _NOTHING.search(after)))
