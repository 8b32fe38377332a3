"""What the seat on turn owes before it may pass."""

from tenback.rules.cards import Card
from tenback.rules.effects import Cover, Effect
from tenback.rules.endings import Duty
from tenback.rules.ruleset import Ruleset
from tenback.rules.state import State


def visible(rules: Ruleset, tops: tuple[Card, ...]) -> list[Effect]:
    """Return the effects of the cards that are tops (EX-5)."""
    return [effect for top in tops if top in rules.effects for effect in rules.effects[top]] if rules.effects else []


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
    """Return the duty that the very last card left open, if the rules care about it (EX-9, EX-19, OF-8)."""
    turn = state.playing
    left_open = (
        (Duty.SKULL, bool(turn.uncovered)),
        (Duty.THREE, turn.exactly not in (0, turn.laid)),
        (Duty.FIRE, bool(burning(rules, state.tops))),
    )
    return next((duty for duty, is_open in left_open if is_open and duty in rules.final_duties), None)


def burning(rules: Ruleset, tops: tuple[Card, ...]) -> frozenset[int]:
    """Return the piles whose top must be covered by the next turn (OF-2)."""
    if not rules.effects:
        return frozenset()
    return frozenset(
        pile
        for pile, top in enumerate(tops)
        if any(effect.cover is Cover.NEXT_TURN for effect in rules.effects.get(top, ()))
    )
