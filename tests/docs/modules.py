"""`python -m tests.docs.modules`: write docs/modules.md, a line for every module, from their docstrings."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.docs.pages import DOCS, ROOT

PAGE = DOCS / "modules.md"
PACKAGE, CLIENT = ROOT / "src" / "tenback", ROOT / "web" / "src"
HEAD = """# Modules

What each module holds, in the words of its docstring. `python -m tests.docs.modules` writes this page: do not edit it.
[Architecture](architecture.md) says how the modules stand to each other.
"""
PIPE = r"\|"  # in a cell
COMMENT = re.compile(r"(?://|/\*\*?|<!--)\s*(.*?)\s*(?:\*/|-->|\n|$)")


def write_page() -> str:
    """Return the page: the Python package folder by folder, then the browser client."""
    parts = [*_sections(PACKAGE, "*.py"), "## The browser client\n", *_sections(CLIENT, "*.ts", "*.svelte", "*.css")]
    return "\n".join([HEAD, *parts])


def _sections(root: Path, *patterns: str) -> Iterator[str]:
    for folder in [root, *sorted(path for path in root.rglob("*") if path.is_dir())]:
        files = sorted(file for pattern in patterns for file in folder.glob(pattern))
        rows = [*_rows(file for file in files if not file.name.startswith("__init__") and ".test." not in file.name)]
        if rows:
            heading = folder.relative_to(root.parent).as_posix().replace("src", "web/src", 1)
            yield f"## `{heading}`\n"
            yield from _intro(folder / "__init__.py")
            yield "\n".join(["| Module | What it holds |", "| --- | --- |", *rows, ""])


def _intro(package: Path) -> Iterator[str]:
    if package.exists():
        yield f"{_docstring(package)}\n"


def _rows(files: Iterable[Path]) -> Iterator[str]:
    for file in files:
        told, name = (_docstring(file), file.stem) if file.suffix == ".py" else (_comment(file), file.name)
        yield f"| `{name}` | {told.replace('|', PIPE)} |"


def _docstring(file: Path) -> str:
    """Return the first paragraph of a docstring, as one line."""
    told = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return " ".join(told.split("\n\n")[0].split())


def _comment(file: Path) -> str:
    """Return the comment that a file of the client begins with."""
    found = COMMENT.match(file.read_text(encoding="utf-8"))
    return found[1] if found else ""


if __name__ == "__main__":
    PAGE.write_text(write_page(), encoding="utf-8")
