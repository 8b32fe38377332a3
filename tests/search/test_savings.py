"""Savings: what easy turns leave is there for hard ones, and no more than that."""

import pytest

from tenback.search.budget import Budget
from tenback.search.savings import MOST_EXTRA, Savings


def test_whoever_has_saved_nothing_yet_takes_no_more_than_the_budget() -> None:
    """So a bot that is made anew for every turn, as at a live table, is never late."""
    assert Savings(Budget(playouts=100)).budget == Budget(playouts=100, most=1)


def test_what_a_turn_leaves_the_next_may_take() -> None:
    savings = Savings(Budget(seconds=0.2))
    savings.settle(0.25)
    assert savings.budget == Budget(seconds=0.2, most=1 + 0.75)
    savings.settle(1.5)
    assert savings.budget.most == pytest.approx(1 + 0.25)


def test_no_turn_may_take_all_savings_of_a_game() -> None:
    savings = Savings(Budget(playouts=100))
    for _ in range(20):
        savings.settle(0)
    assert savings.budget.most == 1 + MOST_EXTRA


def test_nobody_has_debts() -> None:
    """Whoever overdraws by a stretch, or by what proposals took, has its budget again the next time."""
    savings = Savings(Budget(playouts=100))
    savings.settle(2)
    assert savings.budget.most == 1
