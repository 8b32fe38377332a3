"""One game as a Gymnasium environment: `gymnasium.make("tenback/TheGame-v0", players=3, partners="greedy")`."""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from tenback.batch.batch import IllegalCode
from tenback.env.frames import FRAMES_A_SECOND, MODES, Pixels, render
from tenback.env.ids import NEWEST
from tenback.env.partners import Partners, let_partners_decide, own_seats, seat_partners, seat_players
from tenback.env.rewards import Pay, Reward
from tenback.env.rows import acting_layout, bit_count, highest, pack, pack_highest, row_layout
from tenback.env.setup import USUAL_PLAYERS, read_setup
from tenback.env.table import Table
from tenback.play.codec import to_text
from tenback.play.record import to_record

Row = NDArray[np.uint8]
SEEDS = 1 << 63  # a generator of NumPy draws below this


class GameEnv(gymnasium.Env[Row, np.int64]):
    """A learner at one seat with bots as partners, or at all seats, each with the view of that seat alone.

    `info["action_mask"]` says which codes are legal. A code that is not legal loses the game; `info["refused"]` says
    why. docs/env.md has the codes and the rows.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*MODES], "render_fps": FRAMES_A_SECOND}  # type: ignore[misc]

    def __init__(  # noqa: PLR0913 - the keywords of an environment are its settings
        self,
        ruleset: str = "the-game",
        edition: int = NEWEST,
        *,
        players: int = USUAL_PLAYERS,
        level: str | None = None,
        house: Mapping[str, str] | None = None,
        partners: Partners = None,
        seat: int = 0,
        signals: bool = False,
        reward: str = Reward.WIN,
        discount: float = 1.0,
        packed: bool = False,
        records: bool = False,
        render_mode: str | None = None,
    ) -> None:
        setup = read_setup(ruleset, edition, players=players, level=level, house=house)
        self._seated = seat_partners(setup, partners, seat)
        self._own = own_seats(self._seated)
        self._table = Table(setup, signals=signals)
        self._pay = Pay(Reward(reward), setup.cards, discount)
        self._records, self.render_mode = records, render_mode
        self.layout = row_layout(setup, self._table.speech) if signals else acting_layout(setup)
        self._bits = bit_count(self.layout) if packed else 0
        top = highest(setup, self.layout)
        self.observation_space = Box(np.uint8(0), pack_highest(top, self._bits), dtype=np.uint8)
        self.action_space = Discrete(self._table.count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal: a seed gives the deal that `tenback deal` shows for it.

        A game that is over before the learner's first decision is dealt anew.
        """
        super().reset(seed=seed, options=options)
        self._deal(self._next_seed() if seed is None else seed)
        while self._table.over:
            self._deal(self._next_seed())
        return self._row(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Do or say what a code stands for, and let the partners answer."""
        seat, table = self._table.seat, self._table
        before = table.left(seat)
        try:
            table.do(int(action))
        except IllegalCode as error:
            lost = self._pay.for_step(before, before, over=True, won=False)
            return self._row(), lost, True, False, {**self._info(), "refused": str(error)}
        let_partners_decide(table, self._players)
        over, won = table.over, seat in table.winners
        reward = self._pay.for_step(before, table.left(seat), over=over, won=won)
        return self._row(), reward, over, False, self._info()

    def render(self) -> str | Pixels | None:
        """Return the table as the learner's seat sees it, in the mode that was asked for."""
        if self.render_mode is None:
            return None
        game, seat = self._table.game, self._table.seat if len(self._own) > 1 else self._own[0]
        return render(game.view(seat), self.render_mode, game.players)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what is legal, under the name that MaskablePPO of sb3-contrib asks for."""
        return self._table.mask().astype(bool)

    def _deal(self, seed: int) -> None:
        self._table.deal(seed)
        self._players = seat_players(self._seated, seed, silent=self._table.speech is None)
        let_partners_decide(self._table, self._players)

    def _next_seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _row(self) -> Row:
        table = self._table
        seat = table.seat if len(self._own) > 1 else self._own[0]
        row = table.row(seat)[: max(place.stop for place in self.layout.values())]
        return pack(row, self._bits) if self._bits else row

    def _info(self) -> dict[str, Any]:
        table = self._table
        mask = table.mask()
        info: dict[str, Any] = {
            "action_mask": pack(mask.view(np.uint8), mask.size) if self._bits else mask,
            "seat": table.seat,
        }
        if table.over and self._records:
            info["record"] = to_text(to_record(table.game, self._seated))
        return info
