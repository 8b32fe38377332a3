"""Lockstep: the same deals and actions through the engine and the kernel, compared after every action."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tenback.batch.batch import Batch, Buffers
from tenback.batch.codes import WAIT
from tenback.play.chance import Chance, Purpose
from tenback.play.deal import deal
from tenback.rules import Action, Lay, Ruleset, State, apply_unchecked, legal, start
from tenback.rules.notation import format_action
from tenback.rules.placement import gap
from tenback.rules.position import format_position

GLANCES = (0, 1, 12, 3)  # by game, 0 for all actions: the more of them come to mind, the longer it lasts


@dataclass(frozen=True)
class Difference:
    """Where engine and kernel part: the position before, what was done there, and what each makes of it."""

    before: str
    action: str
    engine: str
    kernel: str

    def __str__(self) -> str:
        return f"{self.before} | {self.action}\n  engine: {self.engine}\n  kernel: {self.kernel}"


@dataclass
class Pair:
    """One batch of the kernel, and the positions of the engine that it should hold."""

    batch: Batch
    buffers: Buffers
    states: list[State]

    @property
    def rules(self) -> Ruleset:
        """What both play by."""
        return self.batch.rules

    def step(self, actions: Sequence[Action | None]) -> Difference | None:
        """Do one action in every game, None where there is nothing to do, and return the first difference."""
        codes = [WAIT if action is None else self.batch.codes.from_action(action) for action in actions]
        before = list(self.states)
        self.batch.step(np.array(codes, np.int64), self.buffers)
        for game, action in enumerate(actions):
            if action is not None:
                self.states[game] = apply_unchecked(self.rules, before[game], action)
                found = self.compare(game, before[game], action)
                if found:
                    return found
        return None

    def compare(self, game: int, before: State, action: Action | None = None) -> Difference | None:
        """Return how the kernel's game differs from the engine's, in position and in what is legal there."""
        found = self._difference(game)
        if not found:
            return None
        done = format_action(self.rules, action) if action is not None else "deal"
        return Difference(format_position(self.rules, before), done, *found)

    def _difference(self, game: int) -> tuple[str, str] | None:
        """Return what engine and kernel make of a game, if that differs."""
        state, found = self.states[game], self.batch.state(game)
        if found != state:
            return format_position(self.rules, state), format_position(self.rules, found)
        actions = legal(self.rules, state)
        codes = [self.batch.codes.from_action(one) for one in actions]
        open_codes = np.flatnonzero(self.buffers.mask[game]).tolist()
        if open_codes != codes:
            return self._told(codes), self._told(open_codes)
        over = bool(self.buffers.done[game])
        return None if over == bool(state.outcome) else (str(state.outcome), f"done={over}")

    def _told(self, codes: Sequence[int]) -> str:
        return " ".join(format_action(self.rules, self.batch.codes.to_action(code)) for code in codes)


def dealt(rules: Ruleset, seats: int, seeds: Sequence[int]) -> Pair:
    """Return games of these seeds, on both sides."""
    batch = Batch(rules, seats, len(seeds))
    buffers = batch.new_buffers()
    batch.reset(seeds, buffers)
    return Pair(batch, buffers, [start(rules, seats, deal(rules, seats, seed)) for seed in seeds])


def loaded(rules: Ruleset, states: Sequence[State]) -> Pair:
    """Return games that stand at these positions, on both sides."""
    batch = Batch(rules, len(states[0].hands), len(states))
    buffers = batch.new_buffers()
    for game, state in enumerate(states):
        batch.load(game, state, buffers)
    return Pair(batch, buffers, list(states))


def play_through(pair: Pair, chance: Chance) -> Difference | None:
    """Play every game to its end, some steps small and some wild, and return the first difference."""
    for game, state in enumerate(pair.states):
        found = pair.compare(game, state)
        if found:
            return found
    while not all(state.outcome for state in pair.states):
        found = pair.step(
            [pick_action(pair.rules, state, chance, GLANCES[game % 4]) for game, state in enumerate(pair.states)]
        )
        if found:
            return found
    return None


def pick_action(rules: Ruleset, state: State, chance: Chance, glances: int) -> Action | None:
    """Return the smallest step among some that come to mind."""
    actions = legal(rules, state)
    few = [chance.pick(actions) for _ in range(glances)] if glances and actions else actions
    return min(few, key=lambda action: _cost(rules, state, action), default=None)


def _cost(rules: Ruleset, state: State, action: Action) -> int:
    if not isinstance(action, Lay):
        return 4
    pile = rules.piles[action.pile]
    step = gap(pile, state.tops[action.pile], action.card)
    return step if pile.owner in (None, state.playing.seat) else -step


def lockstep(rules: Ruleset, seats: int, seeds: Sequence[int]) -> Difference | None:
    """Play these deals on both sides and return the first difference."""
    return play_through(dealt(rules, seats, seeds), Chance(seeds[0], Purpose.BOT))


def every_line(rules: Ruleset, first: Sequence[State], *, most: int = sys.maxsize) -> tuple[int, Difference | None]:
    """Go through all that can follow from these positions; return how many there are, and the first difference.

    `most` ends it once so many positions have been seen.
    """
    seen, level = set(first), list(dict.fromkeys(first))
    while level and len(seen) < most:
        after = list[State]()
        for part in _parts([(state, action) for state in level for action in legal(rules, state)], 4096):
            pair = loaded(rules, [state for state, _ in part])
            found = pair.step([action for _, action in part])
            if found:
                return len(seen), found
            after += pair.states
        level = [state for state in dict.fromkeys(after) if state not in seen]
        seen.update(level)
    return len(seen), None


def _parts(pairs: list[tuple[State, Action]], size: int) -> Iterator[list[tuple[State, Action]]]:
    return (pairs[at : at + size] for at in range(0, len(pairs), size))
