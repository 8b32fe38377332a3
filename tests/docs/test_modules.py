"""docs/modules.md has a line for every module, and it is the module's own."""

import re

from tests.docs.modules import PAGE, write_page


def test_the_page_of_modules_is_what_the_modules_say_of_themselves() -> None:
    assert PAGE.read_text(encoding="utf-8") == write_page(), "write it anew: python -m tests.docs.modules"


def test_every_module_says_what_it_holds() -> None:
    rows = re.findall(r"^\| `(\S+)` \|(.*)\|$", write_page(), re.MULTILINE)
    assert len(rows) > 200
    assert [name for name, told in rows if not told.strip()] == [], "begin them with a docstring, or a comment in web/"
