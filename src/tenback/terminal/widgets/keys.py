"""The key bar: what can be done on a screen, by key or by mouse."""

from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.widget import Widget


@dataclass(frozen=True, slots=True)
class Key:
    """A key, what it is called, and what it does."""

    key: str
    label: str
    action: str = ""  # nothing: the key is only explained here
    live: bool = True


class KeyBar(Widget):
    """A line of keys; a click on one does the same as pressing it."""

    DEFAULT_CSS = "KeyBar { height: auto; dock: bottom; padding: 0 1; background: $panel; }"

    def __init__(self) -> None:
        super().__init__()
        self._keys: tuple[Key, ...] = ()

    def show(self, keys: tuple[Key, ...]) -> None:
        """Offer these keys."""
        self._keys = keys
        self.refresh(layout=True)

    def render(self) -> Text:
        """Draw the keys one after the other; one that would be refused is dim."""
        lines = ([_draw(key) for _, _, key in line] for line in self._lines(self.size.width))
        return Text("\n").join(Text("  ").join(line) for line in lines)

    def get_content_height(self, _container: Size, _viewport: Size, width: int) -> int:
        """Return the lines that the keys need at this width."""
        return max(1, len(self._lines(width)))

    async def on_click(self, event: events.Click) -> None:
        """Do what the key under the mouse does."""
        lines = self._lines(self.size.width)
        if 0 <= event.y < len(lines):
            for first, last, key in lines[event.y]:
                if key.action and first <= event.x - 1 < last:
                    await self.run_action(f"screen.{key.action}")

    def _lines(self, width: int) -> list[list[tuple[int, int, Key]]]:
        lines: list[list[tuple[int, int, Key]]] = [[]]
        at = 0
        for key in self._keys:
            length = len(key.key) + len(key.label) + 3
            if at and at + length > width:
                lines.append([])
                at = 0
            lines[-1].append((at, at + length, key))
            at += length + 2
        return lines


def _draw(key: Key) -> Text:
    return Text.assemble(
        (f" {key.key} ", "reverse" if key.live else "dim"), (f" {key.label}", "" if key.live else "dim")
    )
