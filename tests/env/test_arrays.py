"""The games of JAX: equal to the rules on random lines and on all lines, and in the shape that learners know.

`python -m bench.soak arrays` plays every ruleset with every number of seats.
"""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tenback.bots import seat_bot
from tenback.env.arrays.game import ArrayGame, State, make
from tenback.env.setup import Setup
from tenback.play.chance import Chance, Purpose
from tenback.rules import Ruleset, find_ruleset, view
from tests.env.array_lines import HASTY, WIDTH, Lines, dealt, every_line, play_through
from tests.strategies import SMALL_RULESETS, small
from tests.trying import long_elsewhere, sample

MANY = 1_000  # positions
TINY = small(find_ruleset("the-game"), range(2, 9), 2)
VARIED = [rules for rules in SMALL_RULESETS if rules.id in ("the-game", "face-to-face", "extreme/on-fire")]


@pytest.fixture(scope="module")
def tiny() -> Lines:
    """Return deals of a game so small that all its lines can be played."""
    return dealt(TINY, 2, range(WIDTH))


def test_every_line_of_a_small_game_is_that_of_the_rules(tiny: Lines) -> None:
    count, difference = every_line(tiny, deals=1)
    assert (count > MANY, difference) == (True, "")


@long_elsewhere
@pytest.mark.parametrize("rules", sample(VARIED, 2), ids=lambda rules: rules.id)
def test_random_lines_are_those_of_the_rules(rules: Ruleset) -> None:
    assert play_through(dealt(rules, 2, range(WIDTH)), Chance(1, Purpose.BOT)) == ""


def test_the_policy_plays_what_the_bot_plays(tiny: Lines) -> None:
    codes = jax.vmap(ArrayGame(Setup(TINY, 2)).greedy)(tiny.states)
    for truth, code in zip(tiny.truths, codes.tolist(), strict=True):
        seat = truth.playing.seat
        seen = view(TINY, truth, seat)
        assert tiny.codes.from_action(seat_bot("greedy", seed=1, seat=seat).choose(seen)) == code


def test_what_a_seat_cannot_see_is_dealt_anew_and_nothing_else_changes(tiny: Lines) -> None:
    game, keys = ArrayGame(Setup(TINY, 2)), jax.random.split(jax.random.key(1), WIDTH)
    worlds = jax.jit(jax.vmap(game.deal_anew), compiler_options=HASTY)(tiny.states, keys)
    again = jax.jit(jax.vmap(game._shown), compiler_options=HASTY)(worlds.position)
    assert (again.observation == tiny.states.observation).all()
    assert (again.legal_action_mask == tiny.states.legal_action_mask).all()
    hidden = [np.asarray(each.position.decks) for each in (tiny.states, worlds)]
    assert (hidden[0] != hidden[1]).any()
    assert (np.sort(_unlaid(worlds)) == np.sort(_unlaid(tiny.states))).all()


def _unlaid(states: State) -> np.ndarray[tuple[int, ...], np.dtype[np.uint32]]:
    """Return all hands and what is left of the deck, as one set for each game."""
    hands = sum(np.asarray(hand[0]) for hand in states.position.scene.hands)
    places = np.arange(states.position.decks.shape[-1])
    rest = np.where(
        places >= np.asarray(states.position.places[0])[:, None], 1 << states.position.decks[:, 0].astype(int), 0
    )
    return np.asarray(hands + rest.sum(-1), np.uint32)


def test_a_code_that_is_not_legal_loses_and_a_game_that_is_over_stays_as_it_is(tiny: Lines) -> None:
    wrong = jnp.argmin(tiny.states.legal_action_mask, -1)
    lost = tiny.stepped(tiny.states, wrong)
    assert lost.terminated.all()
    assert lost.legal_action_mask.all()  # nobody divides by zero
    assert (lost.rewards == -1).all()
    later = tiny.stepped(lost, wrong)
    assert (later.rewards == 0).all()
    assert (later._step_count == lost._step_count).all()
    assert (later.observation == lost.observation).all()


def test_it_has_the_shape_that_learners_know() -> None:
    game = make("the-game", players=3)
    state = jax.eval_shape(game.init, jax.random.key(0))
    assert (game.id, game.num_players, game.num_actions) == ("the-game", 3, 393)
    assert (state.observation.shape, state.observation.dtype) == (game.observation_shape, np.uint8)
    assert (state.legal_action_mask.shape, state.rewards.shape) == ((393,), (3,))
    after = jax.eval_shape(game.step, state, jnp.int32(0), jax.random.key(0))
    shapes = [[(each.shape, each.dtype) for each in jax.tree.leaves(one)] for one in (state, after)]
    assert shapes[0] == shapes[1]
