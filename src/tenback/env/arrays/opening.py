"""The beginning of a game: how the decks lie, and who takes the first turn."""

import jax
import jax.numpy as jnp

from tenback.batch import layout
from tenback.env.arrays import cards
from tenback.env.arrays.cards import Cards
from tenback.env.arrays.position import Position
from tenback.env.arrays.table import Table
from tenback.heuristics.opening import CALM, EAGER, FAIR

UNHELD = 1 << 20  # costs more than any card


def shuffle(table: Table, key: jax.Array) -> jax.Array:
    """Return decks in any order: [deck, place]."""
    keys = jax.random.split(key, table[layout.DECKS])
    return jax.vmap(lambda one: jax.random.permutation(one, table.cards))(keys).astype(jnp.uint8)


def choose_starter(table: Table, position: Position, key: jax.Array) -> jax.Array:
    """Return the seat that begins: by lot, or the keenest, of equals the lowest (TG-6, F2F-3)."""
    if table[layout.BY_LOT]:
        return jax.random.randint(key, (), 0, table.seats)
    return jnp.argmax(jnp.stack([_strength(table, hand) for hand in position.scene.hands]))


def _strength(table: Table, hand: Cards) -> jax.Array:
    """Return from 0 to 3 how keen a seat is to begin, by what its first cards cost."""
    costs = jnp.where(cards.spread(hand, table.cards) != 0, jnp.asarray(table.openings), UNHELD)
    cost = jnp.sort(costs)[: min(table[layout.NEED], table[layout.HAND_SIZE])].sum()
    return (cost <= CALM).astype(jnp.int32) + (cost <= FAIR) + (cost <= EAGER)
