"""Every visible text comes from the catalogues, and fits: a page shows no word that its catalogue lacks."""

import re
from importlib.resources import files
from itertools import cycle, product

import pytest
from playwright.sync_api import Page

from tenback.locale.catalogue import LANGUAGES
from tests.e2e.browsing import DESKTOP_SIZE, PHONE_SIZE, rest
from tests.e2e.conftest import Window
from tests.e2e.measuring import faults
from tests.e2e.moments import GAMES, PAGES, PLAYS, Moment
from tests.server.running import Running

WORD = re.compile(r"[^\W\d_]{3,}")
# Names of people and bots are data; languages call themselves by their own name; codes of tables begin with E2E.
# How long ago something was is told by the browser itself.
PEOPLE = "ann ben ada bo cleo dirk"
MADE_OF = "figtree sil ofl svelte mit project fluent apache litestar msgspec bsd sqlalchemy numba textual"
DATA = set(f"{PEOPLE} {MADE_OF} english nederlands deutsch tenback http geleden".split())
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    document.querySelectorAll(`[${name}]`).forEach((node) => found.push(node.getAttribute(name)));
  return found.filter((text) => !/E2E[A-Z]{3}/.test(text));
}"""
MOMENTS = [*PAGES, *(PLAYS[game][1] for game in GAMES), PLAYS["the-game"][-1]]


def vocabulary(language: str) -> set[str]:
    """Return every word of a catalogue."""
    folder = files("tenback.locale") / language
    sources = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {word.lower() for source in sources for word in WORD.findall(source)}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Look at every moment in one of the languages, and at leisure in all of them."""
    others = [language for language in LANGUAGES if language != "en"]
    everything = metafunc.config.getoption("at_leisure")
    pairs = [*(product(MOMENTS, others) if everything else zip(MOMENTS, cycle(others), strict=False))]
    metafunc.parametrize(("moment", "language"), pairs, ids=[f"{moment.name} {language}" for moment, language in pairs])


def test_every_word_is_in_the_catalogue_and_fits(
    window: Window, server: Running, moment: Moment, language: str
) -> None:
    page = window(language)
    moment.show(server, page, language)
    strange = words_on(page) - vocabulary(language) - DATA
    assert not strange, sorted(strange)
    found = {size["width"]: faults(page, size, table=False) for size in (DESKTOP_SIZE, PHONE_SIZE)}
    assert not any(found.values()), found


def words_on(page: Page) -> set[str]:
    rest(page)
    return {word.lower() for text in page.evaluate(TEXTS) for word in WORD.findall(text)}
