"""Having everything compiled before it is needed.

`python -m tenback.batch.warmth` compiles what is not yet in the cache. Nothing here imports Numba before it must.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from tenback.batch import cache

Tell = Callable[[int, int], None]  # steps done, and all steps
INTERRUPTED = 130
_STEPS = "--steps"  # tell the steps, a line each, for another process to read


def is_warm() -> bool:
    """Say whether everything that bots need is compiled and kept."""
    return cache.has_all(cache.folder())


def warm_up(tell: Tell | None = None) -> None:
    """Compile everything that bots need, or load what is kept, telling after each step; it cannot be interrupted."""
    from tenback.batch.first_calls import first_calls  # noqa: PLC0415 - it brings the compiler, which takes seconds

    calls = first_calls()
    with _one_at_a_time():
        for done, call in enumerate(calls, start=1):
            call()
            if tell:
                tell(done, len(calls))
        _note()


def warm_up_apart(tell: Tell | None = None) -> None:
    """Fill the cache by a process of its own, unless it is full; whatever interrupts this ends that process."""
    if is_warm():
        return
    command = [sys.executable, "-m", "tenback.batch.warmth", _STEPS]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True) as worker:  # noqa: S603 - ourselves
        try:
            for line in worker.stdout or ():
                done, steps = map(int, line.split())
                if tell:
                    tell(done, steps)
        finally:
            worker.kill()


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let one process compile while others wait; where files cannot be locked, they do the same work twice."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none

        lock = (cache.folder() / "lock").open("w")
    except (ImportError, OSError):
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _note() -> None:
    with suppress(OSError):
        (cache.folder() / cache.WARM).touch()
        cache.tidy()


def _show(done: int, steps: int) -> None:
    """Show how far it has come: in place on a terminal, else a line for each step."""
    sys.stderr.write(f"Bots: compiled {done} of {steps}" + ("\r" if sys.stderr.isatty() and done < steps else "\n"))
    sys.stderr.flush()


def _hand_on(done: int, steps: int) -> None:
    """Tell another process how far it has come."""
    sys.stdout.write(f"{done} {steps}\n")
    sys.stdout.flush()


def main() -> int:
    """Warm up and show it, or tell the steps to another process."""
    if _STEPS in sys.argv[1:]:
        warm_up(_hand_on)
        return 0
    try:
        warm_up_apart(_show)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
