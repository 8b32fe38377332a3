"""Browsers as people have them, and who sits in front of them."""

from typing import Any

from playwright.sync_api import BrowserContext

Look = dict[str, Any]

DESKTOP: Look = {"viewport": {"width": 1280, "height": 800}}
PHONE: Look = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CALM: Look = {"reduced_motion": "reduce"}
DARK: Look = {"color_scheme": "dark"}

# Pauses that let people follow are a twentieth as long, so that whole games take seconds.
HASTE = """
const later = window.setTimeout;
window.setTimeout = (work, wait = 0, ...rest) => later(work, wait / 20, ...rest);
"""


def known_as(context: BrowserContext, secret: str) -> None:
    """Let the browser hold a pass from before."""
    context.add_init_script(f"localStorage.setItem('tenback.pass', '{secret}')")
