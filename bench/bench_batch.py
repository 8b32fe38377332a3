"""The batch engine on one core: greedy games a second beside the reference engine's, and steps a second."""

import os
from collections.abc import Callable
from time import process_time

import numpy as np

from tenback.batch.batch import Batch
from tenback.batch.games import play_games
from tenback.batch.rollouts import roll_out
from tenback.bots import seat_bot
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.rules import RULESETS, Begin, Ruleset, find_ruleset

ROUNDS = 5


def best_rate(work: Callable[[], int]) -> float:
    """Return the best of several rounds, in units of work a second of CPU time."""
    rates = []
    for _ in range(ROUNDS):
        began = process_time()
        done = work()
        rates.append(done / (process_time() - began))
    return max(rates)


def reference_games(rules: Ruleset, seats: int, count: int) -> int:
    """Play greedy games with the engine that people read."""
    for seed in range(count):
        game = Game.from_seed(rules, ["bot"] * seats, seed)
        play_out(game, [seat_bot("greedy", seed=seed, seat=seat) for seat in range(seats)])
    return count


def batch_games(rules: Ruleset, seats: int, count: int, policy: str = "greedy") -> int:
    """Play the same games with the kernel."""
    return len(play_games(rules, seats, policy, np.arange(count)))


def step_rate(rules: Ruleset, seats: int, *, games: int = 1024, steps: int = 1000) -> float:
    """Return steps a second with masks and observations; choosing and dealing are not on the clock."""
    batch = Batch(rules, seats, games)
    buffers, seed, seconds = batch.new_buffers(), games, 0.0
    batch.reset(np.arange(games), buffers, starters=np.zeros(games, np.int64))
    for _ in range(steps):
        codes = batch.suggest("uniform")
        began = process_time()
        batch.step(codes, buffers)
        seconds += process_time() - began
        over = np.flatnonzero(buffers.done)
        batch.reset(np.arange(seed, seed + len(over)), buffers, games=over, starters=np.zeros(len(over), np.int64))
        seed += len(over)
    return games * steps / seconds


def world_rate(rules: Ruleset, seats: int, count: int = 20_000) -> float:
    """Return greedy roll-outs a second from the first turn of a game."""
    game = Game.from_seed(rules, ["bot"] * seats, 1)
    game.do(Begin(0))
    return best_rate(lambda: len(roll_out(game.view(0), "greedy", count, 1)))


def main() -> None:
    """Print the figures."""
    rules = find_ruleset("the-game")
    batch_games(rules, 2, 10)  # compiled, or read from the cache, before the clock starts
    print(f"batch engine, one core, load average {os.getloadavg()[0]:.1f}")
    reference = best_rate(lambda: reference_games(rules, 2, 30))
    print(f"  reference engine  {reference:>11,.0f} greedy games/s, {rules.id}, two seats")
    for one in RULESETS:
        rate = best_rate(lambda one=one: batch_games(one, 2, 20_000))  # type: ignore[misc]
        times = f"  {rate / reference:5,.0f} x the reference engine" if one is rules else ""
        print(f"  {one.id:<28} {rate:>9,.0f} greedy games/s{times}")
    for seats in range(1, 6):
        rate = best_rate(lambda seats=seats: batch_games(rules, seats, 1000, "score"))  # type: ignore[misc]
        print(f"  {rules.id:<28} {rate:>9,.0f} score games/s, {seats} seats")
    for name in ("the-game", "face-to-face", "extreme"):
        one = find_ruleset(name)
        print(
            f"  {name:<28} {max(step_rate(one, 2) for _ in range(3)):>9,.0f} steps/s, 1024 games, mask and observation"
        )
    print(f"  {rules.id:<28} {world_rate(rules, 2):>9,.0f} roll-outs/s from the first turn")


if __name__ == "__main__":
    main()
