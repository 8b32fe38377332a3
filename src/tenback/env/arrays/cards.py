"""Sets of cards: words of 32 bits, apart from each other so that nothing but plain arithmetic is needed."""

from collections.abc import Sequence

import jax
import jax.numpy as jnp

WORD, TOP_BIT = 32, 31
Cards = tuple[jax.Array, ...]


def both(a: Cards, b: Cards) -> Cards:
    """Return the cards that two sets have in common."""
    return tuple(x & y for x, y in zip(a, b, strict=True))


def either(a: Cards, b: Cards) -> Cards:
    """Return the cards of two sets together."""
    return tuple(x | y for x, y in zip(a, b, strict=True))


def without(a: Cards, b: Cards) -> Cards:
    """Return the cards of the first set that the second does not have."""
    return tuple(x & ~y for x, y in zip(a, b, strict=True))


def only_if(condition: jax.Array, a: Cards) -> Cards:
    """Return the set if something holds, else the empty one."""
    return tuple(jnp.where(condition, x, jnp.uint32(0)) for x in a)


def choose(condition: jax.Array, a: Cards, b: Cards) -> Cards:
    """Return the first set if something holds, else the second."""
    return tuple(jnp.where(condition, x, y) for x, y in zip(a, b, strict=True))


def one(card: jax.Array, words: Sequence[int]) -> Cards:
    """Return the set of one card."""
    bit = jnp.uint32(1) << (card & TOP_BIT).astype(jnp.uint32)
    return tuple(jnp.where(card // WORD == word, bit, jnp.uint32(0)) for word in words)


def nothing(words: Sequence[int]) -> Cards:
    """Return the empty set."""
    return tuple(jnp.uint32(0) for _ in words)


def is_empty(cards: Cards) -> jax.Array:
    """Say whether a set has no card."""
    found = cards[0]
    for word in cards[1:]:
        found |= word
    return found == 0


def count(cards: Cards) -> jax.Array:
    """Return how many cards a set has."""
    counts = [jax.lax.population_count(word).astype(jnp.int32) for word in cards]
    return sum(counts[1:], start=counts[0])


def lowest(cards: Cards) -> jax.Array:
    """Return the lowest card of a set; of an empty one a number that no card has."""
    found: jax.Array = jnp.int32(WORD * len(cards))
    for at in reversed(range(len(cards))):
        word = cards[at]
        zeros = jax.lax.population_count((word & -word) - jnp.uint32(1)).astype(jnp.int32)
        found = jnp.where(word != 0, WORD * at + zeros, found)
    return found


def highest(cards: Cards) -> jax.Array:
    """Return the highest card of a set; of an empty one -1."""
    found: jax.Array = jnp.int32(-1)
    for at, word in enumerate(cards):
        zeros = jax.lax.clz(word).astype(jnp.int32)
        found = jnp.where(word != 0, WORD * at + TOP_BIT - zeros, found)
    return found


def spread(cards: Cards, number: int) -> jax.Array:
    """Return a set as zeros and ones, one for each of so many cards."""
    words = jnp.stack(cards)
    at = jnp.arange(number)
    return (words[at // WORD] >> (at & TOP_BIT).astype(jnp.uint32) & 1).astype(jnp.uint8)
