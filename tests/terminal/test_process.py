"""The real command in a real terminal: opened, played, left."""

import fcntl
import os
import pty
import struct
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tenback.play.codec import read_record
from tests.children import Child, child
from tests.waiting import PATIENCE

UP, ENTER = b"\x1b[A", b"\r"


@contextmanager
def terminal(*words: str) -> Iterator[tuple[int, Child]]:
    """Run the command in a terminal of 80 x 24."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environ = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TENBACK_LANG": "en"}
    command = [sys.executable, "-m", "tenback", *words]
    with child(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environ) as running:
        os.close(theirs)
        yield ours, running
    os.close(ours)


def read_until(ours: int, words: str) -> None:
    """Wait for the words; the end of the output before them is an error."""
    shown = b""
    while words.encode() not in shown:
        shown += os.read(ours, 65536)


def read_to_the_end(ours: int) -> None:
    """Drain what the command still shows."""
    try:
        while os.read(ours, 65536):
            pass
    except OSError:  # the other side is closed
        return


def test_a_game_is_opened_played_and_left_with_its_record_kept(tmp_path: Path) -> None:
    with terminal("play", "the-game", "--players", "1", "--seed", "7", "--save", str(tmp_path)) as (ours, running):
        read_until(ours, "Lay 2 more cards")
        os.write(ours, b"a")
        read_until(ours, "(+12)")
        os.write(ours, b"q")
        read_until(ours, "Leave?")
        os.write(ours, UP + ENTER)
        read_to_the_end(ours)
        assert running.wait(PATIENCE) == 0
    (file,) = tmp_path.iterdir()
    assert len(read_record(file.read_bytes()).steps) == 2


def test_a_record_opens_in_the_same_table(tmp_path: Path) -> None:
    text = Path(__file__).parents[2] / "docs" / "records.md"
    record = tmp_path / "game.txt"
    record.write_text(text.read_text(encoding="utf-8").split("```\n")[1], encoding="utf-8")
    with terminal("replay", str(record)) as (ours, running):
        read_until(ours, "Step 0 of 7")
        os.write(ours, b"q")
        read_to_the_end(ours)
        assert running.wait(PATIENCE) == 0
