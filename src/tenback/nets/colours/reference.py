"""Nets of games of colours in plain Python: slow, and the word on what compiled nets must find."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import Rows
from tenback.nets.colours import layout


@dataclass(frozen=True, slots=True)
class Card:
    """A card in the facing of the first pile."""

    rank: int
    colour: int


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile as its own facing has it: the depth is the rank of its top there, and 0 without one."""

    depth: int
    colour: int | None

    def ahead(self, rank: int) -> int:
        """Return how many steps a rank of this facing lies ahead; 0 if it does not."""
        return max(0, rank - self.depth)


class Position:
    """The end of a turn, in the facing of the pile that has gone further."""

    def __init__(self, row: Sequence[int]) -> None:
        up, down = (_pile(row[at], up=at == layout.UP) for at in (layout.UP, layout.DOWN))
        self.flipped = up.depth < down.depth
        self.first, self.second = (down, up) if self.flipped else (up, down)
        self.held = [self._cards(row[layout.HELD + holder]) for holder in range(layout.HOLDERS)]
        self.seats = row[layout.SEATS]

    @property
    def unlaid(self) -> list[Card]:
        """All cards that are not laid."""
        return [card for cards in self.held for card in cards]

    def kind(self, colour: int) -> int:
        """Return the kind of a colour: of the first pile, of the second, of both, of neither."""
        is_first, is_second = colour == self.first.colour, colour == self.second.colour
        return (2 if is_second else 0) if is_first else (1 if is_second else 3)

    def places(self, card: Card) -> int:
        """Return where a card fits: nowhere, on the first pile only, on the second only, on both."""
        on_first = self.first.ahead(card.rank) > 0 or card.colour == self.first.colour
        on_second = self.second.ahead(_back(card.rank)) > 0 or card.colour == self.second.colour
        return on_first + 2 * on_second

    def _cards(self, word: int) -> list[Card]:
        held = [card for card in range(layout.CARDS) if word >> card & 1]
        ranks = [card // layout.COLOURS + 1 for card in held]
        return [
            Card(_back(rank) if self.flipped else rank, card % layout.COLOURS)
            for rank, card in zip(ranks, held, strict=True)
        ]


def _back(rank: int) -> int:
    return layout.RANKS + 1 - rank


def _pile(top: int, *, up: bool) -> Pile:
    if top == layout.CARDS:
        return Pile(0, None)
    rank = top // layout.COLOURS + 1
    return Pile(rank if up else _back(rank), top % layout.COLOURS)


def inputs_of(positions: Rows) -> NDArray[np.float32]:
    """Return [position, input]."""
    shown = np.zeros((len(positions), layout.INPUTS), np.float32)
    for row, numbers in zip(shown, positions.tolist(), strict=True):
        for at, value in _show(Position(numbers)):
            row[at] += value
    return shown


def _show(position: Position) -> Iterator[tuple[int, float]]:
    """Yield what is shown of a position: an input, and how much to add to it."""
    yield layout.ALWAYS, 1
    yield layout.DEPTHS + position.first.depth * layout.STEPS + position.second.depth, 1
    if position.first.colour is not None and position.first.colour == position.second.colour:
        yield layout.ALIKE, 1
    for holder in range(layout.HOLDERS):
        yield from _show_cards(position, holder)
    for hand in range(layout.HANDS):
        yield from _show_hand(position, hand)
    yield from _show_draw_pile(position)
    yield from _show_colours(position)
    yield from _show_sizes(position)


def _show_cards(position: Position, holder: int) -> Iterator[tuple[int, float]]:
    for card in position.held[holder]:
        plane = holder * layout.KINDS + position.kind(card.colour)
        yield layout.PLANES + plane * layout.RANKS + card.rank - 1, 1


def _show_hand(position: Position, hand: int) -> Iterator[tuple[int, float]]:
    cards = position.held[hand]
    for at, pile in enumerate((position.first, position.second)):
        ranks = [(_back(card.rank) if at else card.rank, card.colour) for card in cards]
        steps = [pile.ahead(rank) for rank, _ in ranks if pile.ahead(rank)]
        tricks = [rank for rank, colour in ranks if not pile.ahead(rank) and colour == pile.colour]
        yield layout.NEAREST + (hand * 2 + at) * layout.STEPS + min(steps, default=0), 1
        yield layout.TRICKS + (hand * 2 + at) * layout.STEPS + min(tricks, default=0), 1
    for places in range(layout.PLACES):
        count = sum(position.places(card) == places for card in cards)
        yield layout.FITTING + (hand * layout.PLACES + places) * layout.FEW + min(count, layout.FEW - 1), 1
    if len({card.colour for card in cards}) < len(cards):
        yield layout.PAIRS + hand, 1


def _show_draw_pile(position: Position) -> Iterator[tuple[int, float]]:
    for places in range(layout.PLACES):
        count = sum(position.places(card) == places for card in position.held[layout.DRAW_PILE])
        yield layout.DRAWN + places * layout.MANY + min(count, layout.MANY - 1), 1
        yield layout.DRAWN_SHARE + places, count * layout.TENTH


def _show_colours(position: Position) -> Iterator[tuple[int, float]]:
    for colour in range(layout.COLOURS):
        ranks = [card.rank for card in position.unlaid if card.colour == colour]
        for at, pile in enumerate((position.first, position.second)):
            if colour == pile.colour:
                yield layout.OF_TOPS + at * layout.STEPS + len(ranks), 1
        if colour not in (position.first.colour, position.second.colour):
            yield layout.OF_OTHERS + len(ranks), 1
            if ranks:
                yield layout.LOWEST + min(ranks) - 1, 1
                yield layout.HIGHEST + max(ranks) - 1, 1
    own, following, third = ({card.colour for card in position.held[hand]} for hand in range(3))
    for at, shared in enumerate((own & following, following & third, own & third)):
        yield layout.SHARED + 3 * at + min(2, len(shared)), 1


def _show_sizes(position: Position) -> Iterator[tuple[int, float]]:
    own, following, *_, deck = map(len, position.held)
    yield layout.DECK + min(deck, layout.MANY - 1), 1
    yield layout.DECK_SHARE, deck * layout.TWENTIETH
    yield layout.PLAYERS + position.seats - 2, 1
    yield layout.OWN_SIZE + min(2, own), 1
    yield layout.NEXT_SIZE + min(2, following), 1
    yield layout.LEFT_SHARE, len(position.unlaid) * layout.LEFT_UNIT
