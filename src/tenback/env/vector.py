"""Many games as one Gymnasium vector environment, played by the batch engine: `gymnasium.make_vec(...)`."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tenback.batch.batch import Batch, IllegalCode
from tenback.batch.codes import WAIT
from tenback.batch.seeds import read_seeds
from tenback.env.frames import FRAMES_A_SECOND, MODES, Pixels, render
from tenback.env.ids import NEWEST
from tenback.env.many_voices import ManyVoices
from tenback.env.partners import Partners, compiled_policies, own_seats, seat_partners
from tenback.env.rewards import Pay, Reward
from tenback.env.rows import acting_layout, bit_count, highest, pack, pack_highest, row_layout
from tenback.env.scribe import Scribe
from tenback.env.setup import USUAL_PLAYERS, WrongSetup, read_setup
from tenback.env.signal_codes import signal_codes
from tenback.rules import view

Rows = NDArray[np.uint8]
Codes = NDArray[np.int64]
Flags = NDArray[np.bool_]
Info = dict[str, Any]


class GamesEnv(VectorEnv[Rows, Codes, NDArray[Any]]):
    """Games that are stepped together; each is what `GameEnv` plays, with compiled partners.

    These do not listen, so with signals the learner plays every seat.
    With `copy=False` rows and masks are the buffers of the batch: the next step writes over them.
    """

    def __init__(  # noqa: PLR0913 - the keywords of an environment are its settings
        self,
        num_envs: int = 1,
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
        copy: bool = True,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        self._setup = read_setup(ruleset, edition, players=players, level=level, house=house)
        seated = seat_partners(self._setup, partners, seat)
        if signals and partners is not None:
            raise WrongSetup("partners in many games at once do not listen: leave them out, or signals")
        self._own, self._policies = own_seats(seated), compiled_policies(seated)
        self._batch = Batch(self._setup.rules, players, num_envs)
        self._buffers = self._batch.new_buffers()
        self._pay = Pay(Reward(reward), self._setup.cards, discount)
        self._speech = signal_codes(self._setup.rules, self._batch.codes.end + 1) if signals else None
        self._voices = ManyVoices(self._setup, self._speech, num_envs) if self._speech else None
        self._scribe = Scribe(self._setup, seated, num_envs, signals=signals) if records else None
        self._mode, self._copies, self.num_envs, self.render_mode = (
            AutoresetMode(autoreset_mode),
            copy,
            num_envs,
            render_mode,
        )
        self.metadata = {
            "render_modes": [*MODES],
            "render_fps": FRAMES_A_SECOND,
            "autoreset_mode": self._mode,
        }
        self._set_spaces(packed=packed)
        self._every = np.arange(num_envs)
        self._nothing = np.zeros(num_envs, np.int64)
        self._idle = np.zeros(num_envs, bool)  # over since the step before, and not dealt anew

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, Info]:
        """Deal all games, or those of `options["reset_mask"]`: from `seed`, `seed + 1` and so on, or from a list."""
        first = seed if seed is None or isinstance(seed, int) else seed[0]
        super().reset(seed=first)
        mask = (options or {}).get("reset_mask")
        which = self._every if mask is None else np.flatnonzero(mask)
        self._deal(which, self._seeds(seed)[which])
        return self._rows(), self._info()

    def step(self, actions: Codes) -> tuple[Rows, NDArray[np.float64], Flags, Flags, Info]:
        """Play one code in each game; what happens to a game that is over depends on the autoreset mode."""
        idle, seats = self._idle, self._batch.seat
        if self._mode is AutoresetMode.DISABLED and idle.any():
            raise ValueError('a game is over: deal it anew with `reset(options={"reset_mask": ...})`')
        left = self._left(seats)
        wrong = self._play(np.where(idle, WAIT, np.where(actions == WAIT, self._count, actions)))
        over = (self._buffers.done.view(np.bool_) | wrong) & ~idle
        won = self._batch.winners >> seats & ~wrong & 1 != 0
        reward = self._pay.for_steps(left, self._left(seats), over, won)
        reward[idle] = 0.0
        info = self._finish(over, idle)
        if wrong.any():
            info["refused"] = wrong
        return self._rows(), reward, over, np.zeros(self.num_envs, bool), info

    def render(self) -> tuple[str | Pixels, ...] | None:
        """Return every table as its learner sees it."""
        if self.render_mode is None:
            return None
        rules, names = self._setup.rules, [f"player_{seat}" for seat in self._setup.seats]
        seats = np.where(np.isin(self._deciding, self._own), self._deciding, self._own[0]).tolist()
        return tuple(
            render(view(rules, self._batch.state(game), seat), self.render_mode, names)
            for game, seat in enumerate(seats)
        )

    @property
    def _deciding(self) -> Codes:
        """The seat that decides in each game: the one on turn, or one that is asked to speak before."""
        return self._voices.seats(self._batch.seat) if self._voices else self._batch.seat

    def _set_spaces(self, *, packed: bool) -> None:
        self.layout = row_layout(self._setup, self._speech) if self._speech else acting_layout(self._setup)
        self._bits = bit_count(self.layout) if packed else 0
        self._count = self._speech.count if self._speech else self._batch.codes.end + 1
        self.single_action_space = Discrete(self._count)
        top = pack_highest(highest(self._setup, self.layout), self._bits)
        self.single_observation_space = Box(np.uint8(0), top, dtype=np.uint8)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def _play(self, codes: Codes) -> Flags:
        """Play or say one code in each game, let the partners answer, and tell which codes were refused."""
        wrong = self._say(self._voices, codes) if self._voices else self._act(codes)
        if self._scribe:
            self._scribe.note(np.where(wrong, WAIT, codes))
        if len(self._own) < self._setup.players:
            self._let_partners_answer()
        return wrong

    def _act(self, codes: Codes) -> Flags:
        """Play one code in each game, and tell which were refused."""
        wrong = np.zeros(self.num_envs, bool)
        try:
            self._batch.step(codes, self._buffers)
        except IllegalCode:  # nothing has changed in any game
            wrong = (codes != WAIT) & ~self._is_legal(codes)
            self._batch.step(np.where(wrong, WAIT, codes), self._buffers)
        return wrong

    def _say(self, voices: ManyVoices, codes: Codes) -> Flags:
        """Say the codes where somebody is asked to speak, play the others, and tell which were refused."""
        end, seats, speaking = self._batch.codes.end, self._batch.seat, voices.speaking & (codes != WAIT)
        mask, said = voices.mask(), codes - end - 1
        known = speaking & (said >= 0) & (said < mask.shape[1])
        fair = known & (mask[self._every, np.where(known, said, 0)] != 0)
        voices.say(np.flatnonzero(fair), said[fair])
        wrong: Flags = self._act(np.where(speaking, WAIT, codes)) | (speaking & ~fair)
        acted = ~speaking & ~wrong & (codes != WAIT)
        lays = np.flatnonzero(acted & (codes < end))
        voices.lay(lays, seats[lays], codes[lays] % len(self._setup.rules.piles))
        ended = np.flatnonzero(acted & self._begins_turn())
        voices.end_turn(ended, seats[ended])
        self._ask(voices, ended)
        return wrong

    def _begins_turn(self) -> Flags:
        return np.equal(self._buffers.observation[:, self.layout["laid"].start], 0)

    def _ask(self, voices: ManyVoices, games: Codes) -> None:
        """Ask who may speak before the turns that begin in these games."""
        running = games[self._buffers.done[games] == 0]
        voices.ask(running, self._batch.seat[running], self._buffers.observation[running, self.layout["tops"]])

    def _let_partners_answer(self) -> None:
        """Let the partners play; of a game that ends at a partner's turn the learner still sees its own cards only."""
        self._batch.advance(self._buffers, own=self._own, policy=self._policies)
        for game in np.flatnonzero(self._buffers.done & (self._batch.seat != self._own[0])).tolist():
            self._batch.look(game, self._own[0], self._buffers.observation[game])

    def _is_legal(self, codes: Codes) -> Flags:
        known = (codes >= 0) & (codes <= self._batch.codes.end)
        return known & self._buffers.mask[self._every, np.where(known, codes, 0)].view(np.bool_)

    def _left(self, seats: Codes) -> Codes:
        """Return the cards left in each game, where the reward asks for them."""
        return self._nothing if self._pay.kind is Reward.WIN else self._batch.left_of(seats)

    def _finish(self, over: Flags, idle: Flags) -> Info:
        """Deal what the mode wants dealt, and return the info of the step."""
        if self._mode is AutoresetMode.SAME_STEP:
            final = self._final(over) if over.any() else {}
            self._deal(np.flatnonzero(over))
            return {**self._info(), **final}
        info = self._records(over)
        if self._mode is AutoresetMode.NEXT_STEP:
            self._deal(np.flatnonzero(idle))
        self._idle = over.copy()  # the caller has the other
        return {**self._info(), **info}

    def _final(self, over: Flags) -> Info:
        """Return what games showed at their end, in Gymnasium's words for it."""
        rows = np.empty(self.num_envs, object)
        for game, row in zip(np.flatnonzero(over).tolist(), self._packed(self._seen()[over]), strict=True):
            rows[game] = row
        return {"final_obs": rows, "_final_obs": over, **self._records(over)}

    def _records(self, over: Flags) -> Info:
        if self._scribe is None or not over.any():
            return {}
        return {"record": self._scribe.write(np.flatnonzero(over)), "_record": over}

    def _deal(self, which: Codes, seeds: NDArray[np.uint64] | None = None) -> None:
        """Deal games; one that is over before the learner's first decision is dealt anew."""
        while len(which):
            seeds = self._drawn(len(which)) if seeds is None else seeds
            self._batch.reset(seeds, self._buffers, games=which)
            self._batch.advance(self._buffers, own=self._own, policy=self._policies, games=which)
            if self._scribe:
                self._scribe.begin(which, seeds)
            if self._voices:
                self._voices.begin(which)
                self._ask(self._voices, which)
            self._idle[which] = False
            which, seeds = which[self._buffers.done[which] != 0], None

    def _seeds(self, seed: int | Sequence[int] | None) -> NDArray[np.uint64]:
        if seed is None:
            return self._drawn(self.num_envs)
        return read_seeds([seed + game for game in range(self.num_envs)] if isinstance(seed, int) else seed)

    def _drawn(self, count: int) -> NDArray[np.uint64]:
        return np.frombuffer(self.np_random.bytes(8 * count), np.uint64)

    def _rows(self) -> Rows:
        return self._packed(self._given(self._seen()))

    def _seen(self) -> Rows:
        """Return what whoever decides sees in each game: the buffer itself, or with signals rows of their own."""
        seen, voices = self._buffers.observation, self._voices
        if voices is None:
            return seen
        seats = self._deciding
        away = ((self._batch.seat - seats) % self._setup.players).astype(np.uint8)
        rows, speaking = np.hstack([seen, away[:, None], voices.rows(seats)]), np.flatnonzero(voices.speaking)
        self._batch.look_around(speaking, seats[speaking], rows)
        return rows

    def _packed(self, rows: Rows) -> Rows:
        return pack(rows, self._bits) if self._bits else rows

    def _info(self) -> Info:
        mask = pack(self._mask(), self._count) if self._bits else self._given(self._mask()).view(np.int8)
        return {"action_mask": mask, "seat": self._deciding}

    def _mask(self) -> NDArray[np.uint8]:
        """Return what whoever decides may choose: the buffer itself, or with signals a mask of their own."""
        lays = self._batch.codes.end + 1
        if self._voices is None:
            return self._buffers.mask[:, :lays]
        mask = np.hstack([self._buffers.mask[:, :lays], self._voices.mask()])
        mask[self._voices.speaking, :lays] = 0
        return mask

    def _given(self, array: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return what the caller may keep: with signals it is new in any case."""
        return array.copy() if self._copies and self._voices is None else array
