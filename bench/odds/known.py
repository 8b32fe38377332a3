"""What others published: how often their programs win."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """A program that others wrote, and how often it won in percent, by players."""

    name: str
    note: str
    percents: Mapping[int, float]


PUBLISHED: Mapping[str, tuple[Source, ...]] = {  # by ruleset
    "the-game": (
        Source(
            "luisrslz/TGEngine",
            "200,000 games each; own hand only, signals with two players",
            {1: 3.7, 2: 10.8, 3: 4.4, 4: 7.2, 5: 8.3},
        ),
        Source(
            "RobertWeinmeister 2.5",
            "signals; as published, with a bug: whoever has no card left loses the game",
            {1: 5.0, 2: 27.1, 3: 9.4, 4: 7.7, 5: 5.0},
        ),
        Source(
            "RobertWeinmeister 2.5, bug fixed",
            "signals; the same program once its rules are right",
            {1: 5.1, 2: 41.8, 3: 33.2, 4: 46.2, 5: 52.8},
        ),
        Source(
            "sergeio/simulate_number_game",
            "signals, with full dibs",
            {1: 1.1, 2: 12.6, 3: 10.7, 4: 19.5, 5: 25.9},
        ),
        Source(
            "maxreith/The-Game-RL",
            "own hand only; learned from examples, then 100 million steps of PPO",
            {5: 14.6},
        ),
    ),
}


def best_of_others(game: str, players: int) -> float | None:
    """Return the best share of games that another program won, if there is one."""
    percents = [source.percents.get(players) for source in PUBLISHED.get(game, ())]
    return max((percent / 100 for percent in percents if percent is not None), default=None)
