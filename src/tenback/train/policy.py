"""How games are played while nets learn: the card, or the end of the turn, that the net thinks best."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from tenback.nets.family import CARDS, Family
from tenback.nets.shape import FEW, SOME
from tenback.train.game import (
    LAYS,
    NONE,
    Games,
    Seen,
    cannot_begin,
    cards_in,
    count,
    everything,
    hand_on_turn,
    in_facings,
    is_stuck,
    lay_each,
    need,
    pass_on,
    put_hand,
)
from tenback.train.net import Layers, chances

NEVER = -9.0  # worse than any chance


class Judged(NamedTuple):
    """Positions and what is thought of them."""

    seen: Seen
    chances: jax.Array  # [..., head]; known where the rules say how it ends
    over: jax.Array
    left: jax.Array


class Decision(NamedTuple):
    """What each game does next."""

    ends: jax.Array
    card: jax.Array  # laid, or none
    hand: jax.Array  # after it
    seen: Seen  # the position after it
    chances: jax.Array
    over: jax.Array
    left: jax.Array
    lost: jax.Array  # there was nothing to do


class Care(NamedTuple):
    """How much a policy thinks."""

    slight: jax.Array | float  # how much the other answers count beside the chance to win
    facing: int | jax.Array
    wide: int = 0  # cards for which the card after next is thought of too


def outcome(left: jax.Array) -> jax.Array:
    """Return [..., head]: the answers, once it is known how many cards are left."""
    return jnp.stack([left == 0, left <= FEW, left <= SOME, left / CARDS], -1).astype(jnp.float32)


def utility(answers: jax.Array, slight: jax.Array | float) -> jax.Array:
    """Return what the answers are worth: above all the chance to win."""
    won, few, some, share = (answers[..., head] for head in range(answers.shape[-1]))
    return won + slight * (few + some + 2 * (1 - share))


def judge(family: Family, layers: Layers, seen: Seen, facing: int | jax.Array) -> Judged:
    """Ask the rules first, then the net."""
    left = count(seen.own[..., 0, :]) + count(seen.unseen[..., 0, :])
    over = (left == 0) | is_stuck(family, seen, left)
    answers = jnp.where(over[..., None], outcome(left), chances(layers, seen, facing))
    return Judged(seen, answers, over, left)


class Options(NamedTuple):
    """Every lay that is thought of, and last the end of the turn: [..., option]."""

    card: jax.Array
    hand: jax.Array
    seen: Seen
    legal: jax.Array


def options(family: Family, hand: jax.Array, unseen: jax.Array, turn: Seen) -> Options:
    """Return what can be done from positions; `turn` has their depths, laid cards and decks."""
    card, hands, depths = lay_each(hand, turn.depths)
    card = _join(card, jnp.full(card.shape[:-1], NONE))
    hands, depths = _join(hands, hand, inner=1), _join(depths, turn.depths, inner=1)
    laid = _join(jnp.broadcast_to(turn.laid[..., None] + 1, (*turn.laid.shape, LAYS)), jnp.zeros_like(turn.laid))
    own = turn.own[..., None, :, :] & ~in_facings(card)
    held = (hand >= 0).sum(-1)
    may_end = (turn.laid >= need(family, held, turn.laid, turn.deck)) | (held == 0)
    seen = Seen(
        own=own,
        unseen=jnp.broadcast_to(unseen[..., None, :, :], own.shape),
        depths=depths,
        laid=laid,
        deck=jnp.broadcast_to(turn.deck[..., None], laid.shape),
    )
    return Options(card, hands, seen, _join(card[..., :LAYS] >= 0, may_end))


def decide(family: Family, layers: Layers, games: Games, care: Care) -> Decision:
    """Choose the best option of every game."""
    hand, deck = hand_on_turn(games), CARDS - games.drawn
    own = cards_in(hand)
    unseen = everything() & ~games.gone & ~own
    turn = Seen(own, unseen, games.depths, games.laid, deck)
    able = options(family, hand, unseen, turn)
    judged = judge(family, layers, able.seen, care.facing)
    worth = jnp.where(able.legal, utility(judged.chances, care.slight), NEVER)
    answers = judged.chances
    if care.wide:
        worth, answers = _look_further(family, layers, care, able, judged, worth)
    best = worth.argmax(-1)
    lost = ~able.legal.any(-1)

    def pick(x: jax.Array) -> jax.Array:
        return take(x, best[:, None])[:, 0]

    left = jnp.where(lost, count(own[:, 0]) + count(unseen[:, 0]), pick(judged.left))
    return Decision(
        ends=(best == LAYS) & ~lost,
        card=pick(able.card),
        hand=pick(able.hand),
        seen=jax.tree.map(pick, able.seen),
        chances=pick(answers),
        over=pick(judged.over) | lost,
        left=left,
        lost=lost,
    )


def _look_further(
    family: Family, layers: Layers, care: Care, able: Options, judged: Judged, worth: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Judge the best lays by what can follow them in the same turn; lays that are not looked at are not chosen."""
    open_lays = jnp.where(judged.over[..., :LAYS], NEVER, worth[..., :LAYS])
    at = jnp.argsort(-open_lays, -1)[:, : care.wide]
    turn = jax.tree.map(lambda x: take(x, at), able.seen)
    then = options(family, take(able.hand, at), turn.unseen, turn)
    found = judge(family, layers, then.seen, care.facing)
    value = jnp.where(then.legal, utility(found.chances, care.slight), NEVER)
    best = value.argmax(-1)
    reached = jnp.take_along_axis(found.chances, best[..., None, None], 2)[:, :, 0]
    value = jnp.where(take(open_lays, at) > NEVER, value.max(-1), NEVER)
    kept = jnp.where(judged.over, worth, NEVER).at[..., LAYS].set(worth[..., LAYS])
    games = jnp.arange(worth.shape[0])[:, None]
    answers = judged.chances.at[games, at].set(jnp.where((value > NEVER)[..., None], reached, take(judged.chances, at)))
    return kept.at[games, at].max(value), answers


def follow(family: Family, games: Games, decision: Decision) -> tuple[Games, jax.Array]:
    """Return the games after their decisions, and which are over."""
    lays = ~decision.ends & ~decision.lost
    laid = jnp.where(lays[:, None, None], in_facings(decision.card), jnp.uint32(0))
    after = games._replace(
        hands=put_hand(family, games, decision.hand),
        depths=decision.seen.depths,
        gone=games.gone | laid,
        laid=games.laid + lays,
    )
    after = pass_on(family, after, decision.ends)
    return after, decision.over | (decision.ends & cannot_begin(after))


def take(x: jax.Array, at: jax.Array) -> jax.Array:
    """Return [game, choice, ...]: some options of each game."""
    return jnp.take_along_axis(x, at.reshape(*at.shape, *[1] * (x.ndim - 2)), 1)


def _join(lays: jax.Array, end: jax.Array, *, inner: int = 0) -> jax.Array:
    """Return the options; so many axes stand behind theirs."""
    return jnp.concatenate([lays, jnp.expand_dims(end, -1 - inner)], -1 - inner)
