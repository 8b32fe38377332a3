"""What a position is worth: the chance to win, read off a few features once their weights are learnt.

The fast policy plays a few thousand games, and a logistic fit does the rest. Any ruleset, with any house rules, is
learnt in about a second when it is first thought about, and kept in the cache beside the code that learnt it.
"""

import numpy as np

from tenback.batch import kernel, layout
from tenback.batch.compiler import (
    Bytes,
    Floats,
    FloatTable,
    Numbers,
    Row,
    Rows,
    Seeds,
    Table,
    as_floats,
    behind,
    compiled,
    entry_point,
    floats_of,
    inlined,
    row_of,
)
from tenback.batch.decks import deal, deck_of
from tenback.batch.kernel import begin, make_move
from tenback.batch.lower import lower
from tenback.batch.policies import choose, choose_starter
from tenback.batch.score import fill_rest, score_of, weigh_hands, weigh_unlaid
from tenback.rules import Ruleset
from tenback.search.kept_values import STAGES, Values, kept_values

SAMPLE_WIDTH = layout.FEATURE_COUNT + 2  # features, the stage, and whether it was won
GAMES, LONGEST = 3000, 80  # games to learn from, and room for so many turns of each
ROUNDS, RIDGE = 25, 0.01  # of Newton's method, and the pull towards zero
FEWEST = 50  # positions from which a stage can be learnt

MOST_KNOWN = 16  # rulesets that are remembered
_KNOWN: list[tuple[Ruleset, int, int, Values]] = []


# ---- compiled: the features of a position, and the chance read off them


@inlined
def left_of(t: Table, g: Row, deck: int) -> int:
    """Return how many cards of a deck are still to be laid."""
    if t[layout.DECKS] == 1:
        return g[layout.LEFT]
    return g[layout.SIZES + deck] + t[layout.CARDS] - g[layout.PLACES + deck]


@inlined
def log_score(t: Table, s: Row, g: Row, deck: int) -> float:
    """Return the logarithm of the average cost of a card of the deck."""
    total = abs(score_of(t, s, behind(g, layout.TOPS), deck))
    return float(np.log(max(total, 1.0) / max(left_of(t, g, deck), 1)))


@compiled
def describe(t: Table, s: Row, g: Row, own: int, policy: int, features: Floats) -> None:
    """Write the features of a position, seen from a seat."""
    weigh_unlaid(t, s, g, own)
    if policy == layout.HEED:
        weigh_hands(t, s, g, g[layout.SEAT], 1.0)
    fill_rest(t, s, behind(g, layout.TOPS))
    for feature in range(layout.FEATURE_COUNT):
        features[feature] = 0.0
    features[layout.ONE] = 1.0
    features[layout.SCORE_OWN] = log_score(t, s, g, deck_of(t, own))
    if t[layout.DECKS] > 1:
        other = own + 1 if own + 1 < t[layout.SEATS] else 0
        features[layout.SCORE_THEIRS] = log_score(t, s, g, other)
        features[layout.LEAD] = left_of(t, g, own) - left_of(t, g, other)
        features[layout.HAND_LEAD] = g[layout.SIZES + own] - g[layout.SIZES + other]
        features[layout.ON_TURN] = 1.0 if g[layout.SEAT] == own else 0.0


@inlined
def stage_of(t: Table, g: Row) -> float:
    """Return the stage: what share of the cards is left."""
    return STAGES * g[layout.LEFT] / (t[layout.CARDS] * t[layout.DECKS])


@compiled
def value(t: Table, s: Row, g: Row, values: FloatTable, own: int, policy: int) -> float:
    """Return a seat's chance to win, interpolated between two stages."""
    features, stage, logit = as_floats(behind(s, layout.FEATURES)), stage_of(t, g), 0.0
    describe(t, s, g, own, policy, features)
    below = int(stage)
    share = stage - below
    for feature in range(layout.FEATURE_COUNT):
        low, high = values[below * layout.FEATURE_COUNT + feature], values[(below + 1) * layout.FEATURE_COUNT + feature]
        logit += features[feature] * ((1.0 - share) * low + share * high)
    return float(1.0 / (1.0 + np.exp(-logit)))


