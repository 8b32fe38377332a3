"""Thinking: repeatable, by what the view says, and by what others told."""

import numpy as np
import pytest
from hypothesis import given

from tenback.batch import layout
from tenback.batch.lower import lower
from tenback.batch.positions import load_view
from tenback.rules import Card, Lay, View, apply, find_ruleset, view
from tenback.search.budget import Budget
from tenback.search.inference import Told
from tenback.search.numbers.thinker import JudgedThinker
from tenback.search.thinker import OF_EACH_LENGTH, Thinker, Thought, new_desk
from tenback.search.thinkers import nets_for
from tenback.search.trials import try_turns, weigh_told
from tenback.search.turns import propose_turns
from tenback.search.value import values_of
from tenback.search.worlds import told_sets
from tests.batch.moments import moments
from tests.rules.table import at
from tests.strategies import SMALL_RULESETS, Walk, rulesets
from tests.trying import tried

TG = find_ruleset("the-game")
UNTOLD = Told()
FEW = Budget(playouts=100)


def _seen(position: str, seats: int, seat: int = 0) -> View:
    return view(TG, at(TG, seats, position), seat)


def _think(seen: View, budget: Budget, seed: int = 1, *, talks: bool = True, needs: tuple[int, ...] = ()) -> Thought:
    """Think about a view, the next seat having told of one card at least among these."""
    seats, told = len(seen.hand_sizes), Told((frozenset(map(Card, needs)),) if needs else ())
    by_seat = [told if seat == ((seen.seat or 0) + 1) % seats else UNTOLD for seat in range(seats)]
    return Thinker(seen.rules, seats, talks=talks).think(seen, by_seat, budget, seed)


MIDDLE = "turn=P0; A=30; B=20; C=70; D=80; P0=[24,37,41,55,62,68,90]; P1=[25,26,50,51,52,53,54]; deck=#30"


def test_the_same_seed_and_play_outs_give_the_same_thought() -> None:
    first, second, other = (_think(_seen(MIDDLE, 2), FEW, seed) for seed in (1, 1, 2))
    assert first == second
    assert first.chance != other.chance


def test_a_thinker_has_no_memory() -> None:
    thinker, seen = Thinker(TG, 2, talks=True), _seen(MIDDLE, 2)
    first = thinker.think(seen, [UNTOLD] * 2, FEW, 1)
    thinker.think(_seen("turn=P1; P0=[9,12]; P1=[3,4,5,6]; deck=#9", 2, 1), [UNTOLD] * 2, FEW, 3)
    assert first == thinker.think(seen, [UNTOLD] * 2, FEW, 1)


def test_with_nothing_to_draw_one_card_is_enough() -> None:
    """The row that holds the view has all unseen cards as a deck; the need that counts is that of the view."""
    seen = _seen("turn=P1; A=95; B=61; C=12; D=34; P0=[]; P1=[33,80,83]; P2=[25,29,78]; deck=[]", 3, 1)
    thought = _think(seen, FEW)
    assert thought.lays == (Lay(Card(33), 3),)
    assert thought.chance == 1


def test_what_was_told_changes_the_choice() -> None:
    """A card goes on two piles for the same price; the next seat holds the neighbour of one of them."""
    seen = _seen("turn=P0; A=50; B=20; C=60; D=4; P0=[21,55]; P1=[30,40,51,59,70]; deck=[45,52,53,54,56,57,58,65]", 2)
    low, high = (_think(seen, Budget(playouts=600), needs=(told,)).lays for told in (51, 59))
    assert {*low} == {Lay(Card(21), 1), Lay(Card(55), 2)}
    assert {*high} == {Lay(Card(21), 1), Lay(Card(55), 0)}


def test_a_turn_without_a_choice_is_not_thought_about() -> None:
    thought = _think(_seen("turn=P0; A=95; B=97; C=5; D=5; P0=[96]; P1=[50]; deck=[]", 2), FEW)
    assert thought == Thought((Lay(Card(96), 0),), None, 0)


