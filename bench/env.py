"""Environments on one core, each beside what others offer, in one run: `python -m bench.env`.

Hanabi is measured where `shimmy` and `pygame-ce` are installed, EnvPool's Blackjack where `envpool` is.
"""

import os
import random
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel

import tenback.env.spiel  # noqa: F401 - it registers the names
from bench.bench_batch import best_rate, step_rate
from tenback.env.aec import GameAEC
from tenback.env.vector import GamesEnv
from tenback.rules import find_ruleset

GAMES, STEPS, DECISIONS = 1024, 200, 5_000
ILLEGAL_ENDS = 0  # a code for games that are over: NEXT_STEP ignores it


def vector_rate(**given: Any) -> float:
    """Return steps a second with masks, rows and new deals; choosing is not on the clock."""
    games = GamesEnv(GAMES, **given)
    games.reset(seed=1)
    seconds = 0.0
    for _ in range(STEPS):
        codes = np.maximum(games._batch.suggest("uniform"), ILLEGAL_ENDS)  # noqa: SLF001 - any legal code of each game, off the clock
        began = process_time()
        games.step(codes)
        seconds += process_time() - began
    return GAMES * STEPS / seconds


def sync_rate() -> float:
    """Return steps a second of Gymnasium's own vector form of our single game."""
    games = gymnasium.make_vec("tenback/TheGame-v0", num_envs=64, vectorization_mode="sync")
    chance = np.random.default_rng(1)
    _, info = games.reset(seed=1)
    seconds = 0.0
    for _ in range(40):
        codes = np.array([_any(mask, chance) for mask in info["action_mask"]])
        began = process_time()
        _, _, _, _, info = games.step(codes)
        seconds += process_time() - began
    return 64 * 40 / seconds


def agents(game: Any, decisions: int = DECISIONS) -> int:
    """Play random games by PettingZoo's loop."""
    chance, done = np.random.default_rng(1), 0
    while done < decisions:
        game.reset(seed=done)
        for _ in game.agent_iter():
            row, _, over, cut, info = game.last()
            mask = row["action_mask"] if isinstance(row, dict) else info.get("action_mask")
            game.step(None if over or cut else _any(mask, chance))
            done += 1
    return done


def simulations(name: str, decisions: int = DECISIONS) -> int:
    """Play random games by OpenSpiel's loop; chance is played, but only decisions are counted."""
    game, chance, done = pyspiel.load_game(name), random.Random(1), 0  # noqa: S311 - any line will do
    while done < decisions:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            done += 1
    return done


def _any(mask: Any, chance: np.random.Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(chance.random() * len(legal))]) if len(legal) else 0


def _anchor(what: str, needs: tuple[str, ...], measure: Callable[[], float]) -> None:
    """Print the figure of somebody else's environment, where it is installed."""
    try:
        for module in needs:
            import_module(module)
    except ImportError as error:
        print(f"  {what:<58} not measured: {error}")
        return
    print(f"  {what:<58} {measure():>11,.0f}")


def _blackjack() -> float:
    """Return steps a second of EnvPool's Blackjack, in batches of the same size."""
    games = import_module("envpool").make("Blackjack-v1", env_type="gymnasium", num_envs=GAMES, num_threads=1)
    games.reset()
    codes = np.ones(GAMES, np.int32)

    def steps() -> int:
        for _ in range(50):
            games.step(codes)
        return 50 * GAMES

    return best_rate(steps)


def main() -> None:
    """Print the figures."""
    print(f"environments, one core, load average {os.getloadavg()[0]:.1f}; each line is a rate a second of CPU time")
    rules = find_ruleset("the-game")
    print(f"  {'the batch itself, step alone':<58} {step_rate(rules, 2, steps=STEPS):>11,.0f}")
    for mode in ("NextStep", "SameStep"):
        for copy in (False, True):
            rate = max(vector_rate(autoreset_mode=mode, copy=copy) for _ in range(3))
            print(f"  {f'Gymnasium vector, {GAMES} games, {mode}, copy={copy}':<58} {rate:>11,.0f}")
    print(f"  {'Gymnasium vector, greedy partner':<58} {vector_rate(partners='greedy', copy=False):>11,.0f}")
    print(f"  {'the same games by SyncVectorEnv of 64':<58} {sync_rate():>11,.0f}")
    _anchor("EnvPool Blackjack", ("envpool",), _blackjack)
    print(f"  {'PettingZoo, The Game, raw':<58} {best_rate(lambda: agents(GameAEC())):>11,.0f}")
    ours = pettingzoo.make("aec", "tenback/TheGame-v0")
    print(f"  {'PettingZoo, The Game, usual wrappers':<58} {best_rate(lambda: agents(ours)):>11,.0f}")
    hanabi = ("shimmy", "pygame")
    _anchor(
        "PettingZoo, Hanabi v5, usual wrappers",
        hanabi,
        lambda: best_rate(lambda: agents(pettingzoo.make("aec", "classic/hanabi_v5"), 1000)),
    )
    print(f"  {'OpenSpiel, The Game':<58} {best_rate(lambda: simulations('tenback_the_game_v0')):>11,.0f}")
    import_module("open_spiel.python.games.kuhn_poker")
    print(f"  {'OpenSpiel, Kuhn poker in Python':<58} {best_rate(lambda: simulations('python_kuhn_poker')):>11,.0f}")


if __name__ == "__main__":
    main()