@entry_point
def sample_games(table: Numbers, scratch: Numbers, games: Rows, policies: Bytes, seeds: Seeds, samples: Values) -> int:
    """Play games and write down every position at the start of a turn, seen from seat 0; return how many."""
    t, s, g, p, count = row_of(table, 0), row_of(scratch, 0), row_of(games, 0), row_of(policies, 0), 0
    for k in range(len(seeds)):
        deal(t, g, seeds[k])
        begin(t, s, g, choose_starter(t, g, p))
        start, turns = count, 0
        while g[layout.ENDING] == layout.NONE:
            if g[layout.LAID] == 0 and g[layout.TURNS] != turns and count < len(samples):
                turns, sample = g[layout.TURNS], floats_of(samples, count)
                describe(t, s, g, 0, p[0], sample)
                sample[layout.FEATURE_COUNT] = stage_of(t, g)
                count += 1
            make_move(t, s, g, choose(t, s, g, p))
        for at in range(start, count):
            samples[at, layout.FEATURE_COUNT + 1] = g[layout.WINNERS] & 1
    return count


# ---- learning


def values_of(rules: Ruleset, seats: int, policy: int) -> Values:
    """Return [stage, feature]: what positions are worth when seats play by a policy; it is read-only."""
    for known, known_seats, known_policy, values in _KNOWN:
        if (known_seats, known_policy) == (seats, policy) and known == rules:
            return values
    values = kept_values(lower(rules, seats), policy, learn_values)
    values.setflags(write=False)
    _KNOWN.append((rules, seats, policy, values))
    del _KNOWN[:-MOST_KNOWN]
    return values


def learn_values(table: Numbers, policy: int) -> Values:
    """Learn what positions are worth from games in which seats play by a policy."""
    samples = np.zeros((GAMES * LONGEST, SAMPLE_WIDTH))
    policies = np.full(int(table[layout.SEATS]), policy, np.uint8)
    seeds = np.arange(GAMES, dtype=np.uint64)
    count = sample_games(table, kernel.new_scratch(table), kernel.new_games(table, 1), policies, seeds, samples)
    return _fit_stages(samples[:count])


def _fit_stages(samples: Values) -> Values:
    """Return the weights of each stage; one with too few positions copies its neighbour."""
    features, stages, won = samples[:, : layout.FEATURE_COUNT], samples[:, layout.FEATURE_COUNT], samples[:, -1]
    values = np.zeros((STAGES + 2, layout.FEATURE_COUNT))
    for stage in range(STAGES + 2):
        near = np.maximum(0.0, 1.0 - np.abs(stages - stage))
        seen = near > 0
        if near.sum() >= FEWEST:
            values[stage] = _fit(features[seen], won[seen], near[seen])
        elif stage:
            values[stage] = values[stage - 1]
    seen_first = int(np.argmax(values.any(axis=1)))
    values[:seen_first] = values[seen_first]
    return values


def _fit(features: Values, won: Values, weights: Values) -> Values:
    """Return the logistic regression of winning on the features."""
    scale = np.where(features.std(axis=0) > 0, features.std(axis=0), 1.0)
    centre = np.where(features.std(axis=0) > 0, features.mean(axis=0), 0.0)
    inputs, found = (features - centre) / scale, np.zeros(features.shape[1])
    for _ in range(ROUNDS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(inputs @ found, -30, 30)))
        curve = (inputs * (weights * chance * (1 - chance))[:, None]).T @ inputs + RIDGE * np.eye(len(found))
        found += np.linalg.solve(curve, inputs.T @ (weights * (won - chance)) - RIDGE * found)
    plain: Values = found / scale
    plain[layout.ONE] -= float(plain @ centre)
    return plain
