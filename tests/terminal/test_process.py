"""The real command in a real terminal: opened, played, left."""

import fcntl
import os
import pty
import signal
import struct
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tenback.play.codec import read_record
from tenback.play.record import Record
from tests.command import Run, Running, command, from_the_start
from tests.waiting import PATIENCE

UP, ENTER = b"\x1b[A", b"\r"


@contextmanager
def terminal(*words: str, run: Run = command) -> Iterator[tuple[int, Running]]:
    """Run the command in a terminal of 80 x 24."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environ = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TENBACK_LANG": "en"}
    with run(*words, stdin=theirs, stdout=theirs, stderr=theirs, env=environ) as running:
        os.close(theirs)
        yield ours, running
    with suppress(OSError):  # a test may have closed the window
        os.close(ours)


def read_until(ours: int, words: str) -> None:
    """Wait for the words; the end of the output before them is an error."""
    shown = b""
    while words.encode() not in shown:
        shown += os.read(ours, 65536)


def read_to_the_end(ours: int) -> str:
    """Return what the command still shows."""
    shown = b""
    with suppress(OSError):  # the other side is closed
        while more := os.read(ours, 65536):
            shown += more
    return shown.decode(errors="replace")


def lay_one(ours: int) -> None:
    """Play one card at a table for one."""
    read_until(ours, "Lay 2 more cards")
    os.write(ours, b"a")
    read_until(ours, "(+12)")


def kept(folder: Path) -> Record:
    """Return the one game that was kept."""
    (file,) = folder.iterdir()
    return read_record(file.read_bytes())


ALONE = ("play", "the-game", "--players", "1", "--seed", "7", "--save")


def test_a_game_is_opened_played_and_left_with_its_record_kept(tmp_path: Path) -> None:
    with terminal(*ALONE, str(tmp_path)) as (ours, running):
        lay_one(ours)
        os.write(ours, b"q")
        read_until(ours, "Leave?")
        os.write(ours, UP + ENTER)
        assert "tenback play --resume" in read_to_the_end(ours)
        assert running.wait() == 0
    assert len(kept(tmp_path).steps) == 2


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_table_that_is_told_to_end_says_where_the_game_is(number: signal.Signals, tmp_path: Path) -> None:
    with terminal(*ALONE, str(tmp_path)) as (ours, running):
        lay_one(ours)
        running.send_signal(number)
        assert "tenback play --resume" in read_to_the_end(ours)
        assert running.wait() == 128 + number
    assert len(kept(tmp_path).steps) == 2


def test_a_closed_window_ends_the_table_and_keeps_the_game(tmp_path: Path) -> None:
    with terminal(*ALONE, str(tmp_path)) as (ours, running):
        lay_one(ours)
        os.close(ours)
        running.send_signal(signal.SIGHUP)
        running.wait()
    assert len(kept(tmp_path).steps) == 2


def test_a_table_that_is_killed_has_lost_nothing(tmp_path: Path) -> None:
    with terminal(*ALONE, str(tmp_path)) as (ours, running):
        lay_one(ours)
        running.kill()
        running.wait()
    assert len(kept(tmp_path).steps) == 2


def test_the_game_goes_on_after_that(tmp_path: Path) -> None:
    with terminal(*ALONE, str(tmp_path)) as (ours, running):
        lay_one(ours)
        running.kill()
    with terminal("play", "--resume", str(tmp_path)) as (ours, running):
        read_until(ours, "Lay one more card")
        os.write(ours, b"\x03")
        read_to_the_end(ours)
        assert running.wait() == 0


def test_on_a_cold_machine_a_bot_plays_at_once_and_ctrl_c_waits_for_no_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for cache in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.setenv(cache, str(tmp_path / "cold"))
    words = ("play", "face-to-face", "--bot", "strong", "--seed", "4", "--save", str(tmp_path / "games"))
    with terminal(*words, run=from_the_start) as (ours, running):
        read_until(ours, "warming up")  # and the compiler is at work
        read_until(ours, "Bot 1 lays")
        os.write(ours, b"\x03")
        read_to_the_end(ours)
        assert running.wait() == 0
    assert len(kept(tmp_path / "games").steps) > 1


def test_a_record_opens_in_the_same_table(tmp_path: Path) -> None:
    text = Path(__file__).parents[2] / "docs" / "records.md"
    record = tmp_path / "game.txt"
    record.write_text(text.read_text(encoding="utf-8").split("```\n")[1], encoding="utf-8")
    with terminal("replay", str(record)) as (ours, running):
        read_until(ours, "Step 0 of 7")
        os.write(ours, b"q")
        read_to_the_end(ours)
        assert running.wait(PATIENCE) == 0
