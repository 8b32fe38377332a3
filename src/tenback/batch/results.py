"""The results of many games: one array per fact, with one item per game."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Rows


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """What became of each game."""

    left: NDArray[np.int64]  # cards in all hands and draw piles at the end
    winners: NDArray[np.int64]  # the seats that won, a bit each; 0: nobody
    ending: NDArray[np.int64]  # a code of ENDINGS
    turns: NDArray[np.int64]  # turns begun, the last one included
    tricks: NDArray[np.int64]  # steps back on own or shared piles
    lays: NDArray[np.int64]
    starter: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.left)

    @property
    def won(self) -> NDArray[np.bool_]:
        """Whether somebody won: the team, or, in a race, always one side."""
        return np.not_equal(self.winners, 0)

    def won_by(self, seat: int) -> NDArray[np.bool_]:
        """Return whether that seat won."""
        bits: NDArray[np.int64] = self.winners & (1 << seat)
        return np.not_equal(bits, 0)


def to_results(rows: Rows) -> Results:
    """Return what the kernel wrote down, one array for each fact."""
    facts = np.ascontiguousarray(rows.T)
    return Results(
        left=facts[layout.LEFT],
        winners=facts[layout.WINNERS],
        ending=facts[layout.ENDING],
        turns=facts[layout.TURNS],
        tricks=facts[layout.TRICKS],
        lays=facts[layout.LAYS],
        starter=facts[layout.STARTER],
    )


class ThreadsError(ValueError):
    """A number of threads that cannot work."""


def share_out(play: Callable[[int, Rows], None], count: int, threads: int) -> Results:
    """Let threads play parts of `count` games: `play(first, rows)` fills the rows from the first game on."""
    if threads < 1:
        raise ThreadsError(f"{threads} threads cannot play; at least one must")
    rows = np.zeros((count, layout.RESULTS), np.int64)
    parts = np.array_split(rows, threads)
    firsts = np.cumsum([0, *map(len, parts[:-1])]).tolist()
    if threads == 1:
        play(0, rows)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, firsts, parts))
    return to_results(rows)
