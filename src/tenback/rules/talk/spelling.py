"""How a number word may be misspelt: by its sound, by a slip of the fingers, backwards, or with letters masked."""

import re
from collections.abc import Collection, Iterable
from typing import Final

_SOUNDS: Final = (
    ("ph", "f"),
    ("ck", "k"),
    ("ij", "ei"),
    ("ai", "ei"),
    ("y", "i"),
    ("ie", "i"),
    ("v", "f"),
    ("z", "s"),
    ("ts", "s"),
)
_ENDINGS: Final = re.compile(r"(?:ich|isch|ug|ik)$")
_SHORTEST: Final = 5  # letters of a word that may be misspelt
_LONG: Final = 7  # letters of a word that is known with a wrong letter or one too many
_NOT_MEANT: Final = frozenset(  # words that are only close to a number
    {
        *("there", "sehne", "elven", "fertig", "tuechtig", "tuchtig", "traechtig", "trachtig", "tochtig", "thirsty"),
        *("saechsisch", "sachsisch", "achtig", "fitti"),
    }
)
_MASKED: Final = re.compile(r"[^\W\d]+[*#%]+[^\W\d]+(?:[*#%]+[^\W\d]+)*")
_MASK: Final = re.compile(r"[*#%]")


class Spellings:
    """The ways in which some words may be misspelt, for asking which words are among them."""

    def __init__(self, words: Collection[str], proper: Iterable[str]) -> None:
        """Take all words, and those of the schoolbook, whose slips can be told from other words."""
        long = [word for word in words if len(word) >= _SHORTEST]
        plain = [word for word in proper if len(word) >= _SHORTEST]
        self._words = frozenset(words)
        self._backwards = frozenset(word[::-1] for word in plain)
        self._sounds = frozenset(map(_sound, long))
        self._shuffles = frozenset(map(_shuffle, plain))
        self._slips = frozenset(slip for word in plain for slip in _slips(word))
        self._long = frozenset(word for word in plain if len(word) >= _LONG)
        self._wrong = frozenset(wrong for word in self._long for wrong in _wrong(word))

    def has(self, word: str) -> bool:
        """Tell whether a word is one of the words, misspelt."""
        if len(word) < _SHORTEST or word in _NOT_MEANT:
            return False
        return (
            _sound(word) in self._sounds
            or _shuffle(word) in self._shuffles
            or word in self._slips
            or word in self._backwards
            or not self._wrong.isdisjoint(_wrong(word))
            or not self._long.isdisjoint(_without_one(word))
        )

    def unmasked(self, text: str) -> str:
        """Return the text with every masked word that can only be one of these written out: "f*fty"."""
        return _MASKED.sub(lambda match: self._behind(match[0]), text)

    def _behind(self, masked: str) -> str:
        if len(masked) < _SHORTEST or sum(map(str.isalpha, masked)) * 2 < len(masked):
            return masked
        pattern = re.compile(_MASK.sub(".", masked))
        return next((word for word in self._words if len(word) == len(masked) and pattern.fullmatch(word)), masked)


def _sound(word: str) -> str:
    """Return how a word sounds: "feertien", "sevventy", "sibzich"."""
    for letters, sound in _SOUNDS:
        word = word.replace(letters, sound)
    return _ENDINGS.sub("ig", re.sub(r"(.)\1", r"\1", word))


def _shuffle(word: str) -> str:
    """Return what stays of a word whose inner letters change places: "twleve"."""
    return word[0] + "".join(sorted(word[1:-1])) + word[-1]


def _slips(word: str) -> set[str]:
    """Return the word with one of its inner letters left out, if enough of it remains: "sevnty"."""
    return {word[:at] + word[at + 1 :] for at in range(1, len(word) - 1)} if len(word) > _SHORTEST else set()


def _without_one(word: str) -> set[str]:
    """Return the word without one of its letters but the first."""
    return {word[:at] + word[at + 1 :] for at in range(1, len(word))}


def _wrong(word: str) -> set[str]:
    """Return the word with a hole for one of its letters but the first: "siebzug" and "siebzig" share one."""
    return {f"{word[:at]}?{word[at + 1 :]}" for at in range(1, len(word))}
