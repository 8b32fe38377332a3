"""What can be said without words: the signals, their arguments and their notation."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final


class Word(StrEnum):
    """Every signal of the family."""

    KEEP = "KEEP"
    SMALL = "SMALL"
    FREE = "FREE"
    DUMP = "DUMP"
    WRECK = "WRECK"
    SAFE = "SAFE"
    TROUBLE = "TROUBLE"
    LESS = "LESS"
    MORE = "MORE"
    BACK = "BACK"
    ASKAVOID = "ASKAVOID"
    ASKHERE = "ASKHERE"
    ANSWER = "ANSWER"
    START = "START"
    OK = "OK"
    TRICK = "TRICK"
    HAVE = "HAVE"
    HOLD = "HOLD"
    COVER = "COVER"
    FIREOK = "FIREOK"
    COLOUR = "COLOUR"
    WANT = "WANT"
    QTRICK = "QTRICK"
    SIZE = "SIZE"
    TWO = "TWO"
    CANNOT = "CANNOT"


class Band(StrEnum):
    """A vague size."""

    VERY_LOW = "very-low"
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    VERY_HIGH = "very-high"


class Answer(StrEnum):
    """A reply to a question about a pile."""

    YES = "yes"
    RATHER_NOT = "rather-not"
    NO = "no"


class Argument(StrEnum):
    """What a signal may say besides its word; the value names the field of `Signal`."""

    PILE = "pile"
    STRENGTH = "strength"
    COLOUR = "colour"
    BAND = "band"
    ANSWER = "answer"
    COMMAND = "command"


class Fault(StrEnum):
    """What is wrong with a signal as a whole."""

    NOTATION = "notation"
    WORD = "word"
    ARGUMENTS = "arguments"


class SignalError(ValueError):
    """Not a signal; `fault` says why, or which argument is wrong."""

    def __init__(self, fault: Fault | Argument, text: str) -> None:
        super().__init__(f"no signal ({fault}): {text}")
        self.fault = fault


ARGUMENTS: Final[Mapping[Word, tuple[Argument, ...]]] = {
    Word.KEEP: (Argument.PILE, Argument.STRENGTH),
    Word.SMALL: (Argument.PILE,),
    Word.FREE: (Argument.PILE,),
    Word.DUMP: (Argument.PILE,),
    Word.WRECK: (Argument.PILE,),
    Word.SAFE: (),
    Word.TROUBLE: (),
    Word.LESS: (),
    Word.MORE: (),
    Word.BACK: (),
    Word.ASKAVOID: (),
    Word.ASKHERE: (Argument.PILE,),
    Word.ANSWER: (Argument.ANSWER,),
    Word.START: (Argument.STRENGTH,),
    Word.OK: (),
    Word.TRICK: (Argument.PILE,),
    Word.HAVE: (Argument.COMMAND,),
    Word.HOLD: (Argument.COMMAND,),
    Word.COVER: (Argument.PILE,),
    Word.FIREOK: (Argument.PILE,),
    Word.COLOUR: (Argument.COLOUR,),
    Word.WANT: (Argument.PILE,),
    Word.QTRICK: (Argument.PILE,),
    Word.SIZE: (Argument.COLOUR, Argument.BAND),
    Word.TWO: (),
    Word.CANNOT: (),
}
STRENGTHS: Final[Mapping[Word, range]] = {Word.KEEP: range(1, 4), Word.START: range(4)}

_NOTATION = re.compile(r"([A-Za-z]+)(?:\(([^()]*)\))?")
_SHAPES: Mapping[Argument, re.Pattern[str]] = {
    Argument.PILE: re.compile(r"[A-Za-z]+(?:-[A-Za-z]+)*"),  # no digits: a pile's name must not tell a number
    Argument.COLOUR: re.compile(r"[a-z]+"),
    Argument.COMMAND: re.compile(r"[a-z]+[0-9]?"),  # draw1
}


@dataclass(frozen=True, slots=True)
class Signal:
    """A word with exactly the arguments it takes."""

    word: Word
    pile: str | None = None
    strength: int | None = None
    colour: str | None = None
    band: Band | None = None
    answer: Answer | None = None
    command: str | None = None

    def __post_init__(self) -> None:
        given = {argument for argument in Argument if getattr(self, argument) is not None}
        if given != set(ARGUMENTS[self.word]):
            raise SignalError(Fault.ARGUMENTS, f"{self.word} with {', '.join(sorted(given)) or 'nothing'}")
        for argument in given:
            _check(self, argument)


def _check(signal: Signal, argument: Argument) -> None:
    """Raise unless the argument's value is one that the word can carry."""
    value = getattr(signal, argument)
    if argument is Argument.STRENGTH:
        fine = value in STRENGTHS[signal.word]
    else:
        fine = argument not in _SHAPES or _SHAPES[argument].fullmatch(value) is not None
    if not fine:
        raise SignalError(argument, str(value))


_READERS: Mapping[Argument, Callable[[str], object]] = {
    Argument.PILE: str,
    Argument.STRENGTH: lambda text: int(text) if re.fullmatch("[0-9]", text) else -1,
    Argument.COLOUR: str.lower,
    Argument.BAND: lambda text: Band(_hyphened(text)),
    Argument.ANSWER: lambda text: Answer(_hyphened(text)),
    Argument.COMMAND: str.lower,
}


def _hyphened(text: str) -> str:
    return re.sub(r"[_ ]", "-", text.lower())


def _read(argument: Argument, text: str) -> object:
    try:
        return _READERS[argument](text)
    except ValueError as error:
        raise SignalError(argument, text) from error


def _word(text: str) -> Word:
    try:
        return Word(text.upper())
    except ValueError as error:
        raise SignalError(Fault.WORD, text) from error


def parse_signal(text: str) -> Signal:
    """Read a signal from its notation, such as `KEEP(A,3)`, `SAFE` or `HAVE(STOP)`."""
    match = _NOTATION.fullmatch(text.strip())
    if match is None:
        raise SignalError(Fault.NOTATION, text)
    word = _word(match[1])
    parts = [part.strip() for part in match[2].split(",")] if match[2] is not None else []
    if len(parts) != len(ARGUMENTS[word]):
        raise SignalError(Fault.ARGUMENTS, text)
    values: dict[str, Any] = {
        argument: _read(argument, part) for argument, part in zip(ARGUMENTS[word], parts, strict=True)
    }
    return Signal(word, **values)


def format_signal(signal: Signal) -> str:
    """Write a signal in its notation."""
    parts = [_format(argument, getattr(signal, argument)) for argument in ARGUMENTS[signal.word]]
    return f"{signal.word}({','.join(parts)})" if parts else str(signal.word)


def _format(argument: Argument, value: object) -> str:
    return str(value).upper() if argument is Argument.COMMAND else str(value)
