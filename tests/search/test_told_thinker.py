"""Turns of a team that talks, by nets: repeatable, and by what others told of their hands."""

import pytest

from tenback.batch.lower import lower
from tenback.nets.weights import Net, find_nets
from tenback.rules import Card, View, find_ruleset, view
from tenback.search.budget import Budget
from tenback.search.inference import Told
from tenback.search.numbers.judge import NumberJudge
from tenback.search.thinker import ThinkError, Thought
from tenback.search.told_thinker import ALONE, IN_COMPANY, ToldThinker
from tests.rules.table import at

EXPERT = find_ruleset("the-game/expert")
FEW = Budget(playouts=16)
MIDDLE = "turn=P0; A=40; B=37; C=62; D=54; P0=[43,44,45,20,15,97,93]; P1=[4,5,6,7,8,9,41]; deck=#50"
WELCOME, IN_THE_WAY = (41, 38, 61, 53), (47, 48, 49, 50)


def _nets() -> dict[str, Net]:
    nets = find_nets(lower(EXPERT, 2), open_hands=True)
    assert nets is not None
    return nets


THINKER = ToldThinker(EXPERT, 2, NumberJudge(_nets()))


def _seen() -> View:
    return view(EXPERT, at(EXPERT, 2, MIDDLE), 0)


def _think(seed: int, *held: int) -> Thought:
    """Think, the next seat having told of all these cards."""
    told = Told(tuple(frozenset({Card(rank)}) for rank in held))
    return THINKER.think(_seen(), [Told(), told], FEW, seed)


def test_the_same_seed_and_play_outs_give_the_same_thought() -> None:
    first, second, other = (_think(seed) for seed in (1, 1, 2))
    assert first == second
    assert first.chance != other.chance


def test_a_chance_is_one_at_most() -> None:
    thought = _think(1)
    assert thought.chance is not None
    assert 0 <= thought.chance <= 1


def test_a_turn_lays_what_it_owes_and_can_be_played() -> None:
    seen = _seen()
    for thought in (_think(1), THINKER.glance(seen, [Told(), Told()], 1)):
        assert len(thought.lays) >= EXPERT.need
        assert thought.lays[0] in seen.legal


def test_what_the_next_seat_told_changes_what_a_turn_is_worth() -> None:
    """Cards next to a pile cost nothing; cards between the piles are in each other's way."""
    good, bad = (_think(1, *held).chance for held in (WELCOME, IN_THE_WAY))
    assert good is not None
    assert bad is not None
    assert good > bad + 0.02


def test_only_a_seat_on_turn_thinks() -> None:
    with pytest.raises(ThinkError):
        THINKER.think(view(EXPERT, at(EXPERT, 2, MIDDLE), 1), [Told(), Told()], FEW, 1)


def test_few_play_outs_leave_time_for_a_few_worlds() -> None:
    assert IN_COMPANY.share(None) == IN_COMPANY.share(10_000) == IN_COMPANY
    assert IN_COMPANY.share(200)[:2] == (4, 16)
    assert IN_COMPANY.share(1)[:2] == (2, 8)


def test_alone_one_world_is_enough() -> None:
    """No hand is hidden, and a net does not look at the order of the draw pile."""
    assert ALONE.share(None) == ALONE.share(1) == ALONE
    assert ALONE[:2] == (1, 1)
