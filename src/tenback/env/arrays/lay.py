"""Lays: what may be laid, and what a card does when it is."""

from collections.abc import Sequence

import jax
import jax.numpy as jnp

from tenback.batch import layout
from tenback.env.arrays import cards
from tenback.env.arrays.cards import Cards
from tenback.env.arrays.position import (
    INSIDE,
    NOWHERE,
    Scene,
    choose_by,
    deck_of,
    mark,
    marks_at,
    own_hand,
    pick,
    put,
    showing,
)
from tenback.env.arrays.table import Marks, Table, Words


def fill_open(table: Table, scene: Scene) -> Scene:
    """Find every lay open to the seat on turn."""
    hand = own_hand(scene)
    fitting = [cards.both(fitting_on(table, table.fits, scene, pile), hand) for pile in table.piles]
    if table.is_sided:
        fitting = _shut_helping(table, scene, hand, fitting)
    if table.is_marked:
        fitting = _shut_commanded(table, scene, fitting)
    return scene._replace(open=tuple(fitting))


def fitting_on(table: Table, sets: Words, scene: Scene, pile: int) -> Cards:
    """Return the set that a list by seat, pile and top has for a pile as it lies."""
    return fitting_under(table, sets, scene, pile, scene.tops[pile])


def fitting_under(table: Table, sets: Words, scene: Scene, pile: int, top: jax.Array) -> Cards:
    """Return the set for a pile under another top; with shared piles all seats are as one, and tricks may be barred."""
    seats, tops = (table.seats, sets.shape[3]) if table.is_sided else (1, sets.shape[3])
    at = scene.turn.seat * tops + top if table.is_sided else top
    if table.is_marked:
        at += jnp.where(showing(table, scene, "bars") != 0, seats * tops, 0)  # EX-13
    lists = sets[:, :seats, pile].reshape(-1, sets.shape[-1])
    return tuple(jnp.asarray(lists[:, word]).at[at].get(mode=INSIDE) for word in table.words)


def others_piles(table: Table, seat: jax.Array) -> jax.Array:
    """Return the piles of others, a bit each."""
    piles: jax.Array = pick([jnp.int32(theirs) for theirs in table.theirs], seat)
    return piles


def _shut_helping(table: Table, scene: Scene, hand: Cards, fitting: Sequence[Cards]) -> list[Cards]:
    """Close others' piles: one card per turn may go there, and never alone (F2F-9, F2F-11)."""
    turn = scene.turn
    shut = (turn.helped != 0) | ((cards.count(hand) == 1) & (turn.laid == 0))
    theirs = others_piles(table, turn.seat)
    return [cards.only_if(~(shut & (theirs >> pile & 1 != 0)), lays) for pile, lays in enumerate(fitting)]


def _shut_commanded(table: Table, scene: Scene, fitting: Sequence[Cards]) -> list[Cards]:
    """Take away the lays that commands forbid (EX-7, EX-20)."""
    lock, left = scene.turn.lock, []
    for pile, lays in enumerate(fitting):
        allowed = cards.only_if((lock == NOWHERE) | (lock == pile), lays)
        for marks, alike in _special(table):
            broken = _breaches(scene, marks, pile)
            allowed = cards.without(allowed, cards.only_if(broken, alike))
        left.append(allowed)
    return left


def _special(table: Table) -> list[tuple[Marks, Cards]]:
    """Return the cards whose lay may break a command, those with the same effects together."""
    kinds: dict[Marks, list[int]] = {}
    for card in range(table.cards):
        marks = table.marks_of(card)
        if marks.stops or marks.exact:
            kinds.setdefault(marks, []).append(card)
    return [(marks, _constant(table, alike)) for marks, alike in kinds.items()]


def _constant(table: Table, alike: Sequence[int]) -> Cards:
    bits = sum(1 << card for card in alike)
    return tuple(jnp.uint32(bits >> cards.WORD * word & 0xFFFF_FFFF) for word in table.words)


def _breaches(scene: Scene, marks: Marks, pile: int) -> jax.Array:
    """Say whether laying a card with these effects would itself break a command (EX-7)."""
    turn, others = scene.turn, ~(1 << pile)
    laid, exactly = turn.laid + 1, jnp.maximum(turn.exactly, marks.exact)
    broken = (exactly != 0) & (laid > exactly)  # EX-17
    if not marks.stops:
        return broken
    uncovered = (turn.uncovered & others != 0) | bool(marks.covers)
    short = (exactly != 0) & (exactly != laid)
    return broken | uncovered | short | (turn.due & others != 0)  # EX-15, EX-16, EX-27


def put_down(table: Table, scene: Scene, card: jax.Array, pile: jax.Array, is_lay: jax.Array) -> Scene:
    """Lay a card, if one is laid, before anything else is judged."""
    turn, laid = scene.turn, cards.only_if(is_lay, cards.one(card, table.words))
    deck, theirs = deck_of(table, turn.seat), others_piles(table, turn.seat) >> pile & is_lay
    place = jnp.where(is_lay, pile, NOWHERE)
    after = scene._replace(
        hands=_fewer(scene.hands, turn.seat, laid),
        unlaid=_fewer(scene.unlaid, deck, laid),
        tops=put(scene.tops, place, card),
        turn=turn._replace(laid=turn.laid + is_lay, helped=turn.helped | theirs),
    )
    return _obey(table, scene, after, card, place) if table.is_marked else after


def _fewer(sets: tuple[Cards, ...], at: jax.Array, laid: Cards) -> tuple[Cards, ...]:
    """Return some sets, one of them without what is laid."""
    if len(sets) == 1:
        return (cards.without(sets[0], laid),)
    return tuple(cards.without(one, cards.only_if(at == number, laid)) for number, one in enumerate(sets))


def _obey(table: Table, before: Scene, after: Scene, card: jax.Array, pile: jax.Array) -> Scene:
    """Note what the card does besides being a number (EX-6); a pile that is nowhere changes nothing."""
    marks, turn, is_lay = marks_at(table, 0, card), after.turn, pile != NOWHERE
    here = jnp.where(is_lay, jnp.int32(1) << jnp.maximum(pile, 0), 0)
    bound = (mark("binds", marks) != 0) | (showing(table, before, "binds") != 0)
    lock = jnp.where(bound, pile, turn.lock)
    if not table[layout.LOCK_LASTS]:
        lock = jnp.where(showing(table, after, "binds") == 0, NOWHERE, lock)
    obeyed = turn._replace(
        exactly=jnp.maximum(turn.exactly, mark("exact", marks)),
        stopped=mark("stops", marks),
        due=turn.due & ~here,
        uncovered=turn.uncovered & ~here | mark("covers", marks) * here,
        lock=lock,
    )
    return after._replace(turn=choose_by(is_lay, obeyed, turn))


def gain_of(table: Table, scene: Scene) -> jax.Array:
    """Say whether a card may be laid that is better than free."""
    gains = cards.nothing(table.words)
    for pile in table.piles:
        gains = cards.either(gains, cards.both(scene.open[pile], fitting_on(table, table.back, scene, pile)))
    return ~cards.is_empty(gains)


def fitting_cards(scene: Scene) -> Cards:
    """Return the cards that may be laid somewhere."""
    found = scene.open[0]
    for lays in scene.open[1:]:
        found = cards.either(found, lays)
    return found
