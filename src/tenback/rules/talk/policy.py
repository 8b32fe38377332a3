"""Who may say what: the talk policy of a ruleset, and the two judges that apply it."""

from collections.abc import Callable, Collection, Container
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final

from tenback.rules.talk.block import Block, Finding
from tenback.rules.talk.signal import STRENGTHS, Answer, Argument, Band, Signal, Word


class Room(StrEnum):
    """The kind of table: for friends, or open to anybody; records keep the old names for these."""

    PRIVATE = "private"  # friends
    RANKED = "ranked"  # an open table, for anybody


class Free(StrEnum):
    """How free the text is."""

    OPEN = "open"  # anything
    FILTERED = "filtered"  # anything but numbers
    OFF = "off"


TEAM_WORDS: Final = frozenset(
    {
        *(Word.KEEP, Word.SMALL, Word.FREE, Word.DUMP, Word.WRECK, Word.SAFE, Word.TROUBLE, Word.LESS, Word.MORE),
        *(Word.BACK, Word.ASKAVOID, Word.ASKHERE, Word.ANSWER, Word.START, Word.OK, Word.TRICK),
    }
)
EVERYDAY: Final = (Word.KEEP, Word.SMALL, Word.DUMP, Word.TROUBLE, Word.SAFE, Word.OK)  # offered first
COMMAND_WORDS: Final = frozenset({Word.HAVE, Word.HOLD, Word.COVER, Word.FIREOK})
PROFESSIONAL_WORDS: Final = frozenset({Word.COLOUR, Word.WANT, Word.QTRICK})
COLOUR_WORDS: Final = PROFESSIONAL_WORDS | {Word.SIZE, Word.TWO, Word.CANNOT}
COMMANDS: Final = frozenset({"stop", "skull", "three", "silence", "onepile", "notrick", "draw1"})
COLOURS: Final = frozenset({"red", "blue", "green", "yellow", "grey"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """The talk policy of a ruleset."""

    text: Free
    words: frozenset[Word] = frozenset()
    trick_talk: bool = False  # COM-9: the house lets friends name a trick
    trick_tells: bool = True  # COM-9: a trick fits one single number, so naming it tells that number
    commands: frozenset[str] = frozenset()  # what HAVE and HOLD may name
    exempt: frozenset[str] = frozenset()  # COM-15: tokens that the text filter lets pass
    colours: frozenset[str] = frozenset()  # what COLOUR and SIZE may name


TEAM_TALK: Final = Talk(text=Free.FILTERED, words=TEAM_WORDS)
FIRE_TALK: Final = replace(TEAM_TALK, words=TEAM_WORDS | {Word.FIREOK})
COMMAND_TALK: Final = replace(TEAM_TALK, words=TEAM_WORDS | COMMAND_WORDS, commands=COMMANDS, exempt=COMMANDS | {"3!"})
COLOUR_TALK: Final = Talk(text=Free.FILTERED, words=TEAM_WORDS | COLOUR_WORDS, trick_tells=False, colours=COLOURS)
COLOUR_TALK_PROFESSIONAL: Final = replace(COLOUR_TALK, text=Free.OFF, words=PROFESSIONAL_WORDS | {Word.START})
OPEN_TALK: Final = Talk(text=Free.OPEN)


def find_number(talk: Talk, text: str) -> Finding | None:
    """Return what in a text tells a number or asks for one, if the rules of talk forbid that."""
    if talk.text is not Free.FILTERED:
        return None
    return load_filter()(text, talk.exempt)


def load_filter() -> Callable[[str, Collection[str]], Finding | None]:
    """Return what finds numbers in a text; the first call takes a fifth of a second, for its many patterns."""
    from tenback.rules.talk.filter import find  # noqa: PLC0415 - slow to import

    return find


def judge_text(talk: Talk, text: str, *, silenced: bool) -> Block | None:
    """Return why the text is against the rules of talk, or None; the table decides what follows from it (COM-14).

    `silenced` says that a silence binds the seats (COM-15); a solo game has none (EX-30).
    """
    if silenced:
        return Block.SILENCE
    if talk.text is Free.OFF:
        return Block.MODE
    finding = find_number(talk, text)
    return finding.block if finding else None


def judge_signal(talk: Talk, room: Room, signal: Signal, *, silenced: bool, opening: bool) -> Block | None:
    """Return why the signal must not be sent, or None; `opening` is the time before the first turn."""
    if silenced:
        return Block.SILENCE
    return _judge_word(talk, room, signal.word, opening=opening) or _judge_names(talk, signal)


def judge_pile(signal: Signal, piles: Container[str]) -> Block | None:
    """Return a block if the signal points at a pile that the table does not have."""
    return None if signal.pile is None or signal.pile in piles else Block.NO_SUCH_PILE


@lru_cache(maxsize=256)
def words_offered(talk: Talk, room: Room, *, opening: bool) -> tuple[Word, ...]:
    """Return the signals a seat may choose from, in the order of the vocabulary."""
    return tuple(word for word in Word if _judge_word(talk, room, word, opening=opening) is None)


def choices(talk: Talk, word: Word, argument: Argument) -> tuple[str | int, ...]:
    """Return what the argument of a word may be; piles depend on the table."""
    fixed: dict[Argument, tuple[str | int, ...]] = {
        Argument.STRENGTH: tuple(STRENGTHS.get(word, ())),
        Argument.COLOUR: tuple(sorted(talk.colours)),
        Argument.BAND: tuple(Band),
        Argument.ANSWER: tuple(Answer),
        Argument.COMMAND: tuple(sorted(talk.commands)),
    }
    return fixed.get(argument, ())


def _judge_word(talk: Talk, room: Room, word: Word, *, opening: bool) -> Block | None:
    if word not in talk.words:
        return Block.MODE
    if word is Word.TRICK and not _may_name_trick(talk, room):
        return Block.NUMBER_EQUIVALENT
    return Block.STARTED if word is Word.START and not opening else None


def _may_name_trick(talk: Talk, room: Room) -> bool:
    return not talk.trick_tells or (talk.trick_talk and room is Room.PRIVATE)  # COM-9


def _judge_names(talk: Talk, signal: Signal) -> Block | None:
    if signal.command is not None and signal.command not in talk.commands:
        return Block.NO_SUCH_COMMAND
    if signal.colour is not None and signal.colour not in talk.colours:
        return Block.NO_SUCH_COLOUR
    return None
