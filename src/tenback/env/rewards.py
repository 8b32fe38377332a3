"""What an environment pays for a step."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

Cards = NDArray[np.int64]
Flags = NDArray[np.bool_]


class Reward(StrEnum):
    """The rewards on offer."""

    WIN = "win"  # 1 for a game won, -1 for a game lost, at its end
    CARDS = "cards"  # at the end, minus the share of the cards that is left
    POTENTIAL = "potential"  # WIN, and for each step the change of a potential: minus the share that is left


@dataclass(frozen=True, slots=True)
class Pay:
    """A reward, and what it is measured by."""

    kind: Reward
    cards: int  # as many as there are to lay
    discount: float = 1.0

    def for_steps(self, before: Cards, after: Cards, over: Flags, won: Flags) -> NDArray[np.float64]:
        """Return what each step earns, by the cards left before and after it and by how the game ended, if it did."""
        if self.kind is Reward.CARDS:
            return np.where(over, -after / self.cards, 0.0)
        result = np.where(over, np.where(won, 1.0, -1.0), 0.0)
        if self.kind is Reward.WIN:
            return result
        reached = np.where(over, 0.0, -after / self.cards)  # a final position has no potential (Ng et al. 1999)
        return result + self.discount * reached + before / self.cards

    def for_step(self, before: int, after: int, *, over: bool, won: bool) -> float:
        """Return what one step earns."""
        if self.kind is Reward.WIN and not over:
            return 0.0
        return float(self.for_steps(np.int64(before), np.int64(after), np.bool_(over), np.bool_(won)))  # type: ignore[arg-type]  # one is as good as many
