"""Browsers that are handed on: the next person finds the program loaded, and nothing of whoever sat there before."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

from tests.e2e.browsing import HASTE, known_as

PATIENCE = 30_000  # milliseconds for whatever a page is waited for, on a busy machine
EMPTY_PAGE = "/health/live"  # of the same origin, and without a program
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
BE = "(secret) => localStorage.setItem('tenback.pass', secret)"
CHANGEABLE = ("viewport", "color_scheme", "reduced_motion")  # while a browser is open


@dataclass
class OwnPage:
    """A page in a browser of its own, and what went wrong inside it."""

    page: Page
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

    def suit(self, secret: str, options: dict[str, Any]) -> None:
        """Make it the page of somebody with this pass, and with these wishes."""
        self.page.set_viewport_size(options["viewport"])
        motion, scheme = options.get("reduced_motion"), options.get("color_scheme", "light")
        self.page.emulate_media(color_scheme=scheme, reduced_motion=motion, forced_colors="none")
        if secret:
            self.page.evaluate(BE, secret)


class Pool:
    """The browsers of a worker: those that are free, by what cannot be changed, and those that a test has."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[OwnPage]] = defaultdict(list)
        self._lent: list[tuple[str, OwnPage]] = []

    def lend(self, secret: str, options: dict[str, Any]) -> Page:
        """Return a page for somebody with this pass."""
        kind = repr(sorted((name, value) for name, value in options.items() if name not in CHANGEABLE))
        free = self._free[kind]
        own = free.pop() if free else self._open(options)
        self._lent.append((kind, own))
        own.suit(secret, options)
        return own.page

    def _open(self, options: dict[str, Any]) -> OwnPage:
        own = open_page(self._browser.new_context(**options))
        own.page.goto(EMPTY_PAGE)
        return own

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


def open_page(context: BrowserContext, secret: str = "") -> OwnPage:
    """Return somebody's page in a browser, which plays in haste."""
    context.add_init_script(HASTE)
    if secret:
        known_as(context, secret)
    return OwnPage(context.new_page())
