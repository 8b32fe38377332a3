"""The command as a process: exit codes, streams, signals, and never a traceback."""

import os
import pty
import re
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.children import child
from tests.cli.running import process, read_terminal
from tests.command import START, command

HEAVY = ("textual", "rich", "msgspec", "numpy", "tenback.rules")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["games"], 0),
        (["--version"], 0),
        (["deal", "chess"], 2),
        (["play", "the-game"], 1),
        (["replay", "/nowhere"], 1),
        (["deal", "--wrong"], 2),
        ([], 2),
    ],
)
def test_the_exit_code_says_whether_it_was_done(words: list[str], code: int) -> None:
    done = process(*words)
    assert done.returncode == code
    assert (done.stderr == b"") == (code == 0)
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(("lang", "word"), [("de_DE.UTF-8", "Aufruf:"), ("nl_NL", "Gebruik:"), ("fr_FR", "Usage:")])
def test_the_shells_language_is_spoken(lang: str, word: str) -> None:
    assert process("--help", env={"LANG": lang}).stdout.decode().startswith(word)


def test_a_reader_may_leave_early() -> None:
    done = process("rules", "extreme", then="| head -c 1; exit ${PIPESTATUS[0]}")
    assert (done.stdout, done.stderr) == (b"#", b"")


def test_nobody_reading_at_all_is_no_traceback() -> None:
    done = process("games", then="| true; exit ${PIPESTATUS[0]}")
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told() -> None:
    done = process("games", env={"LANG": "de"}, then="> /dev/full")
    assert done.returncode == 1
    assert done.stderr.decode().startswith("Fehler: Die Ausgabe lässt sich nicht schreiben:")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_terminal(closed: str) -> None:
    done = process("play", then=closed)
    assert done.returncode == 1
    assert done.stderr in (b"", _told_without_a_terminal())


@cache
def _told_without_a_terminal() -> bytes:
    return process("play").stderr


def test_a_closed_input_is_an_empty_one() -> None:
    closed, empty = process("replay", "-", then="<&-"), process("replay", "-")
    assert (closed.returncode, closed.stderr) == (1, empty.stderr)


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    done = process("--help", env={"PYTHONIOENCODING": "latin-1"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?tenback play?" in done.stdout


def test_an_interrupt_is_told_by_the_exit_code(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with child([*START, "replay", str(tmp_path / "pipe")], stderr=subprocess.PIPE) as running:
        writing = _open_once_read(tmp_path / "pipe", running)
        running.send_signal(signal.SIGINT)
        os.close(writing)
        _, told = running.communicate(timeout=60)
    assert (running.returncode, b"Traceback" in told) == (130, False)


def _open_once_read(pipe: Path, reader: subprocess.Popen[bytes]) -> int:
    """Open the pipe as soon as the reader has; there is no such moment if the reader ends first."""
    while reader.poll() is None:
        try:
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:  # nobody reads yet
            os.sched_yield()
    pytest.fail("the command ended before it read")


@pytest.mark.parametrize(("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colour_is_left_out_where_nobody_wants_it(env: dict[str, str], *, coloured: bool) -> None:
    shown = _at_terminal(["rules", "quick-and-easy", "--no-pager"], {"TERM": "xterm-256color", **env})
    assert coloured == bool(re.search(r"\x1b\[[0-9;]*3[0-9]", shown))


def test_a_terminal_shows_the_rules_without_marks() -> None:
    shown = _at_terminal(["rules", "the-game"], {"TERM": "dumb"})
    assert "The Game" in shown
    assert "# The Game" not in shown


LEAF = {"TERM": "xterm", "PAGER": "sed s/^/leaf:/"}


@pytest.mark.parametrize(
    ("words", "env", "paged"),
    [
        (["the-game"], LEAF, True),
        (["the-game", "--no-pager"], LEAF, False),
        (["the-game"], {**LEAF, "PAGER": ""}, False),
        (["the-game"], {**LEAF, "PAGER": "no-such-program"}, False),
        (["the-game"], {**LEAF, "PAGER": "less '"}, False),
        (["the-game"], {**LEAF, "LINES": "999"}, False),
    ],
)
def test_rules_higher_than_the_window_come_in_a_pager(words: list[str], env: dict[str, str], *, paged: bool) -> None:
    shown = _at_terminal(["rules", *words], env)
    assert ("leaf:" in shown, "The Game" in shown) == (paged, True)


@pytest.mark.parametrize(("wishes", "given"), [({}, "-RK"), ({"LESS": "-S"}, "-S")])
def test_an_interrupt_ends_the_pager_unless_somebody_wants_it_otherwise(
    tmp_path: Path, wishes: dict[str, str], given: str
) -> None:
    less = tmp_path / "less"
    less.write_text('#!/bin/sh\necho "less:$LESS"\ncat')
    less.chmod(0o755)
    shown = _at_terminal(["rules", "the-game"], {"TERM": "xterm", "PAGER": str(less), **wishes})
    assert f"less:{given}" in shown


@pytest.mark.parametrize(("columns", "widest"), [("60", 60), ("90", 90), ("300", 100)])
def test_rules_are_as_wide_as_the_window_and_no_wider_than_can_be_read(columns: str, widest: int) -> None:
    window = {"TERM": "dumb", "COLUMNS": columns, "LINES": "40"}  # Rich asks for both
    lines = _at_terminal(["rules", "the-game", "--no-pager"], window).splitlines()
    assert widest - 20 < max(len(line.rstrip()) for line in lines) <= widest


def _at_terminal(words: list[str], env: dict[str, str]) -> str:
    """Return what the command shows in a terminal."""
    ours, theirs = pty.openpty()
    clean = {name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "LANG", "LC_ALL", "LESS"}}
    shown = b""
    with command(*words, stdin=theirs, stdout=theirs, env={**clean, **env}):
        os.close(theirs)
        while part := read_terminal(ours):
            shown += part
    os.close(ours)
    return shown.decode()


def test_help_loads_nothing_heavy() -> None:
    code = "import sys; from tenback.cli.app import run; run(['--help']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {*HEAVY} & {*ran.stdout.splitlines()[-1].split()}
