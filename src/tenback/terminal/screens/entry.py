"""A question that is answered in writing."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, Label

from tenback.terminal.screens.window import Dialog


class EntryScreen(Dialog[str | None]):
    """Ask for a word; escape answers nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]
    DEFAULT_CSS = """
    EntryScreen { align: center top; background: $background 30%; }
    EntryScreen > Vertical {
        width: 64; height: auto; margin-top: 4; border: round $accent; background: $surface; padding: 0 1;
    }
    EntryScreen Label { width: 100%; }
    EntryScreen #fault { color: $text-error; height: auto; }
    """

    def __init__(self, question: str, given: str, fault: Callable[[str], str]) -> None:
        super().__init__()
        self._question, self._given, self._fault = question, given, fault

    def compose(self) -> ComposeResult:
        """Lay question and line out."""
        with Vertical():
            yield Label(self._question, markup=False)
            yield Input(self._given)
            yield Label(id="fault", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the answer back, or say what is wrong with it."""
        answer = event.value.strip()
        fault = self._fault(answer)
        self.query_one("#fault", Label).update(fault)
        if not fault:
            self.dismiss(answer)

    def action_leave(self) -> None:
        """Answer nothing."""
        self.dismiss(None)
