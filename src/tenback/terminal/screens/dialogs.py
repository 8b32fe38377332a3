"""What stands in front of a screen until it is answered or read: a choice, a line to fill in, a notice, a page."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, Label, Markdown, OptionList
from textual.widgets.option_list import Option

from tenback.terminal.screens.window import Dialog
from tenback.terminal.widgets.keys import Key, KeyBar


class ChoiceScreen(Dialog[int | None]):
    """Ask for one of several answers; escape answers nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "leave"),
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


class EntryScreen(Dialog[str | None]):
    """Ask for a word; escape answers nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave")]
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


class PageScreen(Dialog[None]):
    """Show a page of Markdown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,r,enter", "leave"),
    ]
    DEFAULT_CSS = "PageScreen { background: $background; } PageScreen VerticalScroll { padding: 0 2; }"

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
