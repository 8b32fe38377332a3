"""Bots that somebody else might have written, good ones and bad ones."""

from secrets import randbits
from threading import Event

from tenback.rules import Action, End, View
from tenback.rules.talk import Signal, Word

NEVER = Event()


class First:
    """Does the first thing that it may do."""

    def __init__(self, seat: int = -1, depth: int = 1, *, bold: bool = False) -> None:
        self.seat, self.depth, self.bold = seat, depth, bold

    def choose(self, view: View) -> Action:
        return view.legal[0]

    def strength(self, _view: View) -> int:
        return 1

    def speak(self, _view: View) -> tuple[Signal, ...]:
        return ()


class Raises(First):
    def choose(self, view: View) -> Action:
        raise ZeroDivisionError("no idea")


class Hangs(First):
    def choose(self, view: View) -> Action:
        NEVER.wait()
        return super().choose(view)


class Cheats(First):
    def choose(self, view: View) -> Action:
        return End()


class Boasts(First):
    def strength(self, _view: View) -> int:
        return 4


class Mumbles(First):
    def speak(self, _view: View) -> tuple[Signal, ...]:
        return ("keep off A",)  # type: ignore[return-value]  # what a stranger may do


class Lies(First):
    def speak(self, view: View) -> tuple[Signal, ...]:
        return tuple(Signal(Word.KEEP, pile=pile.name, strength=3) for pile in view.rules.piles[:1])


class Blurts(First):
    def speak(self, view: View) -> tuple[Signal, ...]:
        return (Signal(Word.START, strength=1),) if view.turn else ()


class Wavers(First):
    def choose(self, view: View) -> Action:
        return view.legal[randbits(32) % len(view.legal)]


class Mute:
    def choose(self, view: View) -> Action:
        return view.legal[0]


NUMBER = 7
