"""Weights as data in the package: which games have some, where they came from, and reading them on first use."""

import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from tenback.batch.layout import SEATS
from tenback.nets import layout
from tenback.nets.family import BACK, fingerprint
from tenback.nets.inputs import BASE, BITS, DECAY
from tenback.nets.shape import HEADS, INPUTS, SIZES

FORMAT = 2  # of the files; inputs or layers that mean something else get another number
INDEX = "index.json"
MOST_STEPS, SMALLEST_STEP = 127, 1e-5  # of the weights of an input, and how small a step may be

Layers = list[tuple[NDArray[np.float32], NDArray[np.float32]]]


class DamagedWeights(RuntimeError):
    """A file of weights that is not what the index says; `file` is its name."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} is damaged: install tenback again")
        self.file = file


@dataclass(frozen=True, slots=True)
class Net:
    """A net, ready for compiled code."""

    shape: NDArray[np.int64]  # layers, inputs, then the sizes of the layers
    weights: NDArray[np.float32]  # tables, then layer by layer [input, output] and biases


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A line of the index: nets for one game and several numbers of players."""

    game: str
    silent: Sequence[int]  # numbers of players who know nothing of others' hands
    open: Sequence[int]  # numbers of players who know them all
    fingerprints: Mapping[str, str]  # of the rules, by number of players
    format: int
    file: str
    sha256: str
    seed: int
    command: str
    learnt: str  # figures of the run

    def is_for(self, mark: str, seats: int, *, open_hands: bool, layout: int = FORMAT) -> bool:
        """Say whether the nets were made for these rules and this number of players, in this format."""
        learnt_with = self.open if open_hands else self.silent
        return self.format == layout and seats in learnt_with and self.fingerprints[str(seats)] == mark


def folder() -> Traversable:
    """Return where the weights of the package lie."""
    return files("tenback.nets") / "weights"


@cache
def entries() -> tuple[Entry, ...]:
    """Return the index."""
    return tuple(Entry(**line) for line in json.loads((folder() / INDEX).read_text()))


def find_nets(table: NDArray[np.int64], *, open_hands: bool = False) -> dict[str, Net] | None:
    """Return the nets for a table, by name; None if nobody has trained any."""
    mark, seats = fingerprint(table), int(table[SEATS])
    for entry in entries():
        if entry.is_for(mark, seats, open_hands=open_hands):
            return _read(entry.file, entry.sha256)
    return None


@cache
def _read(file: str, wanted: str) -> dict[str, Net]:
    kept = read_arrays(file, wanted)
    return {name: new_net(unpack(kept, name)) for name in SIZES}


def read_arrays(file: str, wanted: str) -> dict[str, NDArray[np.generic]]:
    """Return the arrays of a file of weights, or raise `DamagedWeights` unless it has the wanted hash."""
    data = (folder() / file).read_bytes()
    if sha256(data).hexdigest() != wanted:
        raise DamagedWeights(file)
    with np.load(BytesIO(data), allow_pickle=False) as kept:
        return dict(kept)


def unpack(kept: Mapping[str, NDArray[np.generic]], name: str) -> Layers:
    """Return the layers of a net, [input, output] and biases, from the arrays of its file."""
    layers, at = Layers(), 0
    while (key := f"{name}.{at}") in kept:
        weights = kept[key].astype(np.float32)
        if f"{key}.steps" in kept:
            weights *= kept[f"{key}.steps"].astype(np.float32)[:, None]
        layers.append((weights, kept[f"{key}.biases"].astype(np.float32)))
        at += 1
    return layers


def pack(name: str, layers: Layers) -> dict[str, NDArray[np.generic]]:
    """Return the arrays of a net for its file: whole numbers of steps, and float16 for biases and the last layer."""
    kept = dict[str, NDArray[np.generic]]()
    for at, (weights, biases) in enumerate(layers):
        key, is_last = f"{name}.{at}", at == len(layers) - 1
        kept |= {key: weights.astype(np.float16)} if is_last else _in_steps(key, weights)
        kept[f"{key}.biases"] = biases.astype(np.float16)
    return kept


def _in_steps(key: str, weights: NDArray[np.float32]) -> dict[str, NDArray[np.generic]]:
    """Return the weights of a layer in steps, of which each input has its own."""
    steps = np.maximum(np.abs(weights).max(axis=1) / MOST_STEPS, SMALLEST_STEP).astype(np.float16)
    numbers = np.round(weights / steps.astype(np.float32)[:, None])
    return {key: np.clip(numbers, -MOST_STEPS, MOST_STEPS).astype(np.int8), f"{key}.steps": steps}


def new_net(layers: Layers) -> Net:
    """Return a net for compiled code."""
    sizes = [weights.shape[1] for weights, _ in layers]
    first, rest = layers[0][0], layers[1:]  # an input that is always 1 stands for the first biases
    flat = np.concatenate([_tables(), first.ravel(), _flat(rest)]).astype(np.float32)
    flat.setflags(write=False)
    return Net(np.array([len(sizes), len(first), *sizes], np.int64), flat)


def untrained_net(name: str) -> Net:
    """Return a net that finds every position as good as any other."""
    sizes = (INPUTS, *SIZES[name], HEADS)
    return new_net([(np.zeros((a, b), np.float32), np.zeros(b, np.float32)) for a, b in itertools.pairwise(sizes)])


def _flat(layers: Layers) -> NDArray[np.float32]:
    parts = list[NDArray[np.float32]]()
    for weights, biases in layers:
        parts += [weights.ravel(), biases]
    return np.concatenate(parts)


def _tables() -> NDArray[np.float64]:
    """Return what inputs are read off: nearness by steps, prices by how far a pile has passed a card."""
    steps, gaps = np.arange(BITS + 1), np.arange(2 * layout.PRICE_ZERO) - layout.PRICE_ZERO
    prices = np.where((gaps < 0) | (gaps == BACK), 1.0, BASE - np.exp(-DECAY * np.maximum(gaps - 1, 0)))
    return np.concatenate([np.exp(-steps / 2), np.exp(-steps / 6), prices])
