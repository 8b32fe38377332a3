"""What can be seen of a text: an invisible name would let somebody sit at a table unseen."""

import unicodedata

BLANK = frozenset(  # printable by their kind, and yet nothing is drawn
    "\u034f"  # combining grapheme joiner
    "\u115f\u1160\u3164\uffa0"  # Hangul fillers
    "\u17b4\u17b5"  # Khmer vowels that are inherent
    "\u180b\u180c\u180d\u180f"  # Mongolian variation selectors
    "\u2800"  # Braille pattern without dots
    "\U00013441\U00013442"  # Egyptian blanks
    "\U00016fe4"  # Khitan filler
    "\U0001d159"  # note without a head
)
SELECTORS = frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))  # another look for what is before


def shows_something(text: str) -> bool:
    """Say whether there is at least one sign to be seen."""
    return any(char not in BLANK and unicodedata.category(char)[0] in "LNPS" for char in text)


def hides_nothing(text: str) -> bool:
    """Say whether every sign is visible or part of a visible symbol: no two texts may differ only in unseen signs."""
    pairs = zip(" " + text, text, strict=False)
    return not any(char in BLANK or (char in SELECTORS and not _is_symbol(before)) for before, char in pairs)


def _is_symbol(char: str) -> bool:
    return unicodedata.category(char)[0] == "S"
