"""Views put into the words of the protocol, and how they change."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import asdict

from tenback.protocol.sight import Result, Sight, Standing
from tenback.rules import Action, End, Lay, Ruleset, View, rating
from tenback.rules.cards import Card, in_order
from tenback.rules.effects import Effect
from tenback.rules.notation import format_card
from tenback.rules.talk import Heard, format_signal

Shown = dict[str, Any]  # fields of a sight
BLANK: Shown = asdict(Sight())


def see(view: View) -> Sight:
    """Return a view in the words of the protocol, without what is up to the table."""
    return Sight(**see_shared(view), **see_own(view))


def see_shared(view: View) -> Shown:
    """Return what everybody sees; it is the same in all views of a position."""
    rules, turn = view.rules, view.turn
    return {
        "tops": [*map(_card, view.tops)],
        "hands": [*view.hand_sizes],
        "decks": [*view.deck_sizes],
        "turn": turn.seat if turn else None,
        "laid": turn.laid if turn else 0,
        "helped": turn.helped if turn else False,
        "need": view.need,
        "exactly": turn.exactly if turn else 0,
        "lock": rules.piles[turn.lock].name if turn and turn.lock is not None else "",
        "cover": _piles(rules, turn.uncovered) if turn and turn.uncovered else [],
        "due": _piles(rules, turn.due) if turn and turn.due else [],
        "standing": [*map(_standing, view.heard)],
        "conceding": sorted(view.conceding),
        "result": _result(view),
    }


def see_own(view: View) -> Shown:
    """Return what only the seat of a view sees: its cards, and what it may do."""
    legal = view.legal
    return {
        "hand": see_hand(view),
        "lays": _lays(view.rules, legal) if legal else {},
        "end": len(legal) > 0 and isinstance(legal[-1], End),
        "begin": view.turn is None and len(legal) > 0,
    }


def see_hand(view: View) -> list[str]:
    """Return the cards of the seat."""
    return [*map(_card, in_order(view.hand))]


def change(before: Shown, after: Shown) -> Shown:
    """Return the fields that changed, with their new values."""
    return {name: value for name, value in after.items() if value != before[name]}


def unlaid(view: View) -> list[list[str]]:
    """Return, of each deck, the cards that nobody has laid yet."""
    return [[_card(card) for card in sorted(deck)] for deck in view.unlaid]


def marked(rules: Ruleset) -> dict[Effect, list[str]]:
    """Return the cards that carry each mark."""
    found: dict[Effect, list[str]] = {}
    for card, effects in rules.effects.items():
        for effect in effects:
            found.setdefault(effect, []).append(_card(card))
    return found


@lru_cache(maxsize=512)
def _card(card: Card) -> str:
    return format_card(card)


def _lays(rules: Ruleset, legal: Sequence[Action]) -> dict[str, str]:
    """Return, by card, the piles it may go to; the lays of a card follow each other."""
    names, last, piles, lays = [pile.name for pile in rules.piles], None, list[str](), dict[str, list[str]]()
    for action in legal:
        if isinstance(action, Lay):
            card, pile = action
            if card != last:
                last = card
                piles = lays[_card(card)] = []
            piles.append(names[pile])
    return {card: " ".join(piles) for card, piles in lays.items()}


def _result(view: View) -> Result | None:
    if view.outcome is None:
        return None
    praise = rating(view.rules, view) if view.rules.excellent_below else None
    return Result(view.outcome.ending, sorted(view.outcome.winners), view.left, praise)


def _piles(rules: Ruleset, piles: frozenset[int]) -> list[str]:
    return [rules.piles[at].name for at in sorted(piles)]


def _standing(heard: Heard) -> Standing:
    return Standing(heard.seat, format_signal(heard.signal), heard.stale, heard.turns)
