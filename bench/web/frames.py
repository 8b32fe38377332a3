"""How smoothly the table moves: the frames of a round of bots, on a slow processor."""

import json
from collections.abc import Iterator
from itertools import pairwise
from statistics import quantiles
from typing import Any

from playwright.sync_api import Browser, Page

from bench.web.timing import slow_down

FRAME = 1000 / 60  # milliseconds
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
KINDS = {
    "script": ("FunctionCall", "EvaluateScript", "FireAnimationFrame"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}
WATCH = "() => requestAnimationFrame(function next() { requestAnimationFrame(next); })"
MINE = """() => new Promise((resolve) => {
  const seat = document.querySelector('[data-seat="0"]');
  const look = () => seat.ariaCurrent === "true" && resolve();
  new MutationObserver(look).observe(seat, { attributeFilter: ["aria-current"] });
  look();
})"""

Event = dict[str, Any]


def smoothness(browser: Browser, page: Page, path: str) -> dict[str, object]:
    """Return the frames of a round until it is my turn, and the work of the main thread for them."""
    page.goto(path)
    page.locator("[data-pile]").first.wait_for()
    session = slow_down(page)
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(MINE)  # nothing is asked of the page meanwhile: answers would cost frames
    events = [*_main_thread(browser.stop_tracing())]
    session.detach()
    page.context.close()
    return _frames(events) | _tasks(events) | {"work_ms": _work(events)}


def _frames(events: list[Event]) -> dict[str, object]:
    """Return how many frames were missed, and how many of those because the page's own tasks took too long.

    All others were missed because the machine or the browser's other threads were busy.
    """
    frames = [one["ts"] / 1000 for one in events if one["name"] == "FireAnimationFrame"]
    gaps = [(since, until) for since, until in pairwise(frames) if until - since > 1.5 * FRAME]
    missed = [round((until - since) / FRAME) - 1 for since, until in gaps]
    own = [min(count, int(_busy(events, *gap) / FRAME)) for count, gap in zip(missed, gaps, strict=True)]
    seconds = round((frames[-1] - frames[0]) / 1000, 1)
    return {"seconds": seconds, "frames": len(frames), "missed": sum(missed), "missed_by_tasks": sum(own)}


def _busy(events: list[Event], since: float, until: float) -> float:
    """Return for how many milliseconds tasks that began within a time kept the main thread busy."""
    return sum(_time(one) for one in events if one["name"] == "RunTask" and since <= one["ts"] / 1000 < until)


def _tasks(events: list[Event]) -> dict[str, object]:
    """Return how long tasks kept the main thread busy, in milliseconds of its processor time."""
    tasks = [_time(one) for one in events if one["name"] == "RunTask"]
    return {
        "tasks_over_a_frame": sum(each > FRAME for each in tasks),
        "longest_task_ms": round(max(tasks), 1),
        "task_p99_ms": round(quantiles(tasks, n=100)[98], 1),
    }


def _work(events: list[Event]) -> dict[str, int]:
    """Return the milliseconds of each kind of work; what a script waits for, such as layout, counts there as well."""
    return {
        kind: round(sum(_time(one) for one in events if one["name"] in names and not one["nested"]))
        for kind, names in KINDS.items()
    }


def _time(event: Event) -> float:
    spent: float = event["tdur"] if "tdur" in event else event.get("dur", 0.0)
    return spent / 1000


def _main_thread(trace: bytes) -> Iterator[Event]:
    """Yield what the page's main thread did, and whether each was a part of something with the same name."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    painting = {(one["pid"], one["tid"]) for one in events if one["name"] == "FireAnimationFrame"}
    ends = dict[str, float]()
    for one in sorted(events, key=lambda event: event["ts"]):
        if (one["pid"], one["tid"]) in painting and one["ph"] == "X":
            end = one["ts"] + one.get("dur", 0)
            yield one | {"nested": end <= ends.get(one["name"], 0)}
            ends[one["name"]] = max(end, ends.get(one["name"], 0))
