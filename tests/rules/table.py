"""A table for tests: a position on one line, actions on another."""

from tenback.rules import Reason, Ruleset, State, apply, legal, refusal
from tenback.rules.engine import evaluate
from tenback.rules.notation import format_action, parse_action
from tenback.rules.position import parse_position


def at(rules: Ruleset, seats: int, position: str) -> State:
    """Return the position, judged as at the start of a turn."""
    return evaluate(rules, parse_position(rules, seats, position))


def after(rules: Ruleset, seats: int, position: str, actions: str) -> State:
    """Return what becomes of the position."""
    state = at(rules, seats, position)
    for text in actions.split():
        state = apply(rules, state, parse_action(rules, text))
    return state


def refused(rules: Ruleset, state: State, action: str, by: int | None = None) -> Reason | None:
    """Return why the action is refused there; None if it is not."""
    return refusal(rules, state, parse_action(rules, action), by)


def open_to(rules: Ruleset, state: State) -> str:
    """Return what may be done, in one line."""
    return " ".join(format_action(rules, action) for action in legal(rules, state))
