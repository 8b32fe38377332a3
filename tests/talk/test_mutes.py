"""Signals only, for a while: what repeated attempts to tell a number lead to at open tables (COM-14)."""

import pytest

from tenback.rules.talk import MINUTE, MUTED, is_last_warning, muted_until

NOW = 1_700_000_000_000  # milliseconds


def _minutes(*minutes: int) -> list[int]:
    return [NOW + minute * MINUTE for minute in minutes]


@pytest.mark.parametrize("attempts", [[], _minutes(0), _minutes(0, 1)])
def test_com_14_two_attempts_mute_nobody(attempts: list[int]) -> None:
    assert muted_until(attempts) == 0


def test_com_14_the_third_mutes_for_five_minutes() -> None:
    assert muted_until(_minutes(0, 1, 2)) == NOW + 2 * MINUTE + MUTED == NOW + 7 * MINUTE


def test_com_14_it_is_announced_before_it_happens() -> None:
    assert [is_last_warning(_minutes(*range(count))) for count in range(5)] == [False, False, True, False, False]


def test_com_14_what_is_long_ago_does_not_count() -> None:
    assert muted_until(_minutes(0, 1, 11)) == 0
    assert is_last_warning(_minutes(0, 1, 11)) is False


def test_com_14_whoever_was_muted_begins_anew() -> None:
    assert muted_until(_minutes(0, 1, 2, 8, 9)) == NOW + 7 * MINUTE
    assert muted_until(_minutes(0, 1, 2, 8, 9, 10)) == NOW + 15 * MINUTE
