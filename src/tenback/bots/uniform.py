"""A bot without a plan: any legal action, each as likely as any other."""

from tenback.play.chance import Chance
from tenback.rules import Action, View
from tenback.rules.talk import Signal


class Uniform:
    """A yardstick: what no plan at all achieves."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View) -> Action:
        """Return any legal action."""
        return self._chance.pick(view.legal)

    def speak(self, _view: View) -> tuple[Signal, ...]:
        """Say nothing."""
        return ()

    def strength(self, _view: View) -> int:
        """Have no opinion on who begins."""
        return 0
