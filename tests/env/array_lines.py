"""Lines of play through the engine and through JAX, compared after every action."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from tenback.batch.codes import Codes, codes_of
from tenback.env.arrays.game import ArrayGame, State
from tenback.env.setup import Setup
from tenback.env.sight import see
from tenback.play.chance import Chance
from tenback.play.deal import deal
from tenback.rules import Action, Begin, Ruleset, apply_unchecked, legal, start, view
from tenback.rules import State as Truth
from tests.batch.lockstep import GLANCES, pick_action

WIDTH = 64  # games that are stepped together: for another number everything would be compiled anew
HASTY = {"xla_backend_optimization_level": 0}  # compiling takes far longer here than playing


@dataclass
class Lines:
    """Games of one ruleset, on both sides."""

    codes: Codes
    rules: Ruleset
    truths: list[Truth]
    states: State
    stepped: Callable[[State, jax.Array], State]

    def step(self, actions: Sequence[Action | None]) -> str:
        """Do one action in every game, None where it is over, and return the first difference."""
        codes = [0 if action is None else self.codes.from_action(action) for action in actions]
        self.states = self.stepped(self.states, jnp.asarray(codes))
        pairs = zip(self.truths, actions, strict=True)
        self.truths = [each if action is None else apply_unchecked(self.rules, each, action) for each, action in pairs]
        return self.compare()

    def compare(self) -> str:
        """Return the first difference between what the two sides show."""
        rows, masks = np.asarray(self.states.observation), np.asarray(self.states.legal_action_mask)
        over, won = np.asarray(self.states.terminated), np.asarray(self.states.position.winners)
        for at, truth in enumerate(self.truths):
            if bool(over[at]) != bool(truth.outcome):
                return f"{truth}: over is {over[at]}"
            winners = sum(1 << seat for seat in truth.outcome.winners) if truth.outcome else 0
            if winners != won[at]:
                return f"{truth}: {won[at]} win"
            row, mask = see(view(self.rules, truth, truth.playing.seat))
            if not truth.outcome and (row[:-1].tolist(), mask.tolist()) != (rows[at].tolist(), masks[at].tolist()):
                return f"{truth}: {rows[at]} {np.flatnonzero(masks[at])}"
        return ""


def dealt(rules: Ruleset, seats: int, seeds: Sequence[int]) -> Lines:
    """Return games of these seeds on both sides; the seats take turns to begin."""
    game, codes = ArrayGame(Setup(rules, seats)), codes_of(rules, seats)
    deals = [deal(rules, seats, seed) for seed in seeds]
    starters = [at % seats for at in range(len(seeds))]
    truths = [
        apply_unchecked(rules, start(rules, seats, each), Begin(starter))
        for each, starter in zip(deals, starters, strict=True)
    ]
    decks = np.array([[[codes.cards.index(card) for card in deck] for deck in each] for each in deals], np.uint8)
    states = jax.jit(jax.vmap(game.init_stacked), compiler_options=HASTY)(jnp.asarray(decks), jnp.asarray(starters))
    return Lines(codes, rules, truths, states, jax.jit(jax.vmap(game.step), compiler_options=HASTY))


def play_through(lines: Lines, chance: Chance) -> str:
    """Play every game to its end, some steps small and some wild, and return the first difference."""
    found = lines.compare()
    while not found and not all(truth.outcome for truth in lines.truths):
        found = lines.step(
            [
                None if truth.outcome else pick_action(lines.rules, truth, chance, GLANCES[at % 4])
                for at, truth in enumerate(lines.truths)
            ]
        )
    return found


def every_line(lines: Lines, deals: int) -> tuple[int, str]:
    """Go through all that can follow the first deals, and return how many positions there are, and a difference."""
    lines = replace(lines, truths=lines.truths[:deals])
    seen, found = set(lines.truths), ""
    while lines.truths and not found:
        pairs = [(at, action) for at, truth in enumerate(lines.truths) for action in legal(lines.rules, truth)]
        parts = list[Lines]()
        for first in range(0, len(pairs), WIDTH):
            part, difference = _branch(lines, pairs[first : first + WIDTH])
            parts.append(part)
            found = found or difference
        lines = _new_ones(lines, parts, seen)
        seen.update(lines.truths)
    return len(seen), found


def _branch(lines: Lines, pairs: Sequence[tuple[int, Action]]) -> tuple[Lines, str]:
    """Return the games after one action each, and a difference; the first of them fills the rest."""
    full = [*pairs, *[pairs[0]] * (WIDTH - len(pairs))]
    places = np.array([at for at, _ in full])
    branch = replace(lines, truths=[lines.truths[at] for at, _ in full], states=_taken(lines.states, places))
    return branch, branch.step([action for _, action in full])


def _new_ones(lines: Lines, parts: Sequence[Lines], seen: set[Truth]) -> Lines:
    """Return the games of some parts that stand where nobody has been."""
    truths = [truth for part in parts for truth in part.truths]
    places = {truth: at for at, truth in enumerate(truths) if truth not in seen and not truth.outcome}
    joined: State = (
        jax.tree.map(lambda *each: np.concatenate(each), *(part.states for part in parts)) if parts else lines.states
    )
    return replace(lines, truths=[*places], states=_taken(joined, np.array([*places.values()], int)))


def _taken(states: State, places: NDArray[np.int64]) -> State:
    taken: State = jax.tree.map(lambda values: np.asarray(values)[places], states)
    return taken
