"""Nets of races: compiled as the reference has them, blind to up and down, made for their rules."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tenback.batch.compiler import Rows
from tenback.batch.lower import lower
from tenback.nets.races import layout, reference
from tenback.nets.races.evaluation import ask
from tenback.nets.races.family import is_race
from tenback.nets.races.weights import RACE_NET
from tenback.rules import RULESETS, Ruleset, find_ruleset
from tenback.rules.placement import same_colour

F2F = find_ruleset("face-to-face")


def _word(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _write_set(row: NDArray[np.int64], at: int, cards: list[int]) -> None:
    row[at], row[at + 1] = _word(cards), _word([layout.CARDS - 1 - card for card in cards])


def _positions(count: int) -> Rows:
    rows = np.zeros((count, layout.POSITION_WIDTH), np.int64)
    for seed, row in enumerate(rows):
        random = Random(seed)  # noqa: S311 - cards of a test
        own, theirs = (random.sample(range(layout.CARDS), random.randint(1, layout.CARDS)) for _ in range(2))
        row[layout.DEPTHS : layout.DEPTHS + layout.PILES] = [random.randint(1, 59) for _ in range(layout.PILES)]
        kept = random.randint(0, min(4, len(own)))
        _write_set(row, layout.HAND, own[:kept])
        _write_set(row, layout.DECK, own[kept:])
        _write_set(row, layout.THEIRS, theirs)
        row[layout.DRAWN] = min(2, len(own) - kept)
        row[layout.THEIR_SIZE] = min(random.randint(1, 6), len(theirs))
    return rows


def _weights() -> NDArray[np.float32]:
    return np.random.default_rng(1).normal(scale=0.1, size=RACE_NET.size).astype(np.float32)


def test_a_compiled_net_is_shown_and_answers_what_the_reference_says() -> None:
    positions, weights = _positions(200), _weights()
    shown, answers = ask(weights, positions)
    wanted = reference.inputs_of(positions)
    assert (shown == wanted).all()
    assert np.allclose(answers, RACE_NET.answers(weights, wanted), atol=1e-3)


def test_up_and_down_make_no_difference() -> None:
    positions = _positions(50)
    mirrored = positions.copy()
    for at in range(layout.DEPTHS, layout.DRAWN, 2):
        mirrored[:, [at, at + 1]] = positions[:, [at + 1, at]]
    uneven = positions[:, layout.DEPTHS] != positions[:, layout.DEPTHS + 1]
    assert uneven.sum() > 40
    assert (ask(_weights(), positions)[0] == ask(_weights(), mirrored)[0])[uneven].all()


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_races_have_nets(rules: Ruleset) -> None:
    for seats in rules.hand_size:
        table = lower(rules, seats)
        assert is_race(table) == (rules.id == F2F.id)
        assert (RACE_NET.find(table) is not None) == is_race(table)


@pytest.mark.parametrize("changed", [{"trick": same_colour}, {"draw_unhelped": None}, {"helps": None}])
def test_another_rule_makes_it_another_game(changed: dict[str, object]) -> None:
    table = lower(replace(F2F, **changed), 2)  # type: ignore[arg-type]
    assert not is_race(table)
    assert RACE_NET.find(table) is None


def test_weights_survive_their_file() -> None:
    weights = _weights()
    found = RACE_NET.read(RACE_NET.pack(weights))
    assert found.shape == weights.shape
    assert np.abs(found - weights).max() < 0.01
    assert not found.flags.writeable
