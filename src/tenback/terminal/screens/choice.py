"""Small questions in front of the table."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from tenback.terminal.screens.window import Dialog


class ChoiceScreen(Dialog[int | None]):
    """Ask for one of several answers; escape answers nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
    ]
    DEFAULT_CSS = """
    ChoiceScreen { align: center top; background: $background 30%; }
    ChoiceScreen > Vertical {
        width: auto; min-width: 40; max-width: 76; height: auto; max-height: 18; margin-top: 2;
        border: round $accent; background: $surface; padding: 0 1;
    }
    ChoiceScreen OptionList, ChoiceScreen OptionList:focus {
        width: auto; min-width: 38; max-width: 72; height: auto; max-height: 14; border: none; padding: 0;
    }
    """

    def __init__(self, question: str, answers: Sequence[str], first: int = 0) -> None:
        super().__init__()
        self._question, self._answers, self._first = question, answers, first

    def compose(self) -> ComposeResult:
        """Lay question and answers out."""
        with Vertical():
            yield Label(self._question, markup=False)
            yield OptionList(*(Option(_plain(answer)) for answer in self._answers))

    def on_mount(self) -> None:
        """Point at the likeliest answer."""
        options = self.query_one(OptionList)
        options.highlighted = self._first
        options.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the answer back."""
        self.dismiss(event.option_index)

    def action_leave(self) -> None:
        """Answer nothing."""
        self.dismiss(None)


def _plain(text: str) -> str:
    return text.replace("[", r"\[")


class NoticeScreen(Dialog[None]):
    """Say something that must be read before the game goes on."""

    DEFAULT_CSS = """
    NoticeScreen { align: center middle; background: $background; }
    NoticeScreen > Vertical {
        width: auto; max-width: 70; height: auto; border: round $accent; background: $surface; padding: 1 3;
    }
    NoticeScreen Label { width: auto; max-width: 62; text-align: center; }
    """

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self._lines = lines

    def compose(self) -> ComposeResult:
        """Lay the words out."""
        with Vertical():
            yield Label("\n\n".join(self._lines), markup=False)

    def on_key(self, event: events.Key) -> None:
        """Go on; any key will do."""
        event.stop()
        self.dismiss(None)

    def on_click(self) -> None:
        """Go on; a click will do as well."""
        self.dismiss(None)
