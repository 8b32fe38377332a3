"""What is told of quick and deep reviews is what they say."""

import pytest

from bench.study.agreement import Pair, pairs, table_lines
from bench.study.samples import Table
from tenback.study.advice import RankedTurn
from tenback.study.review import Grade, TurnReview

TURN = RankedTurn(lays=["37>A"], chance=0.5, error=0.01)


def _turn(grade: Grade, before: float = 0.5) -> TurnReview:
    return TurnReview(
        turn=1,
        step=0,
        seat=0,
        grade=grade,
        before=before,
        after=before,
        error=0.01,
        loss=0.0,
        loss_error=0.01,
        best=TURN,
        played=TURN,
    )


@pytest.mark.parametrize(
    ("quick", "deep", "told"),
    [
        (_turn(Grade.BEST), _turn(Grade.BEST, 0.45), "100% | 100% | 5.0 | 0 | 0 | 0"),
        (_turn(Grade.BEST), _turn(Grade.GOOD), "0% | 100% | 0.0 | 0 | 0 | 0"),
        (_turn(Grade.MISTAKE), _turn(Grade.GOOD), "0% | 0% | 0.0 | 1 | 0 | 0"),
        (_turn(Grade.MISTAKE), _turn(Grade.BLUNDER), "0% | 100% | 0.0 | 1 | 1 | 1"),
    ],
)
def test_grades_are_counted_as_they_are(quick: TurnReview, deep: TurnReview, told: str) -> None:
    *_, own, every = table_lines({"a table": [Pair(quick, deep)]})
    assert (own, every) == (f"| a table | 1 | {told} |", f"| all | 1 | {told} |")


def test_both_reviews_are_of_the_same_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.study.agreement.QUICK", 20)
    monkeypatch.setattr("bench.study.agreement.DEEP", 40)
    found = [*pairs(Table("quick-and-easy", 2, talks=True), range(2))]
    assert found
    assert all((quick.turn, quick.played.lays) == (deep.turn, deep.played.lays) for quick, deep in found)
    assert any(quick.error != deep.error for quick, deep in found)
