"""A page to read: the rules, while a game waits."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Markdown

from tenback.terminal.parts.keys import Key, KeyBar
from tenback.terminal.screens.window import Dialog


class ReadingScreen(Dialog[None]):
    """Show a page of Markdown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,r,enter", "leave", show=False),
    ]
    DEFAULT_CSS = "ReadingScreen { background: $background; } ReadingScreen VerticalScroll { padding: 0 2; }"

    def __init__(self, page: str, leave_label: str) -> None:
        super().__init__()
        self._page, self._leave_label = page, leave_label

    def compose(self) -> ComposeResult:
        """Lay the page out."""
        with VerticalScroll():
            yield Markdown(self._page)
        yield KeyBar()

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one(VerticalScroll).focus()
        self.query_one(KeyBar).show((Key("esc", self._leave_label, "leave"),))

    def action_leave(self) -> None:
        """Go back to the table."""
        self.dismiss(None)
