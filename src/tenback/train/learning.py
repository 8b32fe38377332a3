"""Learning: temporal differences over games that the net plays itself, and a running mean that plays them."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from tenback.nets.family import CARDS
from tenback.train.deals import shuffle_decks
from tenback.train.game import Games, Seen, choose_by, deal
from tenback.train.net import Nets, inputs_of, logits, show_seen
from tenback.train.policy import Care, decide, follow, outcome

TRACE = 0.9  # how much of what came later counts against what was expected next
MEAN_DECAY, WARM_UP = 0.999, 9
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # of Adam


class Settings(NamedTuple):
    """What stays the same during a run; each is part of the compiled program."""

    steps: int  # of each game between two rounds of learning
    batch: int
    acting: str  # the net that plays
    wide: int


class Learner(NamedTuple):
    """What is learnt, and what learning remembers."""

    nets: Nets
    mean: Nets  # the running mean, which plays and is kept
    first: Nets
    second: Nets
    updates: jax.Array


class Moment(NamedTuple):
    """A step of every game."""

    seen: Seen
    chances: jax.Array
    done: jax.Array
    outcome: jax.Array


def new_learner(nets: Nets) -> Learner:
    """Return a learner before its first round."""
    zeros = jax.tree.map(jnp.zeros_like, nets)
    return Learner(nets, jax.tree.map(jnp.copy, nets), zeros, jax.tree.map(jnp.copy, zeros), jnp.zeros(()))


@partial(jax.jit, static_argnums=0, donate_argnums=(1, 2))
def learn_round(
    settings: Settings, learner: Learner, games: Games, key: jax.Array, slight: jax.Array, rate: jax.Array
) -> tuple[Learner, Games, dict[str, jax.Array]]:
    """Play on for some steps, then learn from every one of them once, in any order.

    Also return how many games ended in each place, how many of them were won, and how many cards they left.
    """
    play_key, learn_key = jax.random.split(key)
    games, moments = _play_on(settings, learner.mean, games, play_key, slight)
    learner, losses = _learn_from(settings, learner, moments, learn_key, rate)
    won = (moments.done * moments.outcome[..., 0]).sum(0)
    left = (moments.done * moments.outcome[..., 3]).sum(0) * CARDS
    return learner, games, {"games": moments.done.sum(0), "won": won, "left": left, **losses}


def _play_on(settings: Settings, nets: Nets, games: Games, key: jax.Array, slight: jax.Array) -> tuple[Games, Moment]:
    deals, facings = jax.random.split(key)
    pool = shuffle_decks(deals, games.drawn.shape[0])

    def step(games: Games, x: tuple[jax.Array, jax.Array]) -> tuple[Games, Moment]:
        number, facing = x
        made = decide(nets[settings.acting], games, Care(slight, facing, settings.wide))
        after, done = follow(games, made)
        fresh = deal(games.terms, jnp.roll(pool, 7 * number + 1, 0))
        return choose_by(done, fresh, after), Moment(made.seen, made.chances, done, outcome(made.left))

    looks = jax.random.bernoulli(facings, 0.5, (settings.steps,)).astype(jnp.int32)
    return lax.scan(step, games, (jnp.arange(settings.steps), looks))


def targets(moments: Moment) -> jax.Array:
    """Return [step, game, head]: what a position turned out to be worth, for all steps but the last."""

    def back(carry: tuple[jax.Array, jax.Array], now: tuple[jax.Array, ...]) -> tuple[tuple[jax.Array, ...], jax.Array]:
        later, expected = carry
        answers, done, end = now
        found = jnp.where(done[:, None], end, (1 - TRACE) * expected + TRACE * later)
        return (found, answers), found

    last = moments.chances[-1]
    steps = moments.chances[:-1], moments.done[:-1], moments.outcome[:-1]
    return lax.scan(back, (last, last), steps, reverse=True)[1]  # type: ignore[arg-type]


def _learn_from(
    settings: Settings, learner: Learner, moments: Moment, key: jax.Array, rate: jax.Array
) -> tuple[Learner, dict[str, jax.Array]]:
    seen, wanted = jax.tree.map(lambda x: x[:-1].reshape(-1, *x.shape[2:]), moments.seen), targets(moments)
    wanted = wanted.reshape(-1, wanted.shape[-1])
    batches = wanted.shape[0] // settings.batch
    order = jax.random.permutation(key, wanted.shape[0])[: batches * settings.batch].reshape(batches, settings.batch)

    def one(learner: Learner, x: tuple[jax.Array, jax.Array]) -> tuple[Learner, dict[str, jax.Array]]:
        which, facings = x
        part = jax.tree.map(lambda y: y[which], seen)
        (_, losses), slopes = jax.value_and_grad(_loss, has_aux=True)(learner.nets, part, wanted[which], facings)
        return _update(learner, slopes, rate), losses

    learner, losses = lax.scan(one, learner, (order, jax.random.split(key, batches)))
    return learner, {f"loss {name}": loss.mean() for name, loss in losses.items()}


def _loss(nets: Nets, seen: Seen, wanted: jax.Array, key: jax.Array) -> tuple[jax.Array, dict[str, jax.Array]]:
    facings = jax.random.bernoulli(key, 0.5, seen.laid.shape).astype(jnp.int32)
    inputs = max(map(inputs_of, nets.values()))
    shown = lax.stop_gradient(show_seen(seen, facings, inputs))
    losses = {name: _cross_entropy(logits(layers, shown, jnp.bfloat16), wanted.T) for name, layers in nets.items()}
    return sum(losses.values(), jnp.zeros(())), losses


def _cross_entropy(found: jax.Array, wanted: jax.Array) -> jax.Array:
    return (jnp.maximum(found, 0) - found * wanted + jnp.log1p(jnp.exp(-jnp.abs(found)))).mean()


def _update(learner: Learner, slopes: Nets, rate: jax.Array) -> Learner:
    """Take a step of Adam, and let the running mean follow."""
    updates = learner.updates + 1
    first = jax.tree.map(lambda m, g: FIRST * m + (1 - FIRST) * g, learner.first, slopes)
    second = jax.tree.map(lambda v, g: SECOND * v + (1 - SECOND) * g * g, learner.second, slopes)
    nets = jax.tree.map(
        lambda p, m, v: p - rate * (m / (1 - FIRST**updates)) / (jnp.sqrt(v / (1 - SECOND**updates)) + TINY),
        learner.nets,
        first,
        second,
    )
    decay = jnp.minimum(MEAN_DECAY, updates / (updates + WARM_UP))
    mean = jax.tree.map(lambda e, p: decay * e + (1 - decay) * p, learner.mean, nets)
    return Learner(nets, mean, first, second, updates)
