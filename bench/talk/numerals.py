"""Numbers as people write them, in digits or in words."""

from random import Random
from typing import Final

_TO_TWELVE: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf",
}
_TEENS: Final = {
    "en": "thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "de": "dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    "nl": "dertien veertien vijftien zestien zeventien achttien negentien",
}
_TENS: Final = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "nl": "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
}
_ONE: Final = {"en": "one", "de": "ein", "nl": "een"}
# By their name in a template: a few, up to twelve, larger than that, any.
RANGES: Final = {"n": ((2, 8),), "m": ((2, 12),), "N": ((13, 98),), "d": ((2, 12), (13, 98))}
_IN_DIGITS: Final = 0.4  # of the numbers


def numeral(name: str, language: str, random: Random) -> str:
    """Return a number of this range, in digits or in words."""
    number = random.randint(*random.choice(RANGES[name]))
    return str(number) if random.random() < _IN_DIGITS else in_words(number, language)


def in_words(number: int, language: str) -> str:
    """Return a number from two to 99 in words."""
    plain = [*_TO_TWELVE[language].split(), *_TEENS[language].split()]
    if number < len(plain) + 2:
        return plain[number - 2]
    ten, unit = _TENS[language].split()[number // 10 - 2], number % 10
    one = _ONE[language] if unit == 1 else plain[unit - 2]
    return ten if not unit else _compound(ten, one, language)


def _compound(ten: str, unit: str, language: str) -> str:
    if language == "en":
        return f"{ten}-{unit}"
    link = "und" if language == "de" else "ën" if unit.endswith("e") else "en"
    return unit + link + ten
