"""Processes that need not import anything: they are forked from one that has, which saves each a second or two.

Between that process and one that it forks stands a keeper, which tells how it ends. All of them end with the tests.
"""

import atexit
import ctypes
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pkgutil import resolve_name
from typing import NoReturn

PR_SET_PDEATHSIG = 1  # of Linux
LONGEST = 65_536  # bytes of an order
STREAMS = range(3)  # the numbers of input, output and errors
SERVERS = ("tenback.server.http.listener", "uvicorn.lifespan.on", "uvicorn.loops.uvloop", "tests.server.running")
FORKS = "PYTEST_VERSION" in os.environ and sys.platform == "linux"  # elsewhere processes start in full


class Forked:
    """A process that was forked, as far as tests ask for one."""

    def __init__(self, line: socket.socket) -> None:
        self.pid = int(line.recv(LONGEST))
        self._line = line.detach()
        self.returncode: int | None = None
        weakref.finalize(self, os.close, self._line)

    def poll(self) -> int | None:
        """Return how it ended, if it has."""
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended, and return how, or raise `TimeoutError`."""
        code = self._look(timeout)
        if code is None:
            raise TimeoutError(f"process {self.pid} has not ended")
        return code

    def _look(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._line], [], [], timeout)[0]:
            self.returncode = int(os.read(self._line, LONGEST) or -signal.SIGKILL)
        return self.returncode


class Nursery:
    """The process from which others are forked, as the tests see it."""

    def __init__(self, needed: Sequence[str]) -> None:
        self._line, theirs = socket.socketpair()
        with theirs:
            words = [sys.executable, "-m", "tests.nursery", str(theirs.fileno()), *needed]
            self._process = subprocess.Popen(words, pass_fds=[theirs.fileno()])
        atexit.register(self._close)

    def fork(
        self,
        call: str,
        *words: str,
        streams: Sequence[int] = STREAMS,
        env: Mapping[str, str] | None = None,
        apart: bool = False,
    ) -> Forked:
        """Have a function (`module:name`) called with these words in a process of its own, which ends afterwards."""
        order = {"call": call, "words": words, "env": dict(os.environ if env is None else env), "apart": apart}
        ours, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(self._line, [json.dumps(order).encode()], [theirs.fileno(), *streams])
        return Forked(ours)

    def _close(self) -> None:
        self._line.close()
        self._process.wait()


@cache
def nursery(*needed: str) -> Nursery:
    """Return the one of this process that has imported these modules, and has called these functions."""
    return Nursery(needed)


def _take_orders(orders: socket.socket) -> None:
    """Fork a process for each order until the tests are gone; in a forked one, obey and return."""
    while received := _receive(orders):
        order, (line, *streams) = received
        with socket.socket(fileno=line) as answers:
            if os.fork() == 0:
                _keep(answers)
                break
        for stream in streams:
            os.close(stream)
    else:
        return
    orders.close()
    _obey(streams=streams, **json.loads(order))


def _receive(orders: socket.socket) -> tuple[bytes, list[int]] | None:
    """Return the next order and its descriptors; nothing once the tests are gone."""
    order, descriptors, _, _ = socket.recv_fds(orders, LONGEST, 1 + len(STREAMS))
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:  # keepers that have done their work
            pass
    return (order, descriptors) if order else None


def _keep(line: socket.socket) -> None:
    """Fork once more, and return in the process that obeys; its keeper tells its number, then how it ended."""
    _end_with_parent()
    forked = os.fork()
    if forked == 0:
        return _end_with_parent()
    os.closerange(0, line.fileno())  # whoever reads what the other writes shall see its end
    os.closerange(line.fileno() + 1, LONGEST)
    line.send(str(forked).encode())
    _, status = os.waitpid(forked, 0)
    line.send(str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def _end_with_parent() -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _obey(*, call: str, words: Sequence[str], env: Mapping[str, str], streams: Sequence[int], apart: bool) -> None:
    if apart:
        os.setsid()
    os.environ.clear()
    os.environ.update(env)
    _take_streams(streams)
    try:
        resolve_name(call)(*words)
    except SystemExit as end:
        if not isinstance(end.code, int):
            raise
        _end(end.code)
    _end(0)


def _end(code: int) -> NoReturn:
    """End without taking apart what was imported before the fork: that takes a quarter of a second."""
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(code)


def _take_streams(streams: Sequence[int]) -> None:
    """Read and write there, as a process does that has just begun."""
    for number, stream in zip(STREAMS, streams, strict=True):
        os.dup2(stream, number)
        os.close(stream)
    read, write = os.fdopen(0, closefd=False), os.fdopen(1, "w", closefd=False)
    tell = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)
    vars(sys).update(stdin=read, stdout=write, stderr=tell, __stdin__=read, __stdout__=write, __stderr__=tell)


if __name__ == "__main__":
    for found in map(resolve_name, sys.argv[2:]):
        if callable(found):
            found()
    gc.freeze()
    _take_orders(socket.socket(fileno=int(sys.argv[1])))
