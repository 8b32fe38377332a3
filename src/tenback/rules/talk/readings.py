"""How a text reads once its disguises are off: signs, accents, invisible characters, letters spelled apart."""

import re
import unicodedata
from typing import Final

from tenback.rules.talk.disguise import closed, latin, lettered, shortened, shouted, without_roman, without_tallies
from tenback.rules.talk.numbers import ACCENTED_ONE, is_cut, is_number, spellings

_SIGN: Final = "00"  # stands for any sign that is a number but no decimal digit
_PICTURES: Final = ("KEYCAP", "DIE FACE", "CLOCK FACE", "DOMINO TILE", "PLAYING CARD", "MAHJONG TILE")
_BOXED: Final = re.compile(r"(?:NEGATIVE .*|REGIONAL INDICATOR SYMBOL )LETTER ([A-Z])")
_FACES: Final = re.compile(r"(?<!\w)(?:</?3+|[:;=]'?-?3|8-?\))(?!\w)")  # hearts, cats and glasses
_SPREAD: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_LONGEST_SIGN: Final = 2  # letters in place of one: a text that grows would take seconds to look through
_LETTER: Final = r"[^\W\d]"
_SPELLED: Final = re.compile(rf"(?<![\w'’]){_LETTER}(?:[^\w'’]{{1,3}}{_LETTER}(?!\w)){{2,}}")
_SPLIT: Final = re.compile(r"\b([^\W\d]{3,7})[\s-]+((?:z|t|s)(?:ig|ik|ich|ieg|y)|teen|zg)\b")  # "fier zik"
_APART: Final = re.compile(r"(?<![\w'’])[^\W\d]{2,7}(?:[\s./-]{1,3}[^\W\d]{2,7}(?![\w'’]))+")
_MOST_PIECES: Final = 4
_LEADS: Final = "abcdi"  # a, I and the piles stand alone in ordinary sentences: "a t e n"


def readings(text: str) -> tuple[str, ...]:
    """Return the text in plain lower case: with umlauts spread (ae) and bare (a), and with its words closed."""
    found = [_joined(short) for short in shortened(_folded(text))]
    spread = [variant for one in found for variant in (one.translate(_SPREAD), one)]
    return tuple(dict.fromkeys(map(_plain, (*spread, *map(closed, spread)))))


def _folded(text: str) -> str:
    faceless = without_tallies(_FACES.sub(" ", text), f" {_SIGN} ")
    ours = faceless if faceless.isascii() else _ours(faceless)
    lower = lettered(without_roman(shouted(ours), _SIGN)).casefold().replace("_", " ")
    return _APART.sub(_glued, _SPLIT.sub(_together, spellings().unmasked(lower)))


def _ours(text: str) -> str:
    """Return the text in our own letters, with a sign for every picture of a number and without what cannot be seen."""
    signed = "".join(map(_signed, (char for char in text if unicodedata.category(char) != "Cf")))
    composed = latin(unicodedata.normalize("NFKC", signed))
    return "".join(char for char in composed if not unicodedata.category(char).startswith("M"))


def _signed(char: str) -> str:
    """Return a sign for a picture of a number, a letter for one in a box, a gap for a sign that is a whole phrase."""
    if _is_sign(char):
        return _SIGN
    if letter := _BOXED.fullmatch(unicodedata.name(char, "")):
        return letter[1]
    return " " if len(unicodedata.normalize("NFKC", char)) > _LONGEST_SIGN else char


def _together(parts: re.Match[str]) -> str:
    whole = parts[1] + parts[2]
    return whole if is_number(whole) else parts[0]


def _glued(run: re.Match[str]) -> str:
    """Return the run of words with the pieces of a number put together: "for ty"."""
    words = re.findall(r"[^\W\d]+", run[0])
    for at in range(len(words) - 1):
        for end in range(at + 2, min(at + _MOST_PIECES, len(words)) + 1):
            if is_cut(words[at:end]):
                return " ".join((*words[:at], "".join(words[at:end]), *words[end:]))
    return run[0]


def _is_sign(char: str) -> bool:
    """Tell whether the character is a number without being a decimal digit: circled, Roman, a die, a keycap."""
    known = unicodedata.numeric(char, None) is not None or unicodedata.name(char, "").startswith(_PICTURES)
    return known and not char.isdecimal()


def _joined(text: str) -> str:
    return _SPELLED.sub(lambda match: _spelled(re.sub(r"\W", "", match[0])), text)


def _spelled(word: str) -> str:
    """Return the word, and what is left of it if its first or last letter belongs to something else."""
    word = without_roman(word, _SIGN)
    return " = ".join((word, word[:-1], *([word[1:]] if word[0] in _LEADS else [])))


def _plain(text: str) -> str:
    return re.sub(r"\w+", lambda match: _bare(match[0]), text)


def _bare(word: str) -> str:
    if word.isascii():
        return word
    bare = "".join(char for char in unicodedata.normalize("NFD", word) if not unicodedata.combining(char))
    return ACCENTED_ONE if bare == "een" and word != bare else bare
