"""Names that every disk can keep apart."""

from collections import Counter
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web/src"


def test_no_two_imports_differ_by_case_alone() -> None:
    files = [path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*") if path.is_file()]
    names = Counter(name.lower() for file in files for name in {file, file.removesuffix(".ts")})
    assert [name for name, times in names.items() if times > 1] == []
