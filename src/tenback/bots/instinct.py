"""A bot that answers at once, by what a net thinks of whole turns; where no net was trained, it goes by the score."""

from collections.abc import Collection

from tenback.bots.convention import Talker
from tenback.bots.memory import Memory
from tenback.bots.plan import TurnPlan
from tenback.bots.score import Score
from tenback.heuristics.opening import opening_strength
from tenback.play.chance import Chance
from tenback.rules import Action, Lay, Ruleset, View
from tenback.rules.talk import Signal
from tenback.search.thinkers import NetThinker, find_thinker


class Instinct:
    """The strongest bot that answers at once."""

    def __init__(self, chance: Chance, *, silent: bool = False, people: Collection[int] = ()) -> None:
        self._score, self._silent = Score(chance, silent=silent, people=people), silent
        self._chance, self._talker = chance, Talker(chance, silent=silent, people=people)
        self._memory, self._plan = Memory(people), TurnPlan(self._think)
        self._thinker: NetThinker | None = None
        self._is_seated = False  # at a table whose game is known

    def choose(self, view: View) -> Action:
        """Return the next card of the turn whose end looks best."""
        if not self._is_seated:
            self._thinker, self._is_seated = self._find_thinker(view.rules, len(view.hand_sizes)), True
        return self._score.choose(view) if self._thinker is None else self._plan.next(view)

    def strength(self, view: View) -> int:
        """Want to begin with a cheap opening; a silent seat cannot say so."""
        return 0 if self._silent else opening_strength(view)

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Say what is not in force yet."""
        return self._talker.speak(view)

    def listen(self, view: View) -> None:
        """Remember what was said."""
        self._memory.look(view, self._talker.hear(view))

    def _find_thinker(self, rules: Ruleset, seats: int) -> NetThinker | None:
        """Return one that heeds what is told, or else one that is deaf to it."""
        talking = None if self._silent else find_thinker(rules, seats, talks=True)
        return talking or find_thinker(rules, seats, talks=False)

    def _think(self, view: View) -> tuple[Lay, ...]:
        if self._thinker is None:
            return ()
        told = self._memory.look(view, self._talker.hear(view))
        return self._thinker.glance(view, told, self._chance.below(1 << 32)).lays
