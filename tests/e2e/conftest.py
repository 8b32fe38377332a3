"""A browser, a server for all tests of a worker, and people who enter."""

from collections.abc import Callable, Iterator
from math import inf
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.e2e import chromium, serving
from tests.e2e.browsing import CALM, DESKTOP, DESKTOP_SIZE, HASTE, Look, known_as
from tests.server.running import Running
from tests.server.tables import PASSES

PATIENCE = 30_000  # milliseconds for whatever a page is waited for, on a busy machine
expect.set_options(timeout=PATIENCE)
CAREFUL = 4  # cards and ends of turns, then a game is played so that it is soon over
Enter = Callable[..., Page]
Window = Callable[[str], Page]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--at-leisure", action="store_true", help="let people play whole games with care to their end")


@pytest.fixture
def careful(request: pytest.FixtureRequest) -> float:
    """How much a person does in a game before they want its end."""
    return inf if request.config.getoption("at_leisure") else CAREFUL


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = chromium.find()
    if found is None:
        pytest.exit(chromium.MISSING, returncode=1)
    return {**browser_type_launch_args, "executable_path": found, "args": list(chromium.FLAGS)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    started = serving.start(tmp_path_factory.mktemp("server"))
    yield started
    started.stop()


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """Everything that went wrong inside a page; a test ends with none."""
    found: list[str] = []
    yield found
    assert not found


@pytest.fixture
def enter(new_context: Callable[..., BrowserContext], server: Running, faults: list[str]) -> Enter:
    """Return how a person comes to a page of the server: in a browser of their own, calm and in haste."""

    def come(path: str = "/", *, secret: str = "", look: Look = DESKTOP, base: str = "", **more: Any) -> Page:
        address = f"http://{base or server.base}"
        page = _open(new_context(**{"base_url": address, "locale": "en-GB", **CALM, **look, **more}), faults, secret)
        page.goto(path)
        return page

    return come


@pytest.fixture(scope="session")
def windows() -> Iterator[dict[str, tuple[Page, list[str]]]]:
    """The windows of this worker, by language, with what went wrong in each."""
    found: dict[str, tuple[Page, list[str]]] = {}
    yield found
    for page, _ in found.values():
        page.context.close()


@pytest.fixture
def window(browser: Browser, server: Running, windows: dict[str, tuple[Page, list[str]]]) -> Iterator[Window]:
    """Return the window of a language for tests that only look: what it has loaded once, it keeps."""

    def look(language: str) -> Page:
        if language not in windows:
            wrong: list[str] = []
            context = browser.new_context(base_url=f"http://{server.base}", locale=language, **CALM)
            windows[language] = _open(context, wrong, PASSES[0]), wrong
        page, _ = windows[language]
        page.set_viewport_size(DESKTOP_SIZE)
        page.emulate_media(color_scheme="light")
        return page

    yield look
    assert not any(wrong for _, wrong in windows.values())


def _open(context: BrowserContext, faults: list[str], secret: str) -> Page:
    context.add_init_script(HASTE)
    if secret:
        known_as(context, secret)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: _hear(faults, message))
    return page


def _hear(faults: list[str], message: ConsoleMessage) -> None:
    if "Content Security Policy" in message.text:
        faults.append(message.text)
