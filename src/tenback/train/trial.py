"""Whole games by a net, on deals that nobody learns from."""

from functools import partial

import jax
import jax.numpy as jnp
from jax import lax

from tenback.nets.family import CARDS
from tenback.nets.shape import SLIGHT
from tenback.train.deals import shuffle_decks
from tenback.train.game import Games, Terms, choose_by, deal
from tenback.train.net import MEAN, Layers
from tenback.train.policy import Care, decide, follow

LONGEST = 400  # steps; no game takes as many


@partial(jax.jit, static_argnums=3)
def play_games(terms: Terms, layers: Layers, key: jax.Array, wide: int) -> jax.Array:
    """Return how many cards are left in each game."""
    count = terms.seats.shape[0]
    State = tuple[Games, jax.Array, jax.Array, jax.Array]  # noqa: N806 - a type

    def step(state: State) -> State:
        games, over, left, steps = state
        made = decide(layers, games, Care(SLIGHT, MEAN, wide))
        after, done = follow(games, made)
        return choose_by(over, games, after), over | done, jnp.where(over, left, made.left), steps + 1

    def goes_on(state: State) -> jax.Array:
        return (~state[1]).any() & (state[3] < LONGEST)

    games = deal(terms, shuffle_decks(key, count))
    begun = games, jnp.zeros(count, bool), jnp.full(count, float(CARDS)), jnp.int32(0)
    return lax.while_loop(goes_on, step, begun)[2]
