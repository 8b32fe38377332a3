"""Play on from what a seat sees, with the hidden cards dealt anew each time."""

from collections.abc import Sequence

import numpy as np

from tenback.batch import entry_points, kernel, layout
from tenback.batch.codes import read_policies
from tenback.batch.compiler import Rows
from tenback.batch.lower import lower
from tenback.batch.positions import load_view
from tenback.batch.results import Results, share_out
from tenback.batch.seeds import read_seeds
from tenback.rules import View

WORLDS = 1 << 28  # worlds that one seed can make: a stream has 32 bits, and each seat takes one


class CountError(ValueError):
    """A number of worlds that one seed cannot make."""


def roll_out(view: View, policy: str | Sequence[str], count: int, seed: int, *, threads: int = 1) -> Results:
    """Play on from a view in `count` worlds, each as likely as any other, and say how it went.

    World number k is that of `sample_world` with purpose WORLD and stream k. The uniform policy of a seat reads purpose
    BOT, stream k * seats + seat. Turns, lays and tricks are counted from the view on, the turn under way included.
    """
    if not 0 <= count <= WORLDS:
        raise CountError(f"{count} worlds: a seed makes from 0 to {WORLDS}")
    seats = len(view.hand_sizes)
    table, policies, (word,) = lower(view.rules, seats), read_policies(policy, seats), read_seeds([seed])
    own = layout.NOBODY if view.seat is None else view.seat

    def play(first: int, rows: Rows) -> None:
        games = kernel.new_games(table, 2)
        load_view(table, games, view)
        scratch = kernel.new_scratch(table)
        entry_points.play_worlds(table, scratch, games, policies, own, np.uint64(word), first, rows)

    return share_out(play, count, threads)
