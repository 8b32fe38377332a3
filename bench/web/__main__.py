"""`python -m bench.web`: bytes, until a table is usable, from tap to answer, shifts, frames, memory at rest."""

import json
from collections.abc import Callable

import click
from playwright.sync_api import Browser, Page

from bench.web.frames import smoothness
from bench.web.timing import idle, load, play, taps
from bench.web.weighing import weigh
from tests.e2e.browsing import DESKTOP_SIZE, known_as
from tests.e2e.laying import bots_first, dealt, played
from tests.e2e.moments import in_the_middle
from tests.e2e.serving import put
from tests.e2e.sheet import served
from tests.server.running import Running
from tests.server.tables import PASSES


def window(server: Running, browser: Browser) -> Page:
    """Return a window with an empty cache, of somebody who sits at the tables."""
    context = browser.new_context(
        base_url=f"http://{server.base}", viewport=DESKTOP_SIZE, locale="en-GB", service_workers="block"
    )
    known_as(context, PASSES[0])
    return context.new_page()


def measure(server: Running, browser: Browser, rounds: int, minutes: float) -> dict[str, Callable[[], object]]:
    """Return the figures, each to be asked for."""
    running = f"/t/{put(server, played(dealt(seats=3), in_the_middle))}"

    def opened(seats: int) -> list[str]:
        return [f"/t/{put(server, dealt(seats=seats, seed=seed))}" for seed in range(1, rounds + 1)]

    def bytes_of_a_first_visit() -> dict[str, int]:
        weight = weigh(window(server, browser), running)
        return {"script": weight.script, "everything": weight.everything}

    return {
        "bytes": bytes_of_a_first_visit,
        "usable_ms": lambda: load([window(server, browser) for _ in range(rounds)], running),
        "tap_ms": lambda: taps([(window(server, browser), path) for path in opened(1)]),
        "shift": lambda: [play(window(server, browser), path) for path in opened(2)],
        "frames": lambda: smoothness(browser, window(server, browser), f"/t/{put(server, bots_first())}"),
        "idle": lambda: idle(window(server, browser), running, minutes),
    }


@click.command()
@click.argument("names", nargs=-1)
@click.option("--rounds", default=5, help="Loads and games.")
@click.option("--minutes", default=10.0, help="How long the table rests.")
def main(names: tuple[str, ...], rounds: int, minutes: float) -> None:
    """Measure the browser table in Chromium, with a server on the same machine."""
    with served() as (server, browser):
        figures = measure(server, browser, rounds, minutes)
        for name in names or figures:
            click.echo(json.dumps({name: figures[name]()}))


if __name__ == "__main__":
    main()
