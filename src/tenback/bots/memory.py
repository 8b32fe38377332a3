"""What a bot remembers of others' hands: all they have told since, as far as it must still be true."""

from collections.abc import Collection, Iterable, Sequence

from tenback.rules import Card, View
from tenback.search.inference import Told

MOST = 12  # promises of a seat that are remembered, those that leave the fewest cards

Cards = frozenset[Card]


class Memory:
    """The memory of one seat; it looks at the table at least once in every round."""

    def __init__(self, people: Collection[int] = ()) -> None:
        self._people = people  # nobody makes them tell the truth, so what they say is not remembered
        self._told = list[Told]()  # by seat
        self._unlaid, self._turn = Cards(), (0, 0)  # when it last looked: the cards, whose turn, how many laid in it

    def look(self, view: View, told: Sequence[Told]) -> list[Told]:
        """Add what all seats tell now, and return, by seat, everything that is known of its hand."""
        unlaid = Cards().union(*view.unlaid)
        turn = (view.turn.seat, view.turn.laid) if view.turn else (0, 0)
        if len(self._told) != len(told) or not unlaid <= self._unlaid:
            self._told = [Told() for _ in told]
        else:
            self._see_laid(self._unlaid - unlaid, turn)
        self._unlaid, self._turn = unlaid, turn
        for seat, new in enumerate(told):
            if seat in self._people:
                self._told[seat] = new
            elif view.on_turn or seat != turn[0]:
                self._told[seat] = _together(self._told[seat], new, unlaid - view.hand)
        return list(self._told)

    def _see_laid(self, gone: Cards, turn: tuple[int, int]) -> None:
        """Keep what stays true: whoever played may have kept its promise with a card that is gone, and has drawn."""
        for seat in self._seats_since(turn, len(gone)):
            each = self._told[seat]
            needs = tuple(need for need in each.needs if need.isdisjoint(gone))
            self._told[seat] = Told(needs, each.bans if seat == turn[0] else Cards())

    def _seats_since(self, turn: tuple[int, int], gone: int) -> set[int]:
        """Return the seats that may have laid the cards that are gone since the last look."""
        (before, laid_before), (now, laid), seats = self._turn, turn, len(self._told)
        if now == before:
            return {now} if laid - laid_before == gone else set(range(seats))
        return {(before + step) % seats for step in range((now - before) % seats)} | ({now} if laid else set())


def _together(old: Told, new: Told, possible: Cards) -> Told:
    """Return what both say; a promise that follows from another one is left out."""
    bans = (old.bans | new.bans) & possible
    needs = {need & (possible - bans) for need in (*old.needs, *new.needs)}
    return Told(tuple(_narrowest(need for need in needs if need)), bans)


def _narrowest(needs: Iterable[Cards]) -> list[Cards]:
    found = list[Cards]()
    for need in sorted(needs, key=lambda need: (len(need), sorted(need))):
        if len(found) < MOST and not any(other <= need for other in found):
            found.append(need)
    return found
