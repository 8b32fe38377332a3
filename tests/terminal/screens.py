"""Pictures of the terminal table at moments worth looking at: `python -m tests.terminal.screens FOLDER`."""

import asyncio
import re
import sys
from pathlib import Path

from tenback.locale.catalogue import catalogue
from tenback.rules import Ruleset, find_ruleset
from tenback.rules.placement import Manner
from tenback.terminal.app import TableApp
from tenback.terminal.screens.ending import EndScreen
from tests.terminal.driving import SMALL, Driver, answer_questions, at_table, play_on, set_up, table_of
from tests.terminal.test_whole_games import FAMILY


def draw(pilot: Driver, folder: Path, name: str) -> None:
    """Save the screen; the picture must not fetch fonts from anywhere."""
    picture = re.sub(r"@font-face\s*{.*?}", "", pilot.app.export_screenshot(), flags=re.DOTALL)
    (folder / f"{name}.svg").write_text(picture, encoding="utf-8")


async def draw_game(rules: Ruleset, folder: Path, language: str) -> None:
    """Draw a game's start, its first trick, the middle, the question before it is given up, and its end."""
    name = f"{rules.id.replace('/', '-')}-{language}"
    async with at_table(set_up(rules, bots=1), language=language) as pilot:
        draw(pilot, folder, f"{name}-1-who-starts")
        await answer_questions(pilot)
        draw(pilot, folder, f"{name}-2-start")
        await _to_a_trick(pilot)
        draw(pilot, folder, f"{name}-3-trick")
        await pilot.press("s")
        await pilot.pause()
        draw(pilot, folder, f"{name}-4-signal")
        await pilot.press("escape")
        while not isinstance(pilot.app.screen, EndScreen):
            await answer_questions(pilot)
            await play_on(pilot)
        draw(pilot, folder, f"{name}-5-end")
        await pilot.press("p", "end")
        await pilot.pause()
        draw(pilot, folder, f"{name}-6-replay")


async def _to_a_trick(pilot: Driver) -> None:
    """Play until a card of the hand is a trick, and choose it."""
    table = table_of(pilot)
    while not isinstance(pilot.app.screen, EndScreen):
        for _ in table.cards:
            if any(panel.has_class(Manner.TRICK.value) for panel in table.board.piles):
                return
            await pilot.press("right")
        await play_on(pilot)
        await answer_questions(pilot)


async def draw_picture(folder: Path) -> None:
    """Draw the picture of the README: a running game with a trick in hand."""
    async with at_table(set_up(find_ruleset("the-game"), bots=1, seed=12)) as pilot:
        await answer_questions(pilot)
        while table_of(pilot).game.state.left > 70:
            await play_on(pilot)
        await _to_a_trick(pilot)
        draw(pilot, folder, "table")


async def draw_menu(folder: Path) -> None:
    """Draw the menu."""
    async with TableApp(catalogue("en"), pace=0).run_test(size=SMALL) as pilot:
        await pilot.pause()
        draw(pilot, folder, "menu")


async def draw_rules(folder: Path) -> None:
    """Draw the rules as they are read in mid-game."""
    async with at_table(set_up(find_ruleset("the-game"))) as pilot:
        await pilot.press("r")
        await pilot.pause()
        draw(pilot, folder, "rules")


async def main() -> None:
    """Draw everything."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    await draw_picture(folder)
    await draw_menu(folder)
    await draw_rules(folder)
    for rules, language in zip(FAMILY, ("en", "de", "nl", "en", "de"), strict=True):
        await draw_game(rules, folder, language)


if __name__ == "__main__":
    asyncio.run(main())
