"""What this machine can do: systems differ, and we do without what one of them lacks."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

ENDING = ("SIGINT", "SIGTERM", "SIGHUP")  # signals that ask a program to end
SIGNALS = tuple(getattr(signal, name) for name in ENDING if hasattr(signal, name))


def cores() -> int:
    """Return how many cores we may use; where the system does not say, how many there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def deaf() -> Iterator[None]:
    """Hold back signals that ask us to end until this is over: what is done meanwhile is done whole.

    A signal may go to all processes of a run, but only the first should hear it: those that start meanwhile never do.
    """
    with _masked(), _postponed():
        yield


@contextmanager
def _masked() -> Iterator[None]:
    """Block signals in this thread and in what it starts; Windows cannot do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _postponed() -> Iterator[None]:
    """Put off what Python does on a signal: another thread may have caught it, but the main thread acts on it."""
    handlers = {number: signal.getsignal(number) for number in SIGNALS} if current_thread() is main_thread() else {}
    ours = {number: handler for number, handler in handlers.items() if callable(handler)}
    caught: list[int] = []
    for number in ours:
        signal.signal(number, lambda number, _frame: caught.append(number))
    try:
        yield
    finally:
        for number, handler in ours.items():
            signal.signal(number, handler)
        for number in caught:
            signal.raise_signal(number)


def ignore_interrupts() -> None:
    """Make this process ignore interrupts from now on; every system can do that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
