"""Weights of slim nets: how they lie in their files, and which tables have some."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tenback.batch.layout import SEATS
from tenback.nets.family import fingerprint
from tenback.nets.slim import layout
from tenback.nets.weights import Layers, entries, pack, read_arrays, unpack

Floats32 = NDArray[np.float32]


@dataclass(frozen=True, slots=True, kw_only=True)
class SlimNet:
    """A kind of slim net; inputs that mean something else get another format."""

    name: str
    format: int  # of the files
    inputs: int
    open_hands: bool  # whether it knows every hand

    @property
    def size(self) -> int:
        """How many weights it has."""
        return self.inputs * layout.WIDE + layout.REST

    def find(self, table: NDArray[np.int64]) -> Floats32 | None:
        """Return the weights for a table; None if nobody has trained any."""
        mark, seats = fingerprint(table), int(table[SEATS])
        for entry in entries():
            if entry.is_for(mark, seats, open_hands=self.open_hands, layout=self.format):
                return _read(self, entry.file, entry.sha256)
        return None

    def read(self, kept: Mapping[str, NDArray[np.generic]]) -> Floats32:
        """Return the weights of a file, ready for compiled code."""
        (first, _), *rest = unpack(kept, self.name)
        flat = np.concatenate([first.ravel(), *(part.ravel() for layer in rest for part in layer)])
        flat.setflags(write=False)
        return flat

    def pack(self, weights: Floats32) -> dict[str, NDArray[np.generic]]:
        """Return the arrays of a net for its file."""
        return pack(self.name, self.layers(weights))

    def untrained(self) -> Floats32:
        """Return a net that finds every position as good as any other."""
        weights = np.zeros(self.size, np.float32)
        weights.setflags(write=False)
        return weights

    def layers(self, weights: Floats32) -> Layers:
        """Return the layers of a net, [input, output] and biases."""
        first, rest = np.split(weights, [self.inputs * layout.WIDE])
        second, biases, third, bias = np.split(rest, [layout.SECOND_BIASES, layout.THIRD, layout.THIRD_BIAS])
        return [
            (first.reshape(self.inputs, layout.WIDE), np.zeros(layout.WIDE, np.float32)),
            (second.reshape(layout.WIDE, layout.NARROW), biases),
            (third.reshape(layout.NARROW, 1), bias),
        ]

    def answers(self, weights: Floats32, shown: Floats32) -> NDArray[np.floating]:
        """Return [position]: what the net answers to all inputs, in plain NumPy, not yet a chance."""
        x: NDArray[np.floating] = shown.astype(np.float64)
        for at, (layer, biases) in enumerate(self.layers(weights)):
            x = (np.maximum(x, 0) if at else x) @ layer + biases
        return x[:, 0]


@cache
def _read(net: SlimNet, file: str, wanted: str) -> Floats32:
    return net.read(read_arrays(file, wanted))
