"""No page breaks a rule of accessibility that a machine can check."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize

from tests.e2e.browsing import DESKTOP_SIZE, PHONE_SIZE, settle
from tests.e2e.conftest import Window
from tests.e2e.moments import GAMES, PAGES, PLAYS, Moment
from tests.server.running import Running

AXE = Axe()
Scheme = Literal["light", "dark"]
Rules = dict[str, object]
NAMES = "label-content-name-mismatch"
DRAWN = ("card", "pile", "deck")  # they show a number several times
ALL: Rules = {
    "resultTypes": ["violations"],  # what is right need not be listed
    "rules": {NAMES: {"enabled": True}},  # whoever controls a page by voice says what is written there
}
# Words and numbers on cards, piles and decks that are not in their names; a card below another is no word, nor is one
# that a review draws over a pile: its panel tells that.
UNSAID = """() => [...document.querySelectorAll("[data-card], button[data-pile]")].flatMap((one) => {
  const shown = [...one.querySelectorAll("text, .name span, .cost, .signal")];
  const seen = shown.filter((part) => !part.closest(".under, .better"));
  const words = seen.flatMap((part) => part.textContent.toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? []);
  const missing = words.filter((word) => !one.ariaLabel.toLowerCase().includes(word));
  return missing.length ? [`${one.ariaLabel} lacks ${missing}`] : [];
})"""
CONTRAST: Rules = {**ALL, "runOnly": {"type": "rule", "values": ["color-contrast"]}}  # all that another theme changes
Look = tuple[ViewportSize, Scheme, Rules]
LOOKS: list[Look] = [
    (DESKTOP_SIZE, "light", ALL),
    (PHONE_SIZE, "dark", ALL),
    (DESKTOP_SIZE, "dark", CONTRAST),
    (PHONE_SIZE, "light", CONTRAST),
]
IN_TURN: list[tuple[Look, Look]] = [  # each moment in both sizes and themes, and by all rules in one of them
    (LOOKS[0], (PHONE_SIZE, "dark", CONTRAST)),
    (LOOKS[1], (DESKTOP_SIZE, "light", CONTRAST)),
]
IN_FULL = [*PAGES, *PLAYS["the-game"]]
SIBLINGS = [moment for game in GAMES[1:] for moment in PLAYS[game] if "turn" in moment.name or "trick" in moment.name]


MOMENTS = [*IN_FULL, *SIBLINGS]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_axe_finds_nothing(window: Window, server: Running, moment: Moment, *, at_leisure: bool) -> None:
    page = window("en")
    moment.show(server, page)
    found = {}
    for size, scheme, rules in LOOKS if at_leisure else IN_TURN[MOMENTS.index(moment) % 2]:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        found[scheme, size["width"]] = violations(page, rules)
    assert not any(found.values()), found


def violations(page: Page, rules: Rules) -> list[str]:
    """Return what is wrong, with the piece of the page where it is."""
    settle(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.axe_script)
    found = page.evaluate("async (rules) => (await axe.run(rules)).violations", rules)
    told = [(one["id"], node) for one in found for node in one["nodes"]]
    faults = [f"{rule}: {node['html'][:160]} {node['failureSummary']}" for rule, node in told if not drawn(rule, node)]
    return faults + list(page.evaluate(UNSAID))


def drawn(rule: str, node: dict[str, str]) -> bool:
    """Say whether axe reads the numbers of a drawing one after the other; `UNSAID` looks at those instead."""
    return rule == NAMES and any(f"data-{what}=" in node["html"] for what in DRAWN)
