"""The Python on our pages runs, and prints what the page says."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import EVERY_PAGE, name_of

BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)
RUN = """
import contextlib, io, json, sys
printed = {}
for page, code in json.load(sys.stdin).items():
    with contextlib.redirect_stdout(io.StringIO()) as shown:
        exec(compile(code, page, "exec"), {"__name__": "__main__"})
    printed[page] = shown.getvalue()
print(json.dumps(printed))
"""
RECORDS_OF_THEIR_TIME = "docs/decisions/"  # they show code as it was


def examples(page: Path) -> list[tuple[str, str]]:
    """Return the code of a page, each piece with what it is said to print."""
    return BLOCK.findall(page.read_text(encoding="utf-8"))


PAGES = [page for page in EVERY_PAGE if examples(page) and not name_of(page).startswith(RECORDS_OF_THEIR_TIME)]


def test_the_examples_of_every_page_print_what_it_says() -> None:
    codes = {name_of(page): "\n".join(code for code, _ in examples(page)) for page in PAGES}
    command = [sys.executable, "-W", "error", "-c", RUN]  # one after the other: loading takes longest
    ran = subprocess.run(command, input=json.dumps(codes), check=False, capture_output=True, text=True)
    assert (ran.stderr, ran.returncode) == ("", 0)
    said = {name_of(page): "".join(printed for _, printed in examples(page)) for page in PAGES}
    assert json.loads(ran.stdout) == said


def test_every_example_says_what_it_prints() -> None:
    silent = [name_of(page) for page in PAGES for code, printed in examples(page) if "print(" in code and not printed]
    assert silent == []
