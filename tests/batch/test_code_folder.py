"""Where compiled code is kept: with the user, apart for each state of the code, and never where others could put it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tenback.batch import code_folder

SAY = "from tenback.batch import code_folder; print(code_folder.path())"
TINY = """
import numpy as np
from tenback.batch.compiler import entry_point
@entry_point
def first(numbers: np.ndarray) -> int:
    return numbers[0]
print(first(np.array([7])), first.stats.cache_hits.total())
"""


def _run(code: str, **environment: str) -> str:
    kept = {name: value for name, value in os.environ.items() if name not in {"NUMBA_CACHE_DIR", "XDG_CACHE_HOME"}}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**kept, **environment})
    return done.stdout.strip()


def _call(file: Path, cache: Path) -> str:
    """Call what stands in a file, as Numba wants it; return what came of it, and how often it was found compiled."""
    return _run(f"import runpy; runpy.run_path({str(file)!r})", NUMBA_CACHE_DIR=str(cache))


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with something small that is compiled into the folder `cache` beside it."""
    file = tmp_path_factory.mktemp("tiny") / "tiny.py"
    file.write_text(TINY, encoding="utf-8")
    file.with_name("cache").mkdir()
    assert _call(file, file.with_name("cache")) == "7 0"
    return file


@pytest.fixture
def cache(tiny: Path, tmp_path: Path) -> Path:
    """Return a folder of one's own in which it is compiled, too."""
    return shutil.copytree(tiny.with_name("cache"), tmp_path / "cache")


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let this process have an empty cache."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(code_folder, "path", code_folder.path.__wrapped__)
    return tmp_path / "tenback"


def test_it_is_one_of_the_users_caches(tmp_path: Path) -> None:
    assert Path(_run(SAY, XDG_CACHE_HOME=str(tmp_path))).parent == tmp_path / "tenback" / "compiled"


def test_a_folder_named_for_numba_is_taken(tmp_path: Path) -> None:
    asked = {"NUMBA_CACHE_DIR": str(tmp_path / "asked"), "XDG_CACHE_HOME": str(tmp_path / "user")}
    assert Path(_run(SAY, **asked)).parent == tmp_path / "asked" / "tenback"


def test_without_a_home_it_is_a_private_temporary_folder(tmp_path: Path) -> None:
    folder = Path(_run(SAY, HOME="/dev/null", TMPDIR=str(tmp_path)))
    assert folder.parent.parent == tmp_path
    assert folder.parent.stat().st_mode & 0o077 == 0


def test_a_temporary_folder_that_others_may_fill_is_not_used(tmp_path: Path) -> None:
    open_to_all = tmp_path / f"tenback-{os.getuid()}"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    folder = Path(_run(SAY, HOME="/dev/null", TMPDIR=str(tmp_path)))
    assert folder.parent.parent == tmp_path
    assert folder.parent != open_to_all


def test_what_is_compiled_once_is_loaded_afterwards(tiny: Path) -> None:
    """The package itself may be read-only: nothing is written beside it."""
    assert _call(tiny, tiny.with_name("cache")) == "7 1"
    assert sorted(path.name for path in tiny.parent.iterdir()) == ["cache", "tiny.py"]


def test_where_nothing_can_be_kept_everything_works(tiny: Path, cache: Path) -> None:
    (index,) = cache.glob("tenback/*/*.nbi")
    index.unlink()
    index.mkdir()  # it is in the way of reading and writing, also for a superuser
    assert _call(tiny, cache) == "7 0"


def test_a_whole_cache_is_used_where_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda *_: False)
    place = tmp_path / "tenback" / code_folder.stamp()[: code_folder.WIDTH]
    assert code_folder.path.__wrapped__() != place
    (place / code_folder.WARM).touch()
    assert code_folder.path.__wrapped__() == place


def test_a_broken_file_is_compiled_anew(tiny: Path, cache: Path) -> None:
    (index,) = cache.glob("tenback/*/*.nbi")
    index.write_bytes(index.read_bytes()[:20])
    assert [_call(tiny, cache), _call(tiny, cache)] == ["7 0", "7 1"]


def test_folders_of_other_states_go_after_a_day_without_use(fresh: Path) -> None:
    code_folder.path()
    for age in range(code_folder.KEPT + 3):
        other = fresh / f"{age:0{code_folder.WIDTH}x}"
        other.mkdir()
        os.utime(other, (1e9 - age, 1e9 - age))
    (fresh / "somebody else's").mkdir()
    code_folder.tidy()
    left = {path.name for path in fresh.iterdir()}
    assert left == {f"{age:0{code_folder.WIDTH}x}" for age in range(code_folder.KEPT)} | {
        code_folder.path().name,
        "somebody else's",
    }


def test_folders_in_use_stay_however_many_they_are(fresh: Path) -> None:
    code_folder.path()
    for number in range(code_folder.KEPT + 3):
        (fresh / f"{number:0{code_folder.WIDTH}x}").mkdir()
    code_folder.tidy()
    assert len([*fresh.iterdir()]) == code_folder.KEPT + 4
