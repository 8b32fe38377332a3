"""A lowered ruleset as JAX wants it: settings that are known when a program is compiled, and lists of 32-bit words."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.lower import lower
from tenback.rules import Ruleset

WORD = 32
MOST = 15  # that a mark can ask for; as a limit to drawing it is none

Numbers = NDArray[np.int32]
Words = NDArray[np.uint32]


class Marks(NamedTuple):
    """What the effects of a card ask for."""

    stops: int
    covers: int
    burns: int
    binds: int
    bars: int
    exact: int
    draw: int


MARKS = Marks(layout.STOPS, layout.COVERS, layout.BURNS, layout.BINDS, layout.BARS, layout.EXACT, layout.DRAW)
SHIFTS = Marks(stops=0, covers=1, burns=2, binds=3, bars=4, exact=5, draw=9)  # where each stands in one number
WIDTHS = Marks(1, 1, 1, 1, 1, MOST, MOST)


@dataclass(frozen=True, eq=False, slots=True)
class Table:
    """A ruleset with a number of seats."""

    rules: Ruleset
    seats: int
    settings: dict[int, int]
    fits: Words  # [tricks barred, seat, pile, top, word]: what may go there
    back: Words  # [tricks barred, seat, pile, top, word]: what is better than free there
    heights: Numbers  # [seat, pile, top]: a step costs the seat the difference
    marks: Numbers  # [pile, top]: all of them in one number
    signs: Numbers  # [seat, pile]: which way a step costs the seat
    peers: Words  # [card, word]: those of the same number
    theirs: tuple[int, ...]  # by seat, the piles of others, a bit each
    openings: Numbers  # [card]: what it costs as the very first

    def marks_of(self, card: int) -> Marks:
        """Return what the effects of a card ask for."""
        return Marks(*(int(self.marks[0, card]) >> shift & most for shift, most in zip(SHIFTS, WIDTHS, strict=True)))

    def __getitem__(self, setting: int) -> int:
        return self.settings[setting]

    @property
    def cards(self) -> int:
        """How many cards a deck has."""
        return self.settings[layout.CARDS]

    @property
    def piles(self) -> range:
        """The piles."""
        return range(self.settings[layout.PILES])

    @property
    def words(self) -> range:
        """The words that a set of cards takes."""
        return range((self.cards + WORD - 1) // WORD)

    @property
    def is_marked(self) -> bool:
        """Whether some cards have effects."""
        return bool(self.settings[layout.MARKED])

    @property
    def is_sided(self) -> bool:
        """Whether some piles belong to one seat."""
        return bool(self.settings[layout.SIDED])


def read_table(rules: Ruleset, seats: int) -> Table:
    """Return the table of a ruleset, or raise `SetupError` or `LoweringError`."""
    table = lower(rules, seats)
    tops, by_seat = layout.TOP_COUNT, (layout.MOST_SEATS, layout.MOST_PILES)
    piles, shown = int(table[layout.PILES]), int(table[layout.CARDS]) + 1
    fits = _part(table, layout.FITS, (2, *by_seat, tops, layout.FIT_WIDTH))[:, :seats, :piles, :shown]
    heights = _part(table, layout.HEIGHTS, (*by_seat, tops))[:seats, :piles, :shown]
    facts = _part(table, layout.FACTS, (layout.MOST_PILES, tops, layout.FACT_COUNT))[:piles, :shown]
    marks = sum(np.minimum(facts[..., place], MOST) << shift for place, shift in zip(MARKS, SHIFTS, strict=True))
    words = (shown - 1 + WORD - 1) // WORD
    return Table(
        rules=rules,
        seats=seats,
        settings={place: int(table[place]) for place in range(layout.OWNERS)},
        fits=_halved(fits[..., :2])[..., :words],
        back=_halved(fits[..., 2:])[..., :words],
        heights=heights.astype(np.int32),
        marks=np.asarray(marks, np.int32),
        signs=_part(table, layout.SIGNS, by_seat)[:seats, :piles].astype(np.int32),
        peers=_halved(_part(table, layout.PEERS, (layout.MOST_CARDS, 2))[: shown - 1])[..., :words],
        theirs=tuple(map(int, table[layout.THEIRS : layout.THEIRS + seats])),
        openings=facts[0, : shown - 1, layout.OPENING].astype(np.int32),
    )


def _part(table: NDArray[np.int64], place: int, room: tuple[int, ...]) -> NDArray[np.int64]:
    return table[place : place + int(np.prod(room))].reshape(room)


def _halved(sets: NDArray[np.int64]) -> Words:
    """Return sets of two long words as four short ones, the lowest first."""
    return np.ascontiguousarray(sets).view(np.uint32)
