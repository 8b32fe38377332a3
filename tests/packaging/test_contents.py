"""What is packed: everything that is needed, and nothing that is not."""

import os
import re
import tarfile
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, Packed, build, read_wheel

CODE = r"tenback/(\w+/)*\w+\.(py|ftl)|tenback/py\.typed"
PAGES = r"tenback/server/static/(assets/)?[\w.-]+\.(html|js|css|svg|png|woff2|webmanifest|txt)"
STUDY = r"study/(calibration\.json|puzzles/[\w-]+\.jsonl)"
DATA = rf"tenback/(nets/weights/(index\.json|[\w-]+\.npz)|rules/talk/weights\.bin|{STUDY})"
STAMP = r"tenback/server/static/\.stamp"
LICENCES = r"LICENSE|LICENSES/[\w.-]+\.txt"
ABOUT = rf"tenback-[\d.]+\.dist-info/(METADATA|WHEEL|RECORD|entry_points\.txt|licenses/({LICENCES}))"
IN_WHEEL = rf"{CODE}|{DATA}|{PAGES}|{STAMP}|{ABOUT}"
CLIENT = r"web/(\w+/)*[\w.-]+\.(ts|svelte|css|json|svg|png|html|js|webmanifest)|web/\.(npmrc|prettierignore)"
TOP = rf"(README|CHANGELOG)\.md|{LICENCES}|PKG-INFO|pyproject\.toml|hatch_build\.py|\.gitignore"
IN_SDIST = rf"src/({CODE}|{DATA}|{PAGES}|{STAMP})|{CLIENT}|{TOP}"


def unexpected(names: Iterable[str], known: str) -> list[str]:
    return [
        name
        for name in names
        if not re.fullmatch(known, name) or {"node_modules", "dist", ".svelte-check"} & {*name.split("/")}
    ]


def test_nothing_unexpected_is_in_the_wheel(wheel: Packed) -> None:
    assert unexpected(wheel, IN_WHEEL) == []


def test_nothing_unexpected_is_in_the_source_distribution(sdist: Packed) -> None:
    assert unexpected(sdist, IN_SDIST) == []


@pytest.mark.parametrize(
    "name", ["tenback/search/endgame.py.orig", "tests/conftest.py", "tenback/server/static/a.map", "tenback/notes.md"]
)
def test_a_stray_file_would_be_noticed(name: str) -> None:
    assert unexpected([name], IN_WHEEL) == [name]
    assert unexpected([f"src/{name}", "web/node_modules/a.js"], IN_SDIST) == [f"src/{name}", "web/node_modules/a.js"]


def test_everything_of_the_package_is_in_the_wheel(wheel: Packed) -> None:
    package = ROOT / "src/tenback"
    files = [
        file
        for kind in ("*.py", "*.ftl", "weights/*", "*.bin", "calibration.json", "static/**/*")
        for file in package.rglob(kind)
        if file.is_file()
    ]
    assert {file.relative_to(ROOT / "src").as_posix() for file in files} - {*wheel} == set()


def test_nothing_tells_where_it_was_built(wheel: Packed, sdist: Packed) -> None:
    places = [os.fsencode(place) for place in (ROOT, Path.home())]
    files = {**wheel, **sdist}
    assert [name for name, content in files.items() if any(place + b"/" in content for place in places)] == []


def test_the_source_distribution_makes_the_same_wheel_without_node(built: Path, wheel: Packed, tmp_path: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as packed:
        packed.extractall(tmp_path, filter="data")
    (tree,) = tmp_path.iterdir()
    build(tree, tmp_path / "again", "-t", "wheel", env={**os.environ, "PATH": ""})
    assert read_wheel(tmp_path / "again") == wheel
