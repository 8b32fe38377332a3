"""A browser, a server for all tests of a worker, and people who enter."""

from collections.abc import Callable, Iterator
from math import inf
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e import chromium, serving
from tests.e2e.browsing import CALM, DESKTOP, Look
from tests.e2e.pool import EMPTY_PAGE, PATIENCE, OwnPage, Pool, open_page
from tests.server.running import Running
from tests.server.tables import PASSES

expect.set_options(timeout=PATIENCE)
REGIONS = {"en": "en-GB"}  # of those who have one
CAREFUL = 4  # cards and ends of turns, then a game is played so that it is soon over
Enter = Callable[..., Page]
Window = Callable[[str], Page]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--at-leisure", action="store_true", help="play whole games with care, and look at everything")


@pytest.fixture(scope="session")
def at_leisure(request: pytest.FixtureRequest) -> bool:
    """Whether there is time for everything."""
    return bool(request.config.getoption("at_leisure"))


@pytest.fixture
def careful(*, at_leisure: bool) -> float:
    """How much a person does in a game before they want its end."""
    return inf if at_leisure else CAREFUL


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


@pytest.fixture(scope="session")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that can judge games and think of hints."""
    started = serving.start(tmp_path_factory.mktemp("thinking"), thinkers=1)
    yield started
    started.stop()


@pytest.fixture(scope="session")
def pool(browser: Browser) -> Iterator[Pool]:
    opened = Pool(browser)
    yield opened
    opened.close()


@pytest.fixture
def enter(
    new_context: Callable[..., BrowserContext], server: Running, pool: Pool, *, at_leisure: bool
) -> Iterator[Enter]:
    """Return how a person comes to a page: calm, in haste, and in a browser that nobody else has meanwhile.

    It was used before, and has no service worker, unless it shall be fresh.
    """
    fresh_ones: list[OwnPage] = []

    def come(
        path: str = "/", *, secret: str = "", look: Look = DESKTOP, base: str = "", fresh: bool = False, **more: Any
    ) -> Page:
        options = {"base_url": f"http://{base or server.base}", "locale": "en-GB", **CALM, **look, **more}
        if fresh or at_leisure:
            fresh_ones.append(open_page(new_context(**options), secret))
            page = fresh_ones[-1].page
        else:
            page = pool.lend(secret, {"service_workers": "block", **options})
        page.goto(path)
        return page

    yield come
    faults = [*pool.take_back(), *(fault for own in fresh_ones for fault in own.faults)]
    assert not faults


@pytest.fixture
def window(enter: Enter) -> Window:
    """Return the window of a language for tests that only look."""
    return lambda language: enter(EMPTY_PAGE, secret=PASSES[0], locale=REGIONS.get(language, language))
