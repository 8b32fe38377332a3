"""Many games played side by side, one action in each per step, with buffers that belong to the caller."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.batch import entry_points, kernel, layout
from tenback.batch.codes import WAIT, Policy, codes_of, read_policies
from tenback.batch.lower import lower
from tenback.batch.observation import observation_layout
from tenback.batch.positions import load_state, stack_deck, to_state
from tenback.batch.seeds import SeedError, Seeds, read_seeds
from tenback.rules import Reason, Ruleset, State, refusal
from tenback.rules.notation import format_action

Integers = NDArray[np.integer] | Sequence[int]


class IllegalCode(ValueError):
    """A code that may not be played; nothing has changed in any game."""

    def __init__(self, game: int, code: int, told: str, reason: Reason | None) -> None:
        super().__init__(f"game {game}: {told} is refused ({reason.value if reason else 'no such action'})")
        self.game, self.code, self.reason = game, code, reason


class WrongBuffer(ValueError):
    """A buffer of another type or shape than the batch writes."""


class GameError(ValueError):
    """The number of a game or of a seat that the batch does not have."""


@dataclass(frozen=True, slots=True)
class Buffers:
    """Where a batch writes what the seats on turn may know and do."""

    mask: NDArray[np.uint8]  # [game, code]: 1 for what is legal
    observation: NDArray[np.uint8]  # [game, fact]
    reward: NDArray[np.float32]  # [game]: 1 or -1 when the game ended by this step, for the seat that acted; else 0
    done: NDArray[np.uint8]  # [game]: 1 when the game is over


class Batch:
    """A number of games of one ruleset that are stepped together."""

    def __init__(self, rules: Ruleset, seats: int, count: int) -> None:
        if count < 0:
            raise GameError(f"{count} games cannot be")
        self.rules, self.seats, self.count = rules, seats, count
        self.codes, self.layout = codes_of(rules, seats), observation_layout(rules, seats)
        self.table = lower(rules, seats)
        self._scratch = kernel.new_scratch(self.table)
        self._games = kernel.new_games(self.table, count)
        self._every = np.arange(count)
        self._keen = read_policies(Policy.GREEDY, seats)
        self._trusted: Buffers | None = None
        self.reset(np.arange(count), self.new_buffers())

    def new_buffers(self) -> Buffers:
        """Return buffers of the right size."""
        width = self.layout["lock"].stop
        return Buffers(
            mask=np.zeros((self.count, self.codes.count), np.uint8),
            observation=np.zeros((self.count, width), np.uint8),
            reward=np.zeros(self.count, np.float32),
            done=np.zeros(self.count, np.uint8),
        )

    def reset(
        self, seeds: Seeds, buffers: Buffers, *, games: Integers | None = None, starters: Integers | None = None
    ) -> None:
        """Deal games anew, all of them or those named, and write their masks and observations.

        Without starters the first action in each game is the choice of one; until then nobody is on turn,
        and the observation is that of a watcher.
        """
        which, words = self._which(games), read_seeds(seeds)
        if len(words) != len(which):
            raise SeedError(f"{len(words)} seeds for {len(which)} games")
        self._check(buffers)
        entry_points.reset(self.table, self._scratch, self._games, which, words, self._starters(starters, len(which)))
        buffers.reward[which] = 0
        self._write(which, buffers)

    def step(self, actions: NDArray[np.int64], buffers: Buffers) -> None:
        """Play one code in every game and write all buffers, or raise `IllegalCode` and change nothing.

        `WAIT` leaves a game as it is; a game that is over takes nothing else.
        """
        if actions.dtype != np.int64 or actions.shape != (self.count,):
            raise WrongBuffer(f"actions are int64 of shape {(self.count,)}, not {actions.dtype} of {actions.shape}")
        self._check(buffers)
        wrong = entry_points.step(
            self.table,
            self._scratch,
            self._games,
            actions,
            buffers.mask,
            buffers.observation,
            buffers.reward,
            buffers.done,
        )
        if wrong >= 0:
            raise self.refuse(wrong, int(actions[wrong]))

    def advance(
        self, buffers: Buffers, *, own: Collection[int], policy: str | Sequence[str], games: Integers | None = None
    ) -> None:
        """Let a compiled policy play for all seats but one's own, until one of these is on turn or the game is over.

        A game that has not begun is begun by the seat that is keenest, as greedy bots are, or by the lot.
        """
        which, seats = self._which(games), sum(1 << seat for seat in own)
        policies = read_policies(policy, self.seats)
        self._check(buffers)
        entry_points.advance(self.table, self._scratch, self._games, which, self._keen, policies, seats)
        self._write(which, buffers)

    def look(self, game: int, seat: int, row: NDArray[np.uint8]) -> None:
        """Write the observation of a seat, whoever is on turn, to the beginning of a row."""
        if not 0 <= seat < self.seats:
            raise GameError(f"there is no seat {seat}; seats run from 0 to {self.seats - 1}")
        if row.dtype != np.uint8 or row.ndim != 1 or len(row) < self.layout["lock"].stop:
            raise WrongBuffer(f"a row is uint8 of at least {self.layout['lock'].stop} places")
        entry_points.observe_seat(self.table, self._games, self._game(game), seat, row)

    def look_around(self, games: Integers, seats: Integers, rows: NDArray[np.uint8]) -> None:
        """Do that in several games, for one seat of each; there is a row for every game of the batch."""
        which, who, width = self._which(games), self._seated(seats, len(games)), self.layout["lock"].stop
        if rows.dtype != np.uint8 or rows.ndim != 2 or not rows.flags.c_contiguous:
            raise WrongBuffer("rows are uint8 of two dimensions, in one piece")
        if len(rows) != self.count or rows.shape[1] < width:
            raise WrongBuffer(f"there are {self.count} rows of at least {width} places")
        entry_points.observe_seats(self.table, self._games, which, who, rows)

    def save(self, game: int) -> NDArray[np.int64]:
        """Return everything about a game, secrets included, for `restore`."""
        return np.array(self._games[self._game(game)])

    def restore(self, game: int, saved: NDArray[np.int64]) -> None:
        """Set a game to what `save` returned; no buffer is written before the next step."""
        self._games[self._game(game)] = saved

    def deal(self, game: int, decks: NDArray[np.int64], buffers: Buffers) -> None:
        """Deal a game from decks in this order, [deck, place] by the numbers of cards; the starter is to be chosen."""
        wanted = (self.rules.deck_count(self.seats), len(self.codes.cards))
        if decks.shape != wanted or (np.sort(decks) != np.arange(wanted[1])).any():
            raise WrongBuffer(f"the decks of this game are {wanted[0]} rows of all numbers below {wanted[1]}")
        entry_points.deal_game(self.table, self._games, self._game(game), np.ascontiguousarray(decks, np.int64).ravel())
        self._check(buffers)
        self._write(np.array([game]), buffers)

    def stack(self, game: int, deck: int, cards: Sequence[int]) -> None:
        """Put cards, by their numbers, on top of a draw pile that has them; the others follow in order."""
        stack_deck(self.table, self._games, self._game(game), deck, cards)

    def suggest(self, policy: str | Sequence[str]) -> NDArray[np.int64]:
        """Return what a compiled policy would play in every game; `WAIT` where the game is over."""
        codes = np.full(self.count, WAIT, np.int64)
        entry_points.suggest(self.table, self._scratch, self._games, read_policies(policy, self.seats), codes)
        return codes

    def state(self, game: int) -> State:
        """Return a game as a position of the rules, secrets included."""
        return to_state(self.table, self._games, self._game(game), self.rules)

    def load(self, game: int, state: State, buffers: Buffers) -> None:
        """Set a game to this position, and write its mask and observation."""
        load_state(self.table, self._games, self._game(game), self.rules, state)
        self._check(buffers)
        self._write(np.array([game]), buffers)

    @property
    def drawn(self) -> NDArray[np.int64]:
        """How many cards of each draw pile are drawn, by game and deck."""
        return self._games[:, layout.PLACES : layout.PLACES + self.rules.deck_count(self.seats)].copy()

    def left_of(self, seats: NDArray[np.int64]) -> NDArray[np.int64]:
        """Cards that a seat, one for each game, still has to lay: in a race its own, else those of all."""
        if not self.rules.race:
            return self.left
        hands, drawn = self._games[:, layout.SIZES :], self._games[:, layout.PLACES :]
        return hands[self._every, seats] + len(self.codes.cards) - drawn[self._every, seats]

    @property
    def left(self) -> NDArray[np.int64]:
        """Cards left in each game."""
        return self._games[:, layout.LEFT].copy()

    @property
    def seat(self) -> NDArray[np.int64]:
        """The seat on turn in each game; -1 before the first turn."""
        return self._games[:, layout.SEAT].copy()

    @property
    def ending(self) -> NDArray[np.int64]:
        """Why each game is over, as a code of ENDINGS; 0 while it runs."""
        return self._games[:, layout.ENDING].copy()

    @property
    def winners(self) -> NDArray[np.int64]:
        """The seats that won each game, a bit each."""
        return self._games[:, layout.WINNERS].copy()

    def _write(self, which: NDArray[np.int64], buffers: Buffers) -> None:
        entry_points.observe(self.table, self._games, which, buffers.mask, buffers.observation)
        buffers.done[which] = self._games[which, layout.ENDING] != layout.NONE

    def _game(self, game: int) -> int:
        if not 0 <= game < self.count:
            raise GameError(f"there is no game {game}; games run from 0 to {self.count - 1}")
        return game

    def _which(self, games: Integers | None) -> NDArray[np.int64]:
        if games is None:
            return self._every
        which = np.ascontiguousarray(games, np.int64)
        for game in which[(which < 0) | (which >= self.count)].tolist():
            self._game(game)
        return which

    def _starters(self, starters: Integers | None, count: int) -> NDArray[np.int64]:
        return np.full(count, layout.NOBODY, np.int64) if starters is None else self._seated(starters, count)

    def _seated(self, given: Integers, count: int) -> NDArray[np.int64]:
        seats = np.ascontiguousarray(given, np.int64)
        if len(seats) != count or ((seats < 0) | (seats >= self.seats)).any():
            raise GameError(f"there have to be {count} seats, from 0 to {self.seats - 1}")
        return seats

    def refuse(self, game: int, code: int) -> IllegalCode:
        """Return the refusal of a code that may not be played in a game."""
        if not 0 <= code < self.codes.count:
            return IllegalCode(game, code, f"code {code}", None)
        action = self.codes.to_action(code)
        return IllegalCode(game, code, format_action(self.rules, action), refusal(self.rules, self.state(game), action))

    def _check(self, buffers: Buffers) -> None:
        if buffers is self._trusted:
            return
        width = self.layout["lock"].stop
        wanted = (
            ("mask", buffers.mask, np.uint8, (self.count, self.codes.count)),
            ("observation", buffers.observation, np.uint8, (self.count, width)),
            ("reward", buffers.reward, np.float32, (self.count,)),
            ("done", buffers.done, np.uint8, (self.count,)),
        )
        for name, array, kind, shape in wanted:
            if array.dtype != kind or array.shape != shape or not array.flags.c_contiguous:
                raise WrongBuffer(f"{name} is {np.dtype(kind)} of shape {shape}, in one piece")
        self._trusted = buffers
