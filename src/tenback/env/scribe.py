"""The scribe of many games: it notes the learner's codes, and asks the partners again when it writes a record."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tenback.batch.codes import WAIT
from tenback.env.partners import let_partners_decide, seat_players
from tenback.env.setup import Setup
from tenback.env.table import Table
from tenback.play.codec import to_text
from tenback.play.record import to_record


class Scribe:
    """Notes, for each game, its seed and what the learner did."""

    def __init__(self, setup: Setup, seated: Sequence[str | None], count: int, *, signals: bool = False) -> None:
        self._table, self._seated = Table(setup, signals=signals), seated
        self._seeds, self._notes = [0] * count, [list[int]() for _ in range(count)]

    def begin(self, which: NDArray[np.int64], seeds: NDArray[np.uint64]) -> None:
        """Turn to a new page for each of these games."""
        for game, seed in zip(which.tolist(), seeds.tolist(), strict=True):
            self._seeds[game], self._notes[game] = seed, []

    def note(self, codes: NDArray[np.int64]) -> None:
        """Write down what the learner does in every game."""
        for game, code in enumerate(codes.tolist()):
            if code != WAIT:
                self._notes[game].append(code)

    def write(self, which: NDArray[np.int64]) -> NDArray[np.object_]:
        """Return the records of these games as text, each in the place of its game."""
        records = np.empty(len(self._notes), object)
        for game in which.tolist():
            records[game] = self._record(game)
        return records

    def _record(self, game: int) -> str:
        table, seed = self._table, self._seeds[game]
        table.deal(seed)
        players = seat_players(self._seated, seed, silent=True)
        let_partners_decide(table, players)
        for code in self._notes[game]:
            table.do(code)
            let_partners_decide(table, players)
        return to_text(to_record(table.game, self._seated))
