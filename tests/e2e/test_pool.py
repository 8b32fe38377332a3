"""A browser that is handed on has nothing of whoever sat there before."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.browsing import CALM, DESKTOP, DESKTOP_SIZE, PHONE_SIZE
from tests.e2e.pool import EMPTY_PAGE, Pool
from tests.server.running import Running
from tests.server.tables import PASSES

STORE = "() => [localStorage, sessionStorage].forEach((one) => one.setItem('mine', 'yes'))"
FOUND = """() => ({
  kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  width: innerWidth,
  isDark: matchMedia("(prefers-color-scheme: dark)").matches,
})"""


@pytest.fixture
def own_pool(browser: Browser) -> Iterator[Pool]:
    opened = Pool(browser)
    yield opened
    opened.take_back()
    opened.close()


@pytest.fixture
def options(server: Running) -> dict[str, Any]:
    return {"base_url": f"http://{server.base}", **CALM, **DESKTOP}


def use(page: Page) -> None:
    """Leave traces of every kind."""
    page.goto(EMPTY_PAGE)
    page.evaluate(STORE)
    page.set_viewport_size(PHONE_SIZE)
    page.emulate_media(color_scheme="dark")
    page.context.new_page()
    page.mouse.down()


def test_the_next_person_finds_nothing_of_the_one_before(own_pool: Pool, options: dict[str, Any]) -> None:
    page = own_pool.lend(PASSES[0], options)
    use(page)
    assert own_pool.take_back() == []
    assert own_pool.lend("", options) is page
    assert page.evaluate(FOUND) == {"kept": [], "width": DESKTOP_SIZE["width"], "isDark": False}
    assert page.context.pages == [page]


def test_the_next_person_has_their_own_pass_window_and_theme(own_pool: Pool, options: dict[str, Any]) -> None:
    use(own_pool.lend(PASSES[0], options))
    own_pool.take_back()
    page = own_pool.lend(PASSES[1], {**options, "viewport": PHONE_SIZE, "color_scheme": "dark"})
    assert page.evaluate("localStorage['tenback.pass']") == PASSES[1]
    assert page.evaluate(FOUND) == {"kept": ["tenback.pass"], "width": PHONE_SIZE["width"], "isDark": True}


def test_two_people_have_browsers_of_their_own(own_pool: Pool, options: dict[str, Any]) -> None:
    one, two, three = (own_pool.lend(secret, options) for secret in (PASSES[0], PASSES[0], PASSES[1]))
    assert len({one.context, two.context, three.context}) == 3


def test_what_goes_wrong_is_told_once(own_pool: Pool, options: dict[str, Any]) -> None:
    page = own_pool.lend("", options)
    page.goto(EMPTY_PAGE)
    with page.expect_event("pageerror"):
        page.evaluate("() => setTimeout(() => { throw new Error('spilt'); })")
    assert own_pool.take_back() == ["spilt"]
    own_pool.lend("", options)
    assert own_pool.take_back() == []


def test_a_spoilt_browser_is_not_handed_on(own_pool: Pool, options: dict[str, Any]) -> None:
    page = own_pool.lend("", options)
    page.context.set_offline(offline=True)
    own_pool.take_back()
    assert own_pool.lend("", options) is not page
