"""What docs/records.md says about deals and records."""

import re
from pathlib import Path

from tenback.play.chance import philox
from tenback.play.codec import read_record, to_text

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def test_the_record_on_the_page_reads_back_exactly() -> None:
    (example,) = re.findall(r"```\n(tenback-record.*?)```", PAGE, re.DOTALL)
    assert to_text(read_record(example.encode())) == example


def test_the_generator_gives_the_values_on_the_page() -> None:
    rows = re.findall(r"^\| (`.*?) \| (`.*?) \| (`.*?) \|$", PAGE, re.MULTILINE)
    for counter, key, block in rows:
        a, b, c, d = philox((*_words(counter, 4),), (*_words(key, 2),))  # type: ignore[arg-type]
        assert [a, b, c, d] == _words(block, 4)
    assert len(rows) == 3


def _words(cell: str, count: int) -> list[int]:
    words = [int(word, 16) for word in re.findall(r"[0-9a-f]{8}", cell)]
    return words * count if len(words) == 1 else words
