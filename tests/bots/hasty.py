"""A beginner that is hasty in every turn: its games are short, and its mistakes are easy to tell."""

from tenback.bots.beginner import Beginner
from tenback.play.chance import Chance, Purpose
from tenback.rules import Action, View


class Hasty(Beginner):
    """It never thinks a turn through."""

    def choose(self, view: View) -> Action:
        """Return whatever looks cheapest."""
        return self.choose_in_haste(view)


def seat_hasty(seed: int, seats: int) -> list[Hasty]:
    """Return such a beginner for every seat."""
    return [Hasty(Chance(seed, Purpose.BOT, seat)) for seat in range(seats)]
