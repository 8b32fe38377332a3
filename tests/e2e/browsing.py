"""Browsers as people have them, and who sits in front of them."""

from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize

Look = dict[str, Any]

DESKTOP_SIZE = ViewportSize(width=1280, height=800)
PHONE_SIZE = ViewportSize(width=390, height=844)
DESKTOP: Look = {"viewport": DESKTOP_SIZE}
PHONE: Look = {"viewport": PHONE_SIZE, "has_touch": True, "is_mobile": True}
CALM: Look = {"reduced_motion": "reduce"}
DARK: Look = {"color_scheme": "dark"}

# Pauses that let people follow are a twentieth as long, so that whole games take seconds.
HASTE = """
const later = window.setTimeout;
window.setTimeout = (work, wait = 0, ...rest) => later(work, wait / 20, ...rest);
"""

SETTLED = """async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
}"""
RESTED = """async () => {
  let still = 0;
  const watch = new MutationObserver(() => (still = 0));
  watch.observe(document, { subtree: true, childList: true, characterData: true });
  for (; still < 20; still++) await new Promise(requestAnimationFrame);
  watch.disconnect();
}"""


NOTICES = """() => {
  window.notices = [];
  const note = () => notices.push(...[...document.querySelectorAll(".toast")].map((one) => one.textContent));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def note_notices(page: Page) -> None:
    """Write down from now on what the page tells for a moment."""
    page.evaluate(NOTICES)


def await_notice(page: Page, text: str) -> None:
    """Wait until the page has told something, be it gone again or not."""
    page.wait_for_function("(text) => notices.includes(text)", arg=text)


def rest(page: Page) -> None:
    """Wait until what is loaded later has come, too: nothing has changed for twenty frames."""
    page.evaluate(RESTED)


def settle(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(SETTLED)


def tile(page: Page, game: str) -> Locator:
    """Return the tile of a game on the start page, by its title."""
    return page.locator("article").filter(has=page.get_by_role("heading", name=game, exact=True))


def known_as(context: BrowserContext, secret: str) -> None:
    """Let the browser hold a pass from before."""
    context.add_init_script(f"localStorage.setItem('tenback.pass', '{secret}')")
