"""What bots say of each pile: how near the closest card is, from "whatever happens, not this pile" to "jump here".

Every rung has a published meaning (COM-13), and even a listener who knows the whole ladder cannot narrow a word below
three numbers (COM-10): a rung that is too short near the end of a pile becomes part of the next softer one.
"""

from collections.abc import Collection, Sequence

from tenback.rules import Card, Ruleset
from tenback.rules.placement import gap, onward
from tenback.rules.talk import AMBIGUITY, MOST_KEEPS, Signal, Word
from tenback.search.inference import Told

Rung = tuple[Signal, frozenset[Card]]

TRICK = 0  # the step of a trick: nothing is closer
STEPS: Sequence[tuple[Word, int | None, range]] = (
    (Word.KEEP, 3, range(3)),
    (Word.KEEP, 2, range(3, 6)),
    (Word.KEEP, 1, range(6, 9)),
    (Word.SMALL, None, range(9, 13)),
    (Word.FREE, None, range(13, 21)),
)
SMALL_STEPS = range(3, 13)  # what SMALL says where a KEEP was wanted but both KEEPs are in use
NEAR_STEPS = range(21)
URGENT = 2  # the strength from which on people should hear a KEEP: a card within five steps, or a trick
CLOSEST = 3  # the strength for which there is another word: ASKHERE
SCARCE = (2, 1, CLOSEST)  # which KEEPs come first where there are too many, by strength
NONE = frozenset[Card]()


class Ladder:
    """The words about piles, for games of numbers."""

    def __init__(self, rules: Ruleset, *, brief: bool = False) -> None:
        self._rules, self._known = rules, dict[tuple[int, Card], list[Rung]]()
        self._brief = brief  # say only what is urgent, and read nothing into silence

    def describe(self, tops: Sequence[Card], hand: frozenset[Card], standing: Collection[Signal]) -> list[Signal]:
        """Return what a hand says of every pile: two KEEPs at most, if possible unmoved."""
        found = [self._word_for(at, top, hand) for at, top in enumerate(tops)]
        keeps = [signal for signal in found if signal and signal.word is Word.KEEP]
        keeps.sort(key=lambda one: (self._rank(one), one not in standing))
        said = [self._instead(tops, hand, one) if one in keeps[MOST_KEEPS:] else one for one in found]
        return [signal for signal in said if signal and (not self._brief or _is_urgent(signal))]

    def understand(self, tops: Sequence[Card], said: Sequence[Signal]) -> Told:
        """Return what these words of one seat say of its hand."""
        by_pile = {signal.pile: signal for signal in said}
        kept = not self._brief and sum(signal.word is Word.KEEP for signal in said) >= MOST_KEEPS
        told = Told()
        for at, top in enumerate(tops):
            told += self.told(at, top, by_pile.get(self._rules.piles[at].name), kept=kept)
        return told

    def rungs(self, at: int, top: Card) -> list[Rung]:
        """Return the words about a pile, the most urgent first, each with the cards it stands for."""
        if (at, top) not in self._known:
            self._known[at, top] = self._rungs(at, top)
        return self._known[at, top]

    def _rungs(self, at: int, top: Card) -> list[Rung]:
        steps = {card: self.step(at, top, card) for card in self._rules.cards}
        short, ladder, name = NONE, list[Rung](), self._rules.piles[at].name
        for word, strength, reach in STEPS:
            joining = {card for card in short if _may_join(word, strength, steps[card])}
            cards = frozenset(joining | {card for card in steps if steps[card] in reach})
            short = cards if len(cards) < AMBIGUITY else NONE
            if not short:
                ladder.append((Signal(word, pile=name, strength=strength), cards))
        return [rung for rung in ladder if rung[1]]

    def step(self, at: int, top: Card, card: Card) -> int | None:
        """Return how far the card moves the pile, a trick counting as nothing; None if it does not fit."""
        pile = self._rules.piles[at]
        if onward(pile, top, card):
            return gap(pile, top, card)
        return TRICK if self._rules.trick(pile, top, card) else None

    def _word_for(self, at: int, top: Card, hand: frozenset[Card]) -> Signal | None:
        for signal, cards in self.rungs(at, top):
            if not cards.isdisjoint(hand):
                return signal
        near = any(self.step(at, top, card) in NEAR_STEPS for card in hand)
        return None if near else Signal(Word.DUMP, pile=self._rules.piles[at].name)

    def _rank(self, keep: Signal) -> int:
        """Return which KEEPs come first: among people the urgent ones, else those that nothing else can say."""
        strength = keep.strength or 0
        return -strength if self._brief else SCARCE.index(strength)

    def _instead(self, tops: Sequence[Card], hand: frozenset[Card], keep: Signal) -> Signal | None:
        """Return what is left to say of a pile once both KEEPs are in use."""
        if keep.strength == CLOSEST:
            return Signal(Word.ASKHERE, pile=keep.pile)
        at = [pile.name for pile in self._rules.piles].index(keep.pile or "")
        steps = [self.step(at, tops[at], card) for card in hand]
        closest = min(far for far in steps if far is not None)
        return Signal(Word.SMALL, pile=keep.pile) if closest in SMALL_STEPS else None

    def told(self, at: int, top: Card, signal: Signal | None, *, kept: bool) -> Told:
        """Return what a word about a pile tells of a hand; `kept`: both KEEPs of its seat are in use."""
        ladder = self.rungs(at, top)
        if signal is None:
            return Told()
        if signal.word is Word.SMALL and kept:
            return Told((self._within(at, top, SMALL_STEPS),), self._closest(at, top))
        if signal.word is Word.DUMP:
            return Told((), NONE.union(*(cards for _, cards in ladder)))
        if signal.word is Word.ASKHERE:
            return Told(tuple(cards for cards in (self._closest(at, top),) if cards))
        words = [word for word, _ in ladder]
        if signal not in words:
            return Told()
        place = words.index(signal)
        return Told((ladder[place][1],), NONE.union(*(cards for _, cards in ladder[:place])))

    def _closest(self, at: int, top: Card) -> frozenset[Card]:
        """Return the cards for which a seat says KEEP 3, or ASKHERE beside two other KEEPs."""
        return NONE.union(*(cards for word, cards in self.rungs(at, top) if word.strength == CLOSEST))

    def _within(self, at: int, top: Card, reach: range) -> frozenset[Card]:
        return frozenset(card for card in self._rules.cards if self.step(at, top, card) in reach)


def _is_urgent(signal: Signal) -> bool:
    """Say whether people should hear a word: a step of theirs may spoil a close card."""
    return signal.word is Word.KEEP and (signal.strength or 0) >= URGENT


def _may_join(word: Word, strength: int | None, far: int | None) -> bool:
    """Say whether a rung's word also covers a card that is nearer: KEEP 1 does not cover tricks."""
    return word is Word.KEEP and (strength == 2 or far != TRICK)
