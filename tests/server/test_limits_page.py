"""The page of limits says what the code says."""

from pathlib import Path

from tenback.server.limits_page import FILE, to_page

ROOT = Path(__file__).parents[2]


def test_the_page_of_limits_is_what_the_limits_say_today() -> None:
    assert (ROOT / FILE).read_text(encoding="utf-8") == to_page(), "run: make generated"
