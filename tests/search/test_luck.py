"""Luck: the error of a lead is what it would be if all stretches were looked at together."""

import numpy as np
import pytest

from tenback.search.luck import Luck


def test_the_error_of_a_lead_is_that_of_all_stretches_together() -> None:
    chance, luck = np.random.default_rng(1), Luck(3)
    worlds = chance.integers(1, 9, 40)
    results = chance.normal([0.5, 0.4, 0.1], 0.2, (40, 3)) * worlds[:, None]
    for count, found in zip(worlds, results, strict=True):
        luck.note(int(count), found)
    leads = results[:, [0]] - results
    rest = leads - worlds[:, None] * leads.sum(axis=0) / worlds.sum()
    assert luck.error(0, np.arange(3)) == pytest.approx(np.sqrt((rest**2).sum(axis=0) * 40 / 39), abs=1e-12)


def test_a_lead_that_is_the_same_in_every_world_has_no_error() -> None:
    luck = Luck(2)
    for world in range(20):
        luck.note(1, np.array([0.9, 0.3]) + world / 64)
    assert luck.error(0, np.array([1])) == pytest.approx([0], abs=1e-6)
