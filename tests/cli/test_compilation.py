"""Before a first run everything is compiled: the command says so, and an interrupt ends it at once."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tenback.cli.runs.measurement import codes_for
from tenback.locale import catalogue
from tenback.warmup import Code
from tests.children import child
from tests.lab.experiments import experiment
from tests.warmup.test_warmup import STEPS

SIM = ("sim", "the-game", "--bot", "strong", "--games", "9")
MATCH = ("match", "face-to-face", "greedy", "score")
BOUND = ("bound", "quick-and-easy")


@pytest.mark.parametrize(
    ("team", "codes"),
    [
        ("greedy,uniform", (Code.GAMES,)),
        ("solid,solid", (Code.GAMES, Code.TALK)),
        ("strong", (Code.GAMES, Code.BOTS)),
        ("solid,strong", (Code.GAMES, Code.BOTS)),
    ],
)
def test_nobody_waits_for_code_that_the_run_does_not_need(team: str, codes: tuple[Code, ...]) -> None:
    assert codes_for(experiment(team)) == codes


def _command(folder: Path, lang: str, *words: str) -> tuple[list[str], dict[str, str]]:
    """Return a command that finds nothing compiled."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder), "TERM": "xterm"}
    return [sys.executable, "-m", "tenback", "--lang", lang, *words], environment


@pytest.mark.parametrize(("words", "lang"), [(SIM, "en"), (MATCH, "de"), (BOUND, "nl")])
def test_whoever_waits_is_told_and_may_leave(tmp_path: Path, words: tuple[str, ...], lang: str) -> None:
    command, environment = _command(tmp_path, lang, *words)
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as run:
        assert run.stderr
        assert run.stdout
        assert run.stderr.readline().decode() == catalogue(lang)("lab-compiling") + "\n"
        run.send_signal(signal.SIGINT)
        assert (run.wait(), run.stdout.read()) == (130, b"")
        assert b"Traceback" not in run.stderr.read()


def test_a_terminal_sees_every_step(tmp_path: Path) -> None:
    command, environment = _command(tmp_path, "en", *SIM)
    terminal, stream = pty.openpty()
    with child(command, stdout=stream, stderr=stream, env=environment) as run:
        os.close(stream)
        seen = ""
        while f" of {STEPS}" not in seen:
            seen += os.read(terminal, 4096).decode(errors="replace")
        run.send_signal(signal.SIGINT)
        assert run.wait() == 130
    assert catalogue("en")("lab-compiled", done=0, steps=STEPS) in seen
    os.close(terminal)
