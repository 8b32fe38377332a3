"""Weights as data in the package: which games have some, where they came from, and reading them on first use."""

import itertools
import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from tenback.nets import layout
from tenback.nets.family import BACK, fingerprint
from tenback.nets.inputs import BASE, BITS, DECAY
from tenback.nets.shape import HEADS, INPUTS, SIZES

FORMAT = 1  # of the files; inputs or layers that mean something else get another number
INDEX = "index.json"


class DamagedWeights(RuntimeError):
    """A file of weights that is not what the index says; `file` is its name."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} is damaged: install tenback again")
        self.file = file


@dataclass(frozen=True, slots=True)
class Net:
    """A net, ready for compiled code."""

    shape: NDArray[np.int64]  # layers, then their sizes
    weights: NDArray[np.float32]  # tables, then layer by layer [input, output] and biases


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A line of the index."""

    game: str
    seats: int
    fingerprint: str
    format: int
    file: str
    sha256: str
    seed: int
    command: str
    learnt: str  # figures of the run


def folder() -> Traversable:
    """Return where the weights of the package lie."""
    return files("tenback.nets") / "weights"


@cache
def entries() -> tuple[Entry, ...]:
    """Return the index."""
    return tuple(Entry(**line) for line in json.loads((folder() / INDEX).read_text()))


def find_nets(table: NDArray[np.int64]) -> dict[str, Net] | None:
    """Return the nets for a table, by name; None if nobody has trained any."""
    mark = fingerprint(table)
    for entry in entries():
        if (entry.fingerprint, entry.format) == (mark, FORMAT):
            return _read(entry)
    return None


@cache
def _read(entry: Entry) -> dict[str, Net]:
    data = (folder() / entry.file).read_bytes()
    if sha256(data).hexdigest() != entry.sha256:
        raise DamagedWeights(entry.file)
    with np.load(BytesIO(data), allow_pickle=False) as kept:
        return {name: new_net(unpack(kept[name], name)) for name in SIZES if name in kept}


def unpack(flat: NDArray[np.floating], name: str) -> list[tuple[NDArray[np.float32], NDArray[np.float32]]]:
    """Return the layers of a net, [input, output] and biases, from the numbers of its file."""
    sizes, numbers, layers = (INPUTS, *SIZES[name], HEADS), flat.astype(np.float32), []
    for inputs, outputs in itertools.pairwise(sizes):
        weights, biases, numbers = np.split(numbers, [inputs * outputs, (inputs + 1) * outputs])
        layers.append((weights.reshape(inputs, outputs), biases))
    return layers


def pack(layers: list[tuple[NDArray[np.float32], NDArray[np.float32]]]) -> NDArray[np.float16]:
    """Return the numbers of a net for its file."""
    return _flat(layers).astype(np.float16)


def new_net(layers: list[tuple[NDArray[np.float32], NDArray[np.float32]]]) -> Net:
    """Return a net for compiled code."""
    sizes = [weights.shape[1] for weights, _ in layers]
    first, rest = layers[0][0], layers[1:]  # an input that is always 1 stands for the first biases
    flat = np.concatenate([_tables(), first.ravel(), _flat(rest)]).astype(np.float32)
    flat.setflags(write=False)
    return Net(np.array([len(sizes), *sizes], np.int64), flat)


def untrained_net(name: str) -> Net:
    """Return a net that finds every position as good as any other."""
    sizes = (INPUTS, *SIZES[name], HEADS)
    return new_net([(np.zeros((a, b), np.float32), np.zeros(b, np.float32)) for a, b in itertools.pairwise(sizes)])


def _flat(layers: list[tuple[NDArray[np.float32], NDArray[np.float32]]]) -> NDArray[np.float32]:
    parts = list[NDArray[np.float32]]()
    for weights, biases in layers:
        parts += [weights.ravel(), biases]
    return np.concatenate(parts)


def _tables() -> NDArray[np.float64]:
    """Return what inputs are read off: nearness by steps, prices by how far a pile has passed a card."""
    steps, gaps = np.arange(BITS + 1), np.arange(2 * layout.PRICE_ZERO) - layout.PRICE_ZERO
    prices = np.where((gaps < 0) | (gaps == BACK), 1.0, BASE - np.exp(-DECAY * np.maximum(gaps - 1, 0)))
    return np.concatenate([np.exp(-steps / 2), np.exp(-steps / 6), prices])
