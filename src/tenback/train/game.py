"""The games of the family as arrays: many played side by side, one card or one end of a turn at each step.

Games by different rules and of different sizes lie side by side, so one compiled program plays them all.
"""

from collections.abc import Sequence
from dataclasses import astuple
from typing import NamedTuple

import jax
import jax.numpy as jnp

from tenback.nets.family import BACK, CARDS, Family
from tenback.nets.inputs import FULL, WORDS, can_lay

NEAR = 3  # cards for each pile that are thought of, the nearest first
LAYS = 4 * NEAR  # candidates; one more is the end of the turn
PILE = jnp.tile(jnp.arange(4), NEAR)
NONE = -1
FAR = 1 << 20
MOST_SEATS, MOST_HELD = 5, 8


class Terms(NamedTuple):
    """By which rules each game is played: a family, field by field, and whether hands lie open."""

    seats: jax.Array
    hand_size: jax.Array
    need: jax.Array
    need_empty: jax.Array
    cap_need: jax.Array
    cap_need_empty: jax.Array
    is_open: jax.Array  # all seats know all hands


class Games(NamedTuple):
    """Positions, one for each game."""

    terms: Terms
    deck: jax.Array  # [game, place]
    drawn: jax.Array  # [game]: cards taken off the deck
    hands: jax.Array  # [game, seat, slot]: a card or none
    depths: jax.Array  # [game, pile]
    gone: jax.Array  # [game, facing, word]: cards that were laid
    laid: jax.Array  # [game]: cards of this turn
    seat: jax.Array  # [game]


class Seen(NamedTuple):
    """Positions as a net is asked about them; the first axes are games and candidates."""

    own: jax.Array  # [..., facing, word]
    unseen: jax.Array  # [..., facing, word]
    following: jax.Array  # [..., facing, word]: what the next seat is known to hold
    later: jax.Array  # [..., facing, word]: and the seats after it
    depths: jax.Array  # [..., pile]
    laid: jax.Array
    deck: jax.Array
    seats: jax.Array


# ---- sets of cards


def bit(card: jax.Array) -> jax.Array:
    """Return [..., word]: the set of one card, empty for none."""
    one = jnp.uint32(1) << (card & 31).astype(jnp.uint32)[..., None]
    return jnp.where((card >> 5)[..., None] == jnp.arange(WORDS), one, jnp.uint32(0))


def mirror(card: jax.Array) -> jax.Array:
    """Return a card's place in the other facing."""
    return jnp.where(card >= 0, CARDS - 1 - card, NONE)


def in_facings(card: jax.Array) -> jax.Array:
    """Return [..., facing, word]: the set of one card."""
    return jnp.stack([bit(card), bit(mirror(card))], -2)


def cards_in(slots: jax.Array) -> jax.Array:
    """Return [..., facing, word]: the cards of hands."""
    return in_facings(slots).sum(-3, dtype=jnp.uint32)


def everything() -> jax.Array:
    """Return the set of all cards."""
    return jnp.array(FULL, jnp.uint32)


def count(cards: jax.Array) -> jax.Array:
    """Return how many cards sets have."""
    return jnp.bitwise_count(cards).sum(-1).astype(jnp.float32)


# ---- play


def mix(tables: Sequence[tuple[Family, bool]], games: int) -> Terms:
    """Return the terms of so many games: each family, with open hands or not, has its share."""
    which = jnp.arange(games) * len(tables) // games
    fields = [[*astuple(family), is_open] for family, is_open in tables]
    return Terms(*(jnp.array(column, jnp.int32)[which] for column in zip(*fields, strict=True)))


def deal(terms: Terms, decks: jax.Array) -> Games:
    """Return games before the first turn."""
    games, each = decks.shape[0], terms.hand_size[:, None, None]
    seat, slot = jnp.arange(MOST_SEATS)[:, None], jnp.arange(MOST_HELD)
    at = jnp.minimum(seat * each + slot, CARDS - 1).reshape(games, -1)
    cards = jnp.take_along_axis(decks, at, 1).astype(jnp.int32).reshape(games, MOST_SEATS, MOST_HELD)
    return Games(
        terms=terms,
        deck=decks,
        drawn=terms.seats * terms.hand_size,
        hands=jnp.where((slot < each) & (seat < terms.seats[:, None, None]), cards, NONE),
        depths=jnp.full((games, 4), NONE, jnp.int32),
        gone=jnp.zeros((games, 2, WORDS), jnp.uint32),
        laid=jnp.zeros(games, jnp.int32),
        seat=jnp.zeros(games, jnp.int32),
    )


def hand_on_turn(games: Games) -> jax.Array:
    """Return [game, slot]."""
    return jnp.take_along_axis(games.hands, games.seat[:, None, None], 1)[:, 0]


def next_seat(games: Games) -> jax.Array:
    """Return [game]: who plays next, the nearest seat that has cards; the same seat if no other has."""
    seat, has_cards = games.seat, (games.hands >= 0).any(-1)
    for step in range(MOST_SEATS, 0, -1):  # the nearest one is written last
        other = (games.seat + step) % games.terms.seats
        seat = jnp.where(jnp.take_along_axis(has_cards, other[:, None], 1)[:, 0], other, seat)
    return seat


