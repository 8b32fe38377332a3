"""The policies that the kernel can play by, under the names of the bots they equal."""

from collections.abc import Sequence
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray


class Policy(StrEnum):
    """A compiled way to play; it chooses exactly what the bot of that name does."""

    UNIFORM = "uniform"
    GREEDY = "greedy"
    SCORE = "score"


NUMBERS = {policy: number for number, policy in enumerate(Policy)}


class UnknownPolicy(ValueError):
    """A policy that the kernel does not have, or not one for each seat."""


def read_policies(policy: str | Sequence[str], seats: int) -> NDArray[np.uint8]:
    """Return the number of each seat's policy: one for all, or one for each seat."""
    names = [policy] * seats if isinstance(policy, str) else list(policy)
    if len(names) != seats:
        raise UnknownPolicy(f"{len(names)} policies for {seats} seats")
    unknown = [name for name in names if name not in NUMBERS]
    if unknown:
        raise UnknownPolicy(f"no policy is called {unknown[0]!r}; there are {', '.join(Policy)}")
    return np.array([NUMBERS[Policy(name)] for name in names], np.uint8)
