"""The hand: cards in a row, the chosen one raised."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from tenback.locale.catalogue import Catalogue
from tenback.picture.palette import SHAPES
from tenback.rules import Card, Ruleset
from tenback.terminal.widgets.colours import face

WIDTH = 8  # of a card, the gap behind it included
HEIGHT = 4
BACK = Style(dim=True, reverse=True)


class HandRow(Widget):
    """A row of cards that can be chosen by key or by mouse."""

    DEFAULT_CSS = f"HandRow {{ height: {HEIGHT}; padding: 0 1; }}"

    class Chosen(Message):
        """A card was clicked."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self, rules: Ruleset, texts: Catalogue) -> None:
        super().__init__()
        self._rules, self._texts = rules, texts
        self._cards: tuple[Card, ...] = ()
        self._chosen: int | None = None
        self._hidden = 0

    def show(self, cards: Sequence[Card], chosen: int | None) -> None:
        """Lay these cards open."""
        self._cards, self._chosen, self._hidden = tuple(cards), chosen, 0
        self.refresh()

    def hide(self, count: int) -> None:
        """Show so many backs."""
        self._cards, self._chosen, self._hidden = (), None, count
        self.refresh()

    def render(self) -> Text:
        """Draw the cards, each three lines high, the chosen one a line further up."""
        cards = [self._card(at) for at in range(len(self._cards))] or [self._back()] * self._hidden
        lines = [Text() for _ in range(HEIGHT)]
        for at, drawn in enumerate(cards):
            raised = at == self._chosen
            column = [*drawn, Text(" " * WIDTH)] if raised else [Text(" " * WIDTH), *drawn]
            for line, part in zip(lines, column, strict=True):
                line.append_text(part)
        return Text("\n").join(lines)

    def on_click(self, event: events.Click) -> None:
        """Choose the card under the mouse."""
        at = (event.x - 1) // WIDTH
        if 0 <= at < len(self._cards):
            self.post_message(self.Chosen(at))

    def _card(self, at: int) -> list[Text]:
        card = self._cards[at]
        style = face(self._rules, card)
        number = f"{SHAPES.get(card.colour, '')}{card.rank}"
        shown = f"›{number}‹" if at == self._chosen else number
        marks = [self._texts(f"effect-{effect.name}-tag") for effect in self._rules.effects.get(card, ())]
        return [_line(part, style) for part in ("", shown, " ".join(marks))]

    def _back(self) -> list[Text]:
        return [_line(part, BACK) for part in ("", "◠", "")]


def _line(content: str, style: Style) -> Text:
    return Text.assemble((content.center(WIDTH - 1)[: WIDTH - 1], style), " ")
