"""One playthrough: its log is the truth, everything else is a fold over it."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from tenback.picture import draw
from tenback.play.deal import deal
from tenback.rules import Action, Begin, Deal, End, Lay, Ruleset, State, View, apply, start, view
from tenback.rules.cards import Card
from tenback.rules.engine import silenced
from tenback.rules.printout import format_view
from tenback.rules.ruleset import Undo
from tenback.rules.talk import (
    Block,
    Room,
    Signal,
    TalkRefused,
    Voices,
    Word,
    after_begin,
    after_lay,
    after_turn,
    judge_limits,
    judge_pile,
    judge_signal,
    speak,
    words_offered,
)
from tenback.rules.view import views


@dataclass(frozen=True, slots=True)
class Said:
    """A signal, and the seat that gave it."""

    seat: int
    signal: Signal


Step = Action | Said


def begins_turn(step: Step, after: State) -> bool:
    """Say whether a turn begins with this step, which led to the position `after`."""
    return isinstance(step, Begin | Lay | End) and not after.outcome and after.playing.laid == 0


def voices_after(rules: Ruleset, voices: Voices, seat: int, action: Lay | End, *, laid: int) -> Voices:
    """Return what is in force once a seat has acted; `laid` counts the cards of the turn that is under way then."""
    if isinstance(action, Lay):
        voices = after_lay(voices, seat, rules.piles[action.pile].name)
    return voices if laid else after_turn(voices, seat)


class BeforeLay(NamedTuple):
    """What was, before a card was laid that may still be taken back."""

    steps: int  # in the log
    state: State
    voices: Voices


class UndoRefused(ValueError):
    """There is nothing that may be taken back."""


class Game:
    """A game under way: who sits where, what lies where, and what has happened."""

    def __init__(
        self,
        rules: Ruleset,
        players: Sequence[str],
        dealt: Deal,
        *,
        seed: int | None = None,
        room: Room = Room.PRIVATE,
    ) -> None:
        self.rules, self.players, self.deal, self.seed, self.room = rules, tuple(players), dealt, seed, room
        self.log: list[Step] = []
        self.state: State = start(rules, len(self.players), dealt)
        self.voices = Voices()
        self._laid: list[BeforeLay] = []  # in this turn
        self._offered: dict[bool, tuple[Word, ...]] = {}  # by whether the starter is still open, once asked for

    @classmethod
    def from_seed(cls, rules: Ruleset, players: Sequence[str], seed: int, *, room: Room = Room.PRIVATE) -> "Game":
        """Deal a new game from a seed."""
        return cls(rules, players, deal(rules, len(players), seed), seed=seed, room=room)

    def __repr__(self) -> str:
        players, seed = ", ".join(self.players), "-" if self.seed is None else self.seed
        return f"<Game {self.rules.id}: {players}; seed={seed} steps={len(self.log)} left={self.state.left}>"

    def __str__(self) -> str:
        """Return the position as everybody at the table sees it, so that a printed game gives no card away."""
        return format_view(self.view(None), self.players)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the same position, drawn."""
        return draw(self.view(None), self.players)

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.players)

    def view(self, seat: int | None) -> View:
        """Return what a seat may know, or what a watcher may."""
        return view(self.rules, self.state, seat, self.voices.heard)

    def views(self, seats: Iterable[int | None]) -> dict[int | None, View]:
        """Return what each of the seats may know, without the cards that nobody has laid yet."""
        return views(self.rules, self.state, seats, self.voices.heard, counted=False)

    def do(self, action: Action, by: int | None = None) -> None:
        """Apply an action and write it down, or raise `IllegalAction`."""
        before, voices = self.state, self.voices
        self.state = apply(self.rules, before, action, by)
        self.voices = self._voices_after(before, action)
        if isinstance(action, Lay):
            self._laid.append(BeforeLay(len(self.log), before, voices))
        if isinstance(action, Lay | End) and not self.state.playing.laid:
            self._laid.clear()
        self.log.append(action)

    def say(self, seat: int, signal: Signal) -> None:
        """Give a signal and write it down, or raise `TalkRefused`."""
        block = self.talk_block(seat, signal)
        if block:
            raise TalkRefused(block)
        on_turn = self.state.turn is not None and self.state.turn.seat == seat
        self.voices = speak(self.voices, seat, signal, now=len(self.log), on_turn=on_turn)
        self.log.append(Said(seat, signal))

    def talk_block(self, seat: int, signal: Signal) -> Block | None:
        """Say why the signal cannot be given now; None if it can."""
        if self.state.outcome or self.seats == 1 or not 0 <= seat < self.seats:
            return Block.MODE
        opening, silent = self.state.turn is None, silenced(self.rules, self.state)
        return (
            judge_signal(self.rules.talk, self.room, signal, silenced=silent, opening=opening)
            or judge_pile(signal, {pile.name for pile in self.rules.piles})
            or judge_limits(self.voices, seat, signal, now=len(self.log))
        )

    def words(self) -> tuple[Word, ...]:
        """Return the signals that may be given now."""
        if self.state.outcome or self.seats == 1 or silenced(self.rules, self.state):
            return ()
        opening = self.state.turn is None
        if opening not in self._offered:
            self._offered[opening] = words_offered(self.rules.talk, self.room, opening=opening)
        return self._offered[opening]

    def has_undo(self) -> bool:
        """Say whether laid cards may be taken back at this table at all (CO-12)."""
        return self.rules.undo is Undo.ALL or (self.rules.undo is Undo.SOLO and self.seats == 1)

    def can_undo(self) -> bool:
        """Say whether the last lay may be taken back: inside a turn, before the draw."""
        turn = self.state.turn
        return self.has_undo() and turn is not None and turn.laid > 0 and isinstance(self.last_action(), Lay)

    def undo(self) -> Lay:
        """Take the last lay back and return it, or raise `UndoRefused`."""
        undone = self.last_action()
        if not (self.can_undo() and isinstance(undone, Lay)):
            raise UndoRefused
        at, self.state, self.voices = self._laid.pop()
        said_since = self.log[at + 1 :]
        del self.log[at:]
        for step in said_since:
            with suppress(TalkRefused):  # it may have answered the card that was taken back
                self.take(step)
        return undone

    def last_action(self) -> Action | None:
        """Return what was done last, whatever was said since."""
        return next((step for step in reversed(self.log) if not isinstance(step, Said)), None)

    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """Return every pile as it lies, row card first, for tables that let covered cards be seen (CO-8)."""
        piles = [[pile.row_card] for pile in self.rules.piles]
        for step in self.log:
            if isinstance(step, Lay):
                piles[step.pile].append(step.card)
        return tuple(map(tuple, piles))

    def course(self) -> Iterator[tuple[State, Step]]:
        """Yield every step with the position before it."""
        fresh = self.as_dealt()
        for step in self.log:
            yield fresh.state, step
            fresh.take(step)

    def lays(self) -> Iterator[tuple[State, Lay]]:
        """Yield every lay with the position before it."""
        return ((before, step) for before, step in self.course() if isinstance(step, Lay))

    def as_dealt(self) -> "Game":
        """Return the game before its first step."""
        return Game(self.rules, self.players, self.deal, seed=self.seed, room=self.room)

    def take(self, step: Step) -> None:
        """Do or say what a log says."""
        if isinstance(step, Said):
            self.say(step.seat, step.signal)
        else:
            self.do(step)

    def _voices_after(self, before: State, action: Action) -> Voices:
        if isinstance(action, Begin):
            return after_begin(self.voices)
        if not isinstance(action, Lay | End):
            return self.voices
        return voices_after(self.rules, self.voices, before.playing.seat, action, laid=self.state.playing.laid)
