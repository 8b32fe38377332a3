"""Numbers for signals: they follow the codes of the actions, so that a policy that never speaks keeps its codes."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from tenback.rules import Ruleset
from tenback.rules.talk import ARGUMENTS, Argument, Room, Signal, Word, choices, judge_signal


@dataclass(frozen=True, slots=True)
class SignalCodes:
    """The codes of what a seat may say: `silence` for nothing, then one for each signal."""

    silence: int
    signals: tuple[Signal, ...]

    @property
    def count(self) -> int:
        """How many codes there are with those of the actions."""
        return self.silence + 1 + len(self.signals)

    def to_signal(self, code: int) -> Signal | None:
        """Return the signal that a code stands for; None for silence."""
        return None if code == self.silence else self.signals[code - self.silence - 1]

    def from_signal(self, signal: Signal) -> int:
        """Return the code of a signal."""
        return self.silence + 1 + self.signals.index(signal)


def signal_codes(rules: Ruleset, silence: int) -> SignalCodes:
    """Return the codes of all signals that may be given during a game, in the order of the vocabulary."""
    words = (word for word in Word if word in rules.talk.words and word is not Word.START)
    return SignalCodes(silence, tuple(signal for word in words for signal in _spoken(rules, word)))


def is_fair(rules: Ruleset, signal: Signal) -> bool:
    """Say whether a signal may be given during a game; who has said too much may be kept from it all the same."""
    return judge_signal(rules.talk, Room.PRIVATE, signal, silenced=False, opening=False) is None


def _spoken(rules: Ruleset, word: Word) -> Iterator[Signal]:
    arguments = ARGUMENTS[word]
    for values in product(*(_values(rules, word, argument) for argument in arguments)):
        yield Signal(word, **{str(argument): value for argument, value in zip(arguments, values, strict=True)})  # type: ignore[arg-type]  # each value is of its argument


def _values(rules: Ruleset, word: Word, argument: Argument) -> tuple[str | int, ...]:
    if argument is Argument.PILE:
        return tuple(pile.name for pile in rules.piles)
    return choices(rules.talk, word, argument)
