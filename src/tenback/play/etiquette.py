"""The etiquette of a table: who is asked to speak, in which order, when a seat has said enough, who begins, and how
long programs wait before they act.

It is pure: the code that runs a table asks here what is due, and then asks the players in its own way.
"""

from collections.abc import Collection, Iterable, Mapping

from tenback.play.deal import lot
from tenback.rules import Ruleset, Turn
from tenback.rules.ruleset import Starter
from tenback.rules.talk import Heard, Signal, Word

BEAT = 0.3  # the share of its pace that a program takes for every further card of a turn, which is then one beat


def speakers(rules: Ruleset, seats: int, turn: Turn | None) -> tuple[int, ...]:
    """Return the seats that are asked to speak, in order: everybody but the seat on turn.

    Before the first turn they are asked how keen they are to begin, if the game has a word for it (TG-6).
    """
    if seats == 1 or (turn is None and Word.START not in rules.talk.words):
        return ()
    return tuple(seat for seat in range(seats) if turn is None or seat != turn.seat)


def is_time_to_speak(turn: Turn | None) -> bool:
    """Say whether a live table hears its bots now: before a turn, so that nobody is interrupted in one."""
    return turn is None or turn.laid == 0


def breath(pace: float, turn: Turn | None) -> float:
    """Return how long a program waits before it acts: its pace before a turn, then one card quickly after another."""
    return pace * (BEAT if turn and turn.laid else 1)


def wish(strength: int) -> Signal:
    """Return the signal by which a seat says how keen it is to begin (TG-6)."""
    return Signal(Word.START, strength=strength)


def wishes(heard: Iterable[Heard]) -> dict[int, int]:
    """Return, by seat, how keen it has said it is to begin."""
    return {one.seat: one.signal.strength or 0 for one in heard if one.signal.word is Word.START}


def undecided(seats: int, heard: Iterable[Heard]) -> list[int]:
    """Return the seats that have not yet said how keen they are to begin."""
    said = wishes(heard)
    return [seat for seat in range(seats) if seat not in said]


def stands(heard: Iterable[Heard], seat: int, signal: Signal) -> bool:
    """Say whether the seat has said this already; a repetition would suggest that something has changed."""
    return any(one.seat == seat and one.signal == signal for one in heard)


def settled_starter(rules: Ruleset, seats: int, seed: int | None) -> int | None:
    """Return the seat that begins without being asked: the one that the lot names, or the only one (F2F-3, TG-25)."""
    if rules.starter is not Starter.LOT:
        return 0 if seats == 1 else None
    if seed is None:
        raise ValueError("the lot is drawn from the seed: a game without one must be begun by hand")
    return lot(seats, seed)


def keenest(strengths: Mapping[int, int]) -> int:
    """Return the seat that is keenest to begin; of equals the lowest, and seat 0 if no seat has a wish (TG-6)."""
    return min(strengths, key=lambda seat: (-strengths[seat], seat), default=0)


def spokesperson(people: Collection[int], guests: Collection[int]) -> int | None:
    """Return the seat that names the starter where no person sits: the first guest, or else the first bot.

    Where people sit, they agree on it themselves (TG-5).
    """
    return None if people else min(guests, default=0)
