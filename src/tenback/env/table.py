"""A table of an environment: one game, its decisions as codes, and what each seat sees of it as a row of bytes."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tenback.batch.batch import Batch
from tenback.batch.codes import Policy
from tenback.env.rows import heard_row, row_layout
from tenback.env.setup import Setup
from tenback.env.signal_codes import signal_codes
from tenback.play.etiquette import is_time_to_speak, speakers
from tenback.play.game import Game, Said, Step
from tenback.rules import Begin


class Table:
    """One game; the kernel plays it, and the game that people read follows when it is asked for.

    With signals every seat but the one on turn may say one thing before each turn, in the order of the seats.
    """

    def __init__(self, setup: Setup, *, signals: bool = False, names: Sequence[str] = ()) -> None:
        self.setup = setup
        self.names = tuple(names or (f"player_{seat}" for seat in setup.seats))
        self._batch = Batch(setup.rules, setup.players, 1)
        self._buffers = self._batch.new_buffers()
        self._act = np.zeros(1, np.int64)
        self.end = self._batch.codes.end
        self.speech = signal_codes(setup.rules, self.end + 1) if signals else None
        self.count = self.speech.count if self.speech else self.end + 1
        self.layout = row_layout(setup, self.speech)
        self._away = self.layout["away"].start
        self._width = max(place.stop for place in self.layout.values())
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Begin a new game with the deal of this seed; the keenest seat begins, or the lot decides."""
        self.seed = seed
        self._batch.reset([seed], self._buffers)
        self._batch.advance(self._buffers, own=self.setup.seats, policy=Policy.GREEDY)
        self._game: Game | None = None
        self._unseen: list[Step] = [Begin(self.on_turn)]
        self._speakers = self._due_speakers()

    def do(self, code: int) -> None:
        """Do or say what a code stands for, or raise `IllegalCode`; `mask` says which codes may be chosen."""
        if self._speakers:
            self._say(code)
        else:
            self._play(code)

    @property
    def on_turn(self) -> int:
        """The seat on turn."""
        return int(self._batch.seat[0])

    @property
    def seat(self) -> int:
        """The seat that decides: the one on turn, or one that is asked to speak before."""
        return self._speakers[0] if self._speakers else self.on_turn

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._buffers.done[0])

    @property
    def winners(self) -> frozenset[int]:
        """The seats that have won."""
        return frozenset(seat for seat in self.setup.seats if int(self._batch.winners[0]) >> seat & 1)

    def left(self, seat: int) -> int:
        """Cards that the team, or in a race the seat, still has to lay."""
        return int(self._batch.left_of(np.array([seat]))[0])

    def mask(self) -> NDArray[np.int8]:
        """Return a 1 for each code that the seat to decide may choose."""
        if not self.speech:
            return self._buffers.mask[0, : self.count].view(np.int8).copy()
        mask = np.zeros(self.count, np.int8)
        if self._speakers:
            mask[self._sayable()] = 1
        else:
            mask[: self.end + 1] = self._buffers.mask[0, : self.end + 1]
        return mask

    def row(self, seat: int) -> NDArray[np.uint8]:
        """Return what any seat sees: the row of the batch, how far the turn is away and, with signals, what is said."""
        row = np.empty(self._width, np.uint8)
        self._batch.look(0, seat, row)
        row[self._away] = (self.on_turn - seat) % self.setup.players
        if self.speech:
            row[self._away + 1 :] = heard_row(self.game.voices.heard, self.speech, self.setup.players, seat)
        return row

    @property
    def game(self) -> Game:
        """The game as views, records and pictures need it."""
        if self._game is None:
            self._game = Game.from_seed(self.setup.rules, self.names, self.seed)
        while self._unseen:
            self._game.take(self._unseen.pop(0))
        return self._game

    def to_code(self, step: Step) -> int:
        """Return the code of what a bot does or says."""
        if not isinstance(step, Said):
            return self._batch.codes.from_action(step)
        if self.speech is None:
            raise ValueError("nobody speaks at a table without signals")
        return self.speech.from_signal(step.signal)

    def _play(self, code: int) -> None:
        self._act[0] = code
        if not 0 <= code <= self.end:  # the batch knows two more kinds of codes: to wait, and to choose the starter
            raise self._batch.refuse(0, code)
        self._batch.step(self._act, self._buffers)
        self._unseen.append(self._batch.codes.to_action(code))
        self._speakers = self._due_speakers()

    def _say(self, code: int) -> None:
        seat = self._speakers[0]
        if self.speech is None or code not in self._sayable():
            raise self._batch.refuse(0, code)
        signal = self.speech.to_signal(code)
        if signal is not None:
            self._unseen.append(Said(seat, signal))
        self._speakers = self._speakers[1:]

    def _due_speakers(self) -> tuple[int, ...]:
        """Return who is asked to speak now: all but the seat on turn, before a turn, if anything may be said."""
        if self.speech is None or self.over or not is_time_to_speak(self.game.state.turn) or not self.game.words():
            return ()
        return speakers(self.setup.rules, self.setup.players, self.game.state.turn)

    def _sayable(self) -> list[int]:
        """Return the codes that the seat asked to speak may choose."""
        if self.speech is None:
            return []
        game, seat, words = self.game, self._speakers[0], {*self.game.words()}
        spoken = [
            self.speech.silence + 1 + at
            for at, signal in enumerate(self.speech.signals)
            if signal.word in words and game.talk_block(seat, signal) is None
        ]
        return [self.speech.silence, *spoken]
