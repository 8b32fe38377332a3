"""What was said and is still in force: a fold over signals, lays and ends of turn."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from tenback.rules.talk.block import Block
from tenback.rules.talk.signal import Signal, Word

MOST_KEEPS: Final = 2  # a KEEP on every pile says nothing
COOLDOWN: Final = 1  # COM-11: ticks between two signals of a seat; how long a tick lasts is the caller's choice

# Words that answer the same question: the newer replaces the older.
_TOPICS: Final = {Word.TROUBLE: Word.SAFE, Word.MORE: Word.LESS}


class TalkRefused(ValueError):
    """The signal exceeds a limit; `block` says which."""

    def __init__(self, block: Block) -> None:
        super().__init__(f"signal refused: {block}")
        self.block = block


@dataclass(frozen=True, slots=True)
class Heard:
    """A signal of a seat, as the table shows it."""

    seat: int
    signal: Signal
    turns: int = 1  # ends of the seat's own turns until it is gone
    stale: bool = False  # another seat has changed the top since


@dataclass(frozen=True, slots=True)
class Voices:
    """All signals in force at a table, and what has to be remembered to apply the limits."""

    heard: tuple[Heard, ...] = ()
    spoken: tuple[tuple[int, int], ...] = ()  # seat and tick of its last signal
    cooldown: int = COOLDOWN


def judge_limits(voices: Voices, seat: int, signal: Signal, *, now: int) -> Block | None:
    """Return the limit that the signal would break, or None."""
    last = dict(voices.spoken).get(seat)
    if last is not None and now - last < voices.cooldown:
        return Block.COOLDOWN
    return Block.TOO_MANY_KEEPS if crowds(keeps(voices, seat), signal) else None


def crowds(kept: frozenset[str], signal: Signal) -> bool:
    """Say whether a signal would be one KEEP too many of a seat that asks the others to keep off these piles."""
    return signal.word is Word.KEEP and len(kept - {signal.pile}) >= MOST_KEEPS


def speak(voices: Voices, seat: int, signal: Signal, *, now: int, on_turn: bool = False) -> Voices:
    """Return the voices with this signal in force, or raise `TalkRefused` if it exceeds a limit.

    A seat that speaks `on_turn` means its turn after this one, so the signal outlasts the end of this turn (COM-12).
    """
    block = judge_limits(voices, seat, signal, now=now)
    if block is not None:
        raise TalkRefused(block)
    spoken = {**dict(voices.spoken), seat: now}
    heard = (*_others(voices.heard, seat, signal), Heard(seat, signal, turns=2 if on_turn else 1))
    return replace(voices, heard=heard, spoken=tuple(sorted(spoken.items())))


def after_begin(voices: Voices) -> Voices:
    """Return what is in force once somebody begins: wishes to start are settled by then."""
    return replace(voices, heard=tuple(one for one in voices.heard if one.signal.word is not Word.START))


def after_lay(voices: Voices, seat: int, pile: str) -> Voices:
    """Return what is in force once the seat has laid on the pile."""
    if not voices.heard:
        return voices
    staying = (one for one in voices.heard if (one.seat, one.signal.pile) != (seat, pile))
    heard = tuple(replace(one, stale=True) if one.signal.pile == pile else one for one in staying)
    return replace(voices, heard=heard)  # COM-12


def after_turn(voices: Voices, seat: int) -> Voices:
    """Return what is in force once the seat's turn is over."""
    if not voices.heard:
        return voices
    aged = (replace(one, turns=one.turns - 1) if one.seat == seat else one for one in voices.heard)
    heard = tuple(one for one in aged if one.turns > 0)
    return replace(voices, heard=heard)  # COM-12


def active(voices: Voices) -> tuple[Heard, ...]:
    """Return what still holds, without what is stale."""
    return tuple(one for one in voices.heard if not one.stale)


def keeps(voices: Voices, seat: int) -> frozenset[str]:
    """Return the piles that the seat asks the others to keep off."""
    said = (one.signal for one in active(voices) if one.seat == seat)
    return frozenset(signal.pile for signal in said if signal.word is Word.KEEP and signal.pile is not None)


def _others(heard: Iterable[Heard], seat: int, signal: Signal) -> tuple[Heard, ...]:
    """Return what the seat's new signal leaves in force: one value per sender and pile (COM-11)."""
    return tuple(one for one in heard if one.seat != seat or _subject(one.signal) != _subject(signal))


def _subject(signal: Signal) -> tuple[str | None, ...]:
    if signal.pile is not None:
        return (signal.pile,)
    return (_TOPICS.get(signal.word, signal.word), signal.colour, signal.command)
