"""What positions are worth: chances that are learnt the same way each time, and that come true as often as they say."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.batch import kernel, layout
from tenback.batch.lower import lower
from tenback.play.deal import deal
from tenback.rules import Begin, Ruleset, apply, find_ruleset, start, with_house
from tenback.search.kept_values import SHAPE, STAGES, Values
from tenback.search.value import SAMPLE_WIDTH, learn_values, sample_games, values_of
from tests.batch.inside import loaded_state, value_game
from tests.batch.moments import moments
from tests.strategies import Walk
from tests.trying import tried

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")
QE = find_ruleset("quick-and-easy")
TABLES = [(TG, 2, layout.SCORE), (TG, 3, layout.HEED), (QE, 2, layout.HEED), (F2F, 2, layout.SCORE)]
NAMES = [f"{rules.id} {seats} {policy}" for rules, seats, policy in TABLES]
FRESH = 1 << 40  # seeds from here on were not learnt from


def _chances(weights: Values, samples: Values) -> Values:
    """Return what the weights say, between two stages in between."""
    stages = samples[:, layout.FEATURE_COUNT]
    below = stages.astype(int)
    share = (stages - below)[:, None]
    mixed = (1 - share) * weights[below] + share * weights[below + 1]
    chances: Values = 1 / (1 + np.exp(-(mixed * samples[:, : layout.FEATURE_COUNT]).sum(axis=1)))
    return chances


def _samples(rules: Ruleset, seats: int, policy: int, games: int) -> Values:
    """Return what fresh games went through, and whether they were won."""
    table, samples = lower(rules, seats), np.zeros((games * 60, SAMPLE_WIDTH))
    seeds, policies = np.arange(FRESH, FRESH + games, dtype=np.uint64), np.full(seats, policy, np.uint8)
    count = sample_games(table, kernel.new_scratch(table), kernel.new_games(table, 1), policies, seeds, samples)
    return samples[:count]


@pytest.mark.parametrize(("rules", "seats", "policy"), TABLES, ids=NAMES)
def test_chances_come_true_as_often_as_they_say(rules: Ruleset, seats: int, policy: int) -> None:
    """In each tenth of the positions of 1,500 fresh games; a straight line in the score is off by 0.05 at the most."""
    samples = _samples(rules, seats, policy, 1500)
    chances, won = _chances(values_of(rules, seats, policy), samples), samples[:, -1]
    assert ((chances > 0) & (chances < 1)).all()
    for part in np.array_split(np.argsort(chances), 10):
        assert chances[part].mean() == pytest.approx(won[part].mean(), abs=0.08)


@pytest.mark.parametrize(("rules", "seats", "policy"), TABLES, ids=NAMES)
def test_the_chance_falls_when_the_score_rises(rules: Ruleset, seats: int, policy: int) -> None:
    values, samples = values_of(rules, seats, policy), _samples(rules, seats, policy, 200)
    worse = samples.copy()
    worse[:, layout.SCORE_OWN] += 0.5
    assert (_chances(values, worse) < _chances(values, samples)).all()


def test_in_a_race_the_chance_rises_with_the_score_of_the_other_seat() -> None:
    values, samples = values_of(F2F, 2, layout.SCORE), _samples(F2F, 2, layout.SCORE, 200)
    better = samples.copy()
    better[:, layout.SCORE_THEIRS] += 0.5
    assert (_chances(values, better) > _chances(values, samples)).all()


@given(moments(st.sampled_from([rules for rules, _, _ in TABLES])))
@tried(60)
def test_the_compiled_chance_is_what_the_weights_say(walk: Walk) -> None:
    values = np.linspace(-0.3, 0.3, SHAPE[0] * SHAPE[1]).reshape(SHAPE)
    table, scratch, games = loaded_state(walk.rules, walk.state)
    chance = value_game(table, scratch, games, values, 0, layout.SCORE)
    stage = STAGES * walk.state.left / (len(walk.rules.cards) * len(walk.state.decks))
    features = scratch[layout.FEATURES : layout.FEATURES + layout.FEATURE_COUNT].view(np.float64)
    assert chance == pytest.approx(_chances(values, np.array([[*features, stage]]))[0], rel=1e-12)


def test_in_a_race_both_seats_judge_a_position_alike() -> None:
    """What one seat hopes for is what the other fears, though all was learnt from the side of the first."""
    values = values_of(F2F, 2, layout.SCORE)
    for seed in range(20):
        loaded = loaded_state(F2F, apply(F2F, start(F2F, 2, deal(F2F, 2, seed)), Begin(seed % 2)))
        first, second = (value_game(*loaded, values, seat, layout.SCORE) for seat in range(2))
        assert first + second == pytest.approx(1, abs=0.1)


def test_what_is_learnt_is_the_same_each_time() -> None:
    first, second = (learn_values(lower(QE, 3), layout.SCORE) for _ in range(2))
    assert (first == second).all()
    assert first.any()


def test_house_rules_are_learnt_apart() -> None:
    strict = replace(QE, need=2)
    usual, other = (values_of(rules, 2, layout.SCORE) for rules in (QE, strict))
    assert not np.array_equal(usual, other)


def test_an_equal_ruleset_is_not_learnt_again() -> None:
    first, second = (values_of(rules, 2, layout.SCORE) for rules in (with_house(QE, {}), replace(QE)))
    assert first is second


def test_nobody_can_write_into_what_was_learnt() -> None:
    with pytest.raises(ValueError, match="read-only"):
        values_of(QE, 2, layout.SCORE)[0] = 1
