"""Numbers for actions, endings and policies, and the words they stand for.

With `cards` and `piles` of the ruleset, and a card's number being its index among the sorted cards:
`card * piles + pile` is a lay, `cards * piles` the end of a turn, `cards * piles + 1 + seat` the choice of the starter.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from tenback.rules import Action, Begin, Card, Concede, End, Ending, Lay, Ruleset, SetupError, SetupFault

WAIT = -1  # instead of an action: leave this game as it is
ENDINGS = (None, Ending.ALL_LAID, Ending.SKULL, Ending.THREE, Ending.MINIMUM, Ending.FIRE, Ending.CONCEDED)


class CodeError(ValueError):
    """A number that stands for no action, or an action that has no number."""


@dataclass(frozen=True, slots=True)
class Codes:
    """The action codes of a ruleset with a number of seats."""

    cards: tuple[Card, ...]  # sorted
    piles: int
    seats: int

    @property
    def end(self) -> int:
        """The code of the end of a turn."""
        return len(self.cards) * self.piles

    @property
    def count(self) -> int:
        """How many codes there are."""
        return self.end + 1 + self.seats

    def to_action(self, code: int) -> Action:
        """Return the action that a code stands for, or raise `CodeError`."""
        if not 0 <= code < self.count:
            raise CodeError(f"no action has the code {code}; codes run from 0 to {self.count - 1}")
        if code < self.end:
            return Lay(self.cards[code // self.piles], code % self.piles)
        return End() if code == self.end else Begin(code - self.end - 1)

    def from_action(self, action: Action) -> int:
        """Return the code of an action, or raise `CodeError`."""
        if isinstance(action, End):
            return self.end
        if isinstance(action, Begin) and 0 <= action.seat < self.seats:
            return self.end + 1 + action.seat
        if isinstance(action, Begin | Concede) or action.card not in self.cards or not 0 <= action.pile < self.piles:
            raise CodeError(f"{action} has no code")
        return self.cards.index(action.card) * self.piles + action.pile


def codes_of(rules: Ruleset, seats: int) -> Codes:
    """Return the action codes, or raise `SetupError` for a number of seats that the ruleset does not know."""
    if seats not in rules.hand_size:
        raise SetupError(SetupFault.SEATS)
    return Codes(tuple(sorted(rules.cards)), len(rules.piles), seats)


class Policy(StrEnum):
    """A compiled way to play; it chooses exactly what the bot of the same name does."""

    UNIFORM = "uniform"
    GREEDY = "greedy"
    SCORE = "score"


POLICY_NUMBERS = {policy: number for number, policy in enumerate(Policy)}


class UnknownPolicy(ValueError):
    """A policy that the kernel does not have, or not one for each seat."""


def read_policies(policy: str | Sequence[str], seats: int) -> NDArray[np.uint8]:
    """Return the number of each seat's policy: one for all, or one for each seat."""
    names = [policy] * seats if isinstance(policy, str) else list(policy)
    if len(names) != seats:
        raise UnknownPolicy(f"{len(names)} policies for {seats} seats")
    unknown = [name for name in names if name not in POLICY_NUMBERS]
    if unknown:
        raise UnknownPolicy(f"no policy is called {unknown[0]!r}; there are {', '.join(Policy)}")
    return np.array([POLICY_NUMBERS[Policy(name)] for name in names], np.uint8)
