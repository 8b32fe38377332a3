"""A position whose cards come by chance, one by one: nothing is decided about a card before it is drawn."""

from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenback.batch.batch import Batch
from tenback.batch.codes import Codes, Policy
from tenback.env.rows import Layout, row_layout
from tenback.env.setup import Setup
from tenback.rules import State, View, view
from tenback.rules.ruleset import Starter

Saved = NDArray[np.int64]


class Engine:
    """The kernel that all positions of a game share; copies of a position share it too."""

    def __init__(self, setup: Setup) -> None:
        self.batch = Batch(setup.rules, setup.players, 1)
        self.buffers = self.batch.new_buffers()
        self.layout = row_layout(setup)
        self.act = np.zeros(1, np.int64)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Engine":
        return self

    def do(self, code: int) -> None:
        """Play a code."""
        self.act[0] = code
        self.batch.step(self.act, self.buffers)


_ENGINES: dict[tuple[str, int], Engine] = {}


def engine_for(setup: Setup) -> Engine:
    """Return the kernel of a game, which is made once."""
    key = (setup.rules.id, setup.players)
    if key not in _ENGINES:
        _ENGINES[key] = Engine(setup)
    return _ENGINES[key]


class Position:
    """A game on its way: first its cards are dealt, then a decision may ask for cards before it takes effect."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self._engine = setup, engine_for(setup)
        decks = range(setup.rules.deck_count(setup.players))
        self._rest = [[*range(setup.cards)] for _ in decks]  # by deck: what is not drawn, in order
        self._drawn: list[list[int]] = [[] for _ in decks]  # by deck: what came for the decision that waits
        self._wanted = [setup.rules.deck_of(seat) for seat in setup.seats for _ in range(self._hand_size)]
        self._saved: Saved | None = None  # None until the cards are dealt
        self._waiting = 0  # the decision that waits for cards
        self.by_lot = False  # whether the lot is to name who begins
        self.over, self.seat = False, 0
        self.winners: frozenset[int] = frozenset()
        self.legal: list[int] = []

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        """Copy what changes; arrays and tuples are replaced, never written to."""
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
        else:
            self._decide(choice)

    def row(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat sees; before the first turn nothing."""
        row = np.zeros(self.layout["away"].stop, np.uint8)
        if self._saved is not None:
            self._restore()
            self._engine.batch.look(0, seat, row)
            row[-1] = (self.seat - seat) % self.setup.players
        return row

    def view(self, seat: int | None) -> View | None:
        """Return what a seat, or a watcher, may know; None before the first turn."""
        state = self._state()
        return None if state is None else view(self.setup.rules, state, seat)

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
            self._keep()

    def _resume(self) -> None:
        """Do what has waited, now that its cards have come."""
        self._restore()
        for deck, cards in enumerate(self._drawn):
            self._engine.batch.stack(0, deck, cards)
        self._engine.do(self._waiting)
        self._drawn = [[] for _ in self._rest]
        self._keep()

    def _restore(self) -> None:
        if self._saved is None:
            raise LookupError("the cards are not dealt yet")
        self._engine.batch.restore(0, self._saved)

    def _keep(self) -> None:
        """Keep the position that the kernel has reached, and what everybody asks about it."""
        batch, buffers = self._engine.batch, self._engine.buffers
        self._saved = batch.save(0)
        self.over, self.seat = bool(buffers.done[0]), int(batch.seat[0])
        self.legal = buffers.mask[0].nonzero()[0].tolist()
        if self.over:
            won = int(batch.winners[0])
            self.winners = frozenset(seat for seat in self.setup.seats if won >> seat & 1)
