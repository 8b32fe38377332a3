"""Thinking about turns among people: repeatable, blind to what the seat may not know, and wary of greedy partners."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.batch.lower import lower
from tenback.nets.company.weights import COMPANY_NET
from tenback.nets.weights import Net, find_nets
from tenback.rules import View, find_ruleset, view
from tenback.search.budget import Budget
from tenback.search.company import thinker
from tenback.search.company.thinker import CompanyThinker
from tenback.search.inference import Told
from tenback.search.numbers.thinker import JudgedThinker
from tenback.search.thinker import Thought
from tenback.search.thinkers import new_thinker
from tests.rules.table import at
from tests.strategies import Walk, shuffled_unseen, walks
from tests.trying import tried

TG, EXPERT = find_ruleset("the-game"), find_ruleset("the-game/expert")
FEW = Budget(playouts=16)
MIDDLE = "turn=P0; A=40; B=37; C=62; D=54; P0=[43,44,45,20,15,97,93]; P1=[4,5,6,7,8,9,41]; deck=#50"
BOTH_AT_ONCE = "turn=P0; A=40; B=99; C=3; D=2; P0=[41,44]; P1=[42,43]; deck=#0"
COUNTED = "turn=P0; A=90; B=40; C=8; D=54; P0=[91,89]; P1=[41,43]; deck=#0"


def _nets(seats: int) -> dict[str, Net]:
    nets = find_nets(lower(TG, seats))
    assert nets is not None
    return nets


def _thinker(seats: int = 2, people: tuple[int, ...] = (1,)) -> CompanyThinker:
    weights = COMPANY_NET.find(lower(TG, seats))
    assert weights is not None
    return CompanyThinker(TG, seats, _nets(seats), weights, people)


THINKERS = {seats: _thinker(seats) for seats in range(2, 6)}
AMONG_BOTS = _thinker(people=())


def _seen(position: str = MIDDLE) -> View:
    return view(TG, at(TG, 2, position), 0)


def _think(seed: int, budget: Budget = FEW) -> Thought:
    return THINKERS[2].think(_seen(), [Told()] * 2, budget, seed)


def test_the_same_seed_and_play_outs_give_the_same_thought() -> None:
    first, second, other = (_think(seed) for seed in (1, 1, 2))
    assert first == second
    assert first.chance != other.chance


def test_a_turn_lays_what_it_owes_and_can_be_played() -> None:
    lays = _think(1).lays
    assert len(lays) >= TG.need
    assert lays[0] in _seen().legal


def test_a_thought_does_not_depend_on_cards_that_the_seat_may_not_know() -> None:
    @given(walk=walks(st.just(TG)), random=st.randoms(use_true_random=False))
    @tried(15)
    def stays(walk: Walk, random: Random) -> None:
        seats = len(walk.state.hands)
        if seats == 1 or walk.state.turn is None or walk.state.outcome or walk.state.turn.seat == 1:
            return
        seat = walk.state.turn.seat
        views = [view(TG, state, seat) for state in (walk.state, shuffled_unseen(walk, seat, random))]
        assert len({THINKERS[seats].think(seen, [Told()] * seats, FEW, 3) for seen in views}) == 1

    stays()


def _mean_chance(playouts: int) -> float:
    found = [_think(seed, Budget(playouts=playouts)).chance for seed in range(12)]
    return sum(chance or 0.0 for chance in found) / len(found)


def test_at_first_sight_greedy_partners_count_half(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes the cheapest steps wins less, so every turn is worth less with such partners."""
    monkeypatch.setattr(thinker, "TRUST", 1e9)
    wary = _mean_chance(2)
    monkeypatch.setattr(thinker, "GREEDY_HALF", 0.0)
    assert wary < _mean_chance(2) - 0.05


def test_in_every_other_world_partners_are_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The partner would have to lay both cards at once; four play-outs try both turns in two worlds."""
    monkeypatch.setattr(thinker, "TRUST", 0.0)
    told, twice = [Told()] * 2, Budget(playouts=4)
    assert THINKERS[2].think(_seen(BOTH_AT_ONCE), told, twice, 1).chance == 0.5
    assert AMONG_BOTS.think(_seen(BOTH_AT_ONCE), told, twice, 1).chance == 1.0


def test_what_nobody_else_can_hold_is_known_of_the_last_partner() -> None:
    """With an empty draw pile the partner has the rest: 41 and 43 fit on B, so laying one's own cards wins."""
    thought = THINKERS[2].think(_seen(COUNTED), [Told()] * 2, FEW, 1)
    assert thought.chance == pytest.approx(1.0, abs=0.05)


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_game_is_thought_about_with_people_in_mind(seats: int) -> None:
    assert isinstance(new_thinker(TG, seats, talks=True, people=(1,)), CompanyThinker)
    assert not isinstance(new_thinker(TG, seats, talks=False), CompanyThinker)


def test_games_that_no_net_has_played_in_company_go_by_those_of_silent_tables() -> None:
    found = new_thinker(EXPERT, 2, talks=True, people=(1,))
    assert isinstance(found, JudgedThinker)
    assert not isinstance(found, CompanyThinker)
