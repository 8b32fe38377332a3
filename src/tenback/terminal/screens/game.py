"""A game on the screen, as the table and the replay both show it."""

from typing import TypeVar

from textual.app import ComposeResult
from textual.widgets import RichLog, Static

from tenback.locale.catalogue import Catalogue
from tenback.rules import Ruleset
from tenback.terminal.screens.window import Window, small_notice
from tenback.terminal.widgets.board import Board
from tenback.terminal.widgets.keys import KeyBar

T = TypeVar("T")

PACE = 0.7  # seconds between two actions of a bot, or two steps of a replay


class GameScreen(Window[T]):
    """Board, status, log and keys."""

    DEFAULT_CSS = """
    GameScreen RichLog { height: 1fr; padding: 0 1; scrollbar-size: 1 1; background: $background; }
    GameScreen #status { height: auto; max-height: 3; padding: 0 1; text-style: bold; background: $boost; }
    GameScreen #status.refused { background: $error; color: $text; }
    """

    def __init__(self, rules: Ruleset, texts: Catalogue, near: int) -> None:
        super().__init__()
        self.texts = texts.about(rules)
        self.board = Board(rules, self.texts, near)
        self._status = Static(id="status", markup=False)
        self._log = RichLog(wrap=True, markup=False, max_lines=500)
        self._log.can_focus = False
        self._bar = KeyBar()

    def compose(self) -> ComposeResult:
        """Lay the table."""
        yield small_notice(self.texts)
        yield self.board
        yield self._status
        yield self._log
        yield self._bar

    def tell(self, line: str) -> None:
        """Write a line into the log."""
        self._log.write(line)
