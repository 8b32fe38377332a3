"""How long things take inside the page."""

from collections.abc import Iterable, Sequence
from statistics import median

from playwright.sync_api import CDPSession, Page

from tests.e2e.browsing import HASTE
from tests.e2e.table import Mouse, TableScreen

SLOWER = 4  # times
USABLE = """
const look = () => {
  const both = document.querySelector("[data-pile]") && document.querySelector("[data-card]:enabled");
  if (both) window.usable = performance.now();
  else requestAnimationFrame(look);
};
look();
"""
TAPS = """
window.waits = [];
let tapped = 0;
let before = "";
const tops = () => [...document.querySelectorAll("[data-pile]")].map((one) => one.ariaLabel.split(":")[0]).join();
addEventListener("pointerup", ({ target, timeStamp }) => {
  if (target.closest("[data-lay]")) [tapped, before] = [timeStamp, tops()];
}, true);
new MutationObserver(() => {
  if (!tapped || tops() === before) return;
  const since = tapped;
  tapped = 0;
  requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - since)));
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-label"] });
"""
SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) shift += one.value; }))
  .observe({ type: "layout-shift" });
"""


def slow_down(page: Page) -> CDPSession:
    """Let the page run on a processor a quarter as fast."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def load(pages: Iterable[Page], path: str) -> dict[str, float]:
    """Return the time from the first byte until a card can be taken up, on a slow processor."""
    return _spread([_load(page, path) for page in pages])


def _load(page: Page, path: str) -> float:
    slow_down(page)
    page.add_init_script(USABLE)
    page.goto(path)
    page.wait_for_function("() => window.usable")
    time_of = "usable - performance.getEntriesByType('navigation')[0].responseStart"
    taken = float(page.evaluate(time_of))
    page.context.close()
    return taken


def taps(games: Iterable[tuple[Page, str]]) -> dict[str, float]:
    """Return the time from the tap on a pile until the frame that shows the card there."""
    waits: list[float] = []
    for page, path in games:
        page.add_init_script(TAPS)
        page.goto(path)
        TableScreen(page, Mouse()).play_out()
        waits += page.evaluate("waits")
        page.context.close()
    return _spread(waits) | {"taps": len(waits)}


def play(page: Page, path: str) -> float:
    """Return what has shifted during a game, as Chromium counts it."""
    page.add_init_script(HASTE)
    page.goto(path)
    page.locator("[data-pile]").first.wait_for()
    page.evaluate(SHIFTS)
    TableScreen(page, Mouse()).play_out()
    shift = float(page.evaluate("shift"))
    page.context.close()
    return round(shift, 4)


def idle(page: Page, path: str, minutes: float) -> dict[str, object]:
    """Return the memory of a table at rest, after garbage collection, at the start, in the middle and at the end.

    The timers of the page run twenty times as fast, so it pings and is answered twenty times as often.
    """
    page.add_init_script(HASTE)
    page.goto(path)
    page.locator("[data-pile]").first.wait_for()
    session = page.context.new_cdp_session(page)
    sizes = []
    for part in range(4):
        page.wait_for_timeout(minutes * 60_000 / 3 if part else 10_000)
        sizes.append(_heap(session))
    return {"minutes": minutes, "heap_kB": sizes}


def _heap(session: CDPSession) -> int:
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    return round(int(used) / 1000)


def _spread(times: Sequence[float]) -> dict[str, float]:
    return {"median": round(median(times)), "worst": round(max(times))}
