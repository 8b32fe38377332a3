"""A logistic regression with one weight for each slot and sort, learnt text by text (AdaGrad)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.rules.talk.judgement import SLOTS, Sort

_ORDERS: Final = 3
_PASSES: Final = 8
_RATE: Final = 0.5
_LEAST: Final = 1e-8

Floats = NDArray[np.float64]
Slots = NDArray[np.int64]


class Example(NamedTuple):
    """What is seen of a text, what it is, and how much it counts."""

    seen: Slots
    sort: Sort
    worth: float


class Weights(NamedTuple):
    """What was learnt."""

    slots: Floats  # [slot, sort]
    starts: Floats  # [sort]

    def chances(self, seen: Slots) -> Floats:
        """Return how likely each sort is."""
        scores = self.slots[seen].sum(0) / np.sqrt(len(seen)) + self.starts
        powers = np.exp(scores - scores.max())
        shares: Floats = powers / powers.sum()
        return shares


def learn(examples: Sequence[Example]) -> Weights:
    """Return weights that fit the examples: the mean of some that met them in different orders."""
    learnt = [_learn_in_order(examples, seed) for seed in range(_ORDERS)]
    return Weights(np.mean([one.slots for one in learnt], 0), np.mean([one.starts for one in learnt], 0))


def _learn_in_order(examples: Sequence[Example], seed: int) -> Weights:
    weights = Weights(np.zeros((SLOTS, len(Sort))), np.zeros(len(Sort)))
    steps = Weights(np.full_like(weights.slots, _LEAST), np.full_like(weights.starts, _LEAST))
    order = np.random.default_rng(seed)
    for _ in range(_PASSES):
        for at in order.permutation(len(examples)):
            _correct(weights, steps, examples[at])
    return weights


def _correct(weights: Weights, steps: Weights, example: Example) -> None:
    """Move the weights towards the right answer, less where they were moved often."""
    seen, sort, worth = example
    error = weights.chances(seen)
    error[sort] -= 1
    error *= worth
    share = error / np.sqrt(len(seen))
    steps.slots[seen] += share**2
    weights.slots[seen] -= _RATE * share / np.sqrt(steps.slots[seen])
    steps.starts[:] += error**2
    weights.starts[:] -= _RATE * error / np.sqrt(steps.starts)