def known_hands(games: Games) -> tuple[jax.Array, jax.Array]:
    """Return [game, facing, word] twice: what is known of the next seat's hand, and of the hands after it."""
    held, seats, after = cards_in(games.hands), jnp.arange(MOST_SEATS), next_seat(games)[:, None]
    known = (games.terms.is_open[:, None] > 0) & (seats != games.seat[:, None])
    following, later = (
        jnp.where((known & who)[..., None, None], held, jnp.uint32(0)).sum(1, dtype=jnp.uint32)
        for who in (seats == after, seats != after)
    )
    return following, later


def need(terms: Terms, held: jax.Array, laid: jax.Array, deck: jax.Array) -> jax.Array:
    """Return how many cards a turn asks for (TG-11, TG-13)."""
    most = held + laid
    full, empty = (
        jnp.where(_beside(cap, most) > 0, jnp.minimum(_beside(cards, most), most), _beside(cards, most))
        for cards, cap in ((terms.need, terms.cap_need), (terms.need_empty, terms.cap_need_empty))
    )
    return jnp.where(deck > 0, full, empty)


def _beside(of_games: jax.Array, x: jax.Array) -> jax.Array:
    """Return numbers of games, to be compared with those of their candidates."""
    return of_games.reshape(-1, *[1] * (x.ndim - 1))


def nearest_lays(own: jax.Array, depths: jax.Array) -> jax.Array:
    """Return [..., lay]: for each pile the nearest cards of a hand, the trick first; none where there are fewer."""
    card = own[..., :, None]
    place = jnp.where(jnp.arange(4) < 2, card, CARDS - 1 - card)
    gap = place - depths[..., None, :]
    fits = (card >= 0) & ((gap > 0) | (gap == -BACK))
    order = jnp.where(fits, jnp.maximum(gap, 0) * 128 + card, FAR)
    found = []
    for _ in range(NEAR):
        best = order.min(-2)
        found.append(jnp.where(best < FAR, best & 127, NONE))
        order = jnp.where(order == best[..., None, :], FAR, order)
    return jnp.stack(found, -2).reshape(*depths.shape[:-1], LAYS)


def lay_each(own: jax.Array, depths: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Return the cards that may be laid, and the hands and depths after each of them."""
    card = nearest_lays(own, depths)
    hands = jnp.where(own[..., None, :] == card[..., None], NONE, own[..., None, :])
    place = jnp.where(PILE < 2, card, CARDS - 1 - card)[..., None]
    after = jnp.where((jnp.arange(4) == PILE[:, None]) & (card >= 0)[..., None], place, depths[..., None, :])
    return card, hands, after


def in_facing_order(depths: jax.Array) -> jax.Array:
    """Return [facing, pile, ...] from [..., pile]."""
    return jnp.moveaxis(depths.reshape(*depths.shape[:-1], 2, 2), (-2, -1), (0, 1))


def positions_last(cards: jax.Array) -> jax.Array:
    """Return [facing, word, ...] from [..., facing, word]."""
    return jnp.moveaxis(cards, (-2, -1), (0, 1))


def is_stuck(terms: Terms, seen: Seen, left: jax.Array) -> jax.Array:
    """Say whether a turn owes a card that its hand does not have (TG-20)."""
    own = positions_last(seen.own)
    can: jax.Array = can_lay(own, in_facing_order(seen.depths))
    owed = need(terms, count(seen.own[..., 0, :]), seen.laid, seen.deck)
    return (seen.laid > 0) & (seen.laid < owed) & ~can & (left > 0)


def cannot_begin(games: Games) -> jax.Array:
    """Say whether the seat on turn has no card to lay."""
    can: jax.Array = can_lay(positions_last(cards_in(hand_on_turn(games))), in_facing_order(games.depths))
    return ~can


def pass_on(games: Games, ends: jax.Array) -> Games:
    """Where a turn ends, draw, and let the next seat that has cards play (CO-10, TG-17)."""
    own, deck = hand_on_turn(games), CARDS - games.drawn
    empty = (own < 0) & (jnp.arange(MOST_HELD) < games.terms.hand_size[:, None])
    order = jnp.cumsum(empty, -1) - 1
    takes = empty & (order < deck[:, None]) & ends[:, None]
    at = jnp.minimum(games.drawn[:, None] + order, CARDS - 1)
    filled = jnp.where(takes, jnp.take_along_axis(games.deck, at, 1).astype(jnp.int32), own)
    after = games._replace(drawn=games.drawn + takes.sum(-1), hands=put_hand(games, filled))
    seat, laid = jnp.where(ends, next_seat(after), games.seat), jnp.where(ends, 0, games.laid)
    return after._replace(laid=laid, seat=seat)


def put_hand(games: Games, hand: jax.Array) -> jax.Array:
    """Return all hands, that of the seat on turn replaced."""
    on_turn = jnp.arange(MOST_SEATS) == games.seat[:, None]
    return jnp.where(on_turn[..., None], hand[:, None], games.hands)


def choose_by(mask: jax.Array, new: Games, old: Games) -> Games:
    """Return the new games where the mask says so, else the old."""
    chosen: Games = jax.tree.map(lambda x, y: jnp.where(mask.reshape(-1, *[1] * (x.ndim - 1)), x, y), new, old)
    return chosen
