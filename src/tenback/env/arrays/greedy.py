"""The policy of the bot `greedy`: the cheapest lay while one is owed or free of cost, else the end of the turn."""

import jax
import jax.numpy as jnp

from tenback.batch import layout
from tenback.env.arrays import cards
from tenback.env.arrays.lay import gain_of
from tenback.env.arrays.position import INSIDE, Position, pick
from tenback.env.arrays.table import Numbers, Table

FAR, UNASKED = 1 << 30, 1 << 29  # costs more than any lay; more than any on a pile that must be covered
MOVE = (1 << 10) - 1  # the last bits of what is compared are the move: card * 8 + pile


def choose_greedy(table: Table, position: Position) -> jax.Array:
    """Return the code of the move that the bot would make; nobody may ask about a game that is over."""
    scene, piles, best = position.scene, len(table.piles), jnp.int32(FAR)
    owed = scene.turn.uncovered | scene.turn.due
    for pile in table.piles:
        card = _nearest(table, position, pile)
        order = _height(table, position, pile, card) - _height(table, position, pile, scene.tops[pile])
        order += card << 3 | pile
        if table.is_marked:
            order += jnp.where((owed != 0) & (owed >> pile & 1 == 0), UNASKED, 0)
        best = jnp.minimum(best, jnp.where(cards.is_empty(scene.open[pile]), FAR, order))
    lay = ((best & MOVE) >> 3) * piles + (best & 7)
    ends = (position.may_end & ~gain_of(table, scene) & (owed == 0)) | (best == FAR)
    return jnp.where(ends, table.cards * piles, lay)


def _nearest(table: Table, position: Position, pile: int) -> jax.Array:
    """Return the card that costs least on a pile; of two with the same number, the lower one."""
    lays, signs = position.scene.open[pile], table.signs[:, pile]
    up = pick([jnp.int32(sign) for sign in signs], position.scene.turn.seat) > 0 if table.is_sided else signs[0] > 0
    card = jnp.where(up, cards.lowest(lays), cards.highest(lays)) % table.cards
    if not table[layout.TWINS]:
        return card
    alike = tuple(jnp.asarray(table.peers[:, word]).at[card].get(mode=INSIDE) for word in table.words)
    return cards.lowest(cards.both(lays, alike)) % table.cards


def _height(table: Table, position: Position, pile: int, top: jax.Array) -> jax.Array:
    heights: Numbers = table.heights[:, pile]
    at = position.scene.turn.seat * heights.shape[1] + top if table.is_sided else top
    return jnp.asarray(heights.ravel()).at[at].get(mode=INSIDE)
