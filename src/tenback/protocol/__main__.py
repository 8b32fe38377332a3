"""`python -m tenback.protocol.__main__`: write the pages of limits and protocol, and its TypeScript types."""

from pathlib import Path

from tenback.protocol.writing.page import to_page
from tenback.protocol.writing.typescript import to_typescript
from tenback.server.limits_page import to_bounds

FILES = {"docs/limits.md": to_bounds, "docs/protocol.md": to_page, "web/src/protocol.ts": to_typescript}


def describe(root: Path) -> None:
    """Write the files below a folder."""
    for name, write in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    describe(Path())
