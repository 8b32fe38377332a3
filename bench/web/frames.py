"""How smoothly the table moves: the frames of a round of bots, on a slow processor."""

import json
from statistics import quantiles
from typing import Any

from playwright.sync_api import Browser, Page

from bench.web.timing import slow_down
from tests.e2e.table import Mouse, TableScreen

FRAME = 1000 / 60  # milliseconds
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
WATCH = """() => {
  window.frames = [];
  let before = performance.now();
  requestAnimationFrame(function note(now) {
    window.frames.push(now - before);
    before = now;
    requestAnimationFrame(note);
  });
}"""


def smoothness(browser: Browser, page: Page, path: str) -> dict[str, float]:
    """Return the frames from my end of turn until it is my turn again, and the work of the main thread for them."""
    page.goto(path)
    screen = TableScreen(page, Mouse())
    screen.until('now.moment === "waiting"')
    session = slow_down(page)
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=CATEGORIES)
    screen.until('now.moment === "mine"')
    frames = page.evaluate("frames")
    work = _work(browser.stop_tracing())
    session.detach()
    page.context.close()
    return {
        "seconds": round(sum(frames) / 1000, 1),
        "frames": len(frames),
        "missed": sum(round(each / FRAME) - 1 for each in frames if each > 1.5 * FRAME),
        "tasks_over_a_frame": sum(each > FRAME for each in work),
        "longest_task_ms": round(max(work), 1),
        "task_p99_ms": round(quantiles(work, n=100)[98], 1),
    }


def _work(trace: bytes) -> list[float]:
    """Return for how many milliseconds each task kept the page's main thread busy; other threads do not count."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    painting = {(one["pid"], one["tid"]) for one in events if one["name"] == "FireAnimationFrame"}
    tasks = [one for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) in painting]
    return [one.get("tdur", one.get("dur", 0)) / 1000 for one in tasks]
