"""Nets of marked games in plain Python: slow, and the word on what compiled nets must find."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Rows
from tenback.nets.family import BACK, CARDS
from tenback.nets.marked import layout
from tenback.nets.sight import LOG_STEPS

FAR_BEHIND = (16, 20, 24)  # the last steps that are shown as one
FAR_AHEAD = (28, 32, 36, 40, 44, 48, 58, 68, 78, 88)
WORD = 64

Cards = frozenset[int]
Shown = tuple[int, float]


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile and all cards, by their places in its own facing."""

    depth: int
    held: tuple[Cards, ...]  # by holder
    marked: tuple[Cards, ...]  # by mark
    top_marks: int

    @property
    def others(self) -> Cards:
        """All unlaid cards but those that the seat keeps."""
        return frozenset().union(*self.held[1:])

    def place(self, card: int) -> int:
        """Return the place of a card among the steps from the top."""
        steps = card - self.depth
        if steps < 0:
            return _place(-steps, 12, FAR_BEHIND)
        return layout.BEHIND + _place(steps, layout.NEAR, FAR_AHEAD)

    def nearest(self, cards: Cards) -> int:
        """Return the place of the nearest card ahead, from 1 on; 0 if there is none."""
        return min((self.place(card) - layout.BEHIND + 1 for card in cards if card > self.depth), default=0)


def _place(steps: int, one_by_one: int, last: Sequence[int]) -> int:
    return steps - 1 if steps <= one_by_one else one_by_one + sum(end < steps for end in last)


def inputs_of(positions: Rows) -> NDArray[np.float32]:
    """Return [position, input]."""
    shown = np.zeros((len(positions), layout.INPUTS), np.float32)
    for row, position in zip(shown, positions, strict=True):
        for at, value in _show(position):
            row[at] += np.float32(value)
    return shown


def _cards(row: Sequence[int], at: int) -> Cards:
    bits = row[at] % (1 << WORD) | row[at + 1] << WORD
    return frozenset(card for card in range(CARDS) if bits >> card & 1)


def _pile(row: Sequence[int], at: int) -> Pile:
    facing = at & 2
    held = tuple(_cards(row, layout.HELD + 4 * holder + facing) for holder in range(layout.HOLDERS))
    marked = tuple(_cards(row, layout.MARKED + 4 * mark + facing) for mark in range(layout.MARKS))
    return Pile(row[layout.DEPTHS + at], held, marked, row[layout.TOP_MARKS + at])


def _show(position: NDArray[np.int64]) -> Iterator[Shown]:
    """Yield what is shown of a position."""
    row = position.tolist()
    a, b, c, d = (_pile(row, at) for at in range(layout.PILES))
    up, down = (sorted(two, key=lambda pile: -pile.depth) for two in ((a, b), (c, d)))
    first, second = (down, up) if down[0].depth > up[0].depth else (up, down)
    yield layout.ALWAYS, 1
    for role, pile in enumerate((*first, *second)):
        begin = layout.OF_PILES + role * layout.PILE_WIDTH
        for at in (*_show_others(pile), *_show_kept(pile)):
            yield begin + at, 1
    yield from _show_regions(first, second)
    yield from _show_costs(position.view(np.float64)[layout.COSTS :].tolist(), a)
    yield from _show_sizes(row, a)
    for mark in range(layout.MARKS):
        tops = sum(pile.top_marks >> mark & 1 for pile in (a, b, c, d))
        yield layout.SHOWING + mark * (layout.PILES + 1) + tops, 1


def _show_others(pile: Pile) -> Iterator[int]:
    """Yield what is the same for all turns that leave a pile at one depth."""
    yield layout.DEPTH + 1 + pile.depth
    for holder, cards in enumerate(pile.held[1:]):
        yield from (layout.OTHERS + holder * layout.STEPS + pile.place(card) for card in cards)
    yield from (layout.TRICKS + pile.place(card) for card in pile.others if card - BACK in pile.others)
    yield from (layout.OTHERS_MARKED + at for at in _show_marked(pile, pile.others))
    yield from (layout.TOP + mark for mark in range(layout.MARKS) if pile.top_marks >> mark & 1)
    yield layout.NEXT_NEAREST + pile.nearest(pile.held[layout.NEXT])


def _show_kept(pile: Pile) -> Iterator[int]:
    """Yield what the seat keeps for a pile."""
    kept, unlaid = pile.held[layout.OWN], pile.held[layout.OWN] | pile.others
    yield from (layout.KEPT + pile.place(card) for card in kept)
    yield from (layout.KEPT_BEFORE + pile.place(card) for card in kept if card - BACK in unlaid)
    yield from (layout.KEPT_TRICKS + pile.place(card) for card in kept if card + BACK in unlaid)
    yield from (layout.KEPT_MARKED + at for at in _show_marked(pile, kept))
    yield layout.KEPT_NEAREST + pile.nearest(kept)


def _show_marked(pile: Pile, cards: Cards) -> Iterator[int]:
    for mark, marked in enumerate(pile.marked):
        yield from (mark * layout.STEPS + pile.place(card) for card in cards & marked)


def _show_regions(first: Sequence[Pile], second: Sequence[Pile]) -> Iterator[Shown]:
    """Yield how many cards there are by how many piles of each direction have not passed them."""
    for holder in range(layout.HOLDERS):
        counts = [0] * layout.REGIONS
        for card in first[0].held[holder]:
            taken = sum(card > pile.depth for pile in first)
            counts[3 * taken + sum(CARDS - 1 - card > pile.depth for pile in second)] += 1
        for region, count in enumerate(counts):
            yield layout.SHARES + holder * layout.REGIONS + region, count * layout.TENTH
            if holder <= layout.NEXT:
                yield layout.IN_REGIONS + (holder * layout.REGIONS + region) * layout.SIZES + count, 1
        yield layout.LOST + holder * layout.MANY + min(counts[0], layout.MANY - 1), 1


def _show_costs(costs: Sequence[float], pile: Pile) -> Iterator[Shown]:
    """Yield what the cards of each holder cost on average."""
    for holder in range(layout.HOLDERS):
        cost = math.log((costs[holder] + 1) / (len(pile.held[holder]) + 1))
        rounded = math.floor(cost * LOG_STEPS + 0.5) / LOG_STEPS
        yield layout.COST + holder, rounded
        step = min(max(int(6 * rounded), 0), layout.COST_STEPS - 1)
        yield layout.COST_STEP + holder * layout.COST_STEPS + step, 1


def _show_sizes(row: Sequence[int], pile: Pile) -> Iterator[Shown]:
    kept, deck = len(pile.held[layout.OWN]), len(pile.held[layout.DRAW_PILE]) - row[layout.DRAWN]
    yield layout.HAND_THEN + kept + row[layout.DRAWN], 1
    yield layout.KEPT_SIZE + kept, 1
    yield layout.NEXT_SIZE + len(pile.held[layout.NEXT]), 1
    yield layout.DECK_THEN + min(deck, layout.MANY - 1), 1
    yield layout.DECK_SHARE, deck * layout.TENTH
    yield layout.PLAYERS + row[layout.SEATS], 1
    yield layout.NEED + row[layout.ASKED], 1
