"""Card by card: which colours a hand has, how high they are, and which stack it wants, for games of colours."""

from collections.abc import Collection, Sequence

from tenback.bots.told import Told
from tenback.play.chance import Chance
from tenback.rules import Card, Ruleset
from tenback.rules.placement import gap, onward
from tenback.rules.talk import AMBIGUITY_IN_COLOUR, BANDS, Signal, Word

WANTED = range(1, 4)  # steps at which a stack is worth asking for
NONE = frozenset[Card]()


class Colours:
    """The words about colours, sizes and stacks."""

    def __init__(self, rules: Ruleset, chance: Chance) -> None:
        self._rules, self._chance = rules, chance

    def describe(self, tops: Sequence[Card], hand: frozenset[Card], standing: Collection[Signal]) -> list[Signal]:
        """Return what a hand says: a word for each colour it has, and one for each stack it wants."""
        coloured = [self._colour_word(card, standing) for card in _one_of_each_colour(hand)]
        stacks = [self._stack_word(at, top, hand) for at, top in enumerate(tops)]
        return [*coloured, *(signal for signal in stacks if signal)]

    def understand(self, tops: Sequence[Card], said: Sequence[Signal]) -> Told:
        """Return what these words of one seat tell of its hand; a colour not named is not there."""
        named = {signal.colour for signal in said if signal.colour}
        if not named:
            return Told()
        others = frozenset(card for card in self._rules.cards if card.colour not in named)
        told = Told(tuple(self._cards_named(signal) for signal in said if signal.colour), others)
        by_pile = {signal.pile: signal for signal in said if signal.pile}
        for at, top in enumerate(tops):
            told += self._told_stack(at, top, by_pile.get(self._rules.piles[at].name))
        return told

    def _colour_word(self, card: Card, standing: Collection[Signal]) -> Signal:
        if Word.SIZE not in self._rules.talk.words:
            return Signal(Word.COLOUR, colour=card.colour)
        fitting = [Signal(Word.SIZE, colour=card.colour, band=band) for band in BANDS if card.rank in BANDS[band]]
        return next((signal for signal in fitting if signal in standing), None) or self._chance.pick(fitting)

    def _cards_named(self, signal: Signal) -> frozenset[Card]:
        cards = frozenset(card for card in self._rules.cards if card.colour == signal.colour)
        return frozenset(card for card in cards if signal.band is None or card.rank in BANDS[signal.band])

    def _stack_word(self, at: int, top: Card, hand: frozenset[Card]) -> Signal | None:
        name = self._rules.piles[at].name
        if not self._tricks(at, top).isdisjoint(hand):
            return Signal(Word.QTRICK, pile=name)
        return Signal(Word.WANT, pile=name) if not self._steps(at, top).isdisjoint(hand) else None

    def _told_stack(self, at: int, top: Card, signal: Signal | None) -> Told:
        if signal is None:
            return Told((), self._tricks(at, top) | self._steps(at, top))
        if signal.word is Word.QTRICK:
            return Told((self._tricks(at, top),))
        return Told((self._steps(at, top),), self._tricks(at, top))

    def _tricks(self, at: int, top: Card) -> frozenset[Card]:
        """Return the cards that would be a trick, unless they are too few to speak of (COM-10)."""
        pile = self._rules.piles[at]
        back = {card for card in self._rules.cards if self._rules.trick(pile, top, card) and gap(pile, top, card) < 0}
        return frozenset(back) if len(back) >= AMBIGUITY_IN_COLOUR else NONE

    def _steps(self, at: int, top: Card) -> frozenset[Card]:
        pile = self._rules.piles[at]
        near = {card for card in self._rules.cards if onward(pile, top, card) and gap(pile, top, card) in WANTED}
        return frozenset(near) if len({card.rank for card in near}) >= AMBIGUITY_IN_COLOUR else NONE


def _one_of_each_colour(hand: frozenset[Card]) -> list[Card]:
    return list({card.colour: card for card in sorted(hand)}.values())
