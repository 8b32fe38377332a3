"""A bot that plays like somebody new to the game: friendly, often hasty, and then with an eye for one card only."""

from collections.abc import Collection

from tenback.bots.convention import plain_pile
from tenback.bots.score import Score
from tenback.play.chance import Chance
from tenback.rules import Action, Card, End, Lay, View
from tenback.rules.placement import gap
from tenback.rules.talk import Signal, Word, soften

CARES, OUT_OF = 2, 5  # so many turns are thought through, as a solid player does; the others are hasty
OVERLOOKS = 3  # at one hasty card out of so many it does not see a step back
TEMPTING = 2  # a step that it cannot resist, owed or not
KEEP_COST = 8  # per strength of a KEEP on the pile that it lays on all the same
CLOSE = range(1, 3)  # steps for which it asks the others to keep off


class Beginner:
    """In haste it counts no cards, plans nothing, and misses a trick now and then, but it listens."""

    def __init__(self, chance: Chance, *, silent: bool = False, people: Collection[int] = ()) -> None:
        self._chance, self._silent = chance, silent
        self._careful, self._is_hasty = Score(chance, silent=silent, people=people), True

    def choose(self, view: View) -> Action:
        """Return a card as a solid player does, or in a hasty turn whatever looks cheapest."""
        if view.turn and view.turn.laid == 0:
            self._is_hasty = self._chance.below(OUT_OF) >= CARES
        return self.choose_in_haste(view) if self._is_hasty else self._careful.choose(view)

    def choose_in_haste(self, view: View) -> Action:
        """Return the smallest step that disturbs nobody; go on while the next one is tiny."""
        lays = [action for action in view.legal if isinstance(action, Lay)]
        seen = self._seen(view, lays)
        if not seen:
            return view.legal[0]
        best = min(seen, key=lambda lay: (self._cost(view, lay), lay.card, lay.pile))
        return End() if End() in view.legal and self._cost(view, best) > TEMPTING else best

    def strength(self, view: View) -> int:
        """Offer to begin with a card at the very start of a pile."""
        return 2 if any(_step(view, at, card) in CLOSE for at in range(len(view.tops)) for card in view.hand) else 0

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Ask to keep off one pile where its next card is close."""
        said = any(one.seat == view.seat for one in view.heard)
        if self._silent or said or Word.KEEP not in view.rules.talk.words:
            return ()
        close = (at for at in range(len(view.tops)) if any(_step(view, at, card) in CLOSE for card in view.hand))
        keeps = (_keep(view, at) for at in close)
        return tuple(keep for keep in keeps if keep)[:1]

    def _seen(self, view: View, lays: list[Lay]) -> list[Lay]:
        """Return the lays it notices: now and then only those in the pile's direction."""
        forward = [lay for lay in lays if _step(view, lay.pile, lay.card) > 0]
        return forward if forward and self._chance.below(OVERLOOKS) == 0 else lays

    def _cost(self, view: View, lay: Lay) -> int:
        """Return the size of the step, or on another's pile of the gift, plus a penalty for what partners asked for."""
        pile, step = view.rules.piles[lay.pile], _step(view, lay.pile, lay.card)
        keeps = 0 if self._silent else _asked(view, pile.name)
        return (step if pile.belongs_to(view.seat) else -step) + KEEP_COST * keeps


def _step(view: View, at: int, card: Card) -> int:
    return gap(view.rules.piles[at], view.tops[at], card)


def _asked(view: View, pile: str) -> int:
    """Return how strongly partners ask to keep off a pile."""
    asked = [one.signal for one in view.heard if one.seat != view.seat and not one.stale]
    return sum(one.strength or 0 for one in asked if one.word is Word.KEEP and one.pile == pile)


def _keep(view: View, at: int) -> Signal | None:
    """Ask to keep off a pile, as firmly as still leaves three numbers open (COM-10)."""
    keep = Signal(Word.KEEP, pile=view.rules.piles[at].name, strength=2)
    return soften(keep, plain_pile(view.rules, at, view.tops[at]))
