"""`python -m tenback.server.describing`: write the pages of limits and protocol, and its TypeScript types."""

from pathlib import Path

from tenback.server.protocol.bounds import to_bounds
from tenback.server.protocol.page import to_page
from tenback.server.protocol.typescript import to_typescript

FILES = {"docs/limits.md": to_bounds, "docs/protocol.md": to_page, "web/src/protocol.ts": to_typescript}


def describe(root: Path) -> None:
    """Write the files below a folder."""
    for name, write in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    describe(Path())
