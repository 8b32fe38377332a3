"""Looking ahead: whether the number of cards that a turn owes can still be reached (TG-21, TG-22, F2F-18)."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from tenback.batch import layout
from tenback.env.arrays import cards
from tenback.env.arrays.duty import count_duty, final_duty, is_all_laid
from tenback.env.arrays.lay import fill_open, fitting_cards, fitting_under, put_down
from tenback.env.arrays.position import Scene, never, own_hand, pick, put
from tenback.env.arrays.table import Table

PAIR = 2  # cards


class Line(NamedTuple):
    """A line of lays that is being tried: the scenes along it, and how far it goes."""

    scenes: Scene  # the first axis is the number of lays
    depth: jax.Array  # -1: every line was tried
    found: jax.Array


def misses(table: Table, scene: Scene, asked: jax.Array) -> jax.Array:
    """Say, if it is asked, whether no order of lays reaches the number of cards owed; often a glance is enough."""
    fitting, owed = cards.count(fitting_cards(scene)), scene.turn.asked - scene.turn.laid
    unbound = bool(table[layout.UNBOUND])
    certain = (fitting >= owed) & (count_duty(table, scene) == layout.MINIMUM) if unbound else never()
    if not unbound or table.is_marked:
        unclear = asked & ~certain
        return unclear & ~_search(table, scene, unclear)
    pair = (fitting == 1) & (owed == PAIR)
    missed = pair & ~_has_sequel(table, scene)
    if max(table[layout.NEED], table[layout.NEED_EMPTY]) <= PAIR:
        return asked & ~certain & missed
    unclear = asked & ~certain & ~pair
    return asked & ~certain & (missed | (unclear & ~_search(table, scene, unclear)))


def _has_sequel(table: Table, scene: Scene) -> jax.Array:
    """Say whether another card fits on the only one that fits, wherever that is laid."""
    hand, found = own_hand(scene), never()
    for pile in table.piles:
        card = jnp.minimum(cards.lowest(scene.open[pile]), table.cards)
        sequel = cards.both(fitting_under(table, table.fits, scene, pile, card), hand)
        found |= ~cards.is_empty(scene.open[pile]) & ~cards.is_empty(sequel)
    return found


def _search(table: Table, scene: Scene, wanted: jax.Array) -> jax.Array:
    """Say, if it is wanted, whether some line reaches it: try one after another."""
    most = table[layout.HAND_SIZE] + 1
    scenes = jax.tree.map(lambda value: jnp.broadcast_to(value, (most, *jnp.shape(value))), scene)
    first = Line(scenes, jnp.where(wanted & ~_has_reached(table, scene), 0, -1), _has_reached(table, scene))
    last: Line = jax.lax.while_loop(lambda line: (line.depth >= 0) & ~line.found, lambda line: _try(table, line), first)
    return last.found


def _try(table: Table, line: Line) -> Line:
    """Try the next lay of the last scene; where there is none, go one lay back."""
    here = jax.tree.map(lambda values: values[line.depth], line.scenes)
    fewer, card, pile, is_lay = _pop(table, here)
    after = fill_open(table, put_down(table, fewer, card, pile, is_lay))
    scenes = _written(_written(line.scenes, line.depth, fewer), line.depth + 1, after)  # beyond a dead end nobody looks
    found = is_lay & _has_reached(table, after)
    return Line(scenes, jnp.where(is_lay, line.depth + 1, line.depth - 1), found)


def _pop(table: Table, scene: Scene) -> tuple[Scene, jax.Array, jax.Array, jax.Array]:
    """Take one lay off the open ones."""
    pile = jnp.int32(0)
    for at in reversed(table.piles):
        pile = jnp.where(cards.is_empty(scene.open[at]), pile, at)
    lays = pick(scene.open, pile)
    is_lay, card = ~cards.is_empty(lays), jnp.minimum(cards.lowest(lays), table.cards - 1)
    fewer = put(scene.open, pile, cards.without(lays, cards.one(card, table.words)))
    return scene._replace(open=fewer), card, pile, is_lay


def _written(scenes: Scene, at: jax.Array, scene: Scene) -> Scene:
    written: Scene = jax.tree.map(lambda values, value: values.at[at].set(value), scenes, scene)
    return written


def _has_reached(table: Table, scene: Scene) -> jax.Array:
    """Say whether no card is owed any more, or the last card excuses it."""
    duty = count_duty(table, scene)
    excused = (duty == layout.THREE) & is_all_laid(table, scene) & (final_duty(table, scene) == layout.NONE)
    return (duty == layout.NONE) | excused
