"""A run of training, from random weights to a folder with the weights that were learnt; it goes on where it stopped."""

import json
from dataclasses import asdict
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from tenback.batch.lower import lower
from tenback.nets.slim import layout as slim_layout
from tenback.rules import Ruleset, find_ruleset
from tenback.train.graph import write_graph
from tenback.train.slim.course import CHECKPOINT, COURSE, LOG, WEIGHTS, Course
from tenback.train.slim.crew import Crew, Pupil
from tenback.train.slim.families import FAMILIES, Family
from tenback.train.slim.slopes import ENDS, GAMES, LAID, LEFT, RESULTS, SQUARES

NOTED = 2_000  # games between two lines of the log


class OtherGame(ValueError):
    """A game that nets of a family cannot judge."""

    def __init__(self, rules: Ruleset, family: Family) -> None:
        super().__init__(f"{rules.id} is not a game of {family.like}")


class OtherSeats(ValueError):
    """Numbers of players for whom a game is not made."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(f"{rules.id} is played by {min(rules.hand_size)} to {max(rules.hand_size)}")


class OtherWeights(ValueError):
    """A file to begin with that has no weights of the family."""

    def __init__(self, file: str, family: Family) -> None:
        super().__init__(f"{file} has no weights of nets for a game of {family.like}")


def train(course: Course, folder: Path) -> None:
    """Train a net for some numbers of players of a game; go on from a checkpoint.

    Raise `OtherGame`, `OtherSeats` or `OtherWeights` where that cannot be.
    """
    family, rules = FAMILIES[course.family], find_ruleset(course.game)
    if not {*course.seats} <= {*rules.hand_size}:
        raise OtherSeats(rules)
    tables = {seats: lower(rules, seats) for seats in sorted({*course.seats})}
    if not all(map(family.suits, tables.values())):
        raise OtherGame(rules, family)
    run = Run(family, course, folder)
    with Crew(family, tables, run.pupil) as crew:
        for batch in range(run.pupil.steps, course.batches):
            seats, share = course.seats[batch % len(course.seats)], batch / course.batches
            found = crew.play(seats, course.seeds(batch), course.lesson_at(share))
            crew.step(course.rate_at(share), 1.0 / max(1.0, found[ENDS]))
            run.note(seats, found)


class Run:
    """What is learnt in a folder: its log, the weights so far, and a checkpoint."""

    def __init__(self, family: Family, course: Course, folder: Path) -> None:
        self._net, self._course, self._folder = family.net, course, folder
        self._results = {seats: np.zeros(RESULTS) for seats in sorted({*course.seats})}
        self._begun, self._games = perf_counter(), 0
        self.pupil = Pupil(_weights_to_begin_with(family, course), course.cores)
        folder.mkdir(parents=True, exist_ok=True)
        told = json.dumps(asdict(course))
        if (folder / CHECKPOINT).exists() and (folder / COURSE).read_text() == told:
            self._resume()
        else:
            (folder / COURSE).write_text(told)
            (folder / LOG).write_text("")

    def note(self, seats: int, found: NDArray[np.float64]) -> None:
        """Add the results of a batch; now and then they are written down, with what was learnt."""
        self._results[seats] += found
        self._games += self._course.batch
        if self._games >= NOTED or self.pupil.steps == self._course.batches:
            self._write_log()
            self._save()

    def _write_log(self) -> None:
        results, self._games = {seats: found for seats, found in self._results.items() if found[GAMES]}, 0
        total = sum(results.values(), np.zeros(RESULTS))
        line = {
            "seconds": round(perf_counter() - self._begun, 1),
            "games": int(total[GAMES]),
            "laid": {_table(seats): round(found[LAID] / found[GAMES], 4) for seats, found in results.items()},
            "left": {_table(seats): round(found[LEFT] / found[GAMES], 2) for seats, found in results.items()},
            "error": round(total[SQUARES] / max(1.0, total[ENDS]), 5),
        }
        with (self._folder / LOG).open("a") as log:
            log.write(json.dumps(line) + "\n")
        self._results = {seats: np.zeros(RESULTS) for seats in self._results}
        write_graph(self._folder, f"{self._course.game}: all cards laid at first sight, while it learns", "laid")

    def _save(self) -> None:
        pupil, new = self.pupil, self._folder / f"new-{CHECKPOINT}"
        with (self._folder / WEIGHTS).open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **self._net.pack(pupil.weights))
        seconds = perf_counter() - self._begun
        np.savez(new, pupil.weights, pupil.means, np.array([pupil.steps, seconds]))
        new.replace(self._folder / CHECKPOINT)

    def _resume(self) -> None:
        with np.load(self._folder / CHECKPOINT) as kept:
            self.pupil.weights[:], self.pupil.means[:], (steps, seconds) = kept.values()
        self.pupil.steps, self._begun = int(steps), self._begun - float(seconds)


def _table(seats: int) -> str:
    """Return what the log calls a table."""
    return "1 player" if seats == 1 else f"{seats} players"


def _weights_to_begin_with(family: Family, course: Course) -> NDArray[np.float32]:
    if course.begin is None:
        return first_weights(family, course.seed)
    try:
        with np.load(course.begin) as kept:
            weights = family.net.read(kept).copy()
    except (OSError, ValueError, KeyError) as error:
        raise OtherWeights(course.begin, family) from error
    if weights.size != family.net.size:
        raise OtherWeights(course.begin, family)
    return weights


def first_weights(family: Family, seed: int) -> NDArray[np.float32]:
    """Return weights of which nothing is known yet."""
    chance, weights = np.random.default_rng(seed), np.zeros(family.net.size, np.float32)
    second = len(weights) - slim_layout.REST
    for first, last, spread in (
        (0, second, family.spread),
        (second, second + slim_layout.SECOND_BIASES, np.sqrt(2 / slim_layout.WIDE)),
        (second + slim_layout.THIRD, second + slim_layout.THIRD_BIAS, 0.1),
    ):
        weights[first:last] = chance.normal(scale=spread, size=last - first)
    return weights
