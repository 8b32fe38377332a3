"""Stepping through a record at the same table, all cards open."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import RichLog, Static

from tenback.locale.catalogue import Catalogue
from tenback.play.game import Game
from tenback.play.record import Record, begin_replay
from tenback.terminal.board import Board, Shown
from tenback.terminal.keys import Key, KeyBar
from tenback.terminal.status import status_line
from tenback.terminal.telling import tell_step


class ReplayScreen(Screen[None]):
    """A record, step by step."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l", "go(1)", show=False),
        Binding("left,h", "go(-1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("space", "run", show=False),
        Binding("v", "turn_table", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    DEFAULT_CSS = """
    ReplayScreen RichLog { height: 1fr; padding: 0 1; scrollbar-size: 1 1; background: $background; }
    ReplayScreen #status { height: 1; padding: 0 1; text-style: bold; background: $boost; }
    """

    def __init__(self, record: Record, texts: Catalogue, pace: float) -> None:
        super().__init__()
        self._record, self._texts, self._pace = record, texts, pace
        self.at = 0  # steps taken
        self.seat: int | None = None  # whose cards lie open; None: of the seat on turn
        self._game = begin_replay(record)
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Lay the table."""
        yield Board(self._game.rules, self._texts, near=0)
        yield Static(id="status", markup=False)
        log = RichLog(wrap=True, markup=False, max_lines=500)
        log.can_focus = False
        yield log
        yield KeyBar()

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
        log = self.query_one(RichLog)
        log.clear()
        self._game = begin_replay(self._record)
        for taken in self._record.steps[: self.at]:
            before = self._game.state
            self._game.take(taken)
            for line in tell_step(self._texts, self._game, before, taken):
                log.write(line)
        self._draw()

    def _draw(self) -> None:
        seat = self.seat if self.seat is not None else _seat_to_watch(self._game)
        self.query_one(Board).show(self._game, Shown(seat))
        place = self._texts("table-step", step=self.at, steps=len(self._record.steps))
        status = status_line(self._texts, self._game, self._game.view(None))
        self.query_one("#status", Static).update(f"{place} · {status}")
        self.query_one(KeyBar).show(self._keys())

    def _keys(self) -> tuple[Key, ...]:
        steps = len(self._record.steps)
        run = "table-key-pause" if self._timer else "table-key-play"
        return (
            Key("←", self._texts("table-key-previous"), "go(-1)", self.at > 0),
            Key("→", self._texts("table-key-next"), "go(1)", self.at < steps),
            Key("home", self._texts("table-key-first"), "first", self.at > 0),
            Key("end", self._texts("table-key-last"), "last", self.at < steps),
            Key("space", self._texts(run), "run"),
            Key("v", self._texts("table-key-seat"), "turn_table"),
            Key("q", self._texts("table-key-quit"), "leave"),
        )


def _seat_to_watch(game: Game) -> int:
    return game.state.turn.seat if game.state.turn else 0
