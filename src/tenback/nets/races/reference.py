"""Nets of races in plain Python: slow, and the word on what compiled nets must find."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Rows
from tenback.nets.races import layout


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile and the cards of both sides, all by their ranks in its own facing."""

    depth: int
    hand: frozenset[int]
    deck: frozenset[int]
    theirs: frozenset[int]

    def place(self, rank: int) -> int:
        """Return the place of a card among the steps from the top."""
        return layout.ON_TOP + rank - self.depth

    def passed(self, cards: frozenset[int]) -> frozenset[int]:
        """Return the cards that the pile has passed."""
        return frozenset(rank for rank in cards if rank < self.depth)


def inputs_of(positions: Rows) -> NDArray[np.float32]:
    """Return [position, input]."""
    shown = np.zeros((len(positions), layout.INPUTS), np.float32)
    for row, numbers in zip(shown, positions.tolist(), strict=True):
        for at in _show(numbers):
            row[at] += 1
    return shown


def _cards(word: int) -> frozenset[int]:
    return frozenset(layout.LOWEST + card for card in range(layout.CARDS) if word >> card & 1)


def _pile(row: Sequence[int], at: int) -> Pile:
    sets = (_cards(row[first + at % 2]) for first in (layout.HAND, layout.DECK, layout.THEIRS))
    return Pile(row[layout.DEPTHS + at], *sets)


def _show(row: Sequence[int]) -> Iterator[int]:
    """Yield what is shown of a position."""
    up, down, their_up, their_down = (_pile(row, at) for at in range(layout.PILES))
    own, theirs = (
        ((down, up), (their_down, their_up)) if down.depth > up.depth else ((up, down), (their_up, their_down))
    )
    yield layout.ALWAYS
    for role in range(2):
        yield from _show_own(own[role], layout.OWN_PILES + role * layout.OWN_WIDTH)
        yield from _show_theirs(theirs[role], layout.THEIR_PILES + role * layout.THEIR_WIDTH)
    for side, (first, second) in enumerate((own, theirs)):
        yield layout.SPAN + (side + 1) * layout.SPANS - first.depth - second.depth
    yield from _show_sizes(row, up)


def _show_own(pile: Pile, first: int) -> Iterator[int]:
    unlaid = pile.hand | pile.deck
    yield from _show_ahead(pile, first, pile.deck, pile.theirs)
    for rank in pile.hand:
        yield first + layout.HELD + pile.place(rank)
        if rank - layout.BACK in unlaid:
            yield first + layout.HELD_BEFORE + pile.place(rank)
        if rank + layout.BACK in unlaid:
            yield first + layout.HELD_TRICKS + pile.place(rank)
    yield first + layout.NEAREST + min((rank - pile.depth for rank in pile.hand if rank > pile.depth), default=0)


def _show_theirs(pile: Pile, first: int) -> Iterator[int]:
    helping = pile.passed(pile.hand)
    yield from _show_ahead(pile, first, pile.theirs, pile.deck)
    for rank in helping:
        yield first + layout.HELPING + pile.place(rank)
    yield first + layout.NEAREST_HELP + min((pile.depth - rank for rank in helping), default=0)


def _show_ahead(pile: Pile, first: int, its: frozenset[int], others: frozenset[int]) -> Iterator[int]:
    """Yield what is the same for all turns that leave a pile at one depth."""
    yield first + layout.ITS_DEPTH + pile.depth
    for rank in its:
        yield first + layout.ITS_CARDS + pile.place(rank)
        if rank - layout.BACK in its:
            yield first + layout.ITS_TRICKS + pile.place(rank)
    for rank in pile.passed(others):
        yield first + layout.ITS_HELP + pile.place(rank)


def _show_sizes(row: Sequence[int], pile: Pile) -> Iterator[int]:
    kept, deck, theirs = len(pile.hand), len(pile.deck), len(pile.theirs)
    yield layout.KEPT + kept
    yield layout.HAND_THEN + kept + row[layout.DRAWN]
    yield layout.THEIR_HAND + row[layout.THEIR_SIZE]
    yield layout.DECK_THEN + deck - row[layout.DRAWN]
    yield layout.THEIR_DECK + theirs - row[layout.THEIR_SIZE]
    yield layout.LEAD + layout.CARDS + kept + deck - theirs
