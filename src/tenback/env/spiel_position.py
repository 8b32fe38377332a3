"""A position whose cards come by chance, one by one: nothing is decided about a card before it is drawn."""

from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenback.batch.batch import Batch
from tenback.batch.codes import Codes, Policy
from tenback.env.rows import Layout, heard_row, row_layout
from tenback.env.setup import Setup
from tenback.env.signal_codes import SignalCodes, signal_codes
from tenback.env.spiel_talk import SpielTalk, silent_talk
from tenback.rules import End, Lay, State, View, view
from tenback.rules.ruleset import Starter

Saved = NDArray[np.int64]


class Engine:
    """The kernel that all positions of a game share; copies of a position share it too."""

    def __init__(self, setup: Setup, *, signals: bool) -> None:
        self.batch = Batch(setup.rules, setup.players, 1)
        self.buffers = self.batch.new_buffers()
        self.speech = signal_codes(setup.rules, self.batch.codes.end + 1) if signals else None
        self.talk = silent_talk(setup, self.speech) if self.speech else None
        self.layout = row_layout(setup, self.speech)
        self.laid = self.layout["laid"].start
        self.act = np.zeros(1, np.int64)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Engine":
        return self

    def do(self, code: int) -> None:
        """Play a code."""
        self.act[0] = code
        self.batch.step(self.act, self.buffers)


_ENGINES: dict[tuple[str, int, int, bool], Engine] = {}


def engine_for(setup: Setup, *, signals: bool) -> Engine:
    """Return the kernel of a game, which is made once."""
    key = (setup.rules.id, setup.rules.version, setup.players, signals)
    if key not in _ENGINES:
        _ENGINES[key] = Engine(setup, signals=signals)
    return _ENGINES[key]


