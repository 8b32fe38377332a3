"""Compilation before it is needed; `python -m tenback.warmup` does it. Nothing here imports Numba before it must."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress

from tenback.batch import code_folder

Tell = Callable[[int, int], None]  # steps done, and all steps
STEPS = "--steps"  # the command prints a line per step, for another process to read


def is_warm() -> bool:
    """Say whether everything is compiled and kept; it costs a few milliseconds."""
    return code_folder.is_complete(code_folder.path())


def warm_up(tell: Tell | None = None) -> None:
    """Compile everything in this process, or load it from the cache, and report progress; it cannot be interrupted."""
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
    """Fill the cache in a separate process, unless it is full; an interrupt here ends that process at once."""
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
    """Start a process that warms up; it ignores interrupts at the terminal."""
    return subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, "-m", "tenback.warmup", STEPS],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let one process compile while others wait; where files cannot be locked, all of them do the work."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none

        lock = (code_folder.path() / "lock").open("w")
    except (ImportError, OSError):
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _note() -> None:
    with suppress(OSError):
        (code_folder.path() / code_folder.WARM).touch()
        code_folder.tidy()
