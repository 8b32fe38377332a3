"""The terminal application: menu, table and replay as one."""

from dataclasses import replace
from pathlib import Path
from secrets import randbelow
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from tenback.locale.catalogue import Catalogue
from tenback.play.chance import SEEDS
from tenback.play.record import Record
from tenback.terminal.ending import Next
from tenback.terminal.menu import MenuScreen
from tenback.terminal.replay import ReplayScreen
from tenback.terminal.setup import Setup
from tenback.terminal.table import TableScreen

PACE = 0.7  # seconds between two actions of a bot, or two steps of a replay


class TableApp(App[None]):
    """Play one game after the other."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave_at_once", show=False, priority=True)]

    def __init__(
        self,
        texts: Catalogue,
        *,
        setup: Setup | None = None,
        record: Record | None = None,
        folder: Path | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.title = "tenback"
        self._texts, self._setup, self._record, self._folder, self._pace = texts, setup, record, folder, pace

    def on_mount(self) -> None:
        """Open what was asked for."""
        self._run_screens()

    def action_leave_at_once(self) -> None:
        """Leave whatever is open; a game that is under way is kept."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen) and screen.game.state.outcome is None:
                screen.save()
        self.exit()

    @work
    async def _run_screens(self) -> None:
        if self._record:
            await self.push_screen_wait(ReplayScreen(self._record, self._texts, self._pace))
        else:
            await self._play()
        self.exit()

    async def _play(self) -> None:
        setup = self._setup or await self._ask_setup()
        while setup:
            what = await self.push_screen_wait(TableScreen(setup, self._texts, self._pace))
            setup = await self._after(setup, what)

    async def _after(self, setup: Setup, what: Next) -> Setup | None:
        if what is Next.AGAIN:
            return setup
        if what is Next.NEW:
            return replace(setup, seed=randbelow(SEEDS))
        return None if self._setup else await self._ask_setup()

    async def _ask_setup(self) -> Setup | None:
        return await self.push_screen_wait(MenuScreen(self._texts, self._folder))


def play_table(setup: Setup | None, texts: Catalogue, folder: Path | None) -> None:
    """Open a table, or the menu if nothing is settled yet."""
    TableApp(texts, setup=setup, folder=folder).run()


def show_replay(record: Record, texts: Catalogue) -> None:
    """Step through a record."""
    TableApp(texts, record=record).run()
