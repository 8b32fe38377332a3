"""Deals to learn from and deals to be tested on: two families of keys, so that no deal of one is asked of the other.

Figures are taken on deals of `tenback sim`, which come from another generator altogether.
"""

from enum import IntEnum

import jax
import jax.numpy as jnp

from tenback.nets.family import CARDS


class Purpose(IntEnum):
    """What a deal is for."""

    LEARN, TEST = range(2)


def key_for(purpose: Purpose, seed: int) -> jax.Array:
    """Return the key from which all deals of a purpose are drawn."""
    return jax.random.fold_in(jax.random.key(seed), purpose)


def shuffle_decks(key: jax.Array, count: int) -> jax.Array:
    """Return [game, place]: so many decks."""
    return jnp.argsort(jax.random.uniform(key, (count, CARDS)), -1).astype(jnp.int8)
