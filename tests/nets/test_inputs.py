"""What a net is shown: the same in NumPy and compiled, and the same game seen upside down."""

import numpy as np
import pytest

from tenback.batch.lower import words
from tenback.nets import evaluation, layout, reference
from tenback.nets.inputs import BITS
from tenback.nets.shape import INPUTS, SMALL
from tenback.nets.weights import untrained_net
from tests.nets.positions import any_positions, mirrored

NET = untrained_net(SMALL)
HALF = 2e-3  # NumPy shows numbers as float16, as nets learn from them


@pytest.mark.parametrize("facing", [0, 1])
def test_compiled_inputs_are_those_of_numpy(facing: int) -> None:
    positions = any_positions(300, seed=1)
    shown, wanted = evaluation.inputs_of(NET, positions, facing), reference.inputs_of(positions, facing)
    assert shown.shape == wanted.shape == (300, INPUTS)
    assert np.abs(shown - wanted).max() < HALF


def test_the_other_facing_is_the_game_upside_down() -> None:
    positions = any_positions(100, seed=2)
    for inputs in (lambda rows, facing: evaluation.inputs_of(NET, rows, facing), reference.inputs_of):
        assert np.array_equal(inputs(positions, 1), inputs(mirrored(positions), 0))


def test_piles_of_one_direction_may_be_swapped() -> None:
    positions = any_positions(100, seed=3)
    swapped = positions.copy()
    swapped[:, layout.DEPTHS : layout.LAID] = positions[:, layout.DEPTHS + np.array([1, 0, 3, 2])]
    assert np.array_equal(evaluation.inputs_of(NET, positions, 0), evaluation.inputs_of(NET, swapped, 0))


def test_a_window_shows_cards_by_their_steps_from_the_top() -> None:
    """Pile A at place 20, B not begun; the own card at place 23 is three steps ahead of A, the 10 is the trick."""
    position = np.array([[*words([23, 10]), *words([]), *words([]), *words([]), 20, -1, -1, -1, 1, 50, 1]])
    shown = evaluation.inputs_of(NET, position, 0)[0]
    deeper_pile = 1  # piles of a direction are sorted by how deep they are
    ahead, behind = (shown[(4 * window + deeper_pile) * BITS :][:BITS] for window in (0, 1))
    assert np.flatnonzero(ahead).tolist() == [2]
    assert np.flatnonzero(behind).tolist() == [BITS - 10]
