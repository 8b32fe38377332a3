"""The window: what all screens have in common. It asks for room where there is too little, and closes only once."""

from typing import TypeVar

from textual import events
from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from tenback.locale.catalogue import Catalogue

T = TypeVar("T")

LEAST = (80, 24)
SMALL_CSS = """
#small { display: none; width: 100%; height: 100%; content-align: center middle; text-align: center; }
Screen.small > * { display: none; }
Screen.small > #small { display: block; }
ModalScreen.small { background: transparent; }
"""


class Window(Screen[T]):
    """A whole screen."""

    def on_resize(self, event: events.Resize) -> None:
        """Ask for a larger window rather than show half of what belongs there."""
        self.set_class(event.size.width < LEAST[0] or event.size.height < LEAST[1], "small")

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Go away; a second answer comes too late, and must not take away the screen below."""
        return super().dismiss(result) if self.is_active else AwaitComplete()


class Dialog(Window[T], ModalScreen[T]):
    """Something in front of a screen; where there is no room, the screen says so."""


def small_notice(texts: Catalogue) -> Static:
    """Return the words that stand alone in a window that is too small."""
    return Static(texts("table-too-small", width=LEAST[0], height=LEAST[1]), id="small", markup=False)
