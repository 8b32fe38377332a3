"""A bot that thinks: it tries turns out in worlds that agree with what it sees and hears."""

from collections.abc import Collection
from time import perf_counter

from tenback.bots.convention import Talker
from tenback.bots.memory import Memory
from tenback.bots.plan import TurnPlan
from tenback.heuristics.opening import opening_strength
from tenback.play.chance import Chance
from tenback.rules import Action, Lay, Ruleset, View
from tenback.rules.talk import Signal
from tenback.search.budget import Budget
from tenback.search.savings import Savings
from tenback.search.thinker import Thinker
from tenback.search.thinkers import NetThinker, new_thinker


class Search:
    """The strongest team-mate, and the strongest opponent."""

    def __init__(self, chance: Chance, budget: Budget, *, silent: bool = False, people: Collection[int] = ()) -> None:
        self._chance, self._savings, self._silent, self._people = chance, Savings(budget), silent, people
        self._talker, self._memory = Talker(chance, silent=silent, people=people), Memory(people)
        self._thinker: Thinker | NetThinker | None = None
        self._plan = TurnPlan(self._think)

    def choose(self, view: View) -> Action:
        """Return the next card of the best turn."""
        return self._plan.next(view)

    def strength(self, view: View) -> int:
        """Want to begin with a cheap opening; a silent seat cannot say so."""
        return 0 if self._silent else opening_strength(view)

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Say what is not in force yet."""
        return self._talker.speak(view)

    def listen(self, view: View) -> None:
        """Remember what was said."""
        self._memory.look(view, self._talker.hear(view))

    def _think(self, view: View) -> tuple[Lay, ...]:
        if self._thinker is None:
            people = partners_among(view.rules, self._people)
            self._thinker = new_thinker(view.rules, len(view.hand_sizes), talks=not self._silent, people=people)
        told = self._memory.look(view, self._talker.hear(view))
        begun, budget = perf_counter(), self._savings.budget
        thought = self._thinker.think(view, told, budget, self._chance.below(1 << 32))
        self._savings.settle(budget.share(perf_counter() - begun, thought.playouts))
        return thought.lays


def partners_among(rules: Ruleset, people: Collection[int]) -> Collection[int]:
    """Return the seats of people that a bot plays with, and not against."""
    return () if rules.race else people
