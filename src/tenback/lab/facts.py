"""What is recorded of a game: a row of numbers, the same whether it was compiled or played choice by choice."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tenback.batch.codes import ENDINGS
from tenback.play.game import Game, Said
from tenback.play.story import count_tricks
from tenback.rules import Begin, Lay, State

FACTS = ("left", "winners", "ending", "turns", "tricks", "lays", "starter")  # as in the batch engine's results

Rows = NDArray[np.int64]  # int64[game, fact]


def to_rows(rows: Sequence[Sequence[int]]) -> Rows:
    """Return the rows of some games."""
    return np.array(rows, np.int64).reshape(-1, len(FACTS))


def row_of(game: Game) -> tuple[int, ...]:
    """Return what is recorded of a finished game."""
    course = [(state, step) for state, step in game.course() if not isinstance(step, Said)]
    after = [*(state for state, _ in course[1:]), game.state]
    lays = [(state, step) for state, step in course if isinstance(step, Lay)]
    turns = sum(state.playing.laid == 0 for state in after)
    tricks = count_tricks(game.rules, lays)
    starter = next(step.seat for _, step in course if isinstance(step, Begin))
    return (game.state.left, _winners(game.state), _ending(game.state), turns, tricks, len(lays), starter)


def _winners(state: State) -> int:
    return sum(1 << seat for seat in state.outcome.winners) if state.outcome else 0


def _ending(state: State) -> int:
    return ENDINGS.index(state.outcome.ending if state.outcome else None)
