"""Compiled code: entry points that are kept, fragments that are not; a change in any of it makes all of it anew."""

import importlib
import os
import pkgutil
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba.core.caching import NullCache
from numba.core.dispatcher import Dispatcher

import tenback
from tenback.batch import code_folder
from tenback.batch.compiler import compiled, entry_point
from tenback.batch.fragments import Fragment

PACKAGE = Path(tenback.__file__).parent
SAY_STAMP = "from tenback.batch import code_folder; print(code_folder.stamp())"


def _functions() -> list[Any]:
    found = pkgutil.walk_packages(tenback.__path__, "tenback.")
    folders = tuple(f"tenback.{folder.replace('/', '.')}." for folder in code_folder.COMPILED)
    names = [each.name for each in found if each.name.startswith(folders)]
    modules = map(importlib.import_module, names)
    return [one for module in modules for one in vars(module).values() if isinstance(one, Dispatcher)]


def test_every_entry_point_has_the_stamp_of_all_compiled_code() -> None:
    found = {one for one in _functions() if not isinstance(one, Fragment)}
    assert len(found) == 41
    assert {one._cache._cache_file._source_stamp for one in found} == {code_folder.stamp()}


def test_every_entry_point_is_kept_in_a_file_of_its_own() -> None:
    """Modules in different folders may have one name, and functions in them too."""
    found = {one for one in _functions() if not isinstance(one, Fragment)}
    assert len({one._cache._cache_file._index_name for one in found}) == len(found)


def test_fragments_are_kept_within_entry_points_only() -> None:
    fragments: list[Any] = [one for one in _functions() if isinstance(one, Fragment)]
    assert len(fragments) > 100
    assert all(isinstance(fragment._cache, NullCache) for fragment in fragments)


@entry_point
def _add_twice(number: int) -> int:
    return _add(number, 1) + _add(number, 2)


@compiled
def _add(number: int, more: int) -> int:
    return number + more


def test_a_fragment_is_compiled_once_whatever_it_is_called_with() -> None:
    whole: Any = _add_twice
    fragment: Any = _add
    whole._cache = NullCache()  # it is compiled here and now
    assert whole(3) == 9
    assert len(fragment.signatures) == 1


def _stamp_of(folder: Path) -> str:
    command = [sys.executable, "-c", SAY_STAMP]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout.strip()


@pytest.mark.parametrize("name", ["batch/layout.py", "batch/new.py", "heuristics/planning.py", "nets/marked/net.py"])
def test_the_stamp_changes_with_any_file_that_compiled_code_is_made_of(tmp_path: Path, name: str) -> None:
    shutil.copytree(PACKAGE, tmp_path / "tenback", ignore=shutil.ignore_patterns("__pycache__"))
    assert _stamp_of(tmp_path) == code_folder.stamp()
    with (tmp_path / "tenback" / name).open("a", encoding="utf-8") as file:
        file.write("#\n")
    assert _stamp_of(tmp_path) != code_folder.stamp()
