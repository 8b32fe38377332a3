"""Nets of games of colours: compiled as the reference has them, blind to names of colours, made for their rules."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tenback.batch.compiler import Rows
from tenback.batch.lower import lower
from tenback.nets.colours import layout, reference
from tenback.nets.colours.evaluation import ask
from tenback.nets.colours.family import is_of_colours
from tenback.nets.colours.weights import COLOUR_NET
from tenback.rules import RULESETS, Ruleset, find_ruleset
from tenback.rules.placement import ten_back

QE = find_ruleset("quick-and-easy")
OF_COLOURS = {"quick-and-easy", "quick-and-easy/professional"}


def _positions(count: int) -> Rows:
    rows = np.zeros((count, layout.POSITION_WIDTH), np.int64)
    for seed, row in enumerate(rows):
        random = Random(seed)  # noqa: S311 - cards of a test
        cards = random.sample(range(layout.CARDS), layout.CARDS)
        row[layout.DOWN], row[layout.UP] = (random.choice((cards.pop(), layout.CARDS)) for _ in range(2))
        for holder, most in enumerate((2, 2, 2, 4, 40)):
            row[layout.HELD + holder] = sum(1 << cards.pop() for _ in range(min(len(cards), random.randint(0, most))))
        row[layout.SEATS] = random.randint(2, 5)
    return rows


def _weights() -> NDArray[np.float32]:
    return np.random.default_rng(1).normal(scale=0.1, size=COLOUR_NET.size).astype(np.float32)


def _moved(position: Rows, places: list[int]) -> Rows:
    """Return positions in which every card has become another; without a card, a pile is as it was."""
    moved = position.copy()
    for row in moved:
        for top in (layout.DOWN, layout.UP):
            row[top] = [*places, layout.CARDS][row[top]]
        for at in range(layout.HELD, layout.HELD + layout.HOLDERS):
            row[at] = sum(1 << places[card] for card in range(layout.CARDS) if row[at] >> card & 1)
    return moved


def test_a_compiled_net_is_shown_and_answers_what_the_reference_says() -> None:
    positions, weights = _positions(200), _weights()
    shown, answers = ask(weights, positions)
    wanted = reference.inputs_of(positions)
    assert np.allclose(shown, wanted, atol=1e-6)
    assert np.allclose(answers, COLOUR_NET.answers(weights, wanted), atol=1e-3)


def test_the_names_of_colours_make_no_difference() -> None:
    positions, renamed = _positions(50), [3, 0, 4, 1, 2]
    places = [card - card % layout.COLOURS + renamed[card % layout.COLOURS] for card in range(layout.CARDS)]
    assert (ask(_weights(), positions)[0] == ask(_weights(), _moved(positions, places))[0]).all()


def test_up_and_down_make_no_difference() -> None:
    positions = _positions(50)
    ranks = [card // layout.COLOURS for card in range(layout.CARDS)]
    places = [(layout.RANKS - 1 - ranks[card]) * layout.COLOURS + card % layout.COLOURS for card in range(layout.CARDS)]
    mirrored = _moved(positions, places)
    mirrored[:, [layout.DOWN, layout.UP]] = mirrored[:, [layout.UP, layout.DOWN]]
    uneven = [
        row
        for row, shown in enumerate(reference.inputs_of(positions))
        if int(shown[layout.DEPTHS : layout.ALIKE].argmax()) % (layout.STEPS + 1)
    ]
    assert len(uneven) > 30
    assert (ask(_weights(), positions)[0] == ask(_weights(), mirrored)[0])[uneven].all()


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_games_of_colours_have_nets_for_every_number_of_players(rules: Ruleset) -> None:
    for seats in rules.hand_size:
        table = lower(rules, seats)
        assert is_of_colours(table) == (rules.id in OF_COLOURS)
        assert (COLOUR_NET.find(table) is not None) == is_of_colours(table)


def test_another_trick_makes_it_another_game() -> None:
    table = lower(replace(QE, trick=ten_back), 2)
    assert not is_of_colours(table)
    assert COLOUR_NET.find(table) is None


def test_weights_survive_their_file() -> None:
    weights = _weights()
    found = COLOUR_NET.read(COLOUR_NET.pack(weights))
    assert found.shape == weights.shape
    assert np.abs(found - weights).max() < 0.01
    assert not found.flags.writeable
