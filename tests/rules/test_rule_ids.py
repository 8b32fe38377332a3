"""Every rule of docs/rules.md is named by a row or by a test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.vectors import FOLDER, read_rows

TESTS = Path(__file__).parent.parent
RULES = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
RULE_IDS = re.findall(r"^\| ((?:CO|TG|OF|EX|F2F|QE|COM)-\d+) \|", RULES, re.MULTILINE)


def _in_rows() -> Iterator[str]:
    for file in FOLDER.glob("*.md"):
        for row in read_rows(file.read_text(encoding="utf-8")):
            yield from re.findall(r"\b[A-Z0-9]+-\d+\b", row.cells[-1] if len(row.cells) == 5 else "")


def _functions() -> Iterator[str]:
    for file in TESTS.rglob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        yield from (node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def _in_names() -> Iterator[str]:
    for name in _functions():
        for game, number in re.findall(r"(?<![a-z0-9])(co|tg|of|ex|f2f|qe|com)_(\d+)(?!\d)", name):
            yield f"{game.upper()}-{number}"


@pytest.fixture(scope="module")
def named() -> frozenset[str]:
    return frozenset({*_in_rows(), *_in_names()})


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_is_named(rule: str, named: frozenset[str]) -> None:
    assert rule in named


def test_no_row_or_test_names_a_rule_that_does_not_exist(named: frozenset[str]) -> None:
    assert {rule for rule in named if not rule.startswith("SD-")} <= {*RULE_IDS}


def test_the_list_is_whole() -> None:
    """Counted in the rules specification: 13 CO, 25 TG, 8 OF, 30 EX, 23 F2F, 15 QE, 15 COM."""
    sizes = {"CO": 13, "TG": 25, "OF": 8, "EX": 30, "F2F": 23, "QE": 15, "COM": 15}
    assert [f"{game}-{number}" for game, size in sizes.items() for number in range(1, size + 1)] == RULE_IDS
