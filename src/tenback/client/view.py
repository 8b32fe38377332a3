"""A view, rebuilt from the words of the protocol."""

from collections.abc import Collection, Iterator, Sequence

from tenback.protocol.sight import Result, Sight, Standing
from tenback.rules import Action, Begin, Card, End, Ending, Lay, Outcome, Ruleset, Turn, View
from tenback.rules.notation import format_card, parse_pile
from tenback.rules.talk import Heard, parse_signal

Unlaid = Sequence[Collection[str]]  # of each deck, the cards nobody has laid yet


class SightReader:
    """Rebuilds views of one game from the words of the protocol."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._cards = {format_card(card): card for card in (*(pile.row_card for pile in rules.piles), *rules.cards)}

    def view(self, seat: int, sight: Sight, unlaid: Unlaid) -> View:
        """Return what a seat may know."""
        return View(
            rules=self.rules,
            seat=seat,
            hand=self._set(sight.hand),
            tops=tuple(self._cards[card] for card in sight.tops),
            hand_sizes=tuple(sight.hands),
            deck_sizes=tuple(sight.decks),
            unlaid=tuple(map(self._set, unlaid)),
            turn=None if sight.turn is None else self._turn(sight, sight.turn),
            need=sight.need,
            conceding=frozenset(sight.conceding),
            legal=tuple(self._legal(sight)),
            outcome=_outcome(sight.result) if sight.result else None,
            heard=tuple(map(_heard, sight.standing)),
        )

    def full_decks(self, seats: int) -> list[set[str]]:
        """Return all cards of each deck, as they are before anybody has laid one."""
        return [{*map(format_card, self.rules.cards)} for _ in range(self.rules.deck_count(seats))]

    def _set(self, cards: Collection[str]) -> frozenset[Card]:
        return frozenset(self._cards[card] for card in cards)

    def _turn(self, sight: Sight, seat: int) -> Turn:
        return Turn(
            seat=seat,
            laid=sight.laid,
            helped=sight.helped,
            exactly=sight.exactly,
            lock=parse_pile(self.rules, sight.lock) if sight.lock else None,
            uncovered=self._piles(sight.cover),
            due=self._piles(sight.due),
        )

    def _piles(self, names: Collection[str]) -> frozenset[int]:
        return frozenset(parse_pile(self.rules, name) for name in names)

    def _legal(self, sight: Sight) -> Iterator[Action]:
        if sight.begin:
            yield from map(Begin, range(len(sight.hands)))
        for card, piles in sight.lays.items():
            yield from (Lay(self._cards[card], parse_pile(self.rules, pile)) for pile in piles.split())
        if sight.end:
            yield End()


def _outcome(result: Result) -> Outcome:
    return Outcome(Ending(result.ending), frozenset(result.winners))


def _heard(said: Standing) -> Heard:
    return Heard(said.seat, parse_signal(said.say), said.turns, said.stale)
