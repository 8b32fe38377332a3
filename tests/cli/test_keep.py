"""`--keep` lets a measurement go on where it was ended, and no other in its place."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tenback.locale import LANGUAGES, catalogue
from tests.cli.running import Ran, error, tenback, under_way

SIM = ("sim", "the-game", "--players", "2", "--bot", "beginner", "--versus", "uniform", "--seed", "7", "--json")
ENDLESS = "999999"  # games: whenever the run is killed, most of it is still to be done
MORE = 8  # games that are played once it goes on
SHORT = ("sim", "the-game", "--bot", "greedy", "--games", "300", "--json")
MEASURED = {"games_per_second", "seconds_per_turn"}


def _found(ran: Ran) -> dict[str, object]:
    """Return what was found, without what the machine has a say in."""
    assert (ran.code, ran.err) == (0, "")
    return _without_speed(json.loads(ran.out))


def _without_speed(entry: dict[str, object]) -> dict[str, object]:
    plain = {name: value for name, value in entry.items() if name not in MEASURED}
    return {name: _without_speed(value) if isinstance(value, dict) else value for name, value in plain.items()}


def test_a_run_that_was_killed_goes_on_and_ends_like_any_other(tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "run"))
    with under_way(*SIM, "--cores", "2", "--games", ENDLESS, *keep, told=b"beginner wins") as running:
        running.kill()
    done = _played(tmp_path / "run")
    games = str(max(stop for _, stop, *_ in done) + MORE)
    gone_on = _found(tenback(*SIM, "--cores", "1", "--games", games, *keep))
    assert done < _played(tmp_path / "run")
    assert gone_on == _found(tenback(*SIM, "--cores", "1", "--games", games))


def _played(file: Path) -> set[tuple[int, int, int, float]]:
    """Return the parts of a run that are kept, with the time that each took: nothing is played twice."""
    with closing(sqlite3.connect(file)) as ledger:
        return {*ledger.execute("select first, stop, lineup, seconds from samples")}


def test_a_match_goes_on_too(tmp_path: Path) -> None:
    match = ("match", "face-to-face", "greedy", "uniform", "--seed", "7", "--json")
    keep = ("--keep", str(tmp_path / "run"))
    tenback(*match, "--pairs", "30", *keep)
    assert _found(tenback(*match, "--pairs", "50", *keep)) == _found(tenback(*match, "--pairs", "50"))


def test_without_a_seed_the_same_command_goes_on_with_the_same_deals(tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "run"))
    assert _found(tenback(*SHORT, *keep)) == _found(tenback(*SHORT, *keep))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_run_is_refused_with_what_differs(lang: str, tmp_path: Path) -> None:
    file, texts = str(tmp_path / "run"), catalogue(lang)
    tenback(*SHORT, "--seed", "7", "--keep", file)
    ran = tenback(*SHORT, "--seed", "8", "--silent", "--keep", file, lang=lang)
    differences = [("seed", "7", "8"), ("silent", "False", "True")]
    told = "; ".join(texts("lab-differs", name=name, kept=kept, asked=asked) for name, kept, asked in differences)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == error(lang, "lab-other-run", path=file, differences=told) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_file_is_refused_and_stays(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("remember the milk" * 99, encoding="utf-8")
    ran = tenback(*SHORT, "--keep", str(file), lang=lang)
    assert (ran.code, ran.err) == (2, error(lang, "lab-no-ledger", path=str(file)) + "\n")
    assert file.read_text(encoding="utf-8").startswith("remember")


def _limited(blocks: int, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command where no file may grow beyond so many kilobytes, not even bytecode, which would be cut short."""
    command = [sys.executable, "-B", "-m", "tenback", *words]
    line = ["bash", "-c", f'ulimit -f {blocks}; "$@"', "bash", *command]
    return subprocess.run(line, capture_output=True, text=True, check=False)


def test_a_file_that_cannot_be_written_is_named_and_hides_nothing(tmp_path: Path) -> None:
    file, other = tmp_path / "a.parquet", tmp_path / "a.svg"
    file.write_bytes(b"old")
    words = ("sim", "the-game", "--bot", "beginner", "--games", "2", "--lang", "en")
    done = _limited(1, *words, "--parquet", str(file), "--plot", str(other))
    assert (done.returncode, file.read_bytes(), [*tmp_path.iterdir()]) == (1, b"old", [file])
    lines = [error("en", "lab-unwritable", path=str(path), why="File too large") for path in (file, other)]
    assert (done.stderr.splitlines(), "Cards left" in done.stdout) == (lines, True)


def test_a_full_disk_ends_the_keeping_and_not_the_run(tmp_path: Path) -> None:
    file = tmp_path / "run"
    tenback(*SHORT)  # now everything is compiled, and nothing else is written
    done = _limited(200, "sim", "the-game", "--bot", "greedy", "--games", "40000", "--keep", str(file), "--lang", "en")
    assert (done.returncode, "40,000 deals" in done.stdout) == (1, True)
    assert done.stderr.startswith(error("en", "lab-unwritable", path=str(file), why="")[:-1])
