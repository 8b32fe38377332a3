"""The cache of compiled code: a change anywhere in the package makes all of it anew."""

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
from tenback import batch
from tenback.batch import code_folder
from tenback.batch.compiler import compiled, door
from tenback.batch.fragments import Fragment

PACKAGE = Path(tenback.__file__).parent
SAY_STAMP = "from tenback.batch import code_folder; print(code_folder.stamp())"


def _functions() -> list[Any]:
    modules = [importlib.import_module(f"tenback.batch.{found.name}") for found in pkgutil.iter_modules(batch.__path__)]
    return [one for module in modules for one in vars(module).values() if isinstance(one, Dispatcher)]


def test_every_door_has_the_stamp_of_the_whole_package() -> None:
    doors = {one for one in _functions() if not isinstance(one, Fragment)}
    assert len(doors) == 14
    assert {door._cache._cache_file._source_stamp for door in doors} == {code_folder.stamp()}


def test_fragments_are_kept_within_doors_only() -> None:
    fragments: list[Any] = [one for one in _functions() if isinstance(one, Fragment)]
    assert len(fragments) > 100
    assert all(isinstance(fragment._cache, NullCache) for fragment in fragments)


@door
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


@pytest.mark.parametrize("name", ["layout.py", "new.py"])
def test_the_stamp_changes_with_any_file_of_the_package(tmp_path: Path, name: str) -> None:
    shutil.copytree(PACKAGE, tmp_path / "tenback", ignore=shutil.ignore_patterns("__pycache__"))
    assert _stamp_of(tmp_path) == code_folder.stamp()
    with (tmp_path / "tenback" / "batch" / name).open("a", encoding="utf-8") as file:
        file.write("#\n")
    assert _stamp_of(tmp_path) != code_folder.stamp()
