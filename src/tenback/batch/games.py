"""Whole games, from the deal to the end, under compiled policies."""

from collections.abc import Sequence

from tenback.batch import entry_points, kernel
from tenback.batch.codes import read_policies
from tenback.batch.compiler import Rows
from tenback.batch.lower import lower
from tenback.batch.results import Results, share_out
from tenback.batch.seeds import Seeds, read_seeds
from tenback.rules import Ruleset


def play_games(rules: Ruleset, seats: int, policy: str | Sequence[str], seeds: Seeds, *, threads: int = 1) -> Results:
    """Play one game for each seed: the deal, the starter and every choice are those of `play_out` with that bot.

    `policy` is one name for all seats, or one for each. The results do not depend on the number of threads.
    """
    table, policies, words = lower(rules, seats), read_policies(policy, seats), read_seeds(seeds)

    def play(first: int, rows: Rows) -> None:
        part = words[first : first + len(rows)]
        entry_points.play_seeds(table, kernel.new_scratch(table), kernel.new_games(table, 1), policies, part, rows)

    return share_out(play, len(words), threads)
