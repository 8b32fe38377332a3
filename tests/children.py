"""Processes that do not outlive the tests that start them."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.waiting import PATIENCE, outlives

Child = subprocess.Popen[Any]


def mortal(words: Sequence[str], sign: str = "KILL", *, like: Sequence[str] = ()) -> list[str]:
    """Return a command that is sent a signal when the thread that started it ends, even if it was killed.

    It may run as somebody else: `like` is for setpriv, which forgets the signal if it is asked twice.
    """
    setpriv = shutil.which("setpriv")  # of Linux
    return [*([setpriv, f"--pdeathsig={sign}", *like] if setpriv else []), *words]


@contextmanager
def child(words: Sequence[str], **options: Any) -> Iterator[Child]:
    """Run a command that ends with the block at the latest."""
    with subprocess.Popen(mortal(words), **options) as process:
        try:
            yield process
        finally:
            process.kill()
            process.wait(PATIENCE)


def below(process: int) -> set[int]:
    """Return the children of a process, and theirs."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    children = {int(one) for thread in threads for one in thread.read_text(encoding="ascii").split()}
    return children.union(*map(below, children))


def survivors(code: str, *words: str) -> set[int]:
    """Run Python code that starts processes and prints a line, kill it, and return those that are still there."""
    with child([sys.executable, "-c", code, *words], stdout=subprocess.PIPE) as doomed:
        assert doomed.stdout and doomed.stdout.readline()  # noqa: PT018 - one is for the types
        started = below(doomed.pid)
        assert started
        doomed.kill()
        return {process for process in started if outlives(process)}
