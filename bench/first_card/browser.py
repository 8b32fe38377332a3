"""From the click on *Ada starts* to the card on the pile, in Chromium, at a server that has just been started."""

import time

from tests.e2e.browsing import DESKTOP_SIZE, known_as
from tests.e2e.sheet import served
from tests.e2e.table import Mouse, TableScreen
from tests.server.running import call

ORDER = {
    "options": {"ruleset": "the-game", "seats": 3},
    "name": "Ann",
    "bots": {"1": "strong", "2": "strong"},
    "start": True,
}
PATIENCE = 300_000  # ms
MOVED = "(before) => [...document.querySelectorAll('[data-pile]')].some((one, at) => one.ariaLabel !== before[at])"


def main() -> None:
    """Print the seconds; the pace of the table is part of them."""
    with served(thinkers=1) as (server, browser):
        secret = call(server.base, "POST", "/api/passes")[1]["secret"]
        code = call(server.base, "POST", "/api/tables", ORDER, secret=secret)[1]["code"]
        context = browser.new_context(base_url=f"http://{server.base}", viewport=DESKTOP_SIZE, locale="en-GB")
        known_as(context, secret)
        table = TableScreen(context.new_page(), Mouse())
        table.page.goto(f"/t/{code}")
        table.until('now.moment === "begin"')
        before = table.tops()
        table.page.get_by_role("button", name="starts").last.click()
        begun = time.perf_counter()
        table.page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)
        print(round(time.perf_counter() - begun, 2))


if __name__ == "__main__":
    main()
