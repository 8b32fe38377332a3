"""Properties are tried often enough, and far more often in the long run."""

import pytest
from hypothesis import settings

from tests.trying import LONG, SHORT, tried


@pytest.mark.parametrize(("length", "asked", "times"), [(SHORT, 60, 18), (SHORT, 1, 1), (LONG, 60, 600)])
def test_the_length_of_the_run_decides_how_often_a_property_is_tried(length: str, asked: int, times: int) -> None:
    usual = settings.get_current_profile_name()
    settings.load_profile(length)
    try:
        assert tried(asked).max_examples == times
    finally:
        settings.load_profile(usual)


def test_a_slow_machine_fails_no_property() -> None:
    assert tried(1).deadline is None
