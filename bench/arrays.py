"""Whole greedy games on whatever device JAX finds: `python -m bench.arrays [GAMES] [RULESET] [PLAYERS]`.

A processor is measured by its own seconds as well, since it may have other things to do.
"""

import sys
from time import perf_counter, process_time

import jax
import jax.numpy as jnp

from tenback.env.arrays import cards
from tenback.env.arrays.game import ArrayGame, make
from tenback.env.arrays.greedy import choose_greedy
from tenback.env.arrays.opening import shuffle
from tenback.env.arrays.position import Position, deal
from tenback.env.arrays.turn import begin, move

TIMES = 3


def play(game: ArrayGame, decks: jax.Array) -> jax.Array:
    """Play a game to its end, and return how many cards were laid."""
    table, piles = game.table, len(game.table.piles)

    def step(position: Position) -> Position:
        code = choose_greedy(table, position)
        card = jnp.minimum(code // piles, table.cards - 1)
        return move(table, position, card, code % piles, code == game.end)

    first = begin(table, deal(table, decks), jnp.int32(0))
    last: Position = jax.lax.while_loop(lambda position: position.ending == 0, step, first)
    left = sum((cards.count(unlaid) for unlaid in last.scene.unlaid), start=jnp.int32(0))
    return table.cards * len(last.scene.unlaid) - left


def main(games: int, ruleset: str, players: int) -> None:
    """Print how long compiling takes, and how many cards are laid in a second."""
    game = make(ruleset, players=players)
    keys = jax.random.split(jax.random.key(1), games)
    decks = jax.jit(jax.vmap(lambda key: shuffle(game.table, key)))(keys).block_until_ready()
    began = perf_counter()
    played = jax.jit(jax.vmap(lambda each: play(game, each))).lower(decks).compile()
    print(f"{jax.devices()[0].device_kind}: compiled in {perf_counter() - began:.1f} s", flush=True)
    for _ in range(TIMES):
        began, worked = perf_counter(), process_time()
        laid = int(played(decks).astype(jnp.float32).sum())
        seconds, work = perf_counter() - began, process_time() - worked
        by_clock, by_core = laid / seconds / 1e6, laid / work / 1e6
        print(
            f"{games:,} games, {laid / games:.1f} cards each: {by_clock:,.2f} M plays/s by the clock,"
            f" {by_core:,.2f} M in a CPU second of this process",
            flush=True,
        )


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else 4096, words[1] if len(words) > 1 else "the-game", int((words[2:] or "2")[0]))
