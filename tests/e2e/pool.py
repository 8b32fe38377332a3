"""Browsers that are handed on: the next person finds the program loaded, and nothing of whoever sat there before."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

from tests.e2e.browsing import HASTE, known_as

PATIENCE = 30_000  # milliseconds for whatever a page is waited for, on a busy machine
EMPTY_PAGE = "/health/live"  # of the same origin, and without a program
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


@dataclass
class OwnPage:
    """A page in a browser of its own, and what went wrong inside it."""

    page: Page
    options: dict[str, Any]
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.faults.append(message.text)

    def clear(self) -> bool:
        """Make it as it was at first, and say whether that could be done."""
        try:
            self._leave()
        except Error:  # whatever a test that failed has done to it
            self.page.context.close()
            return False
        return True

    def _leave(self) -> None:
        for other in self.page.context.pages:
            if other is not self.page:
                other.close()
        self.page.mouse.up()
        self.page.mouse.move(-1, -1)
        self.page.goto(EMPTY_PAGE)
        self.page.evaluate(FORGET)
        self.page.set_viewport_size(self.options["viewport"])
        motion, scheme = (self.options.get(name) for name in ("reduced_motion", "color_scheme"))
        self.page.emulate_media(color_scheme=scheme or "light", reduced_motion=motion, forced_colors="none")


class Pool:
    """The browsers of a worker: those that are free, by what their people want, and those that a test has."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[OwnPage]] = defaultdict(list)
        self._lent: list[tuple[str, OwnPage]] = []

    def lend(self, secret: str, options: dict[str, Any]) -> Page:
        """Return a page for somebody with this pass."""
        kind = repr((secret, options))
        free = self._free[kind]
        own = free.pop() if free else open_page(self._browser.new_context(**options), secret, options)
        self._lent.append((kind, own))
        return own.page

    def take_back(self) -> list[str]:
        """Take back what was lent, and return what went wrong meanwhile."""
        lent, self._lent = self._lent, []
        for kind, own in lent:
            if own.clear():
                self._free[kind].append(own)
        faults = [fault for _, own in lent for fault in own.faults]
        for _, own in lent:
            own.faults.clear()
        return faults

    def close(self) -> None:
        for own in (own for pages in self._free.values() for own in pages):
            own.page.context.close()


def open_page(context: BrowserContext, secret: str, options: dict[str, Any]) -> OwnPage:
    """Return somebody's page in a browser, which plays in haste."""
    context.add_init_script(HASTE)
    if secret:
        known_as(context, secret)
    return OwnPage(context.new_page(), options)
