"""Where the truth is known for certain, advice finds it."""

from bench.study.endings import Endings
from tests.study.played import FEW


def test_advice_keeps_a_won_ending_won() -> None:
    found = Endings("the-game").compare(range(40), 5 * FEW)
    assert found.positions > 5
    assert found.right == found.positions
