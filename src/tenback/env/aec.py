"""The games for PettingZoo: one agent for each seat, and one decision after another."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tenback.env.frames import FRAMES_A_SECOND, MODES, Pixels, render
from tenback.env.ids import NEWEST
from tenback.env.rewards import Pay, Reward
from tenback.env.rows import highest
from tenback.env.setup import USUAL_PLAYERS, read_setup
from tenback.env.table import Table
from tenback.play.codec import to_text
from tenback.play.record import to_record

Row = NDArray[np.uint8]
SEEDS = 1 << 63  # a generator of NumPy draws below this
ILLEGAL = -1.0  # what the usual wrapper gives an agent for an illegal code, with which the game ends


def env(**given: Any) -> AECEnv:  # noqa: ANN401 - the keywords of `GameAEC`
    """Return a game with PettingZoo's usual wrappers."""
    inner = wrappers.TerminateIllegalWrapper(GameAEC(**given), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


def parallel_env(**given: Any) -> ParallelEnv:  # noqa: ANN401 - the keywords of `GameAEC`
    """Return the same in parallel form: of all the actions in a step, only that of the agent to decide counts."""
    return turn_based_aec_to_parallel(env(**given))


class GameAEC(AECEnv, EzPickle):  # type: ignore[misc]  # it has no types
    """A game with an agent at each seat; `infos` has their masks, empty but for the agent to decide.

    An agent decides several times in a row: it lays card after card. With signals every other agent may say one thing
    before each turn. An illegal code raises `IllegalCode`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"tenback_v{NEWEST}",
        "render_modes": [*MODES],
        "render_fps": FRAMES_A_SECOND,
        "is_parallelizable": True,
    }

    def __init__(  # noqa: PLR0913 - the keywords of an environment are its settings
        self,
        ruleset: str = "the-game",
        edition: int = NEWEST,
        *,
        players: int = USUAL_PLAYERS,
        level: str | None = None,
        house: Mapping[str, str] | None = None,
        signals: bool = False,
        reward: str = Reward.WIN,
        discount: float = 1.0,
        max_cycles: int | None = None,
        records: bool = False,
        render_mode: str | None = None,
    ) -> None:
        settings = {"players": players, "level": level, "house": house, "signals": signals, "reward": reward}
        more = {"discount": discount, "max_cycles": max_cycles, "records": records, "render_mode": render_mode}
        EzPickle.__init__(self, ruleset, edition, **settings, **more)
        setup = read_setup(ruleset, edition, players=players, level=level, house=house)
        self._table, self._pay = Table(setup, signals=signals), Pay(Reward(reward), setup.cards, discount)
        self._records, self.render_mode = records, render_mode
        self._most = None if max_cycles is None else max_cycles * players
        self.possible_agents, self.layout = [*self._table.names], self._table.layout
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        top = highest(setup, self.layout)
        self._rows = {agent: Box(np.uint8(0), top, dtype=np.uint8) for agent in self.possible_agents}
        self._codes = {agent: Discrete(self._table.count) for agent in self.possible_agents}
        self._chance, _ = np_random()

    def observation_space(self, agent: str) -> Box:
        """The rows that an agent sees."""
        return self._rows[agent]

    def action_space(self, agent: str) -> Discrete:
        """The codes that an agent chooses from."""
        return self._codes[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: a seed gives the deal that `tenback deal` shows for it."""
        if seed is not None:
            self._chance, _ = np_random(seed)
        self._table.deal(int(self._chance.integers(SEEDS)) if seed is None else seed)
        self._decisions = 0
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self._turn_to_next()

    def observe(self, agent: str) -> Row:
        """Return what an agent sees."""
        return self._table.row(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Do or say what the code of the selected agent stands for."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self._left()
        self._table.do(int(action))  # type: ignore[arg-type]  # None only comes for agents that are done
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._reward(before)
        self._accumulate_rewards()
        self._turn_to_next()

    def render(self) -> str | Pixels | None:
        """Return the table as a watcher sees it, so that no hand is shown."""
        if self.render_mode is None:
            return None
        game = self._table.game
        return render(game.view(None), self.render_mode, game.players)

    def _left(self) -> list[int]:
        """Return the cards left, by seat, where the reward asks for them."""
        seats = self._table.setup.seats
        return [0] * len(seats) if self._pay.kind is Reward.WIN else [self._table.left(seat) for seat in seats]

    def _reward(self, before: list[int]) -> None:
        table, after = self._table, self._left()
        over = table.over
        winners = table.winners if over else frozenset()
        for agent, seat in self._seats.items():
            self.rewards[agent] = self._pay.for_step(before[seat], after[seat], over=over, won=seat in winners)
            self.terminations[agent] = over
            self.truncations[agent] = not over and self._decisions == self._most

    def _turn_to_next(self) -> None:
        """Select who decides, and give that agent its mask; those of the others are empty."""
        table = self._table
        self.agent_selection = chosen = self.possible_agents[table.seat]
        infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": np.zeros(table.count, np.int8)} for agent in self.agents
        }
        infos[chosen]["action_mask"] = table.mask()
        if table.over and self._records:
            record = to_text(to_record(table.game))
            for info in infos.values():
                info["record"] = record
        self.infos = infos
