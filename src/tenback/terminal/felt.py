"""The felt: what playing and replaying lay out alike."""

from typing import TypeVar

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import RichLog, Static

from tenback.locale.catalogue import Catalogue
from tenback.rules import Ruleset
from tenback.terminal.board import Board
from tenback.terminal.keys import KeyBar

T = TypeVar("T")

LEAST = (80, 24)


class Felt(Screen[T]):
    """Board, status line, log and keys."""

    DEFAULT_CSS = """
    Felt RichLog { height: 1fr; padding: 0 1; scrollbar-size: 1 1; background: $background; }
    Felt #status { height: 1; padding: 0 1; text-style: bold; background: $boost; }
    Felt #status.refused { background: $error; color: $text; }
    Felt #small { display: none; width: 100%; height: 100%; content-align: center middle; }
    Felt.small > * { display: none; }
    Felt.small > #small { display: block; }
    """

    def __init__(self, rules: Ruleset, texts: Catalogue, near: int) -> None:
        super().__init__()
        self.texts = texts
        self.board = Board(rules, texts, near)
        self._status = Static(id="status", markup=False)
        self._log = RichLog(wrap=True, markup=False, max_lines=500)
        self._log.can_focus = False
        self._bar = KeyBar()

    def compose(self) -> ComposeResult:
        """Lay the table."""
        yield Static(self.texts("table-too-small", width=LEAST[0], height=LEAST[1]), id="small", markup=False)
        yield self.board
        yield self._status
        yield self._log
        yield self._bar

    def on_resize(self, event: events.Resize) -> None:
        """Ask for a larger window rather than show half a table."""
        self.set_class(event.size.width < LEAST[0] or event.size.height < LEAST[1], "small")

    def tell(self, line: str) -> None:
        """Write a line into the log."""
        self._log.write(line)
