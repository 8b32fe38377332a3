"""Random lines through environments, the same for the same seed."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from tenback.env.ids import NEWEST, names
from tenback.env.setup import Setup, read_setup
from tenback.env.table import Table

NAMES = [name for name, (_, edition) in names().items() if edition == NEWEST]
RULESETS = [ruleset for ruleset, edition in names().values() if edition == NEWEST]


def setups(ruleset: str) -> list[Setup]:
    """Return a game with the fewest and with the most seats that it has."""
    sizes = read_setup(ruleset).rules.hand_size
    return [read_setup(ruleset, players=players) for players in sorted({min(sizes), max(sizes)})]


def pick(mask: NDArray[np.int8], chance: np.random.Generator) -> int:
    """Return any code that a mask allows."""
    return int(chance.choice(np.flatnonzero(mask)))


def line(table: Table, seed: int) -> Iterator[Table]:
    """Yield a table before each decision of a random game, and at its end."""
    chance = np.random.default_rng(seed)
    table.deal(seed)
    while not table.over:
        yield table
        table.do(pick(table.mask(), chance))
    yield table
