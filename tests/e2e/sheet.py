"""`python -m tests.e2e.sheet FOLDER`: every page, five moments of each game, and tables of all sizes, to look at."""

import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.e2e import chromium, serving
from tests.e2e.browsing import CALM, DESKTOP_SIZE, HASTE, PHONE_SIZE, known_as, rest, settle
from tests.e2e.laying import dealt, played
from tests.e2e.moments import COMPANIES, GAMES, PAGES, Moment, company, hold, plays, replay, studies, with_a_trick
from tests.server.running import Running
from tests.server.tables import PASSES

STYLE = """
body { margin: 24px; background: #8a8f94; font: 600 15px system-ui, sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; margin-bottom: 20px; }
h2 { width: 140px; margin: 0; font-size: 15px; overflow-wrap: anywhere; }
img { display: block; height: 300px; border-radius: 4px; }
"""


class Shot(NamedTuple):
    """How a picture is taken."""

    name: str
    size: ViewportSize
    scheme: Literal["light", "dark"]


Row = tuple[Moment, tuple[Shot, ...]]  # a moment, and its pictures

SHOTS = (
    Shot("desktop-light", DESKTOP_SIZE, "light"),
    Shot("desktop-dark", DESKTOP_SIZE, "dark"),
    Shot("phone-light", PHONE_SIZE, "light"),
    Shot("phone-dark", PHONE_SIZE, "dark"),
)
SCREENS = tuple(
    Shot(f"{width}x{height}", ViewportSize(width=width, height=height), "light")
    for width, height in ((1366, 768), (1920, 1080), (2560, 1440), (768, 1024), (390, 844), (320, 568), (667, 375))
)


def rows() -> Iterator[Row]:
    """Yield all that stands on the sheet, in order."""
    for moment in (*PAGES, *studies()):
        yield moment, SHOTS
    for game in GAMES:
        for moment in (*plays(game), replay(game)):
            yield moment, SHOTS
    for seats, cards in COMPANIES:
        yield company(seats, cards), SCREENS


def draw(server: Running, browser: Browser, folder: Path) -> None:
    """Take all pictures, and lay them out."""
    page = new_page(server, browser)
    for moment, shots in rows():
        page.set_viewport_size(DESKTOP_SIZE)
        moment.show(server, page)
        rest(page)
        for shot in shots:
            take(page, shot, folder / file_name(moment.name, shot))
    (folder / "index.html").write_text(lay_out(rows()), encoding="utf-8")
    page.goto((folder / "index.html").resolve().as_uri())
    page.set_viewport_size({"width": 1700, "height": 1000})
    page.screenshot(path=folder / "sheet.png", full_page=True)


def take(page: Page, shot: Shot, file: Path) -> None:
    """Take one picture."""
    page.set_viewport_size(shot.size)
    page.emulate_media(color_scheme=shot.scheme)
    settle(page)
    page.screenshot(path=file)


def file_name(moment: str, shot: Shot) -> str:
    """Return where the picture of a moment is."""
    return f"{moment.replace(': ', '-').replace(', ', '-').replace(' ', '-')}-{shot.name}.png"


def lay_out(all_rows: Iterable[Row]) -> str:
    """Return the sheet: a row for each moment."""
    sections = []
    for moment, shots in all_rows:
        pictures = "".join(f'<img src="{file_name(moment.name, shot)}" alt="{shot.name}">' for shot in shots)
        sections.append(f"<section><h2>{escape(moment.name)}</h2>{pictures}</section>")
    return f"<!doctype html><meta charset=utf-8><title>tenback</title><style>{STYLE}</style>{''.join(sections)}\n"


def draw_picture(server: Running, browser: Browser, folder: Path) -> None:
    """Take the picture of the README: a running game with a trick in hand."""
    page = new_page(server, browser)
    lay = lambda: played(dealt(seats=3, seed=4), with_a_trick)  # noqa: E731 - a moment wants something to call
    Moment("", lay=lay, then=lambda screen: hold(screen, ("trick",))).show(server, page)
    take(page, Shot("readme", {"width": 1040, "height": 680}, "light"), folder / "browser.png")


def new_page(server: Running, browser: Browser) -> Page:
    """Return a window of somebody who is known at the tables of the moments."""
    context = browser.new_context(base_url=f"http://{server.base}", locale="en-GB", **CALM)
    context.add_init_script(HASTE)
    known_as(context, PASSES[0])
    return context.new_page()


@contextmanager
def served(**choices: Any) -> Iterator[tuple[Running, Browser]]:
    """Yield a server and a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serving.start(Path(folder), **choices)
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=list(chromium.FLAGS))
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


def main(folder: Path) -> None:
    """Draw everything into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with served() as (server, browser):
        draw(server, browser, folder)
        draw_picture(server, browser, folder)
    sys.stdout.write(f"{folder / 'index.html'}\n")


if __name__ == "__main__":
    main(Path(*sys.argv[1:]) if sys.argv[1:] else Path("build/sheet"))
