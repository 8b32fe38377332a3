"""Weights of nets of games of colours: how they lie in their file, and which tables have some."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tenback.batch.layout import SEATS
from tenback.nets import colour_layout as layout
from tenback.nets.family import fingerprint
from tenback.nets.weights import Layers, entries, read_arrays, unpack
from tenback.nets.weights import pack as pack_layers

FORMAT = 3  # of the files; inputs or layers that mean something else get another number
NAME = "colours"


def find_colour_net(table: NDArray[np.int64]) -> NDArray[np.float32] | None:
    """Return the weights for a table; None if nobody has trained any."""
    mark, seats = fingerprint(table), int(table[SEATS])
    for entry in entries():
        if entry.is_for(mark, seats, open_hands=True, layout=FORMAT):
            return read_weights(read_arrays(entry.file, entry.sha256))
    return None


def read_weights(kept: Mapping[str, NDArray[np.generic]]) -> NDArray[np.float32]:
    """Return the weights of a file, ready for compiled code."""
    (first, _), *rest = unpack(kept, NAME)
    flat = np.concatenate([first.ravel(), *(part.ravel() for layer in rest for part in layer)])
    flat.setflags(write=False)
    return flat


def untrained_colour_net() -> NDArray[np.float32]:
    """Return a net that finds every position as good as any other."""
    weights = np.zeros(layout.WEIGHTS, np.float32)
    weights.setflags(write=False)
    return weights


def layers_of(weights: NDArray[np.float32]) -> Layers:
    """Return the layers of a net, [input, output] and biases."""
    first, second = weights[: layout.SECOND], weights[layout.SECOND : layout.SECOND_BIASES]
    third = weights[layout.THIRD : layout.THIRD_BIAS]
    return [
        (first.reshape(layout.INPUTS, layout.WIDE), np.zeros(layout.WIDE, np.float32)),
        (second.reshape(layout.WIDE, layout.NARROW), weights[layout.SECOND_BIASES : layout.THIRD]),
        (third.reshape(layout.NARROW, 1), weights[layout.THIRD_BIAS :]),
    ]


def pack(weights: NDArray[np.float32]) -> dict[str, NDArray[np.generic]]:
    """Return the arrays of a net for its file."""
    return pack_layers(NAME, layers_of(weights))
