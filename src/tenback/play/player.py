"""The player at a seat: anything that chooses from a view."""

from typing import Protocol, runtime_checkable

from tenback.rules import Action, View
from tenback.rules.talk import Signal


class Player(Protocol):
    """Somebody who plays; a view is all they ever see."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""

    def strength(self, view: View) -> int:
        """Say before the first turn how keen this seat is to begin, 0 to 3 (TG-6)."""

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Return what this seat wants to say now, without the signals of its own that are still in force."""


@runtime_checkable
class Attentive(Protocol):
    """A player who remembers what is said while others play."""

    def listen(self, view: View) -> None:
        """Look at the table once everybody has spoken; it is another seat's turn."""
