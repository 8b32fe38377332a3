"""Playing at the terminal table as a person would: with keys, or with the mouse."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rich.color_triplet import ColorTriplet
from textual.pilot import Pilot
from textual.widget import Widget

from tenback.bots.greedy import Greedy
from tenback.locale.catalogue import catalogue
from tenback.play.chance import Chance, Purpose
from tenback.rules import Card, Lay, Ruleset
from tenback.terminal.app import TableApp
from tenback.terminal.screens.dialogs import ChoiceScreen, NoticeScreen
from tenback.terminal.screens.ending import EndScreen
from tenback.terminal.screens.table import TableScreen
from tenback.terminal.setup import Seating, Setup
from tenback.terminal.widgets.board import PILE_KEYS
from tests.waiting import GLANCE, PATIENCE

SMALL = (80, 24)
Driver = Pilot[Any]


def set_up(rules: Ruleset, *, people: int = 1, bots: int = 0, seed: int = 7, folder: Path | None = None) -> Setup:
    """Seat people first, then bots."""
    seating = [Seating(name) for name in ("Anna", "Ben", "Cleo", "Dirk", "Eva")[:people]]
    seating += [Seating(f"Bot {number + 1}", "greedy") for number in range(bots)]
    return Setup(rules=rules, seating=tuple(seating), seed=seed, folder=folder)


@asynccontextmanager
async def at_table(setup: Setup, *, language: str = "en", size: tuple[int, int] = SMALL) -> AsyncIterator[Driver]:
    """Open a table whose bots do not hesitate."""
    app = TableApp(catalogue(language), setup=setup, pace=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def table_of(pilot: Driver) -> TableScreen:
    """Return the table, whatever question stands in front of it."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


async def answer_questions(pilot: Driver) -> None:
    """Take the likeliest answer to whatever is asked."""
    while isinstance(pilot.app.screen, ChoiceScreen | NoticeScreen):
        await pilot.press("enter")
        await pilot.pause()


async def play_on(pilot: Driver) -> None:
    """Make one action of the person on turn, by keys alone."""
    table = table_of(pilot)
    if not table.view.on_turn:
        await pilot.pause()
        return
    action = Greedy(Chance(0, Purpose.BOT)).choose(table.view)
    if not isinstance(action, Lay):
        await pilot.press("e")
        await pilot.pause()
        return
    await pilot.press(*_way(table, action.card), PILE_KEYS[action.pile])
    await pilot.pause()


def _way(table: TableScreen, card: Card) -> list[str]:
    """Return the keys that lead to a card, the shorter way round."""
    hand = len(table.cards)
    steps = (table.cards.index(card) - table.chosen) % hand
    return ["right"] * steps if steps <= hand / 2 else ["left"] * (hand - steps)


async def play_to_the_end(pilot: Driver) -> TableScreen:
    """Play until the end screen stands there."""
    table = table_of(pilot)
    while not isinstance(pilot.app.screen, EndScreen):
        await answer_questions(pilot)
        if isinstance(pilot.app.screen, TableScreen):
            await play_on(pilot)
    return table


def screen_text(widget: Widget) -> str:
    """Return what a widget, or a whole screen, shows."""
    region = widget.region
    strips = widget.screen._compositor.render_strips()
    return "\n".join(strip.crop(region.x, region.right).text for strip in strips[region.y : region.bottom])


async def until_shown(pilot: Driver, words: str) -> None:
    """Wait for words on the screen."""
    async with asyncio.timeout(PATIENCE):
        while words not in screen_text(pilot.app.screen):
            await asyncio.sleep(GLANCE)


def status_of(pilot: Driver) -> str:
    """Return the status line."""
    return screen_text(table_of(pilot).query_one("#status"))


def colours_of(pilot: Driver) -> set[ColorTriplet]:
    """Return every colour on the screen."""
    styles = [segment.style for strip in pilot.app.screen._compositor.render_strips() for segment in strip]
    colours = [colour for style in styles if style for colour in (style.color, style.bgcolor)]
    return {colour.triplet for colour in colours if colour and colour.triplet}
