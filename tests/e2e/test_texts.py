"""Every visible text comes from the catalogues: a page in German shows no word that the German catalogue lacks."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page

from tests.e2e.browsing import rest
from tests.e2e.conftest import Enter
from tests.e2e.moments import GAMES, PAGES, PLAYS, Moment
from tests.server.running import Running
from tests.server.tables import PASSES

LANGUAGE = "de"
WORD = re.compile(r"[^\W\d_]{3,}")
# Names of people and bots are data; languages call themselves by their own name; codes of tables begin with E2E.
PEOPLE = "ann ben ada bo cleo dirk"
MADE_OF = "figtree sil ofl svelte mit project fluent apache litestar msgspec bsd sqlalchemy numba textual"
DATA = set(f"{PEOPLE} {MADE_OF} english nederlands deutsch tenback http".split())
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    document.querySelectorAll(`[${name}]`).forEach((node) => found.push(node.getAttribute(name)));
  return found.filter((text) => !/E2E[A-Z]{3}/.test(text));
}"""
MOMENTS = [*PAGES, *(PLAYS[game][1] for game in GAMES), PLAYS["the-game"][-1]]


def vocabulary() -> set[str]:
    """Return every word of the German catalogue."""
    folder = files("tenback.locale") / LANGUAGE
    sources = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {word.lower() for source in sources for word in WORD.findall(source)}


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_every_word_is_in_the_catalogue(enter: Enter, server: Running, moment: Moment) -> None:
    page = enter("/health/live", secret=PASSES[0], locale=LANGUAGE)
    moment.show(server, page, LANGUAGE)
    strange = words_on(page) - vocabulary() - DATA
    assert not strange, sorted(strange)


def words_on(page: Page) -> set[str]:
    rest(page)
    return {word.lower() for text in page.evaluate(TEXTS) for word in WORD.findall(text)}
