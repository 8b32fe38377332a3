"""What positions are worth, kept between processes: a small file per table and policy."""

import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tenback.batch import code_folder, layout
from tenback.batch.compiler import Numbers

MOST = 1000  # files; there is no end to mixtures of house rules
STAGES = 10  # by the share of the cards that is left
SHAPE = (STAGES + 2, layout.FEATURE_COUNT)

Values = NDArray[np.float64]  # [stage, feature]


def nothing_learnt() -> Values:
    """Return the values before anything is learnt; they are read-only."""
    values = np.zeros(SHAPE)
    values.setflags(write=False)
    return values


def kept_values(table: Numbers, policy: int, learn: Callable[[Numbers, int], Values]) -> Values:
    """Return the values that are kept for a table, or learn and keep them."""
    file = code_folder.path() / "values" / f"{sha256(table.tobytes()).hexdigest()[:32]}-{policy}.npy"
    known = _read(file)
    if known is None:
        known = learn(table, policy)
        _keep(file, known)
    return known


def _read(file: Path) -> Values | None:
    try:
        values: Values = np.load(file, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        return None
    return values if values.shape == SHAPE and values.dtype == np.float64 and np.isfinite(values).all() else None


def _keep(file: Path, values: Values) -> None:
    """Write a file whole or not at all; values that cannot be kept are learnt again."""
    new = file.with_suffix(f".{os.getpid()}.new")
    with suppress(OSError):
        file.parent.mkdir(exist_ok=True)
        if sum(1 for _ in file.parent.iterdir()) < MOST:
            with new.open("wb") as room:
                np.save(room, values)
            new.replace(file)
