"""`python -m tenback.protocol`: write the page of the protocol and its TypeScript types."""

from pathlib import Path

from tenback.protocol.writing.page import to_page
from tenback.protocol.writing.typescript import to_typescript

FILES = {"docs/protocol.md": to_page, "web/src/protocol.ts": to_typescript}


def write_files(root: Path) -> None:
    """Write the files below a folder."""
    for name, write in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    write_files(Path())
