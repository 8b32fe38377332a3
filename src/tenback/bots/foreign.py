"""Code that others have written: a time limit for it, what it may raise, and what to tell of its answers."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from reprlib import Repr
from types import FrameType

AGAIN = 1.0  # seconds until a strike that was caught is followed by another
MISHAPS = (Exception, SystemExit, GeneratorExit)  # but not an interrupt: that comes from whoever runs it

_BRIEF = Repr()  # it takes objects whose own `__repr__` fails
_BRIEF.maxother = 200


class TooLate(BaseException):
    """What did not come in time; code that catches an `Exception` does not catch it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TooLate` within it after some seconds, again and again; at its end too, if somebody caught that.

    Only the main thread of a process can be interrupted, and not under Windows; elsewhere there is no limit.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    late = False

    def strike(_number: int, _frame: FrameType | None) -> None:
        nonlocal late
        late = True
        raise TooLate

    before = signal.signal(signal.SIGALRM, strike)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:  # once more: a strike may have come just before
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    if late:
        raise TooLate


def tell_error(error: BaseException) -> str:
    """Return what was raised, in a line; an error that cannot say what it is has its name alone."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return type(error).__name__


def tell_answer(answer: object) -> str:
    """Return an answer as Python writes it, cut short."""
    return _BRIEF.repr(answer)
