"""A bot that thinks: it tries turns out in worlds that agree with what it sees and hears."""

from collections.abc import Collection

from tenback.batch.thinking import Effort, Thinker
from tenback.bots.budget import Budget
from tenback.bots.convention import Convention, Silence, convention_of, hear, unsaid
from tenback.play.chance import SEEDS, Chance
from tenback.rules import Action, End, Lay, View
from tenback.rules.talk import Signal


class Search:
    """The strongest team mate, and the strongest opponent."""

    def __init__(self, chance: Chance, budget: Budget, *, silent: bool = False, people: Collection[int] = ()) -> None:
        self._chance, self._silent, self._people = chance, silent, people
        self._effort = Effort(playouts=budget.playouts, seconds=budget.seconds)
        self._plan: list[Lay] = []
        self._thinker: Thinker | None = None
        self._convention: Convention | None = None

    def choose(self, view: View) -> Action:
        """Return the next card of the plan; at the start of a turn, or where a command upset it, think first."""
        if view.turn and (view.turn.laid == 0 or (self._plan and self._plan[0] not in view.legal)):
            self._plan = self._think(view)
        if self._plan:
            return self._plan.pop(0)
        return End() if End() in view.legal else self._think(view)[0]

    def strength(self, view: View) -> int:
        return 0

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Say what does not stand yet."""
        return unsaid(self._talk(view), view)

    def _think(self, view: View) -> list[Lay]:
        if self._thinker is None:
            self._thinker = Thinker(view.rules, len(view.hand_sizes), talks=not self._silent)
        knowledge = [(told.needs, told.bans) for told in hear(self._talk(view), view, self._people)]
        thought = self._thinker.think(view, knowledge, self._effort, self._chance.below(1 << 32))
        return list(thought.lays)

    def _talk(self, view: View) -> Convention:
        if self._convention is None:
            self._convention = Silence() if self._silent else convention_of(view.rules, self._chance)
        return self._convention
