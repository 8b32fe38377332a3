"""The page and the TypeScript types of the protocol say what the code says."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from tenback.protocol.__main__ import FILES, write_files
from tenback.protocol.writing.contents import FRAMES, MESSAGES, parts
from tenback.protocol.writing.forms import field_comments, form_of, read_form
from tenback.protocol.writing.page import to_page
from tenback.protocol.writing.typescript import to_typescript

ROOT = Path(__file__).parents[2]


class Cup(Struct, tag_field="t", tag="cup", kw_only=True):
    """Something
    to drink from.
    """

    size: int  # in sips
    full: bool = True  # of tea
    marks: list[str | None] = []


@pytest.mark.parametrize(("name", "write"), FILES.items())
def test_a_written_file_is_what_the_types_say_today(name: str, write: Callable[[], str]) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == write(), "run: make generated"


def test_both_files_are_written_where_they_belong(tmp_path: Path) -> None:
    write_files(tmp_path)
    assert sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.*")) == sorted(FILES)


def test_no_two_types_share_a_name() -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", to_typescript(), re.MULTILINE)
    assert [name for name in {*names} if names.count(name) > 1] == []


@pytest.mark.parametrize("struct", [*FRAMES, *MESSAGES], ids=lambda struct: struct.__name__)
def test_every_message_is_explained(struct: type[Struct]) -> None:
    assert read_form(struct, {}).text.endswith(".")


def test_every_field_is_explained() -> None:
    told = [*FRAMES, *MESSAGES]
    unexplained = [
        f"{struct.__name__}.{name}"
        for struct in (*told, *parts(told))
        for name in {*struct.__struct_fields__} - {*field_comments(struct)}
    ]
    assert unexplained == []


def test_every_word_is_explained() -> None:
    assert re.findall(r"^\| `([^`]+)` \| *\|$", to_page(), re.MULTILINE) == []


def test_what_is_said_beside_a_field_is_told_with_it() -> None:
    form = read_form(Cup, {})
    assert (form.tag, form.text) == ("cup", "Something to drink from.")
    assert [(field.name, field.optional, field.text) for field in form.fields] == [
        ("size", False, "in sips"),
        ("full", True, "of tea (default true)"),
        ("marks", True, ""),
    ]


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (list[str | None], "(string | null)[]"),
        (dict[str, list[int]], "Record<string, number[]>"),
        (Literal["a", "b"], '"a" | "b"'),
        (Cup | None, "Cup | null"),
    ],
)
def test_a_type_is_told_as_typescript_writes_it(hint: object, expected: str) -> None:
    assert form_of(hint) == expected


def test_every_type_that_is_named_is_told() -> None:
    module = re.sub(r"/\*\*.*?\*/|//.*", "", to_typescript())
    told = set(re.findall(r"export (?:type|interface) (\w+)", module))
    assert set(re.findall(r"\b[A-Z][A-Za-z]+\b", module)) - told - {"PROTOCOL"} == {"Partial", "Record"}
