"""What bots say and when, and what they infer from what others say."""

from collections.abc import Collection, Sequence
from typing import Protocol

from tenback.bots.colours import Colours
from tenback.bots.ladder import Ladder
from tenback.play.chance import Chance
from tenback.rules import Card, Direction, Ruleset, View
from tenback.rules.placement import onward
from tenback.rules.talk import PlainPile, Signal, Word, compatible, is_true
from tenback.search.inference import Told


class Convention(Protocol):
    """A way to speak from which a listener can infer cards."""

    def describe(self, tops: Sequence[Card], hand: frozenset[Card], standing: Collection[Signal]) -> list[Signal]:
        """Return everything a seat with this hand has to say, including what is already in force."""

    def understand(self, tops: Sequence[Card], said: Sequence[Signal]) -> Told:
        """Return what these words of one seat say of its hand."""


class Silence:
    """The convention of games and tables without signals."""

    def describe(self, _tops: Sequence[Card], _hand: frozenset[Card], _standing: Collection[Signal]) -> list[Signal]:
        """Say nothing."""
        return []

    def understand(self, _tops: Sequence[Card], _said: Sequence[Signal]) -> Told:
        """Learn nothing."""
        return Told()


def convention_of(rules: Ruleset, chance: Chance, *, brief: bool) -> Convention:
    """Return the convention for the words that the game allows; among people bots are brief."""
    if Word.COLOUR in rules.talk.words:
        return Colours(rules, chance)
    return Ladder(rules, brief=brief) if Word.KEEP in rules.talk.words else Silence()


def has_phrasebook(rules: Ruleset) -> bool:
    """Say whether compiled games can have the convention: they weigh what is told for one common deck."""
    return not (rules.own_decks and {Word.COLOUR, Word.KEEP} & rules.talk.words)


def plain_pile(rules: Ruleset, at: int, top: Card) -> PlainPile:
    """Return what everybody sees of a pile with this top."""
    pile = rules.piles[at]
    back = {card.rank for card in rules.cards if rules.trick(pile, top, card)}
    return PlainPile(
        top=top.rank,
        direction=pile.direction,
        ranks=frozenset(card.rank for card in rules.cards),
        trick=frozenset(rank for rank in back if not onward(pile, top, Card(rank))),
    )


class Talker:
    """What a bot speaks and listens with."""

    def __init__(self, chance: Chance, *, silent: bool, people: Collection[int]) -> None:
        self._chance, self._people = chance, people
        self._convention: Convention | None = Silence() if silent else None

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Return what there is to say and is not in force yet; what makes room for a KEEP goes first."""
        standing = _standing(view, view.seat)
        wanted = self._talk(view).describe(view.tops, view.hand, standing)
        return tuple(sorted((one for one in wanted if one not in standing), key=lambda one: one.word is Word.KEEP))

    def hear(self, view: View) -> list[Told]:
        """Return, by seat, what it told of its hand; people are taken at their word, and their silence says nothing."""
        told = []
        for seat, size in enumerate(view.hand_sizes):
            said = _standing(view, seat) if seat != view.seat and size else []
            is_person = seat in self._people
            told.append(_take_at_word(view, said) if is_person else self._talk(view).understand(view.tops, said))
        return told

    def _talk(self, view: View) -> Convention:
        if self._convention is None:
            self._convention = convention_of(view.rules, self._chance, brief=bool(self._people))
        return self._convention


def _standing(view: View, seat: int | None) -> list[Signal]:
    return [one.signal for one in view.heard if one.seat == seat and not one.stale]


def _take_at_word(view: View, said: Sequence[Signal]) -> Told:
    meant = (_published(view, signal) for signal in said)
    return Told(tuple(cards for cards in meant if cards and len(cards) < len(view.rules.cards)))


def _published(view: View, signal: Signal) -> frozenset[Card]:
    """Return the cards that the published meaning of a word leaves (COM-13)."""
    meant = compatible(signal, _pile_of(view, signal))
    return frozenset(card for card in view.rules.cards if card.rank in meant and signal.colour in (None, card.colour))


def tells_truth(view: View, signal: Signal) -> bool:
    """Say whether the published meaning of a signal holds for the hand of the seat that gives it (COM-13)."""
    hand = {card.rank for card in view.hand if signal.colour in (None, card.colour)}
    return is_true(signal, _pile_of(view, signal), hand)


def _pile_of(view: View, signal: Signal) -> PlainPile:
    """Return the pile that a signal speaks of; one that speaks of none is judged by the numbers of the game alone."""
    names = [pile.name for pile in view.rules.piles]
    if signal.pile in names:
        at = names.index(signal.pile)
        return plain_pile(view.rules, at, view.tops[at])
    return PlainPile(top=0, direction=Direction.UP, ranks=frozenset(card.rank for card in view.rules.cards))
