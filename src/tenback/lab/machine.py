"""What this machine can do: systems differ, and we do without what one of them lacks."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

ENDING = ("SIGINT", "SIGTERM", "SIGHUP")  # signals that ask a program to end
SIGNALS = tuple(getattr(signal, name) for name in ENDING if hasattr(signal, name))


def cores() -> int:
    """Return how many cores we may use; where the system does not say, how many there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def deaf() -> Iterator[None]:
    """Hold signals back: one that ends a run may go to all its processes, but only the first should hear it.

    Processes that start meanwhile never hear one. Windows cannot do that.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Make this process ignore interrupts from now on; every system can do that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
