"""The table can be played without seeing it: what the live regions tell is what was agreed on."""

import pytest
from playwright.sync_api import Browser

from tenback.locale.catalogue import LANGUAGES
from tests.e2e.telling import FOLDER, tell
from tests.server.running import Running


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_reader_is_told_two_turns(server: Running, browser: Browser, language: str) -> None:
    assert tell(server, browser, language) == (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
