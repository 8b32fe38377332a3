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
from numba.core.dispatcher import Dispatcher

import tenback
from tenback import batch
from tenback.batch import cache

PACKAGE = Path(tenback.__file__).parent
SAY_STAMP = "from tenback.batch import cache; print(cache.stamp())"


def _stamps() -> dict[str, str]:
    """Return the stamp of every compiled function of the package."""
    modules = [importlib.import_module(f"tenback.batch.{found.name}") for found in pkgutil.iter_modules(batch.__path__)]
    functions: list[Any] = [one for module in modules for one in vars(module).values() if isinstance(one, Dispatcher)]
    return {f"{one.__module__}.{one.__name__}": one._cache._cache_file._source_stamp for one in functions}


def test_every_compiled_function_has_the_stamp_of_the_whole_package() -> None:
    stamps = _stamps()
    assert len(stamps) > 100
    assert {*stamps.values()} == {cache.stamp()}


def _stamp_of(folder: Path) -> str:
    command = [sys.executable, "-c", SAY_STAMP]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout.strip()


@pytest.mark.parametrize("name", ["layout.py", "new.py"])
def test_the_stamp_changes_with_any_file_of_the_package(tmp_path: Path, name: str) -> None:
    shutil.copytree(PACKAGE, tmp_path / "tenback", ignore=shutil.ignore_patterns("__pycache__"))
    assert _stamp_of(tmp_path) == cache.stamp()
    with (tmp_path / "tenback" / "batch" / name).open("a", encoding="utf-8") as file:
        file.write("#\n")
    assert _stamp_of(tmp_path) != cache.stamp()
