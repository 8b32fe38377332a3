"""A pile: its direction, its top, what still fits, and what the chosen card would cost there."""

from dataclasses import dataclass

from rich.color import Color
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import signal_label
from tenback.picture.palette import SHAPES, height
from tenback.rules import Card, Direction, View
from tenback.rules.notation import format_card
from tenback.rules.placement import Manner
from tenback.rules.talk import Heard
from tenback.terminal.widgets.colours import face
from tenback.terminal.widgets.strip import Cell, strip

LABELLED = 4  # columns of a cell that tells its number, where there is room
INKS = {Manner.ONWARD: "bold", Manner.TRICK: "bold yellow", Manner.HELP: "bold cyan"}
ARROWS = {Direction.UP: "▲", Direction.DOWN: "▼"}


@dataclass(frozen=True, slots=True)
class Offer:
    """What the chosen card would do here, and the words for it."""

    manner: Manner | None  # None: it may not go here
    words: str


class PilePanel(Widget):
    """One pile of the table."""

    DEFAULT_CSS = """
    PilePanel { height: 5; width: 1fr; border: round $surface-lighten-3; border-title-color: $text; padding: 0 1; }
    PilePanel.onward { border: round $success; }
    PilePanel.trick { border: double $warning; }
    PilePanel.help { border: heavy $primary; }
    """

    class Chosen(Message):
        """A pile was clicked."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self, at: int, key: str, texts: Catalogue) -> None:
        super().__init__()
        self._at, self._key, self._texts = at, key, texts
        self._view: View | None = None
        self._offer: Offer | None = None
        self._heard: tuple[tuple[str, Heard], ...] = ()
        self._covered: tuple[Card, ...] = ()

    def show(
        self,
        view: View,
        *,
        title: str,
        offer: Offer | None,
        heard: tuple[tuple[str, Heard], ...],
        covered: tuple[Card, ...],
    ) -> None:
        """Show the pile as it lies, what is said about it, and the covered cards that may be seen."""
        self._view, self._offer, self._heard, self._covered = view, offer, heard, covered
        self.border_title = f"{self._key} · {title}"
        for manner in Manner:
            self.set_class(offer is not None and offer.manner is manner, manner.value)
        self.refresh()

    def render(self) -> Table | Text:
        """Draw top, ruler and words."""
        if self._view is None:
            return Text()
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        grid.add_row(self._top(self._view), Text(self._offer.words, self._offer_style()) if self._offer else Text())
        table = Table.grid(expand=True)
        for row in (grid, self._ruler(self._view), self._words(self._view)):
            table.add_row(row)
        return table

    def on_click(self) -> None:
        """Choose this pile."""
        self.post_message(self.Chosen(self._at))

    def _top(self, view: View) -> Text:
        rules, top = view.rules, view.tops[self._at]
        number = f" {SHAPES.get(top.colour, '')}{top.rank} "
        arrow = ARROWS[rules.piles[self._at].direction]
        bare = top == rules.piles[self._at].row_card
        return Text.assemble(f"{arrow} ", (number, "dim" if bare else face(rules, top)))

    def _offer_style(self) -> str:
        manner = self._offer.manner if self._offer else None
        return INKS[manner] if manner else "dim"

    def _ruler(self, view: View) -> Text:
        line = Text(no_wrap=True)
        cells = strip(view, self._at, self.size.width)
        roomy = len(cells) * LABELLED <= self.size.width
        for cell in cells:
            sign = f"{cell.rank:>2}{cell.glyph} " if roomy and cell.cards else cell.glyph
            line.append(sign, self._cell_style(view, cell))
        return line

    def _cell_style(self, view: View, cell: Cell) -> Style:
        if cell.top or cell.mine:
            return Style(bold=True, dim=not (cell.top or cell.ahead))
        return Style(color=Color.from_rgb(*height(view.rules, cell.rank))) if cell.ahead else Style(dim=True)

    def _words(self, view: View) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        for effect in view.rules.effects.get(view.tops[self._at], ()):
            line.append(f"{self._texts(f'effect-{effect.name}')} ", "bold red")
        if view.turn and self._at in view.turn.due | view.turn.uncovered:
            line.append(f"{self._texts('table-cover-me')} ", "bold reverse red")
        for name, heard in self._heard:
            insistence = "!" * (heard.signal.strength or 0)
            said = f"{name}: {signal_label(self._texts, heard.signal.word)}{insistence}  "
            line.append(said, "dim strike" if heard.stale else "italic")
        line.append(" ".join(map(format_card, reversed(self._covered))), "dim")
        return line
