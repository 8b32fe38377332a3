"""Running the command inside the test, and as a real process."""

import os
import pty
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from itertools import product
from unittest.mock import patch

import pytest

from tenback.bots import seat_bot
from tenback.cli.app import run
from tenback.locale import catalogue
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import Record, to_record
from tenback.rules import find_ruleset
from tests.command import START, Running, command

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
    line = ["bash", "-c", f'"$@" {then}', "bash", *START, *words] if then else [*START, *words]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TENBACK"))}
    return subprocess.run(line, input=stdin, capture_output=True, env={**clean, **(env or {})}, check=False)


@contextmanager
def under_way(*words: str, told: bytes, shown: bytearray | None = None) -> Iterator[Running]:
    """Run the command as a process and lend it as soon as its bar has told this; `shown` gets all that it shows."""
    watched, theirs = pty.openpty()
    seen = bytearray() if shown is None else shown
    env = {**os.environ, "COLUMNS": "160", "TENBACK_LANG": "en"}
    with command(*words, stdout=subprocess.PIPE, stderr=theirs, env=env, start_new_session=True) as running:
        os.close(theirs)
        while told not in seen:
            seen += read_terminal(watched) or pytest.fail(f"the command ended too soon: {seen.decode()}")
        yield running
    while part := read_terminal(watched):
        seen += part
    os.close(watched)


def read_terminal(terminal: int) -> bytes:
    """Return what is shown next; nothing once the other side is gone."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def played(ruleset_id: str, players: tuple[str, ...] = ("Ann", "Bob")) -> Record:
    """Return the record of a game between greedy bots."""
    game = Game.from_seed(find_ruleset(ruleset_id), players, SEED)
    play_out(game, [seat_bot("greedy", seed=SEED, seat=seat) for seat in range(len(players))])
    return to_record(game)
