"""Thinking about marked games: turns keep every command, and nothing counts that the seat may not know."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.batch.lower import lower
from tenback.nets.marked.weights import MARKED_NET
from tenback.rules import Card, End, Lay, Ruleset, State, View, apply, find_ruleset, legal, view
from tenback.search.budget import Budget
from tenback.search.inference import Told
from tenback.search.marked.judge import MarkedJudge
from tenback.search.thinker import Thought
from tenback.search.told_thinker import ToldThinker
from tests.rules.table import at
from tests.strategies import Walk, shuffled_unseen, walks
from tests.trying import tried

EXTREME, FIRE = find_ruleset("extreme"), find_ruleset("on-fire/expert")
FEW = Budget(playouts=16)
BURNING = "turn=P0; A=33; B=60; C=62; D=54; P0=[30,35,43,44,20,15,97]; P1=[4,5,6,7,8,9,41]; deck=#50"
MIDDLE = "turn=P0; A=40; B=37; C=65; D=57; P0=[43,44,46,20,15,96,93]; P1=[3,5,6,8,9,10,41]; deck=#50"
SKULL = "turn=P0; A=40; B=92; C=22; D=9; P0=[42,46,8,3,5]; P1=[2,10]"  # 42 is a skull; nothing fits on D but 8, 3 and 5
NO_COVER = "turn=P0; A=40; B=97; C=22; D=9; P0=[42,8,5,4]; P1=[2,10]; deck=#5"  # nothing of that hand would cover 42
NO_WAY = "turn=P0; A=40; B=97; C=22; D=9; P0=[42,8,25]; P1=[2,10]; deck=#5"  # two are asked for, but 42 is not covered
LAST = "turn=P0; A=40; B=92; C=22; D=9; P0=[42,46,8,5]; P1=#0"
WELCOME, IN_THE_WAY = (30, 27, 75, 67), (2, 3, 98, 97)


def _thinker(rules: Ruleset, seats: int) -> ToldThinker:
    weights = MARKED_NET.find(lower(rules, seats))
    assert weights is not None
    return ToldThinker(rules, seats, MarkedJudge(weights))


def _seen(rules: Ruleset, position: str) -> View:
    return view(rules, at(rules, 2, position), 0)


def _untold(seats: int) -> list[Told]:
    return [Told()] * seats


def _play(rules: Ruleset, state: State, lays: tuple[Lay, ...]) -> State:
    """Play a whole turn by the rules."""
    seat = state.playing.seat
    for lay in lays:
        assert lay in legal(rules, state)
        state = apply(rules, state, lay)
    if state.turn and state.turn.seat == seat and state.turn.laid and not state.outcome:
        assert End() in legal(rules, state)
        state = apply(rules, state, End())
    return state


@pytest.mark.parametrize("rules", [EXTREME, FIRE], ids=lambda rules: rules.id)
def test_a_turn_that_was_thought_of_keeps_all_duties(rules: Ruleset) -> None:
    """A lost game is lost before a turn, since nothing can be laid that is owed; never by a turn."""

    @given(walk=walks(st.just(rules)))
    @tried(15)
    def keeps(walk: Walk) -> None:
        thinker = ToldThinker(rules, len(walk.state.hands), MarkedJudge(MARKED_NET.untrained()))
        for state in (state for state in walk.states if state.turn and not state.turn.laid and not state.outcome):
            seen, seat = view(rules, state, state.playing.seat), state.playing.seat
            lays = thinker.glance(seen, _untold(len(state.hands)), 1).lays
            after = _play(rules, state, lays)
            assert not lays or after.turn is None or after.turn.seat != seat or len(state.hands) == 1 or after.outcome

    keeps()


@pytest.mark.parametrize("rules", [EXTREME, FIRE], ids=lambda rules: rules.id)
def test_a_thought_does_not_depend_on_cards_that_the_seat_may_not_know(rules: Ruleset) -> None:
    thinkers = {seats: ToldThinker(rules, seats, MarkedJudge(MARKED_NET.untrained())) for seats in rules.hand_size}

    @given(walk=walks(st.just(rules)), random=st.randoms(use_true_random=False))
    @tried(15)
    def stays(walk: Walk, random: Random) -> None:
        if walk.state.turn is None or walk.state.outcome:
            return
        seat, seats = walk.state.turn.seat, len(walk.state.hands)
        views = [view(rules, state, seat) for state in (walk.state, shuffled_unseen(walk, seat, random))]
        assert len({thinkers[seats].think(seen, _untold(seats), FEW, 3) for seen in views}) == 1
        assert len({thinkers[seats].glance(seen, _untold(seats), 3) for seen in views}) == 1

    stays()


def _think(seed: int, *held: int) -> Thought:
    """Think, the next seat having told of all these cards."""
    told = Told(tuple(frozenset({Card(rank)}) for rank in held))
    return _thinker(EXTREME, 2).think(_seen(EXTREME, MIDDLE), [Told(), told], FEW, seed)


def test_the_same_seed_and_play_outs_give_the_same_thought() -> None:
    first, second, other = (_think(seed) for seed in (1, 1, 2))
    assert first == second
    assert first.chance != other.chance


def test_what_was_thought_about_before_makes_no_difference() -> None:
    used, fewer = _thinker(EXTREME, 2), MIDDLE.replace("deck=#50", "deck=#20")
    first, other = (used.glance(_seen(EXTREME, here), _untold(2), 1) for here in (MIDDLE, fewer))
    assert other == _thinker(EXTREME, 2).glance(_seen(EXTREME, fewer), _untold(2), 1)
    assert other != first


def test_what_the_next_seat_told_changes_what_a_turn_is_worth() -> None:
    """Tricks win back what was lost; cards at the ends of the numbers cost most."""
    good, bad = (_think(1, *held).chance for held in (WELCOME, IN_THE_WAY))
    assert good is not None
    assert bad is not None
    assert good > bad + 0.02


def test_alone_nothing_is_left_to_luck_at_first_sight() -> None:
    thinker = _thinker(EXTREME, 1)
    seen = view(EXTREME, at(EXTREME, 1, MIDDLE.replace("; P1=[3,5,6,8,9,10,41]", "")), 0)
    assert thinker.glance(seen, _untold(1), 1) == thinker.glance(seen, _untold(1), 2)


def test_a_fire_is_covered() -> None:
    thought = _thinker(FIRE, 2).think(_seen(FIRE, BURNING), _untold(2), FEW, 1)
    assert 0 in {lay.pile for lay in thought.lays}
    assert len(thought.lays) >= FIRE.need


def test_a_skull_is_covered_in_the_same_turn() -> None:
    thought = _thinker(EXTREME, 2).think(_seen(EXTREME, SKULL), _untold(2), FEW, 1)
    cards = [lay.card.rank for lay in thought.lays]
    assert 42 not in cards or cards.index(46) > cards.index(42)


def test_a_skull_that_nothing_would_cover_is_kept() -> None:
    """Past saving, a turn may end too, but the game ends with it."""
    for thought in _both_thoughts(NO_COVER):
        assert 42 not in {lay.card.rank for lay in thought.lays}
        assert len(thought.lays) >= EXTREME.need


def test_where_no_turn_can_be_saved_one_is_played_to_its_end() -> None:
    for thought in _both_thoughts(NO_WAY):
        after = _play(EXTREME, at(EXTREME, 2, NO_WAY), thought.lays)
        assert after.outcome
        assert not after.outcome.winners


def _both_thoughts(position: str) -> tuple[Thought, Thought]:
    """Return what is thought at first sight and after some trials."""
    thinker, seen = _thinker(EXTREME, 2), _seen(EXTREME, position)
    return thinker.glance(seen, _untold(2), 1), thinker.think(seen, _untold(2), FEW, 1)


def test_a_turn_that_lays_the_last_card_is_found() -> None:
    state = at(EXTREME, 2, LAST)
    thought = _thinker(EXTREME, 2).think(view(EXTREME, state, 0), _untold(2), FEW, 1)
    after = _play(EXTREME, state, thought.lays)
    assert after.outcome
    assert after.outcome.winners
    assert np.isclose(thought.chance or 0, 1.0)