class Position:
    """A game on its way: first its cards are dealt, then a decision may ask for cards before it takes effect.

    With signals every seat but the one on turn may say one thing before each turn, in the order of the seats.
    """

    def __init__(self, setup: Setup, *, signals: bool = False) -> None:
        self.setup, self._engine = setup, engine_for(setup, signals=signals)
        self._talk = self._engine.talk
        decks = range(setup.rules.deck_count(setup.players))
        self._rest = [[*range(setup.cards)] for _ in decks]  # by deck: what is not drawn, in order
        self._drawn: list[list[int]] = [[] for _ in decks]  # by deck: what came for the decision that waits
        self._wanted = [setup.rules.deck_of(seat) for seat in setup.seats for _ in range(self._hand_size)]
        self._saved: Saved | None = None  # None until the cards are dealt
        self._waiting = 0  # the decision that waits for cards
        self.by_lot = False  # whether the lot is to name who begins
        self.over, self.seat, self._on_turn = False, 0, 0
        self.winners: frozenset[int] = frozenset()
        self.legal: list[int] = []
        self._open = self.legal  # what the seat on turn may do

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        """Copy what changes; arrays, tuples and the talk are replaced, never written to."""
        twin = copy(self)
        decks = {"_rest": [[*cards] for cards in self._rest], "_drawn": [[*cards] for cards in self._drawn]}
        vars(twin).update(decks, _wanted=[*self._wanted])
        return twin

    def __str__(self) -> str:
        """Return all cards, secrets included; of the draw piles, what is in them."""
        state = self._state()
        return f"dealt {self._drawn}" if state is None else f"{state}; waiting for {len(self._wanted)}"

    @property
    def codes(self) -> Codes:
        """The codes of the decisions."""
        return self._engine.batch.codes

    @property
    def layout(self) -> Layout:
        """Where each fact stands in a row."""
        return self._engine.layout

    @property
    def speech(self) -> SignalCodes | None:
        """The codes of what may be said; None in a game without signals."""
        return self._engine.speech

    @property
    def by_chance(self) -> bool:
        """Whether chance decides: a card, or who begins."""
        return bool(self._wanted) or self.by_lot

    @property
    def outcomes(self) -> list[int]:
        """What chance may decide: numbers of cards, or seats."""
        return self._rest[self._wanted[0]] if self._wanted else [*self.setup.seats]

    def take(self, choice: int) -> None:
        """Go on by what chance or a seat has chosen."""
        if self._wanted:
            self._draw(choice)
        elif self.by_lot:
            self.by_lot = False
            self._begin(choice)
        elif self._talk and self._talk.waiting:
            self._talk = self._talk.say(choice)
            self._settle()
        else:
            self._decide(choice)

    def row(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat sees; before the first turn nothing."""
        away = self.layout["away"].start
        row = np.zeros(max(place.stop for place in self.layout.values()), np.uint8)
        if self._saved is not None:
            self._restore()
            self._engine.batch.look(0, seat, row)
            row[away] = (self._on_turn - seat) % self.setup.players
        if self._talk:
            row[away + 1 :] = heard_row(self._talk.voices.heard, self._talk.codes, self.setup.players, seat)
        return row

    def view(self, seat: int | None) -> View | None:
        """Return what a seat, or a watcher, may know; None before the first turn."""
        state = self._state()
        heard = self._talk.voices.heard if self._talk else ()
        return None if state is None else view(self.setup.rules, state, seat, heard)

    @property
    def _hand_size(self) -> int:
        return self.setup.rules.hand_size[self.setup.players]

    def _state(self) -> State | None:
        if self._saved is None:
            return None
        self._restore()
        return self._engine.batch.state(0)

    def _draw(self, card: int) -> None:
        deck = self._wanted.pop(0)
        self._rest[deck].remove(card)
        self._drawn[deck].append(card)
        if self._wanted:
            return
        if self._saved is None:
            self._deal()
        else:
            self._resume()

    def _deal(self) -> None:
        """Set the table, with the cards that were not dealt in order; the keenest begins, or the lot decides."""
        engine = self._engine
        decks = np.array([drawn + rest for drawn, rest in zip(self._drawn, self._rest, strict=True)])
        engine.batch.deal(0, decks, engine.buffers)
        self._drawn = [[] for _ in self._rest]
        self.by_lot = self.setup.rules.starter is Starter.LOT and self.setup.players > 1
        if not self.by_lot:
            engine.batch.advance(engine.buffers, own=self.setup.seats, policy=Policy.GREEDY)
        self._keep()

    def _begin(self, seat: int) -> None:
        self._restore()
        self._engine.do(self.codes.end + 1 + seat)
        self._keep()

    def _decide(self, code: int) -> None:
        """Do what a seat has decided, unless it draws: then cards come first."""
        engine = self._engine
        self._restore()
        before = engine.batch.drawn[0]
        engine.do(code)
        wanted = (engine.batch.drawn[0] - before).tolist()
        self._wanted = [deck for deck, count in enumerate(wanted) for _ in range(count)]
        if self._wanted:
            self._waiting = code
        else:
            self._keep(code)

    def _resume(self) -> None:
        """Do what has waited, now that its cards have come."""
        self._restore()
        for deck, cards in enumerate(self._drawn):
            self._engine.batch.stack(0, deck, cards)
        self._engine.do(self._waiting)
        self._drawn = [[] for _ in self._rest]
        self._keep(self._waiting)

    def _restore(self) -> None:
        if self._saved is None:
            raise LookupError("the cards are not dealt yet")
        self._engine.batch.restore(0, self._saved)

    def _keep(self, code: int | None = None) -> None:
        """Keep the position that the kernel has reached, by a seat's decision or by chance."""
        batch, buffers, seat = self._engine.batch, self._engine.buffers, self._on_turn
        self._saved = batch.save(0)
        self.over, self._on_turn = bool(buffers.done[0]), int(batch.seat[0])
        self._open = buffers.mask[0].nonzero()[0].tolist()
        if self.over:
            won = int(batch.winners[0])
            self.winners = frozenset(seat for seat in self.setup.seats if won >> seat & 1)
        if self._talk and self._on_turn >= 0:
            self._talk = self._talk_after(self._talk, seat, code)
        self._settle()

    def _talk_after(self, talk: SpielTalk, seat: int, code: int | None) -> SpielTalk:
        """Return the talk after a decision, or as the first turn begins; nobody is asked in the middle of a turn."""
        engine, action = self._engine, None if code is None else self.codes.to_action(code)
        laid = int(engine.buffers.observation[0, engine.laid])
        if isinstance(action, Lay | End):
            talk = talk.go_on(seat, action, laid=laid)
        return talk if laid else talk.ask(engine.batch.state(0))

    def _settle(self) -> None:
        """Say who decides, and what may be chosen: whoever is asked to speak comes before the seat on turn."""
        talk = self._talk
        if talk and talk.waiting:
            self.seat, self.legal = talk.waiting[0], talk.sayable()
        else:
            self.seat, self.legal = self._on_turn, self._open
