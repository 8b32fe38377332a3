"""The two files that others get: a source distribution and a wheel."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from hatch_build import SKIP

ROOT = Path(__file__).parents[2]
Packed = dict[str, bytes]  # what is in a file, by its name there


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with both, built from the tree and the pages that `make test` has built."""
    folder = tmp_path_factory.mktemp("dist")
    build(ROOT, folder, env={**os.environ, SKIP: "1"})
    return folder


@pytest.fixture(scope="session")
def wheel(built: Path) -> Packed:
    return read_wheel(built)


@pytest.fixture(scope="session")
def sdist(built: Path) -> Packed:
    with tarfile.open(next(built.glob("*.tar.gz"))) as packed:
        files = [(each.name.partition("/")[2], packed.extractfile(each)) for each in packed if each.isfile()]
        return {name: file.read() for name, file in files if file}


def build(tree: Path, folder: Path, *words: str, env: dict[str, str]) -> None:
    """Build what is asked for, or both."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *words]
    subprocess.run(command, cwd=tree, env=env, check=True, capture_output=True)


def read_wheel(folder: Path) -> Packed:
    """Return what is in the wheel of a folder."""
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as packed:
        return {name: packed.read(name) for name in packed.namelist()}
