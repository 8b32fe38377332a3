"""What a position is worth, compiled: the chance to win that its features tell, once `values` has learnt it."""

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
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
from tenback.batch.policies import choose, choose_starter
from tenback.batch.score import fill_rest, score_of, weigh_hands, weigh_unlaid

SAMPLE_WIDTH = layout.FEATURES + 2  # features, the stage, and whether it was won


@inlined
def left_of(t: Row, g: Row, deck: int) -> int:
    """Return how many cards of a deck are still to be laid."""
    if t[layout.DECKS] == 1:
        return g[layout.LEFT]
    return g[layout.SIZES + deck] + t[layout.CARDS] - g[layout.PLACES + deck]


@inlined
def log_score(t: Row, g: Row, deck: int) -> float:
    """Return the logarithm of what a card of the deck costs on the average."""
    total = abs(score_of(t, behind(g, layout.TOPS), deck))
    return float(np.log(max(total, 1.0) / max(left_of(t, g, deck), 1)))


@compiled
def describe(t: Row, g: Row, own: int, policy: int, features: Floats) -> None:
    """Write the features of a position, seen from a seat."""
    weigh_unlaid(t, g, own)
    if policy == layout.HEED:
        weigh_hands(t, g, g[layout.SEAT], 1.0)
    fill_rest(t, behind(g, layout.TOPS))
    for feature in range(layout.FEATURES):
        features[feature] = 0.0
    features[layout.ONE] = 1.0
    features[layout.SCORE_OWN] = log_score(t, g, deck_of(t, own))
    if t[layout.DECKS] > 1:
        other = own + 1 if own + 1 < t[layout.SEATS] else 0
        features[layout.SCORE_THEIRS] = log_score(t, g, other)
        features[layout.LEAD] = left_of(t, g, own) - left_of(t, g, other)
        features[layout.HAND_LEAD] = g[layout.SIZES + own] - g[layout.SIZES + other]
        features[layout.ON_TURN] = 1.0 if g[layout.SEAT] == own else 0.0


@inlined
def stage_of(t: Row, g: Row) -> float:
    """Return how much of the cards is left, in stages."""
    return layout.STAGES * g[layout.LEFT] / (t[layout.CARDS] * t[layout.DECKS])


@compiled
def value(t: Row, g: Row, own: int, policy: int, features: Floats) -> float:
    """Return the chance of a seat to win; between two stages it is in between."""
    describe(t, g, own, policy, features)
    values, stage, logit = as_floats(behind(t, layout.VALUES)), stage_of(t, g), 0.0
    below = int(stage)
    share = stage - below
    for feature in range(layout.FEATURES):
        low, high = values[below * layout.FEATURES + feature], values[(below + 1) * layout.FEATURES + feature]
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
        while g[layout.ENDING] == layout.NONE:
            if g[layout.LAID] == 0 and g[layout.TURNS] != turns and count < len(samples):
                turns, sample = g[layout.TURNS], floats_of(samples, count)
                describe(t, g, 0, p[0], sample)
                sample[layout.FEATURES] = stage_of(t, g)
                count += 1
            make_move(t, g, choose(t, g, p))
        for at in range(start, count):
            samples[at, layout.FEATURES + 1] = g[layout.WINNERS] & 1
    return count
