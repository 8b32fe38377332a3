"""Positions in which a seat is on turn; walks by themselves mostly lead to the end of a game."""

from dataclasses import replace

from hypothesis import strategies as st

from tenback.rules import Begin, Ruleset, apply
from tests.strategies import Walk, walks


@st.composite
def moments(draw: st.DrawFn, among: st.SearchStrategy[Ruleset] | None = None) -> Walk:
    """Return a walk that ends while a turn is under way: on its first turn if it never had one."""
    walk = draw(walks(among))
    under_way = [at for at, state in enumerate(walk.states) if state.turn and not state.outcome]
    if under_way:
        last = draw(st.sampled_from(under_way))
        return replace(walk, states=walk.states[: last + 1], actions=walk.actions[:last])
    dealt = walk.states[0]
    return replace(walk, states=(dealt, apply(walk.rules, dealt, Begin(0))), actions=(Begin(0),))
