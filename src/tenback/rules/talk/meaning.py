"""What a signal tells: the card numbers it is compatible with, under its published meaning."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from tenback.rules.cards import Direction
from tenback.rules.talk.signal import Band, Signal, Word

AMBIGUITY: Final = 3  # COM-10: numbers that must be compatible with every signal
AMBIGUITY_IN_COLOUR: Final = 2  # COM-10: the same where cards have colours, for each colour

_FAR: Final = 100  # beyond every gap of the family
BANDS: Final[Mapping[Band, frozenset[int]]] = {
    Band.VERY_LOW: frozenset({1, 2}),
    Band.LOW: frozenset({2, 3, 4}),
    Band.MEDIUM: frozenset({4, 5, 6, 7}),
    Band.HIGH: frozenset({7, 8, 9}),
    Band.VERY_HIGH: frozenset({9, 10}),
}
GAPS: Final[Mapping[tuple[Word, int | None], range]] = {
    (Word.KEEP, 3): range(1, 4),
    (Word.KEEP, 2): range(1, 6),
    (Word.KEEP, 1): range(1, 9),
    (Word.SMALL, None): range(3, 13),
    (Word.WRECK, None): range(21, _FAR),
}
_OR_TRICK: Final = frozenset({(Word.KEEP, 3), (Word.KEEP, 2)})
_TRICKS: Final = frozenset({Word.TRICK, Word.QTRICK})


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainPile:
    """A pile as everybody sees it, in plain numbers."""

    top: int
    direction: Direction
    ranks: frozenset[int]  # the card numbers of the game
    trick: frozenset[int] = frozenset()  # those that would be a trick on this top

    def gap(self, rank: int) -> int:
        """Return how far a number moves the pile on; negative when it moves it back."""
        return self.direction.steps(self.top, rank)


def compatible(signal: Signal, pile: PlainPile) -> frozenset[int]:
    """Return the card numbers that the sender may hold; a signal without a published band excludes none."""
    if signal.band is not None:
        return BANDS[signal.band] & pile.ranks
    if signal.word in _TRICKS:
        return pile.trick & pile.ranks
    key = (signal.word, signal.strength)
    return _within(GAPS[key], pile, trick=key in _OR_TRICK) if key in GAPS else pile.ranks


def _within(gaps: range, pile: PlainPile, *, trick: bool) -> frozenset[int]:
    near = frozenset(rank for rank in pile.ranks if pile.gap(rank) in gaps)
    return near | (pile.trick & pile.ranks) if trick else near


def is_ambiguous(signal: Signal, pile: PlainPile, least: int = AMBIGUITY) -> bool:
    """Tell whether enough card numbers are compatible with the signal (COM-10)."""
    return len(compatible(signal, pile)) >= least


def is_true(signal: Signal, pile: PlainPile, hand: Collection[int]) -> bool:
    """Tell whether the published meaning holds for this hand (COM-13).

    A signal about a colour is judged on the hand's cards of that colour.
    """
    key = (signal.word, signal.strength)
    if key not in GAPS:
        meant = compatible(signal, pile)
        return meant == pile.ranks or not meant.isdisjoint(hand)
    holds_trick = not pile.trick.isdisjoint(hand)
    if signal.word is Word.WRECK and holds_trick:
        return False
    return (key in _OR_TRICK and holds_trick) or closest_gap(pile, hand) in GAPS[key]


def closest_gap(pile: PlainPile, hand: Collection[int]) -> int | None:
    """Return the smallest step that the hand can take in the pile's direction."""
    return min((pile.gap(rank) for rank in hand if pile.gap(rank) > 0), default=None)


def softer(signal: Signal) -> Signal | None:
    """Return the signal that says the same less closely, or None where there is none."""
    if signal.word is Word.KEEP and signal.strength is not None and signal.strength > 1:
        return replace(signal, strength=signal.strength - 1)
    if signal.word is Word.WRECK:
        return Signal(Word.TROUBLE)
    stand_ins = {Word.TRICK: 3, Word.SMALL: 1}
    strength = stand_ins.get(signal.word)
    return Signal(Word.KEEP, pile=signal.pile, strength=strength) if strength else None


def soften(signal: Signal, pile: PlainPile, least: int = AMBIGUITY) -> Signal | None:
    """Return the first signal from this one on that is ambiguous enough, or None: then silence is better."""
    said: Signal | None = signal
    while said is not None and not is_ambiguous(said, pile, least):
        said = softer(said)
    return said
