"""How games are played while nets learn: the card, or the end of the turn, that the net thinks best."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

from tenback.nets.family import CARDS
from tenback.nets.shape import FEW, SOME
from tenback.train.game import (
    LAYS,
    NONE,
    Games,
    Seen,
    Terms,
    cannot_begin,
    cards_in,
    count,
    everything,
    hand_on_turn,
    in_facings,
    is_stuck,
    known_hands,
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


def judge(terms: Terms, layers: Layers, seen: Seen, facing: int | jax.Array) -> Judged:
    """Ask the rules first, then the net."""
    left = count(seen.own[..., 0, :]) + count(seen.unseen[..., 0, :])
    over = (left == 0) | is_stuck(terms, seen, left)
    answers = jnp.where(over[..., None], outcome(left), chances(layers, seen, facing))
    return Judged(seen, answers, over, left)


class Options(NamedTuple):
    """Every lay that is thought of, and last the end of the turn: [..., option]."""

    card: jax.Array
    hand: jax.Array
    seen: Seen
    legal: jax.Array


def options(terms: Terms, hand: jax.Array, turn: Seen) -> Options:
    """Return what can be done from positions."""
    card, hands, depths = lay_each(hand, turn.depths)
    card = _join(card, jnp.full(card.shape[:-1], NONE))
    hands, depths = _join(hands, hand, inner=1), _join(depths, turn.depths, inner=1)
    laid = _join(jnp.broadcast_to(turn.laid[..., None] + 1, (*turn.laid.shape, LAYS)), jnp.zeros_like(turn.laid))
    held = (hand >= 0).sum(-1)
    may_end = (turn.laid >= need(terms, held, turn.laid, turn.deck)) | (held == 0)
    same = jax.tree.map(lambda x: _repeat(x, turn.laid.ndim), turn)
    seen = same._replace(own=same.own & ~in_facings(card), depths=depths, laid=laid)
    return Options(card, hands, seen, _join(card[..., :LAYS] >= 0, may_end))


def look(games: Games) -> Seen:
    """Return what the seat on turn knows."""
    own = cards_in(hand_on_turn(games))
    unseen = everything() & ~games.gone & ~own
    terms = games.terms
    return Seen(own, unseen, *known_hands(games), games.depths, games.laid, CARDS - games.drawn, terms.seats)


def decide(layers: Layers, games: Games, care: Care) -> Decision:
    """Choose the best option of every game."""
    hand, turn = hand_on_turn(games), look(games)
    own, unseen = turn.own, turn.unseen
    able = options(games.terms, hand, turn)
    judged = judge(games.terms, layers, able.seen, care.facing)
    worth = jnp.where(able.legal, utility(judged.chances, care.slight), NEVER)
    answers = judged.chances
    if care.wide:
        worth, answers = _look_further(games.terms, layers, care, able, judged, worth)
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
    terms: Terms, layers: Layers, care: Care, able: Options, judged: Judged, worth: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Judge the best lays by what can follow them in the same turn; lays that are not looked at are not chosen."""
    open_lays = jnp.where(judged.over[..., :LAYS], NEVER, worth[..., :LAYS])
    at = jnp.argsort(-open_lays, -1)[:, : care.wide]
    turn = jax.tree.map(lambda x: take(x, at), able.seen)
    then = options(terms, take(able.hand, at), turn)
    found = judge(terms, layers, then.seen, care.facing)
    value = jnp.where(then.legal, utility(found.chances, care.slight), NEVER)
    best = value.argmax(-1)
    reached = jnp.take_along_axis(found.chances, best[..., None, None], 2)[:, :, 0]
    value = jnp.where(take(open_lays, at) > NEVER, value.max(-1), NEVER)
    kept = jnp.where(judged.over, worth, NEVER).at[..., LAYS].set(worth[..., LAYS])
    games = jnp.arange(worth.shape[0])[:, None]
    answers = judged.chances.at[games, at].set(jnp.where((value > NEVER)[..., None], reached, take(judged.chances, at)))
    return kept.at[games, at].max(value), answers


def follow(games: Games, decision: Decision) -> tuple[Games, jax.Array]:
    """Return the games after their decisions, and which are over."""
    lays = ~decision.ends & ~decision.lost
    laid = jnp.where(lays[:, None, None], in_facings(decision.card), jnp.uint32(0))
    after = games._replace(
        hands=put_hand(games, decision.hand),
        depths=decision.seen.depths,
        gone=games.gone | laid,
        laid=games.laid + lays,
    )
    after = pass_on(after, decision.ends)
    return after, decision.over | (decision.ends & cannot_begin(after))


def take(x: jax.Array, at: jax.Array) -> jax.Array:
    """Return [game, choice, ...]: some options of each game."""
    return jnp.take_along_axis(x, at.reshape(*at.shape, *[1] * (x.ndim - 2)), 1)


def _repeat(x: jax.Array, axis: int) -> jax.Array:
    """Return the same for every option."""
    return jnp.repeat(jnp.expand_dims(x, axis), LAYS + 1, axis)


def _join(lays: jax.Array, end: jax.Array, *, inner: int = 0) -> jax.Array:
    """Return the options; so many axes stand behind theirs."""
    return jnp.concatenate([lays, jnp.expand_dims(end, -1 - inner)], -1 - inner)
