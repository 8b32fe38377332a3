"""Phrasebooks: a convention becomes a table for the kernel, by asking it about every pile, top and word."""

from collections.abc import Collection, Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import ArrayLike

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.batch.kept_tables import KeptTables
from tenback.batch.lower import LoweringError, fill, tops_of, words
from tenback.bots.colours import Colours
from tenback.bots.convention import convention_of
from tenback.bots.ladder import NEAR_STEPS, SMALL_STEPS, Ladder
from tenback.heuristics.planning import told_worth
from tenback.play.chance import Chance, Purpose
from tenback.rules import Card, Ruleset
from tenback.rules.engine import hushes
from tenback.rules.talk import BANDS, MOST_KEEPS, Signal, Word

COLOUR = 1  # the phrase that names a colour without a size
LADDER: Sequence[tuple[Word, int | None]] = (  # its phrases in the order of their numbers, behind the one for silence
    (Word.KEEP, 3),
    (Word.KEEP, 2),
    (Word.KEEP, 1),
    (Word.SMALL, None),
    (Word.FREE, None),
    (Word.DUMP, None),
    (Word.ASKHERE, None),
)
_KNOWN = KeptTables()


def phrasebook_of(rules: Ruleset, seats: int) -> Numbers:
    """Return the phrasebook of bots among themselves, which nobody may write into."""
    return _KNOWN.find(rules, seats, lambda rules, seats: _Writer(rules, seats).book)


class _Writer:
    def __init__(self, rules: Ruleset, seats: int) -> None:
        self._rules, self._cards = rules, sorted(rules.cards)
        self._places = {card: place for place, card in enumerate(self._cards)}
        self.book = np.zeros(layout.PHRASEBOOK_SIZE, np.int64)
        convention = convention_of(rules, Chance(0, Purpose.BOT), brief=False)
        self._write_shares(seats)
        self._write_hushes()
        if isinstance(convention, Ladder):
            self._write_ladder(convention)
        elif isinstance(convention, Colours):
            self._write_colours(convention)
            self._write_stacks(convention)

    def _write_shares(self, seats: int) -> None:
        shares = [[0.0, *(told_worth(turns, cards) for cards in range(1, layout.TOP_COUNT))] for turns in range(seats)]
        fill(self.book, layout.SHARES, (layout.MOST_SEATS, layout.TOP_COUNT), np.array(shares).view(np.int64))

    def _write_hushes(self) -> None:
        for at, number, top in self._tops():
            self.book[layout.HUSHED + at * layout.TOP_COUNT + number] = hushes(self._rules, top)

    def _write_ladder(self, ladder: Ladder) -> None:
        self.book[layout.CONVENTION], self.book[layout.KEEPS] = layout.LADDER, MOST_KEEPS
        for at, number, top in self._tops():
            row = at * layout.TOP_COUNT + number
            rungs = {(signal.word, signal.strength): cards for signal, cards in ladder.rungs(at, top)}
            self._enter(layout.CALLS, row, [(), *(rungs.get(phrase, ()) for phrase in LADDER)])
            steps = {card: ladder.step(at, top, card) for card in self._cards}
            self._enter_within(layout.REACH, row, steps, NEAR_STEPS)
            self._enter_within(layout.CLOSE, row, steps, range(SMALL_STEPS.start))
            self._enter_within(layout.MIDDLE, row, steps, SMALL_STEPS)
            for kept in (False, True):
                told = [ladder.told(at, top, signal, kept=kept).needs for signal in self._signals(at)]
                place = layout.TOLD + kept * layout.BOTH_KEPT
                self._enter(place, row, [needs[0] if needs else () for needs in told])

    def _signals(self, at: int) -> Iterator[Signal | None]:
        yield None
        for word, strength in LADDER:
            yield Signal(word, pile=self._rules.piles[at].name, strength=strength)

    def _write_colours(self, colours: Colours) -> None:
        names, sized = sorted({card.colour for card in self._cards}), Word.SIZE in self._rules.talk.words
        if len(names) > layout.MOST_COLOURS:
            raise LoweringError(f"{len(names)} colours are too many; phrasebooks have room for {layout.MOST_COLOURS}")
        self.book[layout.CONVENTION], self.book[layout.SIZED] = layout.COLOURS, sized
        for place, card in enumerate(self._cards):
            self.book[layout.COLOUR_OF + place] = names.index(card.colour)
            self.book[layout.SIZES_OF + place] = _sizes(card) if sized else 1 << COLOUR
        for number, name in enumerate(names):
            any_size = Signal(Word.COLOUR, colour=name)
            said = [Signal(Word.SIZE, colour=name, band=band) for band in BANDS] if sized else [any_size]
            self._enter(layout.COLOUR_TOLD, number, [(), *map(colours.cards_named, said)])
            fill(self.book, layout.OF_COLOUR + 2 * number, (2,), self._words(colours.cards_named(any_size)))

    def _write_stacks(self, colours: Colours) -> None:
        for at, number, top in self._tops():
            for place in (layout.CALLS, layout.TOLD):
                sets = [(), colours.tricks(at, top), colours.steps(at, top)]
                self._enter(place, at * layout.TOP_COUNT + number, sets)

    def _tops(self) -> Iterator[tuple[int, int, Card]]:
        """Yield every top with its pile and its number."""
        for at, pile in enumerate(self._rules.piles):
            for number, top in enumerate(tops_of(pile, self._cards)):
                yield at, number, top

    def _enter(self, place: int, row: int, sets: Iterable[Collection[Card]]) -> None:
        """Write the sets of the phrases into a row of a list."""
        told: ArrayLike = [self._words(cards) for cards in sets]
        fill(self.book, place + row * 2 * layout.PHRASES, (layout.PHRASES, 2), told)

    def _enter_within(self, place: int, row: int, steps: dict[Card, int | None], reach: range) -> None:
        """Write the cards whose steps are within reach into a row of a list."""
        fill(self.book, place + 2 * row, (2,), self._words([card for card in steps if steps[card] in reach]))

    def _words(self, cards: Iterable[Card]) -> Numbers:
        return words(self._places[card] for card in cards)


def _sizes(card: Card) -> int:
    return sum(1 << phrase for phrase, band in enumerate(BANDS, start=1) if card.rank in BANDS[band])
