"""A guard beside a bot that others have written: it names a bot that raises, hangs, cheats or lies."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from tenback.bots.convention import tells_truth
from tenback.bots.foreign import MISHAPS, TooLate, tell_answer, tell_error, time_limit
from tenback.play.player import Attentive, Player
from tenback.rules import Action, Card, State, View
from tenback.rules.position import format_position
from tenback.rules.talk import STRENGTHS, Signal, Word, format_signal

LIMIT = 30.0  # seconds for one answer, unless somebody says otherwise


class Misstep(StrEnum):
    """What a bot did wrong."""

    RAISED = "raised"
    LATE = "late"
    ILLEGAL = "illegal"  # not one of the actions that it was offered
    MALFORMED = "malformed"  # an answer of the wrong kind
    UNTRUE = "untrue"  # a signal that its own hand denies (COM-13)
    BARRED = "barred"  # a signal that the table does not allow
    FICKLE = "fickle"  # another answer to the same question, by the same seed
    GONE = "gone"  # with the whole process in which it played


class BotFault(Exception):
    """A misstep of a bot; `position` is what it knew, in notation, if there is anybody left to tell."""

    def __init__(self, bot: str, seat: int, misstep: Misstep, detail: str, position: str) -> None:
        super().__init__(f"{bot}: {misstep}: {detail} at {position}")
        self.bot, self.seat, self.misstep, self.detail, self.position = bot, seat, misstep, detail, position

    def __reduce__(self) -> tuple[type["BotFault"], tuple[str, int, Misstep, str, str]]:
        """Survive pickling, on the way to another process."""
        return type(self), (self.bot, self.seat, self.misstep, self.detail, self.position)


class Guarded:
    """A player whose every answer is checked; a wrong one raises `BotFault`."""

    def __init__(self, bot: str, player: Player, limit: float = LIMIT) -> None:
        self._bot, self._player, self._limit = bot, player, limit

    def choose(self, view: View) -> Action:
        """Return what the bot chooses, if it may do that."""
        with self._watched(view):
            action = self._player.choose(view)
        if not isinstance(action, Action):
            raise self._fault(view, Misstep.MALFORMED, tell_answer(action))
        if action not in view.legal:
            raise self._fault(view, Misstep.ILLEGAL, tell_answer(action))
        return action

    def strength(self, view: View) -> int:
        """Return how keen the bot is to begin."""
        with self._watched(view):
            strength = self._player.strength(view)
        if not isinstance(strength, int) or strength not in STRENGTHS[Word.START]:
            raise self._fault(view, Misstep.MALFORMED, f"strength {tell_answer(strength)}")
        return strength

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Return what the bot says, if it is true."""
        with self._watched(view):
            signals = tuple(self._player.speak(view))
        for said in signals:
            if not isinstance(said, Signal):
                raise self._fault(view, Misstep.MALFORMED, tell_answer(said))
            if not tells_truth(view, said):
                raise self._fault(view, Misstep.UNTRUE, format_signal(said))
        return signals

    def listen(self, view: View) -> None:
        """Let a bot that remembers what is said hear it."""
        if isinstance(self._player, Attentive):
            with self._watched(view):
                self._player.listen(view)

    @contextmanager
    def _watched(self, view: View) -> Iterator[None]:
        """Turn whatever the bot raises into its fault, and an answer that does not come too."""
        try:
            with time_limit(self._limit):
                yield
        except TooLate as error:
            raise self._fault(view, Misstep.LATE, f"{self._limit:g} s") from error
        except MISHAPS as error:
            raise self._fault(view, Misstep.RAISED, tell_error(error)) from error

    def _fault(self, view: View, misstep: Misstep, detail: str) -> BotFault:
        return fault_of(self._bot, view, misstep, detail)


def fault_of(bot: str, view: View, misstep: Misstep, detail: str) -> BotFault:
    """Return the fault of a bot that was shown a view."""
    return BotFault(bot, view.seat or 0, misstep, detail, seen(view))


def seen(view: View) -> str:
    """Write what a seat knows as a position: its own hand, and no draw pile."""
    hands = tuple(view.hand if seat == view.seat else frozenset[Card]() for seat in range(len(view.hand_sizes)))
    decks: tuple[tuple[Card, ...], ...] = tuple(() for _ in view.deck_sizes)
    known = State(tops=view.tops, hands=hands, decks=decks, turn=view.turn, conceding=view.conceding)
    return format_position(view.rules, known)
