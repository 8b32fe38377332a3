"""Having everything compiled before it is needed.

`python -m tenback.warmup.warmth` compiles what is not yet in the cache. Nothing here imports Numba before it must.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from importlib.util import find_spec

from tenback.batch import cache

Tell = Callable[[int, int], None]  # steps done, and all steps
INTERRUPTED = 130
_STEPS = "--steps"  # tell the steps, a line each, for another process to read


def is_warm() -> bool:
    """Say whether everything is compiled and kept; it costs a few milliseconds."""
    return cache.has_all(cache.folder())


def warm_up(tell: Tell | None = None) -> None:
    """Compile everything in this process, or load what is kept, telling how far it is; it cannot be interrupted."""
    from tenback.warmup.first_calls import FirstCalls  # noqa: PLC0415 - it brings the compiler, which takes seconds

    calls = FirstCalls().all
    with nullcontext() if is_warm() else _one_at_a_time():
        _make(calls, tell or (lambda done, steps: None))
        _note()


def _make(calls: Sequence[Callable[[], object]], tell: Tell) -> None:
    tell(0, len(calls))
    for done, call in enumerate(calls, start=1):
        call()
        tell(done, len(calls))


def warm_up_apart(tell: Tell | None = None) -> None:
    """Fill the cache by a process of its own, unless it is full; whatever interrupts this ends that process at once."""
    if is_warm():
        return
    with _worker() as worker:
        try:
            for line in worker.stdout or ():
                done, steps = map(int, line.split())
                if tell:
                    tell(done, steps)
        finally:
            worker.kill()


def _worker() -> subprocess.Popen[str]:
    """Start a process that warms up; an interrupt at the terminal is not for it to hear."""
    return subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, "-m", "tenback.warmup.warmth", _STEPS],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


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
    if not find_spec("numba"):
        return 0  # there is nothing to compile
    try:
        if _STEPS in sys.argv[1:]:
            warm_up(_hand_on)
        else:
            warm_up_apart(_show)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever asked for it has gone
        return 1
    return 0 if is_warm() else 1


if __name__ == "__main__":
    sys.exit(main())
