"""A position of one game, in numbers and sets of cards."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp

from tenback.batch import layout
from tenback.env.arrays import cards
from tenback.env.arrays.cards import Cards
from tenback.env.arrays.table import SHIFTS, WIDTHS, WORD, Table

NOBODY = NOWHERE = -1
INSIDE = "promise_in_bounds"
Value = TypeVar("Value")


class Turn(NamedTuple):
    """The turn under way: what was laid, and what it owes."""

    seat: jax.Array  # -1 before the first turn
    asked: jax.Array  # how many cards it asks for
    laid: jax.Array
    helped: jax.Array
    exactly: jax.Array
    stopped: jax.Array
    lock: jax.Array  # the only pile that may be laid on, or -1
    uncovered: jax.Array  # piles, a bit each
    due: jax.Array


class Scene(NamedTuple):
    """What lies open and in hands: all that a lay changes."""

    hands: tuple[Cards, ...]  # by seat
    unlaid: tuple[Cards, ...]  # by deck: what nobody has laid
    tops: tuple[jax.Array, ...]  # by pile: a card, or the number of cards for the row card
    turn: Turn
    open: tuple[Cards, ...]  # by pile: what the seat on turn may lay there


class Position(NamedTuple):
    """A game, its secrets included."""

    scene: Scene
    decks: jax.Array  # [deck, place]
    places: tuple[jax.Array, ...]  # by deck: how many of its cards are drawn
    may_end: jax.Array
    ending: jax.Array  # 0 while the game goes on
    winners: jax.Array  # a bit each


def pick(values: Sequence[Value], at: jax.Array) -> Value:
    """Return one of a few values, or structures of values."""
    found = values[0]
    for number, value in enumerate(values[1:], 1):
        found = jax.tree.map(lambda new, old, number=number: jnp.where(at == number, new, old), value, found)
    return found


def put(values: tuple[Value, ...], at: jax.Array, value: Value) -> tuple[Value, ...]:
    """Return the values with another one in one place."""
    return tuple(
        jax.tree.map(lambda new, old, number=number: jnp.where(at == number, new, old), value, old)
        for number, old in enumerate(values)
    )


def never() -> jax.Array:
    """Return a truth that does not hold."""
    return jnp.zeros((), bool)


def choose_by(condition: jax.Array, new: Value, old: Value) -> Value:
    """Return a structure of values if something holds, else another one."""
    chosen: Value = jax.tree.map(lambda x, y: jnp.where(condition, x, y), new, old)
    return chosen


def deck_of(table: Table, seat: jax.Array) -> jax.Array:
    """Return which deck a seat draws from."""
    return seat if table[layout.DECKS] > 1 else jnp.zeros_like(seat)


def own_hand(scene: Scene) -> Cards:
    """Return the hand of the seat on turn."""
    return pick(scene.hands, scene.turn.seat)


def has_deck(table: Table, position: Position, seat: jax.Array) -> jax.Array:
    """Say whether a seat has something to draw."""
    return pick(position.places, deck_of(table, seat)) < table.cards


def marks_at(table: Table, pile: int, top: jax.Array) -> jax.Array:
    """Return the marks of a top, all in one number; of a card in hand, take any pile."""
    return jnp.asarray(table.marks[pile]).at[top].get(mode=INSIDE)


def mark(name: str, marks: jax.Array) -> jax.Array:
    """Return one of the marks that stand in a number."""
    found: jax.Array = marks >> getattr(SHIFTS, name) & getattr(WIDTHS, name)
    return found


def showing(table: Table, scene: Scene, name: str) -> jax.Array:
    """Return the piles whose top has this effect, a bit each (EX-5)."""
    piles: jax.Array = jnp.int32(0)
    for pile in table.piles:
        piles |= mark(name, marks_at(table, pile, scene.tops[pile])) << pile
    return piles


def empty_turn(seat: jax.Array) -> Turn:
    """Return the beginning of a turn."""
    none = jnp.int32(0)
    return Turn(seat, none, none, none, none, none, jnp.int32(NOWHERE), none, none)


def deal(table: Table, decks: jax.Array) -> Position:
    """Return a game before its first turn, dealt from decks in this order: [deck, place]."""
    each, words = table[layout.HAND_SIZE], table.words
    whole = tuple(jnp.uint32((1 << min(WORD, table.cards - WORD * word)) - 1) for word in words)
    hands = []
    for seat in range(table.seats):
        deck, first = (seat, 0) if table[layout.DECKS] > 1 else (0, seat * each)
        hand = cards.nothing(words)
        for place in range(first, first + each):
            hand = cards.either(hand, cards.one(decks[deck, place].astype(jnp.int32), words))
        hands.append(hand)
    drawn = each if table[layout.DECKS] > 1 else table.seats * each
    scene = Scene(
        hands=tuple(hands),
        unlaid=(whole,) * table[layout.DECKS],
        tops=tuple(jnp.int32(table.cards) for _ in table.piles),
        turn=empty_turn(jnp.int32(NOBODY)),
        open=tuple(cards.nothing(words) for _ in table.piles),
    )
    places = (jnp.int32(drawn),) * table[layout.DECKS]
    return Position(scene, decks, places, never(), jnp.int32(layout.NONE), jnp.int32(0))
