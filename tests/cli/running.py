"""Running the command inside the test, and as a real process."""

import os
import pty
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from itertools import product
from unittest.mock import patch

from tenback.bots import seat_bot
from tenback.cli.app import run
from tenback.locale import catalogue
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import Record, to_record
from tenback.rules import find_ruleset

SEED = 42


@dataclass(frozen=True, slots=True)
class Ran:
    """What a run left behind."""

    code: int
    out: str
    err: str


def tenback(*words: str, lang: str = "en", stdin: bytes = b"") -> Ran:
    """Run the command in that language, with nobody at a terminal."""
    out, err = (TextIOWrapper(BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    with patch("sys.stdin", TextIOWrapper(BytesIO(stdin))), patch("sys.stdout", out), patch("sys.stderr", err):
        code = run(["--lang", lang, *words])
    return Ran(code, _written(out), _written(err))


def across(*columns: Iterable[object]) -> list[tuple[object, ...]]:
    """Return every combination, for a test that holds for all of them."""
    return list(product(*columns))


def _written(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def error(lang: str, message_id: str, **arguments: str | int | tuple[str, ...]) -> str:
    """Return the line that tells an error."""
    texts = catalogue(lang)
    return f"{texts('cli-error')} {texts(message_id, **arguments)}"


def process(
    *words: str, env: Mapping[str, str] | None = None, stdin: bytes = b"", then: str = ""
) -> subprocess.CompletedProcess[bytes]:
    """Run the command as a process of its own; `then` says what follows it on the line."""
    command = [sys.executable, "-m", "tenback", *words]
    line = ["bash", "-c", f'"$@" {then}', "bash", *command] if then else command
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TENBACK"))}
    return subprocess.run(line, input=stdin, capture_output=True, env={**clean, **(env or {})}, check=False)


@contextmanager
def under_way(*words: str, told: bytes) -> Iterator[subprocess.Popen[bytes]]:
    """Run the command as a process with a watched bar, and lend it as soon as the bar has told its first results."""
    watched, theirs = pty.openpty()
    env = {**os.environ, "COLUMNS": "160", "TENBACK_LANG": "en"}
    command = [sys.executable, "-m", "tenback", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, env=env, start_new_session=True) as running:
        os.close(theirs)
        shown = b""
        while told not in shown:
            shown += os.read(watched, 65536)
        yield running
    os.close(watched)


def played(ruleset_id: str, players: tuple[str, ...] = ("Ann", "Bob")) -> Record:
    """Return the record of a game between greedy bots."""
    game = Game.from_seed(find_ruleset(ruleset_id), players, SEED)
    play_out(game, [seat_bot("greedy", seed=SEED, seat=seat) for seat in range(len(players))])
    return to_record(game)
