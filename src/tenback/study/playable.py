"""Turns as far as they can be played: a command on a card may upset what was planned after it."""

from tenback.play.chance import Chance, Purpose
from tenback.play.worlds import sample_world
from tenback.rules import View, apply, refusal
from tenback.search.thinker import PlannedTurn


def playable(view: View, turn: PlannedTurn) -> PlannedTurn:
    """Return the cards of a turn up to the first that the rules would refuse; hidden cards have no say in that."""
    if not view.rules.effects:
        return turn
    state = sample_world(view, Chance(0, Purpose.WORLD))
    for at, lay in enumerate(turn):
        if state.outcome or state.playing.seat != view.seat or refusal(view.rules, state, lay, view.seat):
            return turn[:at]
        state = apply(view.rules, state, lay)
    return turn
