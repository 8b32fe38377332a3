"""The application in the terminal: menu, table and replay, one after another."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, NamedTuple

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from tenback.locale.catalogue import Catalogue
from tenback.play.record import Record
from tenback.terminal.order import Order
from tenback.terminal.screens.ending import Next
from tenback.terminal.screens.game import PACE
from tenback.terminal.screens.menu import MenuScreen
from tenback.terminal.screens.replay import ReplayScreen
from tenback.terminal.screens.table import TableScreen
from tenback.terminal.screens.window import SMALL_CSS
from tenback.terminal.setup import Setup

ENDS = ("SIGTERM", "SIGHUP")  # how a system asks us to leave; the second one when the window is closed


class Farewell(NamedTuple):
    """What to say once the screen is gone, and the exit code."""

    lines: tuple[str, ...] = ()
    code: int = 0


class TableApp(App[None]):
    """Plays one game after another."""

    CSS = SMALL_CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave_at_once", priority=True)]

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
        self._order = Order()
        self.farewell: tuple[str, ...] = ()

    def on_mount(self) -> None:
        """Open what was asked for."""
        self._heed_signals()
        self._run_screens()

    def action_leave_at_once(self, code: int = 0) -> None:
        """Leave whatever is open; a game that is under way is kept."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                self._take_leave(screen)
        self.exit(return_code=code)

    def _heed_signals(self) -> None:
        """Leave properly when the system asks us to."""
        loop = asyncio.get_running_loop()
        for name in ENDS:
            number = getattr(signal, name, None)
            with suppress(NotImplementedError):  # Windows ends a program without asking
                if number is not None:
                    loop.add_signal_handler(number, self.action_leave_at_once, 128 + number)

    def _take_leave(self, table: TableScreen) -> None:
        """Remember where an unfinished game is, to be told once the screen is gone."""
        self.farewell = ()
        if table.game.state.outcome is None:
            table.keeper.keep(table.game)
            self.farewell = tuple(table.keeper.farewell(table.texts))

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
            table = TableScreen(setup, self._texts, self._pace)
            what = await self.push_screen_wait(table)
            self._take_leave(table)
            setup = await self._after(setup, what)

    async def _after(self, setup: Setup, what: Next) -> Setup | None:
        if what is Next.AGAIN:
            return setup.again()
        if what is Next.NEW:
            return setup.anew()
        return None if self._setup else await self._ask_setup()

    async def _ask_setup(self) -> Setup | None:
        """Show the menu, once more in another language if that is what is chosen."""
        while True:
            menu = MenuScreen(self._texts, self._folder, self._order)
            answer = await self.push_screen_wait(menu)
            self._order = menu.order
            if not isinstance(answer, Catalogue):
                return answer
            self._texts = answer


def play_table(setup: Setup | None, texts: Catalogue, folder: Path | None) -> Farewell:
    """Open a table, or the menu if nothing is settled yet."""
    app = TableApp(texts, setup=setup, folder=folder)
    app.run()
    return Farewell(app.farewell, app.return_code or 0)


def show_replay(record: Record, texts: Catalogue) -> None:
    """Step through a record."""
    TableApp(texts, record=record).run()
