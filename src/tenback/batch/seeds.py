"""Seeds as the kernel takes them."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

SEEDS = 1 << 64  # a seed is any whole number below this

Seeds = NDArray[np.integer] | Sequence[int] | range


class SeedError(ValueError):
    """Something that is not a seed, or not as many as there are games."""


def read_seeds(seeds: Seeds) -> NDArray[np.uint64]:
    """Return the seeds as one row of words, or raise `SeedError`."""
    if isinstance(seeds, np.ndarray):
        return _read_array(seeds)
    wrong = [seed for seed in seeds if not isinstance(seed, int | np.integer) or not 0 <= int(seed) < SEEDS]
    if wrong:
        raise SeedError(f"{wrong[0]!r} is no seed: a seed is a whole number from 0 to {SEEDS - 1}")
    return np.array([int(seed) for seed in seeds], np.uint64)


def _read_array(seeds: NDArray[np.integer]) -> NDArray[np.uint64]:
    if seeds.ndim != 1 or seeds.dtype.kind not in "iu":
        raise SeedError(f"seeds are one row of whole numbers, not {seeds.dtype} of shape {seeds.shape}")
    if seeds.dtype.kind == "i" and (seeds < 0).any():
        raise SeedError(f"{seeds.min()} is no seed: a seed is a whole number from 0 to {SEEDS - 1}")
    return np.ascontiguousarray(seeds, np.uint64)
