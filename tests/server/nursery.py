"""Servers that need not import anything: they are forked from a process that has, which saves each a second.

Between that process and a server stands a keeper, which tells how the server ends. All of them end with the tests.
"""

import atexit
import ctypes
import json
import os
import select
import signal
import socket
import subprocess
import sys
import weakref
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

PR_SET_PDEATHSIG = 1  # of Linux
LONGEST = 65_536  # bytes of an order
NEEDED = ("tenback.server.http.listener", "uvicorn.lifespan.on", "uvicorn.loops.uvloop")  # by every server


class Forked:
    """A server process, as far as tests ask for one."""

    def __init__(self, line: socket.socket) -> None:
        self.pid = int(line.recv(LONGEST))
        self._line = line.detach()
        self._code: int | None = None
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
        if self._code is None and select.select([self._line], [], [], timeout)[0]:
            self._code = int(os.read(self._line, LONGEST) or -signal.SIGKILL)
        return self._code


class Nursery:
    """The process from which servers are forked, as the tests see it."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        with theirs:
            words = [sys.executable, "-m", "tests.server.nursery", str(theirs.fileno())]
            self._process = subprocess.Popen(words, pass_fds=[theirs.fileno()])
        atexit.register(self._close)

    def fork(self, settings: str, log: Path) -> Forked:
        """Start a server with these settings, which writes its log there."""
        ours, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(self._line, [json.dumps([settings, str(log)]).encode()], [theirs.fileno()])
        return Forked(ours)

    def _close(self) -> None:
        self._line.close()
        self._process.wait()


@cache
def nursery() -> Nursery:
    """Return the one of this process."""
    return Nursery()


def _take_orders(orders: socket.socket) -> None:
    """Fork a server for each order until the tests are gone; in the process of a server, serve and return."""
    while received := _receive(orders):
        order, line = received
        with line:
            if os.fork() == 0:
                _keep(line)
                break
    else:
        return
    orders.close()
    _serve(*json.loads(order))


def _receive(orders: socket.socket) -> tuple[bytes, socket.socket] | None:
    """Return the next order and the line on which it is answered; nothing once the tests are gone."""
    order, descriptors, _, _ = socket.recv_fds(orders, LONGEST, 1)
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:  # keepers that have done their work
            pass
    return (order, socket.socket(fileno=descriptors[0])) if order else None


def _keep(line: socket.socket) -> None:
    """Fork once more, and return in the server; its keeper tells its number, then how it ended."""
    _end_with_parent()
    server = os.fork()
    if server == 0:
        return _end_with_parent()
    line.send(str(server).encode())
    _, status = os.waitpid(server, 0)
    line.send(str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def _end_with_parent() -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _serve(settings: str, log: str) -> None:
    from tests.server.running import serve_by

    with Path(log).open("ab") as file:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(file.fileno(), stream.fileno())
    serve_by(settings)


if __name__ == "__main__":
    for name in NEEDED:
        import_module(name)
    _take_orders(socket.socket(fileno=int(sys.argv[1])))
