"""Nets in JAX: chances of several ends, read off what a position shows."""

from collections.abc import Mapping

import jax
import jax.numpy as jnp
from jax import lax

from tenback.nets.inputs import Position, show, show_own
from tenback.nets.shape import HEADS, INPUTS, OWN_INPUTS, SIZES
from tenback.train.game import Seen, in_facing_order, positions_last

Layers = list[tuple[jax.Array, jax.Array]]  # weights [output, input], biases
Nets = Mapping[str, Layers]
PLAIN, SWAPPED, MEAN = range(3)  # in which facing a net looks: the first, the other, or both


def new_nets(key: jax.Array, names: tuple[str, ...], inputs: int = INPUTS) -> dict[str, Layers]:
    """Return nets before anything is learnt."""
    nets = {}
    for name in names:
        sizes = (inputs, *SIZES[name], HEADS)
        key, *keys = jax.random.split(key, len(sizes))
        nets[name] = [
            (jax.random.normal(k, (b, a)) * (2 / a) ** 0.5 * (0.1 if b == HEADS else 1), jnp.zeros(b))
            for k, a, b in zip(keys, sizes[:-1], sizes[1:], strict=True)
        ]
    return nets


def logits(layers: Layers, shown: jax.Array, kind: jnp.dtype) -> jax.Array:
    """Return [head, position]; an input that is always 1 stands for the first biases."""
    x = shown.astype(kind)
    for at, (weights, biases) in enumerate(layers):
        last = at == len(layers) - 1
        x = jnp.dot(weights.astype(kind), x, preferred_element_type=jnp.float32 if last else kind)
        if at:
            x += biases.astype(x.dtype)[:, None]
        x = x if last else jax.nn.relu(x)
    return x


def inputs_of(layers: Layers) -> int:
    """Return how many inputs a net has."""
    return int(layers[0][0].shape[1])


def show_seen(seen: Seen, facing: jax.Array, inputs: int) -> jax.Array:
    """Return [input, ...] for nets of so many; `facing` says for each position whether the other facing comes first."""
    sets = (seen.own, seen.unseen, seen.following, seen.later)
    own, unseen, following, later = (_facing_first(positions_last(cards), facing) for cards in sets)
    depths = _facing_first(in_facing_order(seen.depths), facing)
    position = Position(own, unseen, following, later, depths, seen.laid, seen.deck, seen.seats)
    shown: jax.Array = (show if inputs > OWN_INPUTS else show_own)(position, settle=lax.optimization_barrier)
    return shown


def _facing_first(x: jax.Array, facing: jax.Array) -> jax.Array:
    return jnp.where(facing == SWAPPED, x[::-1], x)


def chances(layers: Layers, seen: Seen, facing: int | jax.Array) -> jax.Array:
    """Return [..., head]."""
    if isinstance(facing, int) and facing == MEAN:
        found = (_logits(layers, seen, jnp.int32(PLAIN)) + _logits(layers, seen, jnp.int32(SWAPPED))) / 2
    else:
        found = _logits(layers, seen, jnp.asarray(facing))
    return jnp.moveaxis(jax.nn.sigmoid(found), 0, -1)


def _logits(layers: Layers, seen: Seen, facing: jax.Array) -> jax.Array:
    inputs = inputs_of(layers)
    shown = show_seen(seen, facing, inputs)
    return logits(layers, shown.reshape(inputs, -1), jnp.float16).reshape(HEADS, *seen.laid.shape)
