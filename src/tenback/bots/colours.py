"""What bots say in games of colours: which colours a hand has, how high they are, and which stack it wants."""

from collections.abc import Collection, Sequence

from tenback.play.chance import Chance
from tenback.rules import Card, Ruleset
from tenback.rules.placement import gap
from tenback.rules.talk import AMBIGUITY_IN_COLOUR, BANDS, Signal, Word
from tenback.search.inference import Told

WANTED = range(1, 4)  # steps at which a stack is worth asking for
NONE = frozenset[Card]()


class Colours:
    """The words about colours, sizes and stacks."""

    def __init__(self, rules: Ruleset, chance: Chance) -> None:
        self._rules, self._chance = rules, chance
        self._known: dict[tuple[int, Card], tuple[frozenset[Card], frozenset[Card]]] = {}

    def describe(self, tops: Sequence[Card], hand: frozenset[Card], standing: Collection[Signal]) -> list[Signal]:
        """Return what a hand says: a word for each colour it has, and one for each stack it wants."""
        coloured = [self._colour_word(card, standing) for card in _one_of_each_colour(hand)]
        stacks = [self._stack_word(at, top, hand) for at, top in enumerate(tops)]
        return [*coloured, *(signal for signal in stacks if signal)]

    def understand(self, tops: Sequence[Card], said: Sequence[Signal]) -> Told:
        """Return what these words of one seat say of its hand; it has no colour that is not named."""
        named = {signal.colour for signal in said if signal.colour}
        if not named:
            return Told()
        others = frozenset(card for card in self._rules.cards if card.colour not in named)
        told = Told(tuple(self.cards_named(signal) for signal in said if signal.colour), others)
        by_pile = {signal.pile: signal for signal in said if signal.pile}
        for at, top in enumerate(tops):
            told += self._told_stack(at, top, by_pile.get(self._rules.piles[at].name))
        return told

    def _colour_word(self, card: Card, standing: Collection[Signal]) -> Signal:
        if Word.SIZE not in self._rules.talk.words:
            return Signal(Word.COLOUR, colour=card.colour)
        fitting = [Signal(Word.SIZE, colour=card.colour, band=band) for band in BANDS if card.rank in BANDS[band]]
        return next((signal for signal in fitting if signal in standing), None) or self._chance.pick(fitting)

    def cards_named(self, signal: Signal) -> frozenset[Card]:
        """Return the cards that a word about a colour stands for."""
        cards = frozenset(card for card in self._rules.cards if card.colour == signal.colour)
        return frozenset(card for card in cards if signal.band is None or card.rank in BANDS[signal.band])

    def _stack_word(self, at: int, top: Card, hand: frozenset[Card]) -> Signal | None:
        name = self._rules.piles[at].name
        if not self.tricks(at, top).isdisjoint(hand):
            return Signal(Word.QTRICK, pile=name)
        return Signal(Word.WANT, pile=name) if not self.steps(at, top).isdisjoint(hand) else None

    def _told_stack(self, at: int, top: Card, signal: Signal | None) -> Told:
        if signal is None:
            return Told((), self.tricks(at, top) | self.steps(at, top))
        if signal.word is Word.QTRICK:
            return Told((self.tricks(at, top),))
        return Told((self.steps(at, top),), self.tricks(at, top))

    def tricks(self, at: int, top: Card) -> frozenset[Card]:
        """Return the cards that QTRICK stands for."""
        return self._near(at, top)[0]

    def steps(self, at: int, top: Card) -> frozenset[Card]:
        """Return the cards that WANT stands for."""
        return self._near(at, top)[1]

    def _near(self, at: int, top: Card) -> tuple[frozenset[Card], frozenset[Card]]:
        """Return the cards that are a trick, and those that are a small step, unless they are too few (COM-10)."""
        if (at, top) not in self._known:
            pile, trick = self._rules.piles[at], self._rules.trick
            far = {card: gap(pile, top, card) for card in self._rules.cards}
            tricks = {card for card in far if far[card] < 0 and trick(pile, top, card)}
            steps = {card for card in far if far[card] in WANTED}
            self._known[at, top] = _if_vague(tricks), _if_vague(steps)
        return self._known[at, top]


def _if_vague(cards: set[Card]) -> frozenset[Card]:
    return frozenset(cards) if len({card.rank for card in cards}) >= AMBIGUITY_IN_COLOUR else NONE


def _one_of_each_colour(hand: frozenset[Card]) -> list[Card]:
    return list({card.colour: card for card in sorted(hand)}.values())
