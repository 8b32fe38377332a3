"""What the seat on turn sees and may do, as rows; and what it cannot see, dealt anew."""

import jax
import jax.numpy as jnp

from tenback.batch import layout
from tenback.env.arrays import cards
from tenback.env.arrays.cards import Cards
from tenback.env.arrays.position import Position, deck_of, own_hand
from tenback.env.arrays.table import Table


def mask_of(table: Table, position: Position) -> jax.Array:
    """Return which codes are legal; all of them once the game is over, so that nobody divides by zero."""
    lays = jnp.stack([cards.spread(lays, table.cards) for lays in position.scene.open], -1).ravel() != 0
    return jnp.append(lays, position.may_end) | (position.ending != layout.NONE)


def row_of(table: Table, position: Position) -> jax.Array:
    """Return what the seat on turn knows, in the layout of `observation_layout`."""
    scene, turn = position.scene, position.scene.turn
    piles, around = jnp.arange(len(table.piles)), (turn.seat + jnp.arange(table.seats)) % table.seats
    decks = jnp.roll(jnp.arange(table[layout.DECKS]), -deck_of(table, turn.seat))
    unlaid = jnp.stack([cards.spread(one, table.cards) for one in scene.unlaid])[decks]
    sizes = jnp.stack([cards.count(hand) for hand in scene.hands])[around]
    parts = [
        cards.spread(own_hand(scene), table.cards),
        unlaid.ravel(),
        jnp.stack(scene.tops),
        turn.uncovered >> piles & 1,
        turn.due >> piles & 1,
        sizes,
        table.cards - jnp.stack(position.places)[decks],
        jnp.stack([turn.seat + 1, turn.laid, turn.asked, turn.helped, turn.exactly, turn.lock + 1]),
    ]
    return jnp.concatenate([part.astype(jnp.uint8) for part in parts])


def deal_anew(table: Table, position: Position, key: jax.Array) -> Position:
    """Return a position that looks the same to the seat on turn: what it cannot see lies in another order."""
    scene, decks, hands = position.scene, [], list(position.scene.hands)
    for deck, random in enumerate(jax.random.split(key, table[layout.DECKS])):
        holders = [deck] if table[layout.DECKS] > 1 else [*range(table.seats)]
        order = _shuffled(table, _unseen(table, position, deck), random)
        for seat in holders:
            is_own, size = scene.turn.seat == seat, cards.count(scene.hands[seat])
            dealt = _first(table, order, size)
            hands[seat] = cards.choose(is_own, scene.hands[seat], dealt)
            order = jnp.where(is_own, order, jnp.roll(order, -size))
        decks.append(jnp.roll(order, position.places[deck]))
    return position._replace(scene=scene._replace(hands=tuple(hands)), decks=jnp.stack(decks).astype(jnp.uint8))


def _unseen(table: Table, position: Position, deck: int) -> Cards:
    is_own = deck_of(table, position.scene.turn.seat) == deck
    return cards.without(position.scene.unlaid[deck], cards.only_if(is_own, own_hand(position.scene)))


def _shuffled(table: Table, unseen: Cards, key: jax.Array) -> jax.Array:
    """Return all cards: those unseen first, in any order."""
    seen = cards.spread(unseen, table.cards) == 0
    return jnp.argsort(jax.random.uniform(key, (table.cards,)) + seen)


def _first(table: Table, order: jax.Array, number: jax.Array) -> Cards:
    """Return the set of the first so many cards."""
    found = cards.nothing(table.words)
    for place in range(table[layout.HAND_SIZE]):
        found = cards.either(found, cards.only_if(place < number, cards.one(order[place], table.words)))
    return found
