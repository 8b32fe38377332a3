"""What the seat on turn owes: cards in number, covers for skulls and fires; and whether everything is laid."""

import jax
import jax.numpy as jnp

from tenback.batch import layout
from tenback.env.arrays import cards
from tenback.env.arrays.position import Position, Scene, has_deck, own_hand, showing
from tenback.env.arrays.table import Table


def need(table: Table, position: Position) -> jax.Array:
    """Return how many cards a turn asks for that begins now: no lay changes that (TG-11, TG-13, F2F-12)."""
    held = cards.count(own_hand(position.scene))
    full, empty = (
        jnp.minimum(number, held) if table[cap] else jnp.int32(number)
        for number, cap in (
            (table[layout.NEED], layout.CAP_NEED),
            (table[layout.NEED_EMPTY], layout.CAP_NEED_EMPTY),
        )
    )
    return jnp.where(has_deck(table, position, position.scene.turn.seat), full, empty)


def count_duty(table: Table, scene: Scene) -> jax.Array:
    """Return the duty about the number of cards, if it is still open."""
    turn = scene.turn
    short = turn.laid < turn.asked
    if not table.is_marked:
        return jnp.where(short, layout.MINIMUM, layout.NONE)
    wrong = (turn.exactly != 0) & (turn.laid != turn.exactly)
    return jnp.where(wrong, layout.THREE, jnp.where(short & (turn.stopped == 0), layout.MINIMUM, layout.NONE))


def unmet(table: Table, scene: Scene) -> jax.Array:
    """Return the first duty still open."""
    duty = count_duty(table, scene)
    if not table.is_marked:
        return duty
    burning = (duty == layout.NONE) & (scene.turn.due != 0)
    return jnp.where(scene.turn.uncovered != 0, layout.SKULL, jnp.where(burning, layout.FIRE, duty))


def final_duty(table: Table, scene: Scene) -> jax.Array:
    """Return the duty that the very last card left open, if the rules care about it (EX-9, EX-19, OF-8)."""
    turn, duty = scene.turn, jnp.int32(layout.NONE)
    if table[layout.FINAL_FIRE]:
        duty = jnp.where(showing(table, scene, "burns") != 0, layout.FIRE, duty)
    if table[layout.FINAL_THREE]:
        duty = jnp.where((turn.exactly != 0) & (turn.exactly != turn.laid), layout.THREE, duty)
    return jnp.where(turn.uncovered != 0, layout.SKULL, duty) if table[layout.FINAL_SKULL] else duty


def is_all_laid(table: Table, scene: Scene) -> jax.Array:
    """Say whether all cards are laid: the team's, or in a race those of the seat on turn (TG-19, F2F-17)."""
    if not table[layout.RACE]:
        return cards.is_empty(scene.unlaid[0])
    mine = [cards.is_empty(unlaid) & (scene.turn.seat == seat) for seat, unlaid in enumerate(scene.unlaid)]
    return jnp.stack(mine).any()
