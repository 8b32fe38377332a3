"""Roll-outs: every world agrees with the view, and is played on as the bots would."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from tenback.batch import entry_points, kernel
from tenback.batch.codes import ENDINGS, Policy
from tenback.batch.lower import lower
from tenback.batch.positions import load_view, to_state
from tenback.batch.rollouts import CountError, roll_out
from tenback.bots import seat_bot
from tenback.play.chance import Chance, Purpose
from tenback.play.worlds import sample_world
from tenback.rules import Begin, State, View, apply, find_ruleset, view
from tenback.rules.engine import evaluate
from tenback.rules.position import parse_position
from tenback.rules.ruleset import Starter
from tests.strategies import Walk, seeds, walks
from tests.trying import tried

TG = find_ruleset("the-game")


def _world(seen: View, seed: int, number: int) -> State:
    """Return the world that the kernel plays on in."""
    table, own = lower(seen.rules, len(seen.hand_sizes)), -1 if seen.seat is None else seen.seat
    games = kernel.new_games(table, 2)
    load_view(table, games, seen)
    entry_points.imagine_game(table, kernel.new_scratch(table), games, own, np.uint64(seed), number)
    return to_state(table, games, 1, seen.rules)


def _reference(seen: View, seed: int, number: int) -> State:
    world = sample_world(seen, Chance(seed, Purpose.WORLD, number))
    return evaluate(seen.rules, world) if world.turn and not world.outcome else world


@given(walks(), seeds)
@tried(60)
def test_a_world_is_that_of_the_stream_of_its_number(walk: Walk, seed: int) -> None:
    for seat in (None, *range(walk.seats)):
        seen = view(walk.rules, walk.state, seat)
        for number in (0, 3):
            assert _reference(seen, seed, number) == _world(seen, seed, number)


def _play_on(seen: View, state: State, policy: str, seed: int, number: int) -> State:
    rules, seats = seen.rules, len(seen.hand_sizes)
    players = [seat_bot(policy, seed=seed, seat=number * seats + seat, silent=True) for seat in range(seats)]
    if state.turn is None and state.outcome is None:
        wishes = [player.strength(view(rules, state, seat)) for seat, player in enumerate(players)]
        drawn = Chance(seed, Purpose.LOT, number).below(seats)
        state = apply(rules, state, Begin(drawn if rules.starter is Starter.LOT else wishes.index(max(wishes))))
    while state.outcome is None:
        seat = state.playing.seat
        state = apply(rules, state, players[seat].choose(view(rules, state, seat)))
    return state


@given(walks())
@tried(25)
@pytest.mark.parametrize("policy", Policy)
def test_a_world_is_played_on_as_the_bots_would(policy: str, walk: Walk) -> None:
    seen = view(walk.rules, walk.state, 0)
    results = roll_out(seen, policy, 2, 9)
    for number in range(2):
        end = _play_on(seen, _reference(seen, 9, number), policy, 9, number)
        assert end.outcome is not None
        assert (end.left, end.outcome.ending) == (results.left[number], ENDINGS[results.ending[number]])


def _seen(position: str, seats: int = 2) -> View:
    return view(TG, parse_position(TG, seats, position), 0)


def test_the_number_of_threads_changes_nothing() -> None:
    seen = _seen("A=20; P0=[25,40,60]; P1=[7,8]; deck=#30")
    one, three = (roll_out(seen, "uniform", 50, 4, threads=threads) for threads in (1, 3))
    assert one.left.tolist() == three.left.tolist()


def test_what_is_hidden_does_not_matter() -> None:
    first = _seen("A=20; P0=[25,40,60]; P1=[7,8]; deck=[90,91]")
    second = _seen("A=20; P0=[25,40,60]; P1=[90,7]; deck=[91,8]")
    assert roll_out(first, "greedy", 20, 1).left.tolist() == roll_out(second, "greedy", 20, 1).left.tolist()


def test_a_game_that_is_over_stays_so() -> None:
    seen = replace(_seen("A=99; P0=[5]; over=min[]"))
    assert (roll_out(seen, "greedy", 3, 1).left == 1).all()


def test_worlds_differ() -> None:
    seen = _seen("A=50; B=50; C=50; D=50; P0=[10,90]; P1=[7,8]; deck=#60")
    assert len({*roll_out(seen, "greedy", 40, 1).left.tolist()}) > 5


@pytest.mark.parametrize("count", [-1, 1 << 29])
def test_a_count_that_a_seed_cannot_make_is_refused(count: int) -> None:
    with pytest.raises(CountError):
        roll_out(_seen("P0=[5]; deck=#3"), "greedy", count, 1)


def test_no_worlds_make_no_results() -> None:
    assert len(roll_out(_seen("P0=[5]; deck=#3"), "greedy", 0, 1)) == 0
