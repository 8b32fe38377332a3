"""A run of training, from random weights to a folder with the weights that were learnt."""

import json
from dataclasses import asdict
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from tenback.batch import kernel, layout
from tenback.batch.compiler import Numbers
from tenback.batch.lower import lower
from tenback.nets import colour_layout as net_layout
from tenback.nets.colour_family import is_of_colours
from tenback.nets.colour_weights import pack
from tenback.rules import Ruleset
from tenback.search.colour_turns import new_colour_desk
from tenback.train.colours.course import COURSE, LOG, WEIGHTS, Course, seats_of
from tenback.train.colours.learning import LONGEST, School, learn_games, step

NOTED = 20_000  # games between two lines of the log


class NoGameOfColours(ValueError):
    """A game that these nets cannot judge."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(f"{rules.id} is not a game of one team with a pile up, a pile down, and ten cards of a colour")


def train(rules: Ruleset, course: Course, folder: Path) -> None:
    """Train a net for every number of players of a game of colours, or raise `NoGameOfColours`."""
    if not all(is_of_colours(lower(rules, seats)) for seats in rules.hand_size):
        raise NoGameOfColours(rules)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / COURSE).write_text(json.dumps({"game": rules.id, **asdict(course)}))
    (folder / LOG).write_text("")
    weights, begun = first_weights(course.seed), perf_counter()
    net, pupil = new_colour_desk(weights), Pupil(weights)
    schools = {seats: new_school(lower(rules, seats), pupil.slopes) for seats in rules.hand_size}
    results = {seats: np.zeros(4) for seats in schools}
    batches = course.games // course.batch
    for batch in range(batches):
        seats = seats_of(batch)
        ends = results[seats][1]
        learn_games(schools[seats], net, course.seeds(batch), course.trace, results[seats])
        results[seats][3] += course.batch
        pupil.step(course.rate_at(batch / batches), 1.0 / max(1.0, results[seats][1] - ends))
        if batch * course.batch % NOTED < course.batch or batch + 1 == batches:
            _note(folder, weights, results, perf_counter() - begun)


class Pupil:
    """Weights that are being learnt, and how they moved so far."""

    def __init__(self, weights: NDArray[np.float32]) -> None:
        self._weights, self._steps = weights, 0
        self.slopes, self._first, self._second = (np.zeros(len(weights), np.float32) for _ in range(3))

    def step(self, rate: float, scale: float) -> None:
        """Follow the slopes by one step."""
        self._steps += 1
        step(self._weights, self.slopes, self._first, self._second, rate, scale, self._steps)


def first_weights(seed: int) -> NDArray[np.float32]:
    """Return weights of which nothing is known yet."""
    chance, weights = np.random.default_rng(seed), np.zeros(net_layout.WEIGHTS, np.float32)
    for first, last, spread in (
        (0, net_layout.SECOND, 0.1),
        (net_layout.SECOND, net_layout.SECOND_BIASES, np.sqrt(2 / net_layout.WIDE)),
        (net_layout.THIRD, net_layout.THIRD_BIAS, 0.1),
    ):
        weights[first:last] = chance.normal(scale=spread, size=last - first)
    return weights


def new_school(table: Numbers, slopes: NDArray[np.float32]) -> School:
    """Return what a net learns with at one table."""
    return School(
        table=table,
        scratch=kernel.new_scratch(table),
        games=kernel.new_games(table, 1),
        policies=np.full((1, int(table[layout.SEATS])), layout.HEED, np.uint8),
        listed=np.zeros((LONGEST, net_layout.MOST_SHOWN + 1), np.int64),
        values=np.zeros((LONGEST, net_layout.MOST_SHOWN), np.float32),
        chances=np.zeros(LONGEST),
        slopes=slopes,
    )


def _note(folder: Path, weights: NDArray[np.float32], results: dict[int, NDArray[np.float64]], seconds: float) -> None:
    """Add a line to the log, forget its figures, and write the weights down."""
    games = sum(result[3] for result in results.values())
    won = {seats: round(result[0] / max(1.0, result[3]), 4) for seats, result in results.items()}
    with (folder / LOG).open("a") as log:
        log.write(json.dumps({"seconds": round(seconds, 1), "games": int(games), "won": won}) + "\n")
    for result in results.values():
        result[:] = 0
    with (folder / WEIGHTS).open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **pack(weights))
