"""Thinking about races: every turn is thought of, and nothing counts that the seat may not know."""

from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tenback.batch.lower import lower
from tenback.nets.races.weights import RACE_NET
from tenback.rules import Card, Lay, State, View, apply, find_ruleset, legal, view
from tenback.search.budget import Budget
from tenback.search.inference import Told
from tenback.search.races.thinker import RaceThinker
from tenback.search.races.turns import MOST_TURNS
from tests.rules.table import at
from tests.strategies import Walk, shuffled_unseen, walks
from tests.trying import tried

F2F = find_ruleset("face-to-face")
FEW = Budget(playouts=32)
UNTOLD = [Told(), Told()]
MIDDLE = "turn=P0; up0=20; dn0=44; up1=31; dn1=29; P0=[22,10,45,50,5,38]; P1=[3,4,6,7,8,9]; deck0=#20; deck1=#20"
LAST = "turn=P0; up0=50; dn0=12; up1=31; dn1=35; P0=[51,30,11]; P1=[3,4,6,7,8,9]; deck1=#20"


def _thinker() -> RaceThinker:
    weights = RACE_NET.find(lower(F2F, 2))
    assert weights is not None
    return RaceThinker(F2F, 2, weights)


def _seen(position: str) -> View:
    return view(F2F, at(F2F, 2, position), 0)


def _ends(state: State, lays: int) -> set[tuple[frozenset[Card], tuple[Card, ...]]]:
    """Return how a turn of so many cards can end, by the rules: what is left of the hand, and the tops."""
    assert state.turn
    seat, here = state.turn.seat, {(state, state.hands[state.turn.seat])}
    for _ in range(lays):
        here = {
            (apply(F2F, before, action), hand - {action.card})
            for before, hand in here
            if before.turn and before.turn.seat == seat and not before.outcome
            for action in legal(F2F, before)
            if isinstance(action, Lay)
        }
    return {(hand, after.tops) for after, hand in here if not (after.outcome and seat not in after.outcome.winners)}


def _end_of(seen: View, lays: tuple[Lay, ...]) -> tuple[frozenset[Card], tuple[Card, ...]]:
    tops = [*seen.tops]
    for lay in lays:
        tops[lay.pile] = lay.card
    return seen.hand - {lay.card for lay in lays}, tuple(tops)


@given(walk=walks(st.just(F2F)))
@tried(30)
def test_every_turn_that_lays_no_more_than_it_owes_is_thought_of_once(walk: Walk) -> None:
    thinker = RaceThinker(F2F, 2, RACE_NET.untrained())
    for state in (state for state in walk.states if state.turn and not state.turn.laid and not state.outcome):
        seen = view(F2F, state, state.playing.seat)
        found = [_end_of(seen, lays) for lays in thinker.propose(seen, UNTOLD, 99, 1)]
        owed = {end for end in found if len(end[0]) == len(seen.hand) - F2F.need}
        wanted = _ends(state, F2F.need)
        assert len(found) == len({*found})
        assert owed <= wanted
        assert owed == wanted or len(found) == MOST_TURNS  # longer turns may be worth more than some of these


@given(walk=walks(st.just(F2F)), random=st.randoms(use_true_random=False))
@tried(20)
def test_a_thought_does_not_depend_on_cards_that_the_seat_may_not_know(walk: Walk, random: Random) -> None:
    if walk.state.turn is None or walk.state.outcome:
        return
    seat, thinker = walk.state.turn.seat, _thinker()
    views = [view(F2F, state, seat) for state in (walk.state, shuffled_unseen(walk, seat, random))]
    assert len({thinker.think(seen, UNTOLD, FEW, 3) for seen in views}) == 1
    assert len({thinker.glance(seen, UNTOLD) for seen in views}) == 1


def test_the_same_seed_and_play_outs_give_the_same_thought() -> None:
    first, second, other = (_thinker().think(_seen(MIDDLE), UNTOLD, FEW, seed) for seed in (1, 1, 2))
    assert first == second
    assert first.chance != other.chance


def test_what_was_thought_about_before_makes_no_difference() -> None:
    used, fewer = _thinker(), MIDDLE.replace("deck0=#20", "deck0=#10")
    first, other = used.glance(_seen(MIDDLE), UNTOLD), used.glance(_seen(fewer), UNTOLD)
    assert other == _thinker().glance(_seen(fewer), UNTOLD) != first


def test_a_turn_that_lays_the_last_card_is_found() -> None:
    thinker, won = _thinker(), (Lay(Card(51), 0), Lay(Card(11), 1), Lay(Card(30), 2))
    thought = thinker.think(_seen(LAST), UNTOLD, FEW, 1)
    assert {*thought.lays} == {*won}
    assert thinker.try_each(_seen(LAST), UNTOLD, [won], range(3), 1).tolist() == [[1.0]] * 3


def test_a_trick_is_worth_more_than_a_leap() -> None:
    trick, leap = (Lay(Card(22), 0), Lay(Card(10), 0)), (Lay(Card(22), 0), Lay(Card(50), 0))
    chances = _thinker().try_each(_seen(MIDDLE), UNTOLD, [trick, leap], range(32), 1).mean(axis=0)
    assert chances[0] > chances[1] + 0.1


def test_proposed_turns_come_in_the_order_of_what_they_are_worth() -> None:
    thinker, seen = _thinker(), _seen(MIDDLE)
    turns = thinker.propose(seen, UNTOLD, 8, 1)
    assert turns[0] == thinker.glance(seen, UNTOLD).lays
    assert len(turns) == 8
    assert np.isfinite(thinker.try_each(seen, UNTOLD, turns, range(2), 1)).all()
