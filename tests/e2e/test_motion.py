"""Cards fly, the hand closes up, and nothing else moves."""

from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt
from tests.e2e.serving import put
from tests.e2e.table import Mouse, TableScreen
from tests.server.running import Running
from tests.server.tables import PASSES

WATCH = """
window.shifts = [];
const told = ({ node, previousRect, currentRect }) =>
  `${node?.nodeName}.${node?.className}: ${JSON.stringify(previousRect)} -> ${JSON.stringify(currentRect)}`;
const note = (entry) => entry.hadRecentInput || shifts.push(...entry.sources.map(told));
new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" });
"""


PACE = 0.6  # seconds between the cards of a bot: what comes within half a second of a tap does not count as a shift


def test_nothing_shifts_while_others_lay(enter: Enter, server: Running) -> None:
    code = put(server, dealt(seats=2, seed=13, pace=PACE))
    page = enter(f"/t/{code}", secret=PASSES[0], reduced_motion="no-preference")
    screen = TableScreen(page, Mouse())
    screen.play_on()
    page.evaluate(WATCH)
    turns = 0
    while turns < 3:
        turns += bool(screen.play_on()["end"])
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 20 * 300))")
    assert page.evaluate("shifts") == []
