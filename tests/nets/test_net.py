"""What a net makes of a position: what NumPy finds, and the same whether a position is looked at anew or changed."""

import itertools

import numpy as np
import pytest

from tenback.batch import layout
from tenback.batch.lower import lower
from tenback.batch.positions import load_view
from tenback.nets import evaluation, reference
from tenback.nets import layout as net_layout
from tenback.nets.shape import HEADS, INPUTS, SIZES, SLIGHT
from tenback.nets.weights import Layers, new_net
from tenback.play.deal import deal
from tenback.rules import Begin, apply, find_ruleset, start, view
from tenback.search.kept_values import nothing_learnt
from tenback.search.numbers.turns import MOST_WIDE, Care, new_net_desk, propose_judged
from tenback.search.thinker import new_desk
from tests.nets.positions import any_positions

TG = find_ruleset("the-game")
CLOSE = 1e-4


def _layers(name: str) -> Layers:
    """Return any weights."""
    random, sizes = np.random.default_rng(1), (INPUTS, *SIZES[name], HEADS)
    return [
        (random.normal(0, (2 / a) ** 0.5, (a, b)).astype(np.float32), random.normal(0, 0.1, b).astype(np.float32))
        for a, b in itertools.pairwise(sizes)
    ]


@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("facing", [0, 1])
def test_compiled_answers_are_those_of_numpy(name: str, facing: int) -> None:
    layers, positions = _layers(name), any_positions(50, seed=4)
    net = new_net(layers)
    wanted = reference.answers_of(layers, evaluation.inputs_of(net, positions, facing))
    assert np.abs(evaluation.ask(net, positions, facing) - wanted).max() < CLOSE


@pytest.mark.parametrize("facings", [1, 2])
def test_a_turn_is_worth_what_the_net_answers_for_its_end(facings: int) -> None:
    """A turn is judged by the inputs that its cards change; here its end is looked at anew, in NumPy."""
    layers = _layers("small")
    seen = view(TG, apply(TG, start(TG, 1, deal(TG, 1, 5)), Begin(0)), 0)
    desk, net = new_desk(lower(TG, 1), layout.SCORE, nothing_learnt()), new_net_desk(new_net(layers))
    load_view(desk.table, desk.games, seen)
    care = Care(near=8, wide=4, keep=4, facings=facings)
    count = propose_judged(desk.table, desk.scratch, desk.games, net, care)
    assert count == 4
    for turn in net.turns[2 * MOST_WIDE : 2 * MOST_WIDE + count]:
        position = np.array([_end_of(desk.games[0], turn)])
        shown = [evaluation.inputs_of(new_net(layers), position, facing) for facing in range(facings)]
        answers = np.mean([reference.answers_of(layers, each)[0] for each in shown], axis=0)
        won, few, some, share = 1 / (1 + np.exp(-answers))
        worth = won + SLIGHT * (few + some + 2 * (1 - share))
        assert -turn.view(np.float64)[layout.TURN_SCORE] == pytest.approx(worth, abs=CLOSE)


def _end_of(
    game: np.ndarray[tuple[int], np.dtype[np.int64]], turn: np.ndarray[tuple[int], np.dtype[np.int64]]
) -> list[int]:
    """Return the position once a turn of the first player is over."""
    cards, tops = len(TG.cards), turn[layout.TURN_TOPS : layout.TURN_TOPS + 4].tolist()
    places = [top if pile < 2 else cards - 1 - top for pile, top in enumerate(tops)]
    depths = [-1 if top == cards else place for top, place in zip(tops, places, strict=True)]
    unseen = game[layout.UNLAID : layout.UNLAID + 2] & ~game[layout.HANDS : layout.HANDS + 2]
    position = [*turn[layout.TURN_HAND : layout.TURN_HAND + 2], *unseen, 0, 0, 0, 0, *depths, 0, cards - 8, 1]
    assert len(position) == net_layout.POSITION_WIDTH
    return position
