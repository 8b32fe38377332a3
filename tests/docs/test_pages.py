"""Every page can be found, and leads only to places that are there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, EVERY_PAGE, PAGES, ROOT, anchors, files_named, links, name_of, target_of

ENTRANCE = DOCS / "README.md"
TOLD_OF_THE_PAST = ("CHANGELOG.md", "docs/decisions/")  # they keep the names of their time
EXAMPLE = "fr"  # the language that a guide adds
FOLDERS = ("src", "web", "tests", "docs", "bench", "examples")
LISTS = sorted(DOCS.rglob("README.md"))  # each names the pages of its folder; the site's navigation is made from them


@pytest.mark.parametrize("document", EVERY_PAGE, ids=name_of)
def test_every_link_leads_to_a_file_and_to_a_heading_that_is_there(document: Path) -> None:
    assert [link for link in links(document) if not _leads_somewhere(document, link)] == []


def test_every_page_is_named_by_the_list_of_its_folder() -> None:
    missing = [name_of(page) for page in PAGES if page != ENTRANCE and page not in _listed(page)]
    assert missing == [], "name them in the README.md of their folder (a folder: in the one above)"


def _leads_somewhere(page: Path, link: str) -> bool:
    target, anchor = target_of(page, link), link.partition("#")[2]
    return target.exists() and (not anchor or anchor in anchors(target))


def _listed(page: Path) -> set[Path]:
    """Return the pages that stand in the list where this one should."""
    folder = page.parent.parent if page.name == "README.md" else page.parent
    return {target_of(folder / "README.md", link) for link in links(folder / "README.md")}


def test_every_folder_of_pages_has_a_list() -> None:
    assert {page.parent for page in PAGES} == {page.parent for page in LISTS}


def test_every_source_file_that_a_page_names_exists() -> None:
    files = {path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in _sources(ROOT / folder)}
    files |= {path.name for path in ROOT.iterdir()}
    told = [(name_of(page), file) for page in EVERY_PAGE for file in files_named(page)]
    missing = [(page, file) for page, file in told if _is_today(page, file) and not _is_there(file, files)]
    assert missing == []


def _sources(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*.*") if "node_modules" not in path.parts)


def _is_today(page: str, file: str) -> bool:
    return not page.startswith(TOLD_OF_THE_PAST) and Path(file).stem != EXAMPLE


def _is_there(file: str, files: set[str]) -> bool:
    return file in files or any(known.endswith(f"/{file}") for known in files)


def test_the_site_finds_its_logo() -> None:
    settings = (DOCS / "conf.py").read_text(encoding="utf-8")
    assert [path for path in re.findall(r'html_logo = .*"(.+)"', settings) if (DOCS / path).is_file()]
