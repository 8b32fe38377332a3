"""`import tenback` gives what most programs need, at once and cheaply."""

import ast
import subprocess
import sys
from inspect import getdoc, isclass, isfunction
from pathlib import Path

import pytest

import tenback

HEAVY = {"numpy", "numba", "litestar", "textual", "rich", "click"}
SOURCE = ast.parse(Path(tenback.__file__).read_text(encoding="utf-8"))
NAMES = [name for name in tenback.__all__ if name != "__version__"]


def typed() -> dict[str, str]:
    """Return where a type checker finds each name."""
    imports = [node for node in ast.walk(SOURCE) if isinstance(node, ast.ImportFrom)]
    homes = {alias.name: f"{node.module}" for node in imports for alias in node.names}
    return {name: home for name, home in homes.items() if home.startswith("tenback.")}


def test_type_checkers_find_every_name_where_it_is_loaded_from() -> None:
    assert typed() == {name: home for home, names in tenback._HOMES.items() for name in names}
    assert sorted(typed()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_can_be_had_and_says_what_it_is(name: str) -> None:
    found = getattr(tenback, name)
    assert getdoc(found) or not (isclass(found) or isfunction(found))
    assert name in dir(tenback)


def test_only_many_games_at_once_need_the_compiler() -> None:
    code = (
        "import sys, tenback\n"
        "for name in {*tenback.__all__} - {'play_games'}: getattr(tenback, name)\n"
        f"print(sorted({HEAVY} & {{*sys.modules}}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert ran.stdout.strip() == "[]"
