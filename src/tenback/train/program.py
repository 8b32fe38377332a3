"""A run of training: rounds until its time is up, a log of how it goes, and a checkpoint from which it can go on."""

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from tenback.nets.family import Family
from tenback.nets.shape import INPUTS, OWN_INPUTS
from tenback.nets.weights import pack, unpack
from tenback.train.course import COURSE, LOG, WEIGHTS, Course
from tenback.train.deals import Purpose, key_for, shuffle_decks
from tenback.train.game import deal, mix
from tenback.train.graph import write_graph
from tenback.train.learning import Learner, Settings, learn_round, new_learner
from tenback.train.net import Layers, Nets, new_nets

CHECKPOINT = "checkpoint.npz"
REPORT_SECONDS = 15.0
Sums = NDArray[np.floating]


def train(tables: Sequence[tuple[Family, bool]], course: Course, folder: Path) -> Learner:
    """Train on games of these families, with open hands or not, until the time is up; go on from a checkpoint."""
    begun = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    key = key_for(Purpose.LEARN, course.seed)
    learner, spent = resume(folder, new_learner(_first_nets(course, jax.random.fold_in(key, 0), _inputs_for(tables))))
    key = jax.random.fold_in(key, 1 + int(learner.updates))
    games = deal(mix(tables, course.games), shuffle_decks(key, course.games))
    report = Report(folder, list(map(_name_of, tables)))
    for share in _shares(begun - spent, course.minutes * 60):
        key, now = jax.random.split(key)
        wide = course.wide if share >= course.wide_from else 0
        settings = Settings(course.steps, course.batch, course.acting, wide)
        numbers = jnp.float32(course.slight_at(share)), jnp.float32(course.rate_at(share))
        learner, games, found = learn_round(settings, learner, games, now, *numbers)
        if report.add({name: np.asarray(numbers) for name, numbers in found.items()}):
            report.write(time.monotonic() - begun + spent, course.steps * course.games)
            save(folder, learner, time.monotonic() - begun + spent)
    if report.has_news:
        report.write(time.monotonic() - begun + spent, course.steps * course.games)
    save(folder, learner, time.monotonic() - begun + spent)
    write_weights(folder, learner)
    (folder / COURSE).write_text(json.dumps(asdict(course)))
    return learner


def _inputs_for(tables: Sequence[tuple[Family, bool]]) -> int:
    """Return how many inputs nets need: where there is one silent table, none about others."""
    (_, open_hands), *others = tables
    return INPUTS if open_hands or others else OWN_INPUTS


def _first_nets(course: Course, key: jax.Array, inputs: int) -> Nets:
    """Return new nets, or those of a file of weights with no more inputs than are needed."""
    if course.begin is None:
        return new_nets(key, course.nets, inputs)
    with np.load(course.begin) as kept:
        return {name: _layers_of(kept, name, inputs) for name in course.nets}


def _layers_of(kept: Mapping[str, NDArray[np.generic]], name: str, inputs: int) -> Layers:
    (weights, biases), *rest = unpack(kept, name)
    layers = [(weights[:inputs], biases), *rest]
    return [(jnp.asarray(weights.T), jnp.asarray(biases)) for weights, biases in layers]


def _shares(begun: float, seconds: float) -> Iterator[float]:
    """Yield the share of the time that is spent, until all of it is; at least one round is played."""
    yield min(0.99, (time.monotonic() - begun) / seconds)
    while time.monotonic() - begun < seconds:
        yield (time.monotonic() - begun) / seconds


def _name_of(table: tuple[Family, bool]) -> str:
    """Return what the log calls a table."""
    family, open_hands = table
    return f"{family.seats} with {family.hand_size} cards, {'open' if open_hands else 'silent'}"


class Report:
    """Sums over rounds, written down now and then, and drawn as a graph."""

    def __init__(self, folder: Path, tables: Sequence[str]) -> None:
        self._folder, self._tables, self._last = folder, tables, time.monotonic()
        self._sums, self._rounds = dict[str, Sums](), 0

    @property
    def has_news(self) -> bool:
        """Whether a round was played since the last line."""
        return self._rounds > 0

    def add(self, found: Mapping[str, Sums]) -> bool:
        """Add a round, and say whether it is time to write."""
        for name, numbers in found.items():
            self._sums[name] = self._sums.get(name, np.zeros(())) + numbers
        self._rounds += 1
        return time.monotonic() - self._last >= REPORT_SECONDS

    def write(self, seconds: float, decisions: int) -> None:
        """Write a line, and begin anew."""
        games, now = max(float(self._sums["games"].sum()), 1.0), time.monotonic()
        losses = {name: value / self._rounds for name, value in self._sums.items() if name.startswith("loss")}
        line = {
            "seconds": round(seconds, 1),
            "decisions_a_second": round(self._rounds * decisions / (now - self._last)),
            "games": int(games),
            "won": round(float(self._sums["won"].sum()) / games, 5),
            "left": round(float(self._sums["left"].sum()) / games, 3),
            "won_by_table": self._by_table("won"),
            **{name: round(float(value), 5) for name, value in losses.items()},
        }
        with (self._folder / LOG).open("a") as log:
            log.write(json.dumps(line) + "\n")
        write_graph(self._folder, "Games won in self-play", "won_by_table")
        self._last, self._sums, self._rounds = now, {}, 0

    def _by_table(self, name: str) -> dict[str, float]:
        """Return a share of the games of each table, in the order in which `mix` lays them out."""
        places = len(self._sums["games"])
        names = list(dict.fromkeys(self._tables))  # a table that counts twice is named twice
        numbers = np.array([names.index(table) for table in self._tables])
        which = numbers[np.arange(places) * len(numbers) // places]
        found, games = (np.bincount(which, self._sums[each], len(names)) for each in (name, "games"))
        shares = found / np.maximum(games, 1)
        return {table: round(float(share), 5) for table, share in zip(names, shares, strict=True)}


def save(folder: Path, learner: Learner, seconds: float) -> None:
    """Write the checkpoint whole or not at all."""
    new = folder / f"new-{CHECKPOINT}"
    leaves = {f"{at}": np.asarray(leaf) for at, leaf in enumerate(jax.tree.leaves(learner))}
    np.savez(new, seconds=seconds, **leaves)  # type: ignore[arg-type]
    new.replace(folder / CHECKPOINT)


def write_weights(folder: Path, learner: Learner) -> None:
    """Write the nets that were learnt, as the package keeps them."""
    kept = dict[str, NDArray[np.generic]]()
    for name, layers in learner.mean.items():
        kept |= pack(name, [(np.asarray(weights).T, np.asarray(biases)) for weights, biases in layers])
    np.savez_compressed(folder / WEIGHTS, **kept)  # type: ignore[arg-type]


def resume(folder: Path, fresh: Learner) -> tuple[Learner, float]:
    """Return what the checkpoint of a folder kept and the seconds it took; a fresh learner if there is none."""
    file = folder / CHECKPOINT
    if not file.exists():
        return fresh, 0.0
    with np.load(file) as kept:
        leaves = [jnp.asarray(kept[f"{at}"]) for at in range(len(jax.tree.leaves(fresh)))]
        return jax.tree.unflatten(jax.tree.structure(fresh), leaves), float(kept["seconds"])
