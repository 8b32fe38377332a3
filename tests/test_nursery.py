"""A forked server is a process like any other: it tells how it ended, and leaves its log."""

import os
import signal
from pathlib import Path

import pytest

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
