"""Bots that somebody else might have written, good ones and bad ones."""

import os
import sys
from contextlib import suppress
from secrets import randbits
from threading import Event

import numpy as np

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


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ValueError("it cannot even say what is wrong")


class Stammers(First):
    def choose(self, view: View) -> Action:
        raise Unspeakable


class Quits(First):
    def choose(self, view: View) -> Action:
        sys.exit(0)


class Dies(First):
    def choose(self, view: View) -> Action:
        os._exit(0)


class Chatters(First):
    def choose(self, view: View) -> Action:
        print("thinking ...")  # noqa: T201 - what a stranger may do
        return super().choose(view)


class Hangs(First):
    def choose(self, view: View) -> Action:
        NEVER.wait()
        return super().choose(view)


class Shrugs(First):
    """Notices that it is struck, and thinks no worse of it."""

    def choose(self, view: View) -> Action:
        with suppress(BaseException):
            NEVER.wait()
        return super().choose(view)


class Dreams(First):
    """Does not even notice it the first time."""

    def choose(self, view: View) -> Action:
        with suppress(BaseException):
            NEVER.wait()
        NEVER.wait()
        return super().choose(view)


class Counts(First):
    def choose(self, view: View) -> Action:
        return np.zeros(3)  # type: ignore[return-value]  # what a stranger may do


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


class Hears(First):
    """Notes whose turn it is when it listens."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def listen(self, view: View) -> None:
        self.heard += [view.turn.seat] if view.turn else []


class Forgets(First):
    def listen(self, _view: View) -> None:
        raise KeyError("what was that?")


class Wavers(First):
    def choose(self, view: View) -> Action:
        return view.legal[randbits(32) % len(view.legal)]


class Late(First):
    def __init__(self) -> None:
        NEVER.wait()


class Choosy(First):
    """Does not sit down at every table."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        if seed % 3 == 1:
            raise ValueError("not today")


class Family:
    class Child(First):
        pass


class Mute:
    def choose(self, view: View) -> Action:
        return view.legal[0]


NUMBER = 7
