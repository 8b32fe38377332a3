"""What a text most likely is, as learnt from thousands of texts (`python -m bench.talk` writes the weights)."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from struct import calcsize, unpack_from
from typing import Final
from zlib import crc32

from tenback.rules.talk.features import features

FILE: Final = "weights.bin"
SLOTS: Final = 1 << 14  # among which features are spread by their hash
HEAD: Final = "<f4f"  # what a unit of weight is worth, and where each sort starts


class Sort(IntEnum):
    """What a text may be."""

    HARMLESS = 0
    NUMBER = 1
    DISTANCE = 2
    QUESTION = 3


def slots(words: Sequence[str]) -> set[int]:
    """Return the slots of what is seen in these tokens."""
    return {crc32(feature.encode()) % SLOTS for feature in features(words)}


def chances(words: Sequence[str]) -> tuple[float, ...]:
    """Return how likely each sort is."""
    seen = slots(words)
    unit, starts, weights = _weights()
    unit /= sqrt(len(seen))
    return _shares([start + unit * _sum(weights, seen, sort) for sort, start in enumerate(starts)])


def _sum(weights: memoryview, seen: Iterable[int], sort: int) -> int:
    return sum(weights[len(Sort) * slot + sort] for slot in seen)


def _shares(scores: Sequence[float]) -> tuple[float, ...]:
    powers = [exp(score - max(scores)) for score in scores]
    return tuple(power / sum(powers) for power in powers)


@cache
def _weights() -> tuple[float, tuple[float, ...], memoryview]:
    data = files("tenback.rules.talk").joinpath(FILE).read_bytes()
    unit, *starts = unpack_from(HEAD, data)
    return unit, tuple(starts), memoryview(data)[calcsize(HEAD) :].cast("b")
