"""What a position is worth, compiled: the chance to win that its features tell, once `values` has learnt it."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch.compiler import (
    Bytes,
    Floats,
    Numbers,
    Row,
    Rows,
    Seeds,
    as_floats,
    behind,
    compiled,
    door,
    floats_of,
    inlined,
    row_of,
)
from tenback.batch.kernel import begin, deal, deck_of, make_move
from tenback.batch.layout import (
    CARDS,
    DECKS,
    ENDING,
    FEATURES,
    HAND_LEAD,
    HEED,
    LAID,
    LEAD,
    LEFT,
    NONE,
    ON_TURN,
    ONE,
    PLACES,
    SCORE_OWN,
    SCORE_THEIRS,
    SEAT,
    SEATS,
    SIZES,
    STAGES,
    TOPS,
    TURNS,
    VALUES,
    WINNERS,
)
from tenback.batch.policies import choose, choose_starter
from tenback.batch.score import fill_rest, score_of, weigh_hands, weigh_unlaid

SAMPLE_WIDTH = FEATURES + 2  # features, the stage, and whether it was won


@inlined
def left_of(t: Row, g: Row, deck: int) -> int:
    """Return how many cards of a deck are still to be laid."""
    if t[DECKS] == 1:
        return g[LEFT]
    return g[SIZES + deck] + t[CARDS] - g[PLACES + deck]


@inlined
def log_score(t: Row, g: Row, deck: int) -> float:
    """Return the logarithm of what a card of the deck costs on the average."""
    total = abs(score_of(t, behind(g, TOPS), deck))
    return float(np.log(max(total, 1.0) / max(left_of(t, g, deck), 1)))


@compiled
def describe(t: Row, g: Row, own: int, policy: int, features: Floats) -> None:
    """Write the features of a position, seen from a seat."""
    weigh_unlaid(t, g, own)
    if policy == HEED:
        weigh_hands(t, g, g[SEAT], 1.0)
    fill_rest(t, behind(g, TOPS))
    for feature in range(FEATURES):
        features[feature] = 0.0
    features[ONE] = 1.0
    features[SCORE_OWN] = log_score(t, g, deck_of(t, own))
    if t[DECKS] > 1:
        other = own + 1 if own + 1 < t[SEATS] else 0
        features[SCORE_THEIRS] = log_score(t, g, other)
        features[LEAD] = left_of(t, g, own) - left_of(t, g, other)
        features[HAND_LEAD] = g[SIZES + own] - g[SIZES + other]
        features[ON_TURN] = 1.0 if g[SEAT] == own else 0.0


@inlined
def stage_of(t: Row, g: Row) -> float:
    """Return how much of the cards is left, in stages."""
    return STAGES * g[LEFT] / (t[CARDS] * t[DECKS])


@compiled
def value(t: Row, g: Row, own: int, policy: int, features: Floats) -> float:
    """Return the chance of a seat to win; between two stages it is in between."""
    describe(t, g, own, policy, features)
    values, stage, logit = as_floats(behind(t, VALUES)), stage_of(t, g), 0.0
    below = int(stage)
    share = stage - below
    for feature in range(FEATURES):
        low, high = values[below * FEATURES + feature], values[(below + 1) * FEATURES + feature]
        logit += features[feature] * ((1.0 - share) * low + share * high)
    return float(1.0 / (1.0 + np.exp(-logit)))


@door
def sample_games(table: Numbers, games: Rows, policies: Bytes, seeds: Seeds, samples: NDArray[np.float64]) -> int:
    """Play games and write down every position at the start of a turn, seen from seat 0; return how many."""
    t, g, p, count = row_of(table, 0), row_of(games, 0), row_of(policies, 0), 0
    for k in range(len(seeds)):
        deal(t, g, seeds[k])
        begin(t, g, choose_starter(t, g, p))
        start, turns = count, 0
        while g[ENDING] == NONE:
            if g[LAID] == 0 and g[TURNS] != turns and count < len(samples):
                turns, sample = g[TURNS], floats_of(samples, count)
                describe(t, g, 0, p[0], sample)
                sample[FEATURES] = stage_of(t, g)
                count += 1
            make_move(t, g, choose(t, g, p))
        for at in range(start, count):
            samples[at, FEATURES + 1] = g[WINNERS] & 1
    return count
