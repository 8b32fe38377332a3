"""A forked server is a process like any other: it tells how it ended, and leaves its log."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import Command, Pipe
from tests.nursery import Forked
from tests.server.running import running
from tests.waiting import PATIENCE


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGKILL, -signal.SIGKILL)])
def test_a_forked_server_tells_how_it_ended(how: signal.Signals, code: int, tmp_path: Path) -> None:
    server = running(tmp_path)
    server.launch()
    server.ready()
    assert isinstance(server.process, Forked)
    assert server.process.poll() is None
    os.kill(server.process.pid, how)
    assert (server.process.wait(PATIENCE), server.process.poll()) == (code, code)
    assert "listening" in server.log.read_text(encoding="utf-8")


def test_whoever_does_not_end_is_not_waited_for_beyond_patience(tmp_path: Path) -> None:
    server = running(tmp_path)
    server.launch()
    assert server.process
    with pytest.raises(TimeoutError):
        server.process.wait(0)
    server.ready()
    server.kill()


def test_a_command_that_has_ended_may_be_killed_before_its_keeper_tells() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait(PATIENCE)
    ours, keeper = socket.socketpair()
    with keeper:
        keeper.send(str(ended.pid).encode())
        command = Command(Forked(ours), [Pipe(stream, text=True) for stream in (1, 2)])
        command.kill()
        keeper.send(b"0")
        assert command.wait(PATIENCE) == 0
