"""What positions are worth: chances that are learnt the same way each time, and that come true as often as they say."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from tenback.batch import kernel, layout
from tenback.batch.compiler import Numbers
from tenback.batch.lower import lower
from tenback.batch.positions import load_state
from tenback.play.deal import deal
from tenback.rules import Begin, Ruleset, apply, find_ruleset, start, with_house
from tenback.search import value
from tenback.search.values import learn_values, valued_table, write_values
from tests.batch.inside import value_game
from tests.batch.moments import moments
from tests.strategies import Walk

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")
QE = find_ruleset("quick-and-easy")
TABLES = [(TG, 2, layout.SCORE), (TG, 3, layout.HEED), (QE, 2, layout.HEED), (F2F, 2, layout.SCORE)]
NAMES = [f"{rules.id} {seats} {policy}" for rules, seats, policy in TABLES]
FRESH = 1 << 40  # seeds from here on were not learnt from

Floats = NDArray[np.float64]


def _weights(table: Numbers) -> Floats:
    """Return [stage, feature]."""
    count = (layout.STAGES + 2) * layout.FEATURES
    return table[layout.VALUES : layout.VALUES + count].view(np.float64).reshape(-1, layout.FEATURES)


def _chances(table: Numbers, samples: Floats) -> Floats:
    """Return what the weights say, between two stages in between."""
    weights, stages = _weights(table), samples[:, layout.FEATURES]
    below = stages.astype(int)
    share = (stages - below)[:, None]
    mixed = (1 - share) * weights[below] + share * weights[below + 1]
    chances: Floats = 1 / (1 + np.exp(-(mixed * samples[:, : layout.FEATURES]).sum(axis=1)))
    return chances


def _samples(table: Numbers, policy: int, games: int) -> Floats:
    """Return what fresh games went through, and whether they were won."""
    samples = np.zeros((games * 60, value.SAMPLE_WIDTH))
    seeds = np.arange(FRESH, FRESH + games, dtype=np.uint64)
    policies = np.full(int(table[layout.SEATS]), policy, np.uint8)
    count = value.sample_games(table.copy(), kernel.new_games(table, 1), policies, seeds, samples)
    return samples[:count]


@pytest.mark.parametrize(("rules", "seats", "policy"), TABLES, ids=NAMES)
def test_chances_come_true_as_often_as_they_say(rules: Ruleset, seats: int, policy: int) -> None:
    """In each tenth of the positions of 1,500 fresh games; a straight line in the score is off by 0.05 at the most."""
    table = valued_table(rules, seats, policy)
    samples = _samples(table, policy, 1500)
    chances, won = _chances(table, samples), samples[:, -1]
    assert ((chances > 0) & (chances < 1)).all()
    for part in np.array_split(np.argsort(chances), 10):
        assert chances[part].mean() == pytest.approx(won[part].mean(), abs=0.08)


@pytest.mark.parametrize(("rules", "seats", "policy"), TABLES, ids=NAMES)
def test_the_chance_falls_when_the_score_rises(rules: Ruleset, seats: int, policy: int) -> None:
    table = valued_table(rules, seats, policy)
    samples = _samples(table, policy, 200)
    worse = samples.copy()
    worse[:, layout.SCORE_OWN] += 0.5
    assert (_chances(table, worse) < _chances(table, samples)).all()


def test_in_a_race_the_chance_rises_with_the_score_of_the_other_seat() -> None:
    table = valued_table(F2F, 2, layout.SCORE)
    samples = _samples(table, layout.SCORE, 200)
    better = samples.copy()
    better[:, layout.SCORE_THEIRS] += 0.5
    assert (_chances(table, better) > _chances(table, samples)).all()


@given(moments(st.sampled_from([rules for rules, _, _ in TABLES])))
@settings(max_examples=60, deadline=None)
def test_the_compiled_chance_is_what_the_weights_say(walk: Walk) -> None:
    table = lower(walk.rules, walk.seats)
    _weights(table)[:] = np.linspace(-0.3, 0.3, (layout.STAGES + 2) * layout.FEATURES).reshape(-1, layout.FEATURES)
    games, sample = kernel.new_games(table, 1), np.zeros((1, value.SAMPLE_WIDTH))
    load_state(table, games, 0, walk.rules, walk.state)
    chance = value_game(table, games, 0, layout.SCORE, sample)
    sample[0, layout.FEATURES] = layout.STAGES * walk.state.left / (len(walk.rules.cards) * len(walk.state.decks))
    assert chance == pytest.approx(_chances(table, sample)[0], rel=1e-12)


def test_in_a_race_both_seats_judge_a_position_alike() -> None:
    """What one seat hopes for is what the other fears, though all was learnt from the side of the first."""
    table = valued_table(F2F, 2, layout.SCORE)
    games, paper = kernel.new_games(table, 1), np.zeros((1, value.SAMPLE_WIDTH))
    for seed in range(20):
        state = apply(F2F, start(F2F, 2, deal(F2F, 2, seed)), Begin(seed % 2))
        load_state(table, games, 0, F2F, state)
        first, second = (value_game(table, games, seat, layout.SCORE, paper) for seat in range(2))
        assert first + second == pytest.approx(1, abs=0.1)


def test_what_is_learnt_is_the_same_each_time() -> None:
    first, second = lower(QE, 3), lower(QE, 3)
    write_values(first, learn_values(first, layout.SCORE))
    write_values(second, learn_values(second, layout.SCORE))
    assert (first == second).all()
    assert _weights(first).any()


def test_house_rules_are_learnt_apart() -> None:
    strict = replace(QE, need=2)
    usual, other = (_weights(valued_table(rules, 2, layout.SCORE)) for rules in (QE, strict))
    assert not np.array_equal(usual, other)


def test_an_equal_ruleset_is_not_learnt_again() -> None:
    """The table is for the caller to keep: what is written into it stays there."""
    first = valued_table(with_house(QE, {}), 2, layout.SCORE)
    first[layout.VALUES] += 1
    second = valued_table(replace(QE), 2, layout.SCORE)
    assert first[layout.VALUES] == second[layout.VALUES] + 1
    first[layout.VALUES] -= 1
    assert (first == second).all()
