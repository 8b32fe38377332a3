"""Compilation before it is needed; `python -m tenback.warmup` does it. Nothing here imports Numba before it must."""

import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from enum import StrEnum

from tenback.batch import code_folder

Tell = Callable[[int, int], None]  # steps done, and all steps
STEPS = "--steps"  # the command prints a line per step, for another process to read


class Code(StrEnum):
    """What is compiled together; the value is the name of the file that says that it is kept."""

    GAMES = "games"  # whole games of bots that do not think
    BOTS = code_folder.WARM  # all else that bots need
    TALK = "talk"  # whole games with talk: only simulations need them


USUAL = (Code.GAMES, Code.BOTS)


def is_warm(codes: Collection[Code] = USUAL) -> bool:
    """Say whether everything is compiled and kept; it costs a few milliseconds."""
    return all(code_folder.is_complete(code_folder.path(), code) for code in codes)


def warm_up(tell: Tell | None = None, codes: Collection[Code] = USUAL) -> None:
    """Compile everything in this process, or load it from the cache, and report progress; it cannot be interrupted."""
    from tenback.warmup.first_calls import first_calls  # noqa: PLC0415 - it brings the compiler, which takes seconds

    with nullcontext() if is_warm(codes) else _one_at_a_time():
        _make([call for code in codes for call in first_calls(code)], tell or (lambda done, steps: None))
        _note(codes)


def _make(calls: Sequence[Callable[[], object]], tell: Tell) -> None:
    tell(0, len(calls))
    for done, call in enumerate(calls, start=1):
        call()
        tell(done, len(calls))


def warm_up_apart(tell: Tell | None = None, codes: Collection[Code] = USUAL) -> None:
    """Fill the cache in a separate process, unless it is full; an interrupt here ends that process at once."""
    cold = [code for code in codes if not is_warm([code])]
    if not cold:
        return
    with _worker(cold) as worker:
        try:
            for line in worker.stdout or ():
                done, steps = map(int, line.split())
                if tell:
                    tell(done, steps)
        finally:
            worker.kill()


def _worker(codes: Sequence[Code]) -> subprocess.Popen[str]:
    """Start a process that warms up; it ignores interrupts at the terminal."""
    return subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, "-m", "tenback.warmup", STEPS, *codes],
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


def _note(codes: Collection[Code]) -> None:
    with suppress(OSError):
        for code in codes:
            (code_folder.path() / code).touch()
        code_folder.tidy()
