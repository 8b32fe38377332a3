"""A bot that always takes the cheapest step and stops as soon as it may."""

from tenback.heuristics.opening import opening_strength
from tenback.play.chance import Chance
from tenback.rules import Action, End, Lay, View
from tenback.rules.placement import gap
from tenback.rules.talk import Signal


class Greedy:
    """A yardstick: what common sense alone achieves."""

    def __init__(self, _chance: Chance) -> None:
        pass

    def choose(self, view: View) -> Action:
        """Return the cheapest lay while one is owed or free of cost; else end the turn."""
        lays = [action for action in view.legal if isinstance(action, Lay)]
        if not lays:
            return view.legal[0]
        best = min(lays, key=lambda lay: (not _covers(view, lay), _cost(view, lay), lay.card, lay.pile))
        may_stop = End() in view.legal and not _owes_cover(view)
        return End() if may_stop and _cost(view, best) >= 0 else best

    def speak(self, _view: View) -> tuple[Signal, ...]:
        """Say nothing."""
        return ()

    def strength(self, view: View) -> int:
        """Be the keener to begin, the cheaper the cards that must be laid first."""
        return opening_strength(view)


def _cost(view: View, lay: Lay) -> int:
    """Return how far the lay moves a pile to our harm; a trick saves as much as it steps back."""
    pile = view.rules.piles[lay.pile]
    distance = gap(pile, view.tops[lay.pile], lay.card)
    return distance if pile.belongs_to(view.seat) else -distance


def _owes_cover(view: View) -> bool:
    return view.turn is not None and bool(view.turn.uncovered | view.turn.due)


def _covers(view: View, lay: Lay) -> bool:
    return view.turn is not None and lay.pile in view.turn.uncovered | view.turn.due
