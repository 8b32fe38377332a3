"""Grades follow the published thresholds, and noise is never held against anybody."""

import pytest

from tenback.study.grades import counted, grade
from tenback.study.review import Grade


@pytest.mark.parametrize(
    ("loss", "found"),
    [
        (0.0, Grade.BEST),
        (0.004, Grade.BEST),
        (0.005, Grade.GOOD),
        (0.02, Grade.INACCURATE),
        (0.06, Grade.MISTAKE),
        (0.12, Grade.BLUNDER),
        (1.0, Grade.BLUNDER),
    ],
)
def test_a_clear_loss_is_graded_by_its_size(loss: float, found: Grade) -> None:
    assert grade(loss, 0.0) is found


@pytest.mark.parametrize("loss", [0.02, 0.06, 0.3])
def test_a_loss_that_may_be_noise_is_good_and_counts_for_nothing(loss: float) -> None:
    assert grade(loss, loss / 1.9) is Grade.GOOD
    assert counted(loss, loss / 1.9) == 0
    assert counted(loss, loss / 2.1) == loss
