"""The replay: a record step by step, with all cards open."""

from typing import ClassVar

from textual.binding import BindingType
from textual.timer import Timer

from tenback.locale.catalogue import Catalogue
from tenback.play.game import Game
from tenback.play.record import Record, begin_replay
from tenback.terminal.narration import status_line, tell_step
from tenback.terminal.screens.game import GameScreen
from tenback.terminal.widgets.board import Shown
from tenback.terminal.widgets.keys import Key


class ReplayScreen(GameScreen[None]):
    """A record, step by step."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,l", "go(1)"),
        ("left,h", "go(-1)"),
        ("home", "first"),
        ("end", "last"),
        ("space", "run"),
        ("v", "turn_table"),
        ("q,escape", "leave"),
    ]

    def __init__(self, record: Record, texts: Catalogue, pace: float) -> None:
        self._game = begin_replay(record)
        super().__init__(self._game.rules, texts, near=0)
        self._record, self._pace = record, pace
        self.at = 0  # steps taken
        self.seat: int | None = None  # whose cards lie open; None: of the seat on turn
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        """Begin at the deal."""
        self._go_to(0)

    def action_go(self, steps: int) -> None:
        """Go a step on, or back."""
        self._go_to(self.at + steps)

    def action_first(self) -> None:
        """Go to the deal."""
        self._go_to(0)

    def action_last(self) -> None:
        """Go to the end."""
        self._go_to(len(self._record.steps))

    def action_run(self) -> None:
        """Let the game run by itself, or stop it."""
        if self._timer:
            self._stop()
        else:
            self._timer = self.set_interval(self._pace, lambda: self.action_go(1))
        self._draw()

    def action_turn_table(self) -> None:
        """Look at the next seat's cards, or follow the turn."""
        seats = [None, *range(self._game.seats)]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        self._draw()

    def action_leave(self) -> None:
        """Close the record."""
        self.dismiss(None)

    def _stop(self) -> None:
        if self._timer:
            self._timer.stop()
        self._timer = None

    def _go_to(self, step: int) -> None:
        self.at = max(0, min(step, len(self._record.steps)))
        if self.at == len(self._record.steps):
            self._stop()
        self._log.clear()
        self._game = begin_replay(self._record)
        for taken in self._record.steps[: self.at]:
            before = self._game.state
            self._game.take(taken)
            for line in tell_step(self.texts, self._game, before, taken):
                self.tell(line)
        self._draw()

    def _draw(self) -> None:
        seat = self.seat if self.seat is not None else _seat_to_watch(self._game)
        self.board.show(self._game, Shown(seat))
        place = self.texts("table-step", step=self.at, steps=len(self._record.steps))
        status = status_line(self.texts, self._game, self._game.view(None))
        self._status.update(f"{place} · {status}")
        self._bar.show(self._keys())

    def _keys(self) -> tuple[Key, ...]:
        steps = len(self._record.steps)
        run = "table-key-pause" if self._timer else "table-key-play"
        return (
            Key("←", self.texts("table-key-previous"), "go(-1)", live=self.at > 0),
            Key("→", self.texts("table-key-next"), "go(1)", live=self.at < steps),
            Key("home", self.texts("table-key-first"), "first", live=self.at > 0),
            Key("end", self.texts("table-key-last"), "last", live=self.at < steps),
            Key("space", self.texts(run), "run"),
            Key("v", self.texts("table-key-seat"), "turn_table"),
            Key("q", self.texts("table-key-quit"), "leave"),
        )


def _seat_to_watch(game: Game) -> int:
    return game.state.turn.seat if game.state.turn else 0
