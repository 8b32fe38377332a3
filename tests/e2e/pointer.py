"""Mouse and fingers below the level of clicks: where they press, how they move, and where they let go."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page

Point = tuple[float, float]
DRAGGED = re.compile(r"\bdragged\b")  # the class of a card on its way


def inside(one: Locator) -> Point:
    """Return a point inside, to the left: of a card in the hand, no other one covers that part."""
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 3, box["y"] + box["height"] / 2


def between(start: Point, end: Point) -> Point:
    """Return the point half-way."""
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2


def drag(page: Page, *points: Point) -> None:
    """Press the mouse at the first point, and move it to the others in one bound each; it is still pressed."""
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point)


class Fingers:
    """Fingers on the glass of a phone."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)

    def press(self, *points: Point) -> None:
        self._touch("touchStart", points)

    def move(self, *points: Point) -> None:
        self._touch("touchMove", points)

    def lift(self, *left: Point) -> None:
        """Take away all fingers but those that are left."""
        self._touch("touchEnd", left)

    def _touch(self, kind: str, points: Sequence[Point]) -> None:
        fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def come_back_released(page: Page, *points: Point) -> None:
    """Move the mouse with no button pressed, as if it had been let go where no browser could see it."""
    line = page.context.new_cdp_session(page)
    for x, y in points:
        line.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y, "buttons": 0})
