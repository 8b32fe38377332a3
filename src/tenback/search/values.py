"""Learning what positions are worth: the fast policy plays a few thousand games, and a logistic fit does the rest.

Any ruleset, with any house rules, is learnt in about a second when it is first thought about, and kept in the cache
beside the code that learnt it.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import kernel, layout
from tenback.batch.compiler import Numbers
from tenback.batch.lower import lower
from tenback.rules import Ruleset
from tenback.search import value
from tenback.search.kept_values import kept_values

GAMES, LONGEST = 3000, 80  # games to learn from, and room for so many turns of each
ROUNDS, RIDGE = 25, 0.01  # of Newton's method, and the pull towards nothing
FEWEST = 50  # positions from which a stage can be learnt

MOST_KNOWN = 16  # rulesets that are remembered
_KNOWN: list[tuple[Ruleset, int, int, Numbers]] = []

Floats = NDArray[np.float64]


def valued_table(rules: Ruleset, seats: int, policy: int) -> Numbers:
    """Return a table of the ruleset, for the caller to keep, that knows what positions are worth."""
    for known, known_seats, known_policy, table in _KNOWN:
        if (known_seats, known_policy) == (seats, policy) and known == rules:
            return table.copy()
    table = lower(rules, seats)
    write_values(table, kept_values(table, policy, learn_values))
    _KNOWN.append((rules, seats, policy, table))
    del _KNOWN[:-MOST_KNOWN]
    return table.copy()


def learn_values(table: Numbers, policy: int) -> Floats:
    """Return what positions are worth when seats play by a policy: [stage, feature]."""
    samples = np.zeros((GAMES * LONGEST, value.SAMPLE_WIDTH))
    policies = np.full(int(table[layout.SEATS]), policy, np.uint8)
    seeds = np.arange(GAMES, dtype=np.uint64)
    count = value.sample_games(table.copy(), kernel.new_games(table, 1), policies, seeds, samples)
    return _fit_stages(samples[:count])


def write_values(table: Numbers, values: Floats) -> None:
    """Write into a table what positions are worth."""
    table[layout.VALUES : layout.VALUES + values.size] = values.ravel().view(np.int64)


def _fit_stages(samples: Floats) -> Floats:
    """Return the weights of each stage; a stage that nobody saw is taken from the one beside it."""
    features, stages, won = samples[:, : layout.FEATURES], samples[:, layout.FEATURES], samples[:, -1]
    values = np.zeros((layout.STAGES + 2, layout.FEATURES))
    for stage in range(layout.STAGES + 2):
        near = np.maximum(0.0, 1.0 - np.abs(stages - stage))
        seen = near > 0
        if near.sum() >= FEWEST:
            values[stage] = _fit(features[seen], won[seen], near[seen])
        elif stage:
            values[stage] = values[stage - 1]
    seen_first = int(np.argmax(values.any(axis=1)))
    values[:seen_first] = values[seen_first]
    return values


def _fit(features: Floats, won: Floats, weights: Floats) -> Floats:
    """Return the logistic regression of winning on the features."""
    scale = np.where(features.std(axis=0) > 0, features.std(axis=0), 1.0)
    centre = np.where(features.std(axis=0) > 0, features.mean(axis=0), 0.0)
    inputs, found = (features - centre) / scale, np.zeros(features.shape[1])
    for _ in range(ROUNDS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(inputs @ found, -30, 30)))
        curve = (inputs * (weights * chance * (1 - chance))[:, None]).T @ inputs + RIDGE * np.eye(len(found))
        found += np.linalg.solve(curve, inputs.T @ (weights * (won - chance)) - RIDGE * found)
    plain: Floats = found / scale
    plain[layout.ONE] -= float(plain @ centre)
    return plain
