"""Environments on one core, each beside what others offer, in one run: `python -m bench.env`.

Hanabi is measured where `shimmy` and `pygame-ce` are installed, EnvPool's Blackjack where `envpool` is.
"""

import os
import random
from collections.abc import Callable
from functools import partial
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


def vector_rate(*, steps: int = STEPS, **given: Any) -> float:
    """Return steps a second with masks, rows and new deals; choosing is not on the clock."""
    games, chance = GamesEnv(GAMES, **given), np.random.default_rng(1)
    silence = games._batch.codes.end + 1  # noqa: SLF001 - the first code of those who speak
    _, info = games.reset(seed=1)
    seconds = 0.0
    for _ in range(steps):
        codes = np.maximum(games._batch.suggest("uniform"), ILLEGAL_ENDS)  # noqa: SLF001 - any legal code of each game, off the clock
        asked = np.flatnonzero(info["action_mask"][:, silence:].any(axis=1))
        codes[asked] = [_any(mask, chance) for mask in info["action_mask"][asked]]
        began = process_time()
        _, _, _, _, info = games.step(codes)
        seconds += process_time() - began
    return GAMES * steps / seconds


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


def _measure(needs: tuple[str, ...], measure: Callable[[], float]) -> float | None:
    """Return the figure of somebody else's environment, where it is installed; say so where it is not."""
    try:
        for module in needs:
            import_module(module)
    except ImportError as error:
        print(f"  an anchor is not measured: {error}")
        return None
    return measure()


def _hanabi() -> Any:
    return pettingzoo.make("aec", "classic/hanabi_v5")


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


def _show(what: str, rate: float, beside: float | None = None, anchor: str = "") -> None:
    """Print a rate, and how many times as fast it is as something else in the same run."""
    ratio = f"  {rate / beside:7.2f} x {anchor}" if beside else ""
    print(f"  {what:<58} {rate:>11,.0f}{ratio}")


def _vector() -> None:
    batch, blackjack = step_rate(find_ruleset("the-game"), 2, steps=STEPS), _measure(("envpool",), _blackjack)
    _show("the batch itself, step alone", batch)
    for mode in ("NextStep", "SameStep"):
        for copy in (False, True):
            rate = max(vector_rate(autoreset_mode=mode, copy=copy) for _ in range(3))
            _show(f"Gymnasium vector, {GAMES} games, {mode}, copy={copy}", rate, batch, "the batch")
            if blackjack:
                _show("  the same", rate, blackjack, "EnvPool's Blackjack")
    _show("Gymnasium vector, greedy partner", vector_rate(partners="greedy", copy=False), batch, "the batch")
    _show("Gymnasium vector, with signals", vector_rate(signals=True, steps=20), batch, "the batch")
    _show("the same games by SyncVectorEnv of 64", sync_rate(), batch, "the batch")


def _agents() -> None:
    hanabi = _measure(("shimmy", "pygame"), lambda: best_rate(lambda: agents(_hanabi(), 1000)))
    _show("PettingZoo, The Game, raw", best_rate(lambda: agents(GameAEC())), hanabi, "Hanabi v5")
    ours = pettingzoo.make("aec", "tenback/TheGame-v0")
    _show("PettingZoo, The Game, usual wrappers", best_rate(lambda: agents(ours)), hanabi, "Hanabi v5")


def _simulations() -> None:
    import_module("open_spiel.python.games.kuhn_poker")
    kuhn = best_rate(partial(simulations, "python_kuhn_poker"))
    for name in ("tenback_the_game_v0", "tenback_the_game_v0(signals=True)"):
        _show(f"OpenSpiel, {name}", best_rate(partial(simulations, name)), kuhn, "Kuhn poker in Python")


def main() -> None:
    """Print the figures."""
    print(f"environments, one core, load average {os.getloadavg()[0]:.1f}; each line is a rate a second of CPU time")
    _vector()
    _agents()
    _simulations()


if __name__ == "__main__":
    main()
