"""How much may still be done, a second and a minute."""

import pytest

from tenback.server.addresses import network_of
from tenback.server.http.allowances import Allowance, PerMinute, SharedAllowances

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


def test_what_was_saved_up_may_be_spent_at_once() -> None:
    allowance = Allowance(2, 3, now=0.0)
    allowance.spend(3, now=0.0)
    assert allowance.wait(now=0.0) == 0


def test_debts_are_paid_by_time() -> None:
    allowance = Allowance(2, 3, now=0.0)
    allowance.spend(4, now=0.0)
    assert [allowance.wait(at) for at in (0.0, 0.25, 0.5, 9.0)] == [0.5, 0.25, 0, 0]


def test_who_waits_long_saves_up_no_more_than_that() -> None:
    allowance = Allowance(2, 3, now=0.0)
    allowance.spend(4, now=1_000.0)
    assert allowance.wait(1_000.0) == 0.5


def test_all_sockets_of_an_address_have_one_budget() -> None:
    allowances = SharedAllowances(2, 3, now=lambda: 0.0)
    assert allowances.of(HERE) is allowances.of(HERE)
    assert allowances.of(HERE) is not allowances.of(ELSEWHERE)


def test_who_leaves_and_comes_again_has_the_same_debts() -> None:
    allowances = SharedAllowances(2, 3, now=lambda: 0.0)
    allowances.of(HERE).spend(9, now=0.0)
    for number in range(2 * SharedAllowances.MANY):
        allowances.of(f"2001:db8:{number:x}::1")
    assert allowances.of(HERE).wait(now=0.0) == 3


def test_budgets_without_debts_are_forgotten() -> None:
    allowances = SharedAllowances(2, 3, now=lambda: 0.0)
    for number in range(3 * SharedAllowances.MANY):
        allowances.of(f"2001:db8:{number:x}::1")
    assert len(allowances._of) <= SharedAllowances.MANY


def test_somebody_may_do_something_so_often_a_minute() -> None:
    done = PerMinute(2, minute=lambda: 7)
    assert [done.take(HERE) for _ in range(3)] == [True, True, False]
    assert done.take(ELSEWHERE)


def test_the_next_minute_everything_is_forgotten() -> None:
    minutes = [7]
    done = PerMinute(2, minute=lambda: minutes[-1])
    done.take(HERE, times=5)
    assert done.is_spent(HERE)
    minutes.append(8)
    assert not done.is_spent(HERE)
    assert done.take(HERE)


def test_who_is_refused_as_often_as_answered_is_a_flood() -> None:
    done = PerMinute(2, minute=lambda: 7)
    floods = [(done.take(HERE), done.is_flood(HERE)) for _ in range(5)]
    assert floods == [(True, False), (True, False), (False, False), (False, False), (False, True)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff"),
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("fe80::1%eth0", "fe80::2%eth1"),
    ],
)
def test_what_one_home_may_choose_counts_as_one_address(one: str, other: str) -> None:
    assert network_of(one) == network_of(other)


@pytest.mark.parametrize(
    ("one", "other"), [("2001:db8::1", "2001:db8:0:1::1"), ("192.0.2.1", "192.0.2.2"), ("", "192.0.2.1")]
)
def test_other_homes_count_apart(one: str, other: str) -> None:
    assert network_of(one) != network_of(other)
