"""The pages that people read: those of the root, and everything in docs/."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
EVERY_PAGE = [*sorted(ROOT.glob("*.md")), ROOT / "bench" / "results.md", *PAGES]

_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_FILE = re.compile(r"`([\w./-]+\.(?:py|ftl|ts|svelte|md|tsv|txt|css|toml))`")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def name_of(page: Path) -> str:
    """Return what to call a page: its path from the root."""
    return page.relative_to(ROOT).as_posix()


def links(page: Path) -> Iterator[str]:
    """Yield where a page points to, other sites left out."""
    for target in _LINK.findall(_prose(page)):
        if "://" not in target and not target.startswith("mailto:"):
            yield target


def files_named(page: Path) -> Iterator[str]:
    """Yield the source files that a page names, with as much of their path as it says."""
    yield from _FILE.findall(_prose(page))


def target_of(page: Path, link: str) -> Path:
    """Return the file that a link means; an anchor alone means its own page."""
    path = link.partition("#")[0]
    return (page.parent / path).resolve() if path else page


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page, as GitHub and Sphinx both name them."""
    return {_slug(heading) for heading in _HEADING.findall(_prose(page))}


def _prose(page: Path) -> str:
    return _FENCED.sub("", page.read_text(encoding="utf-8"))


def _slug(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
