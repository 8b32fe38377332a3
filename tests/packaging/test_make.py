"""What the two commands would install, in a folder where nothing is installed yet."""

import shutil
import subprocess
from pathlib import Path

from tests.packaging.conftest import ROOT


def steps(goal: str, venv: Path, *more: str) -> str:
    """Return what make would run for a goal."""
    make = shutil.which("make") or "make"
    asked = subprocess.run(
        [make, "-n", *more, goal, f"VENV={venv}"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return asked.stdout


def test_playing_installs_what_playing_needs_and_nothing_else(tmp_path: Path) -> None:
    told = steps("play", tmp_path)
    assert "run.lock" in told
    assert "dev.lock" not in told


def test_testing_installs_what_playing_needs_and_then_the_rest(tmp_path: Path) -> None:
    told = steps("setup", tmp_path)
    assert 0 < told.index("run.lock") < told.index("dev.lock")


def test_playing_after_testing_installs_nothing(tmp_path: Path) -> None:
    (tmp_path / ".playable").touch()
    assert "pip install -q --disable-pip" not in steps("play", tmp_path)
    assert "dev.lock" in steps("setup", tmp_path)  # and the other way round, what is missing is added


def test_whoever_only_plays_keeps_nothing_that_builds_the_pages(tmp_path: Path) -> None:
    (tmp_path / ".playable").touch()
    pages = ("-W", "web/package.json")  # as if it had just been changed
    assert "-e . --no-cache" in steps("pages", tmp_path, *pages)
    (tmp_path / ".ready").touch()
    assert "--no-cache" not in steps("pages", tmp_path, *pages)


def test_every_folder_of_tests_is_in_one_part_and_in_no_other() -> None:
    words = [word for line in steps("units", ROOT / ".venv").splitlines() if "pytest" in line for word in line.split()]
    named = sorted(word for word in words if word.startswith("tests/"))
    left_out = sorted(word.removeprefix("--ignore=") for word in words if word.startswith("--ignore="))
    assert named == left_out == sorted({*named})
    assert all((ROOT / folder).is_dir() for folder in named)