@given(moments(rulesets([rules for rules in SMALL_RULESETS if not rules.effects])))
@tried(25)
def test_what_is_thought_of_can_be_played(walk: Walk) -> None:
    seen = view(walk.rules, walk.state, walk.state.playing.seat)
    thought, state = _think(seen, Budget(playouts=20)), walk.state
    for lay in thought.lays:
        state = apply(walk.rules, state, lay)
    assert thought.chance is None or 0 <= thought.chance <= 1


# ---- trying


def _try(seen: View, tried: list[int], worlds: list[int]) -> list[float]:
    """Return the sums of candidate turns after these worlds."""
    seats = len(seen.hand_sizes)
    desk = new_desk(lower(seen.rules, seats), layout.SCORE, values_of(seen.rules, seats, layout.SCORE))
    untold = told_sets(sorted(seen.rules.cards), [UNTOLD] * seats)
    load_view(desk.table, desk.games, seen)
    weigh_told(desk, untold, np.uint64(1), 0)
    sums = np.zeros(propose_turns(desk.table, desk.scratch, desk.games, desk.turns, OF_EACH_LENGTH))
    try_turns(desk, untold, np.uint64(5), np.array(worlds), 6, np.array(tried), sums)
    return [float(number) for number in sums]


def test_a_turn_is_tried_in_the_same_worlds_whatever_else_is_tried() -> None:
    seen = _seen(MIDDLE, 2)
    together = _try(seen, [0, 3, 7], [0, 8])
    assert together[7] == _try(seen, [7], [0, 8])[7] > 0
    assert together[1] == 0


def test_worlds_can_be_tried_in_stretches() -> None:
    seen = _seen(MIDDLE, 2)
    whole, first, rest = (_try(seen, [0, 1], worlds)[1] for worlds in ([0, 9], [0, 4], [4, 9]))
    assert whole == pytest.approx(first + rest, rel=1e-12)


@pytest.mark.parametrize("seat", [0, 1])
def test_chances_are_those_of_the_seat_that_thinks(seat: int) -> None:
    """In a race: both piles would take the last two cards, and whoever lays them wins."""
    rules, other = find_ruleset("face-to-face"), 1 - seat
    position = f"turn=P{seat}; P{seat}=[30,31]; P{other}=[40,41,42]; deck{other}=[50,51]"
    thought = _think(view(rules, at(rules, 2, position), seat), FEW, talks=False)
    assert thought.chance == 1
    assert len(thought.lays) == 2


def test_there_is_room_for_the_candidates_of_every_length() -> None:
    """One empty turn, and so many of each length."""
    assert len(Thinker(TG, 1, talks=False)._desk.turns) == 1 + OF_EACH_LENGTH * layout.MOST_LAYS


HARD = "turn=P0; A=40; B=37; C=62; D=54; P0=[43,44,45,20,15,97,93]; P1=[4,5,6,7,8,9,41]; deck=#50"


def _differing_worlds(among_bots: Thinker | JudgedThinker, with_a_person: Thinker | JudgedThinker) -> list[bool]:
    """Say of each world whether turns are worth something else in it where the next seat is a person's."""
    seen, told, worlds = _seen(HARD, 2), [UNTOLD] * 2, range(6)
    turns = among_bots.propose(seen, told, 3, 1)
    one, other = (thinker.try_each(seen, told, turns, worlds, 1) for thinker in (among_bots, with_a_person))
    return [bool(world) for world in (one != other).any(axis=1)]


def test_in_every_other_world_a_person_takes_the_next_cheap_step() -> None:
    nets = nets_for(TG, 2, talks=False)
    assert nets is not None
    found = _differing_worlds(JudgedThinker(TG, 2, nets), JudgedThinker(TG, 2, nets, people=(1,)))
    assert any(found[1::2])
    assert not any(found[::2])


def test_a_person_is_not_expected_to_know_all_hands() -> None:
    found = _differing_worlds(Thinker(TG, 2, talks=True), Thinker(TG, 2, talks=True, people=(1,)))
    assert any(found[::2])
    assert any(found[1::2])
