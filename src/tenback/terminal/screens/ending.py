"""The end of a game: how it went, and what people can do next."""

from enum import StrEnum
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Label

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import Reader, left_text, outcome_text, rating_text
from tenback.play.game import Game
from tenback.play.story import count_tricks
from tenback.rules import rating
from tenback.terminal.screens.window import Dialog
from tenback.terminal.widgets.keys import Key, KeyBar


class Next(StrEnum):
    """What the people want after a game."""

    NEW = "new"
    AGAIN = "again"
    REPLAY = "replay"
    QUIT = "quit"


class EndScreen(Dialog[Next]):
    """Result, score, rating, and where the record went."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "choose('new')"),
        ("d", "choose('again')"),
        ("p", "choose('replay')"),
        ("q,escape", "choose('quit')"),
    ]
    DEFAULT_CSS = """
    EndScreen { align: center middle; background: $background 60%; }
    EndScreen > Vertical {
        width: 70; max-width: 100%; height: auto; border: round $accent; background: $surface; padding: 1 2;
    }
    EndScreen Label { width: 100%; }
    EndScreen .result { text-style: bold; }
    EndScreen KeyBar { dock: none; margin-top: 1; background: $surface; padding: 0; }
    """

    def __init__(self, game: Game, texts: Catalogue, saved: str, seat: int | None) -> None:
        super().__init__()
        self._game, self._texts, self._saved, self._seat = game, texts, saved, seat

    def compose(self) -> ComposeResult:
        """Lay the words out."""
        with Vertical():
            yield Label(self._result(), classes="result", markup=False)
            for line in self._score():
                yield Label(line, markup=False)
            yield Label(self._saved, markup=False)
            yield KeyBar()

    def on_mount(self) -> None:
        """Offer what can be done next."""
        labels = {"n": "new-game", "d": "same-deal", "p": "key-replay", "q": "key-quit"}
        actions = {"n": "new", "d": "again", "p": "replay", "q": "quit"}
        keys = (Key(key, self._texts(f"table-{label}"), f"choose('{actions[key]}')") for key, label in labels.items())
        self.query_one(KeyBar).show(tuple(keys))

    def action_choose(self, what: str) -> None:
        """Go on with what was chosen."""
        self.dismiss(Next(what))

    def _result(self) -> str:
        outcome = self._game.state.outcome
        reader = Reader(self._game.players, self._seat)
        return outcome_text(self._texts, self._game.rules, outcome, reader) if outcome else ""

    def _score(self) -> list[str]:
        rules, state = self._game.rules, self._game.state
        lines = [
            self._texts("table-tricks", count=count_tricks(rules, self._game.lays())),
            self._texts("table-seed", seed=str(self._game.seed)),
        ]
        if rules.race:
            return lines
        praise = rating_text(self._texts, rating(rules, state)) if rules.excellent_below else ""
        return [f"{left_text(self._texts, state.left)}. {praise}".strip(), *lines]
