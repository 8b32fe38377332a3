"""A crew: cores that play games side by side, and what they learn together."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Self

import numpy as np
from numpy.typing import NDArray

from tenback.batch import kernel, layout
from tenback.batch.compiler import Numbers, Seeds
from tenback.train.slim.families import Family
from tenback.train.slim.slopes import LONGEST, RESULTS, Lesson, School, step

Results = NDArray[np.float64]


class Pupil:
    """Weights that are being learnt, and how they moved so far."""

    def __init__(self, weights: NDArray[np.float32], cores: int = 1) -> None:
        self.weights, self.steps = weights, 0
        self.slopes = np.zeros((cores, len(weights)), np.float32)  # [core, weight]
        self.means = np.zeros((2, len(weights)), np.float32)  # of slopes, and of their squares


class Crew:
    """So many cores, each with its part of every batch; as many of them learn the same again."""

    def __init__(self, family: Family, tables: Mapping[int, Numbers], pupil: Pupil) -> None:
        cores, weights = pupil.slopes.shape
        self._pupil = pupil
        self._members = [Member(family, tables, pupil.weights, slopes) for slopes in pupil.slopes]
        self._stretches = list(pairwise(np.linspace(0, weights, cores + 1, dtype=int).tolist()))
        self._threads = ThreadPoolExecutor(cores)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._threads.shutdown()

    def play(self, seats: int, seeds: Seeds, lesson: Lesson) -> Results:
        """Play a game for each seed, gather slopes, and return the results."""
        parts = np.array_split(seeds, len(self._members))
        found = [
            self._threads.submit(member.play, seats, part, lesson)
            for member, part in zip(self._members, parts, strict=True)
        ]
        return sum((each.result() for each in found), np.zeros(RESULTS))

    def step(self, rate: float, scale: float) -> None:
        """Follow the slopes by one step, each core with its stretch of the weights."""
        pupil = self._pupil
        pupil.steps += 1
        rest = rate, scale, pupil.steps
        steps = [
            self._threads.submit(step, pupil.weights, pupil.slopes, pupil.means, stretch, *rest)
            for stretch in self._stretches
        ]
        for each in steps:
            each.result()


class Member:
    """One core: what it learns with at each table, and the desk on which it thinks."""

    def __init__(
        self, family: Family, tables: Mapping[int, Numbers], weights: NDArray[np.float32], slopes: NDArray[np.float32]
    ) -> None:
        self._family, self._desk = family, family.new_desk(weights)
        self._schools = {seats: new_school(family, table, slopes) for seats, table in tables.items()}

    def play(self, seats: int, seeds: Seeds, lesson: Lesson) -> Results:
        """Play a game for each seed, add slopes to those of this core, and return the results."""
        found = np.zeros(RESULTS)
        self._family.learn(self._schools[seats], self._desk, seeds, lesson, found)
        return found


def new_school(family: Family, table: Numbers, slopes: NDArray[np.float32]) -> School:
    """Return what a net learns with at one table."""
    return School(
        table=table,
        scratch=kernel.new_scratch(table),
        games=kernel.new_games(table, 1),
        policies=np.full((1, int(table[layout.SEATS])), family.policy, np.uint8),
        listed=np.zeros((LONGEST, family.most_shown + 1), np.int64),
        values=np.zeros((LONGEST, family.most_shown), np.float32),
        chances=np.zeros(LONGEST),
        seats=np.zeros(LONGEST, np.int64),
        slopes=slopes,
    )
