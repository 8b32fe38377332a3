"""Letters in disguise: from other scripts, signs for letters, drawn-out words, Roman numerals, strokes to count."""

import re
from typing import Final

# Capitals and small letters of Cyrillic, Greek, Armenian and IPA, by the Latin letter they look like.
_ALIKE: Final = {
    "a": "аАαΑɑ",
    "b": "ВΒвЬ",
    "c": "сСϲ",
    "d": "ԁ",
    "e": "еЕεΕєЄё",
    "f": "ƒ",
    "g": "ɡԍ",
    "h": "НΗһн",
    "i": "іІιΙїı",
    "j": "јЈ",
    "k": "кКκΚ",
    "l": "ӏ",
    "m": "МΜм",
    "n": "ΝηпИո",
    "o": "оОοΟօσ",
    "p": "рРρΡ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕЅ",
    "t": "тТτΤ",
    "u": "υսц",
    "v": "νѵ",
    "w": "ԝωш",
    "x": "хХχΧ",
    "y": "уУүΥ",
    "z": "Ζ",
}
_LATIN: Final = str.maketrans({alike: latin for latin, all_alike in _ALIKE.items() for alike in all_alike})
_SIGNS: Final = str.maketrans(
    {"$": "s", "§": "s", "€": "e", "£": "l", "¢": "c", "@": "a", "!": "i", "¡": "i", "|": "i"}
)
_SIGN: Final = re.compile(r"(?<=[^\W\d])[$§€£¢@!¡|]+(?=[^\W\d])|(?<!\w)[$§€£@]+(?=[^\W\d]{2})|(?<=[^\W\d])[$€]+(?!\w)")
_DRAWN_OUT: Final = re.compile(r"([^\W\d])\1{2,}")
_INSIDE: Final = re.compile(r"(?<=[^\W\d])[-.*~·'’]+(?=[^\W\d])")
_KISSES: Final = r"(?!X{2,3}\b)"
_ROMAN: Final = re.compile(rf"\b{_KISSES}(?=[IVXLC]{{2,}}\b)(?:XC|XL|L?X{{0,3}})(?:IX|IV|V?I{{0,3}})(?<=\w)\b")
_SMALL_ROMAN: Final = re.compile(r"\b(?!xxx\b|iii\b)(?=[ivxlc]{3,}\b)(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})(?<=\w)\b")
_DOTS: Final = "•●○◦∙⋅▪▫■□◼◻◾◽⬛⬜⚫⚪"
_TALLY: Final = re.compile(
    rf"[{_DOTS}]{{3,}}(?:\s+[{_DOTS}]+)*|(?<!\S)[{_DOTS}]{{1,9}}(?:\s+[{_DOTS}]{{2,9}})+"
    r"|(?<!\S)(?:[|/]{4,9}|\.{4,9}(?=\s+\.)|\*{2,9}(?=\s+\*)|I{4,9}|[|/]{2,3}(?=\s+[|/]))(?:\s+[|/.*I]+)*(?!\S)"
)
_MORSE: Final = re.compile(r"(?<!\S)(?=\S*-)[.-]{5}(?:[\s/]+[.-]{5})+(?!\S)")
_SHOUTED: Final = re.compile(r"\b(?=\w*[a-z])[a-z]*([A-Z]{3,})[a-z]*\b")


def without_tallies(text: str, sign: str) -> str:
    """Return the text with a sign for dots and strokes in groups, and for digits in Morse code."""
    return _TALLY.sub(sign, _MORSE.sub(sign, text))


def shouted(text: str) -> str:
    """Return the text with the capitals alone of each word that has a few: "atTENtion"."""
    return _SHOUTED.sub(r"\1", text)


def latin(text: str) -> str:
    """Return the text with our letters for those that look like them."""
    return text.translate(_LATIN)


def lettered(text: str) -> str:
    """Return the text with letters for the signs that stand for them inside a word."""
    return _SIGN.sub(lambda match: match[0].translate(_SIGNS), text)


def without_roman(text: str, sign: str) -> str:
    """Return the text with a sign for each Roman numeral of two or more letters; XX and XXX are kisses."""
    return _SMALL_ROMAN.sub(sign, _ROMAN.sub(sign, text))


def shortened(text: str) -> tuple[str, ...]:
    """Return the text as it is and, if that differs, with drawn-out letters written once and twice."""
    return tuple(dict.fromkeys((text, *(_DRAWN_OUT.sub(instead, text) for instead in (r"\1", r"\1\1")))))


def closed(text: str) -> str:
    """Return the text without signs inside its words."""
    return _INSIDE.sub("", text)
