"""Which language is spoken: the one on the line, or else the shell's."""

import pytest

from tenback.cli.app import chosen_language


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("--lang de games", "de"),
        ("games --lang nl", "nl"),
        ("games --lang=de", "de"),
        ("--lang de games --lang nl", "nl"),
        ("--lang fr games", "en"),
        ("games --lang", "en"),
        ("games", "en"),
    ],
)
def test_the_line_chooses_the_language(line: str, expected: str) -> None:
    assert expected == chosen_language(line.split(), {"LANG": "C.UTF-8"})


def test_the_shell_chooses_where_the_line_does_not() -> None:
    assert chosen_language(["games"], {"LANG": "de_DE.UTF-8"}) == "de"


def test_the_line_is_stronger_than_the_shell() -> None:
    assert chosen_language(["games", "--lang", "nl"], {"LANG": "de_DE.UTF-8"}) == "nl"
