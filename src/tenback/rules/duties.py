"""What the seat on turn owes before it may pass."""

from collections.abc import Iterator

from tenback.rules.cards import Card
from tenback.rules.effects import Cover, Effect
from tenback.rules.endings import Duty
from tenback.rules.ruleset import Ruleset
from tenback.rules.state import State


def visible(rules: Ruleset, tops: tuple[Card, ...]) -> Iterator[Effect]:
    """Yield the effects of the cards that are tops (EX-5)."""
    if rules.effects:
        for top in tops:
            yield from rules.effects.get(top, ())


def need(rules: Ruleset, state: State) -> int:
    """Return how many cards this turn asks for (TG-11, TG-13, F2F-12)."""
    cards, capped = (rules.need, rules.cap_need) if state.deck else (rules.need_empty, rules.cap_need_empty)
    return min(cards, len(state.hand) + state.playing.laid) if capped else cards


def unmet(rules: Ruleset, state: State) -> Duty | None:
    """Return the first duty still open, or None if the turn may end."""
    turn = state.playing
    if turn.uncovered:
        return Duty.SKULL
    return count_duty(rules, state) or (Duty.FIRE if turn.due else None)


def count_duty(rules: Ruleset, state: State) -> Duty | None:
    """Return the duty about the number of cards, if it is still open."""
    turn = state.playing
    if turn.exactly and turn.laid != turn.exactly:
        return Duty.THREE
    if not turn.stopped and turn.laid < need(rules, state):
        return Duty.MINIMUM
    return None


def final_duty(rules: Ruleset, state: State) -> Duty | None:
    """Return the duty that the very last card left open, where the rules mind it (EX-9, EX-19, OF-8)."""
    turn = state.playing
    left_open = (
        (Duty.SKULL, bool(turn.uncovered)),
        (Duty.THREE, turn.exactly not in (0, turn.laid)),
        (Duty.FIRE, bool(burning(rules, state.tops))),
    )
    return next((duty for duty, is_open in left_open if is_open and duty in rules.final_duties), None)


def burning(rules: Ruleset, tops: tuple[Card, ...]) -> frozenset[int]:
    """Return the piles whose top must be covered by the next turn (OF-2)."""
    return frozenset(pile for pile, top in enumerate(tops) if must_cover(rules, top, Cover.NEXT_TURN))


def must_cover(rules: Ruleset, card: Card, by: Cover) -> bool:
    """Say whether the card demands to be covered by then."""
    return any(effect.cover is by for effect in rules.effects.get(card, ()))
