"""What a bot remembers of the cards that others have kept: each of their words was about these cards too."""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

from tenback.rules import Card, Turn, View
from tenback.search.inference import Told

Hand = frozenset[Card]
SMALL_HAND = 2  # cards; larger hands are too many to go through


class Memory:
    """The hands that others may have had when this seat was last on turn, without what they have laid since."""

    def __init__(self, people: Collection[int] = ()) -> None:
        self._people = people
        self._last: View | None = None
        self._kept: dict[int, set[Hand]] = {}

    def watch(self, view: View) -> None:
        """Notice who has laid what since the last look; what cannot be told forgets everything."""
        last, self._last = self._last, view
        if last is None or last.turn is None or view.turn is None or not _follows(last, view, last.turn, view.turn):
            self._kept = {}
            return
        laid, seat = last.unlaid[0] - view.unlaid[0], last.turn.seat
        if laid and seat in self._kept:
            self._kept[seat] = {hand - laid for hand in self._kept[seat] if laid <= hand}

    def recall(self, view: View, told: Sequence[Told]) -> list[Told]:
        """Add what is remembered to what all others have just told, and remember that too."""
        if max(view.hand_sizes) > SMALL_HAND or len(view.unlaid) != 1:
            return [*told]
        others = {*range(len(told))} - {view.seat, *self._people}
        return [self._refine(seat, view, each) if seat in others else each for seat, each in enumerate(told)]

    def _refine(self, seat: int, view: View, told: Told) -> Told:
        unseen, size = view.unlaid[0] - view.hand, view.hand_sizes[seat]
        kept = {hand for hand in self._kept.pop(seat, {Hand()}) if hand <= unseen and len(hand) <= size}
        hands = {*_hands(kept, sorted(unseen - told.bans), size, told)} if told != Told() else set()
        if not hands:
            return told
        self._kept[seat] = hands
        still = Hand().union(*(some for some in kept if any(some <= hand for hand in hands)))
        return Told(told.needs + ((still,) if still else ()), told.bans | (unseen - Hand().union(*hands)))


def _hands(kept: Iterable[Hand], cards: Sequence[Card], size: int, told: Told) -> Iterable[Hand]:
    """Return all hands of a size with some cards that were kept, which agree with what was told."""
    for some in kept:
        for others in combinations(cards, size - len(some)):
            hand = some.union(others)
            if len(hand) == size and told.fits(hand):
                yield hand


def _follows(last: View, view: View, before: Turn, now: Turn) -> bool:
    """Say whether at most one seat can have laid something between two looks."""
    if len(view.unlaid) != 1 or len(last.unlaid) != 1 or not view.unlaid[0] <= last.unlaid[0]:
        return False
    if before.seat == now.seat:
        return last.left - view.left == now.laid - before.laid
    seats = len(view.hand_sizes)
    between = [(before.seat + step) % seats for step in range(1, seats)]
    skipped = between[: between.index(now.seat)]
    return now.laid == 0 and all(view.hand_sizes[seat] == 0 for seat in skipped)
