"""What the code tells has a text, and every text is told somewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tenback
from tests.locale.families import FAMILIES
from tests.locale.ftl import catalogue_messages

SOURCE = Path(tenback.__file__).parent
WEB = SOURCE.parents[1] / "web/src"
PACKAGES = sorted(path.parent.name for path in SOURCE.glob("*/__init__.py"))
MESSAGES = frozenset(catalogue_messages("en"))


def _nodes(folder: Path) -> Iterator[ast.AST]:
    for file in sorted(folder.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def _template(node: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def _strings(folder: Path) -> set[str]:
    """Return every string in the code, an f-string with holes."""
    nodes = list(_nodes(folder))
    plain = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return plain | {_template(node) for node in nodes if isinstance(node, ast.JoinedStr)}


def _told(folder: Path) -> set[str]:
    """Return the ids and f-strings that the code calls a catalogue with."""
    calls = [node for node in _nodes(folder) if isinstance(node, ast.Call) and node.args]
    return {told for call in calls if _is_catalogue(call.func) for told in _choices(call.args[0])}


def _web_sources() -> Iterator[str]:
    yield from (
        file.read_text(encoding="utf-8") for kind in ("ts", "svelte") for file in sorted(WEB.rglob(f"*.{kind}"))
    )


def _web_strings(source: str) -> set[str]:
    """Return every string in a source of the client that may be an id, a template with holes."""
    found = re.findall(r"\"([a-z0-9-]+)\"|'([a-z0-9-]+)'|`([^`]+)`", source)
    return {re.sub(r"\$\{[^}]*\}", "{}", "".join(groups)) for groups in found}


def _web_told(source: str) -> set[str]:
    """Return the ids and templates that a source of the client calls the catalogue with."""
    calls = re.findall(r"\btexts\(((?:[^()]|\([^()]*\))*)", source)
    ids = [
        re.sub(r'=== "[^"]*"', "", re.split(r",\s*\{", call)[0]) for call in calls
    ]  # neither arguments nor questions
    return {told for one in ids for told in _web_strings(one)}


def _is_catalogue(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in {"texts", "_texts"}


def _choices(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_choices(node.body), *_choices(node.orelse))
    elif isinstance(node, ast.JoinedStr):
        yield _template(node)
    elif isinstance(node, ast.Constant):
        yield str(node.value)


@pytest.mark.parametrize("template", FAMILIES)
def test_every_value_has_its_text(template: str) -> None:
    assert [message_id for message_id in FAMILIES[template] if message_id not in MESSAGES] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_whatever_the_code_tells_has_a_text(package: str) -> None:
    told = _told(SOURCE / package)
    assert sorted(told - MESSAGES - FAMILIES.keys()) == []


def test_whatever_the_client_tells_has_a_text() -> None:
    told = set[str]().union(*map(_web_told, _web_sources()))
    assert sorted(told - MESSAGES - FAMILIES.keys()) == []


def test_every_text_is_told_somewhere() -> None:
    strings = _strings(SOURCE).union(*map(_web_strings, _web_sources()))
    told = strings.union(*(FAMILIES[template] for template in FAMILIES.keys() & strings))
    assert sorted(MESSAGES - told) == []
