"""What easy turns leave of their budgets, for hard ones."""

from dataclasses import replace

from tenback.search.budget import Budget

MOST_EXTRA = 2.0  # budgets that a hard turn may take beside its own


class Savings:
    """The savings of one seat in one game, counted in budgets of a turn."""

    def __init__(self, budget: Budget) -> None:
        self._each, self._kept = budget, 0.0

    @property
    def budget(self) -> Budget:
        """The budget of the next turn."""
        return replace(self._each, most=1 + min(self._kept, MOST_EXTRA))

    def settle(self, spent: float) -> None:
        """Keep what a turn has left, or take what it spent beyond its own budget."""
        self._kept = max(0.0, self._kept + 1 - spent)
