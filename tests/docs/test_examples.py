"""The Python on our pages runs, and prints what the page says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import EVERY_PAGE, name_of

BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
RECORDS_OF_THEIR_TIME = "docs/decisions/"  # they show code as it was


def examples(page: Path) -> list[tuple[str, str]]:
    """Return the code of a page, each piece with what it is said to print."""
    return BLOCK.findall(page.read_text(encoding="utf-8"))


PAGES = [page for page in EVERY_PAGE if examples(page) and not name_of(page).startswith(RECORDS_OF_THEIR_TIME)]


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_the_examples_of_a_page_print_what_it_says(document: Path) -> None:
    codes, printed = zip(*examples(document), strict=True)
    command = [sys.executable, "-W", "error", "-c", "\n".join(codes)]  # one after the other: loading takes longest
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("".join(printed), "")


def test_every_example_says_what_it_prints() -> None:
    silent = [name_of(page) for page in PAGES for code, printed in examples(page) if "print(" in code and not printed]
    assert silent == []
