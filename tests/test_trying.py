"""Properties are tried often enough, and far more often in the long run."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import settings

from tests.trying import LONG, SHORT, sample, tried


@pytest.mark.parametrize(("length", "asked", "times"), [(SHORT, 60, 12), (SHORT, 1, 1), (LONG, 60, 600)])
def test_the_length_of_the_run_decides_how_often_a_property_is_tried(length: str, asked: int, times: int) -> None:
    with run_of(length):
        assert tried(asked).max_examples == times


@pytest.mark.parametrize(("length", "taken"), [(SHORT, [0, 3, 6]), (LONG, [0, 1, 2, 3, 4, 5, 6])])
def test_a_long_run_takes_everything_and_a_short_one_a_sample(length: str, taken: list[int]) -> None:
    with run_of(length):
        assert [*sample(range(7), 3)] == taken


@contextmanager
def run_of(length: str) -> Iterator[None]:
    """Have a run of this length meanwhile."""
    usual = settings.get_current_profile_name()
    settings.load_profile(length)
    try:
        yield
    finally:
        settings.load_profile(usual)


def test_a_slow_machine_fails_no_property() -> None:
    assert tried(1).deadline is None
