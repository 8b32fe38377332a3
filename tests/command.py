"""The command as a process: forked with everything imported, unless its start is what a test looks at."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import IO, Any

from tests.children import Child, child
from tests.nursery import FORKS, STREAMS, Forked, nursery
from tests.waiting import PATIENCE

START = (sys.executable, "-m", "tenback")
NEEDED = (  # by most commands that tests run as processes
    "tenback.warmup:warm_up",
    "tenback.cli.commands.bot",
    "tenback.cli.runs.measurement",
    "tenback.server.http.listener",
    "tenback.terminal.app",
)


class Pipe:
    """A stream of another process, which is read here if it was asked for with `PIPE`."""

    def __init__(self, asked: int, *, text: bool) -> None:
        self.ours: IO[Any] | None = None
        self.theirs = asked
        if asked == subprocess.PIPE:
            reading, self.theirs = os.pipe()
            self.ours = os.fdopen(reading, "r" if text else "rb")

    def hand_over(self) -> None:
        """Leave the writing end to the other process alone."""
        if self.ours:
            os.close(self.theirs)

    def read(self) -> Any:
        """Return the rest; nothing if it is not read here."""
        return self.ours and self.ours.read()

    def close(self) -> None:
        if self.ours:
            self.ours.close()


class Command:
    """A forked run of the command, as far as tests ask for one."""

    def __init__(self, forked: Forked, pipes: Sequence[Pipe]) -> None:
        self._forked, self._pipes = forked, pipes
        self.pid, self.poll, self.wait = forked.pid, forked.poll, forked.wait
        self.stdout, self.stderr = (pipe.ours for pipe in pipes)

    @property
    def returncode(self) -> int | None:
        """How it ended, once somebody has waited for that."""
        return self._forked.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has ended, and its keeper has not told yet
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float = PATIENCE) -> tuple[Any, Any]:
        """Wait for the end, and return the rest of what it wrote."""
        with ThreadPoolExecutor(len(self._pipes)) as readers:
            out, err = readers.map(Pipe.read, self._pipes)
        self.wait(timeout)
        return out, err


Running = Command | Child
Run = Callable[..., AbstractContextManager[Running]]


def command(*words: str, **options: Any) -> AbstractContextManager[Running]:
    """Run the command until the block ends at the latest; the options are those of `subprocess`."""
    return _forked(words, **options) if FORKS else from_the_start(*words, **options)


def from_the_start(*words: str, **options: Any) -> AbstractContextManager[Running]:
    """Run the command in a new interpreter, which has everything still to import."""
    return child([*START, *words], **options)


@contextmanager
def _forked(
    words: Sequence[str],
    *,
    stdin: int = STREAMS[0],
    stdout: int = STREAMS[1],
    stderr: int = STREAMS[2],
    text: bool = False,
    env: Mapping[str, str] | None = None,
    start_new_session: bool = False,
) -> Iterator[Command]:
    pipes = [Pipe(asked, text=text) for asked in (stdout, stderr)]
    streams = (stdin, *(pipe.theirs for pipe in pipes))
    started = nursery(*NEEDED).fork("tests.command:obey", *words, streams=streams, env=env, apart=start_new_session)
    for pipe in pipes:
        pipe.hand_over()
    running = Command(started, pipes)
    try:
        yield running
    finally:
        running.kill()
        running.wait(PATIENCE)
        for pipe in pipes:
            pipe.close()


def obey(*words: str) -> None:
    """Be the command, in a process that was forked for it."""
    from tenback.cli import main

    sys.argv = ["tenback", *words]
    main()
