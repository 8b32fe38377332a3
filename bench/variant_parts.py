"""Functions and classes that variants have in place of those of the package."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from tenback.batch import layout
from tenback.batch.compiler import Row, Table, inlined
from tenback.bots import convention
from tenback.bots.convention import Convention, Talker
from tenback.bots.memory import Memory
from tenback.play.chance import Chance
from tenback.rules import Ruleset, View
from tenback.search.inference import Told
from tenback.search.told_thinker import IN_COMPANY

SURE = IN_COMPANY._replace(trust=1e9)  # so that no trial changes what was thought of a turn at first
_usual_convention = convention.convention_of


@inlined
def lays_owed(_t: Table, g: Row) -> int:
    """Return how many cards this turn still owes, one at the least."""
    return min(max(g[layout.ASKED] - g[layout.LAID], 1), g[layout.SIZES + g[layout.SEAT]])


class Deaf(Talker):
    """It speaks, but infers nothing from what others say."""

    def hear(self, view: View) -> list[Told]:
        """Return nothing of any seat."""
        return [Told() for _ in view.hand_sizes]


class Literal(Talker):
    """It takes from words what they say, and nothing from what was not said."""

    def hear(self, view: View) -> list[Told]:
        """Return what seats hold, and nothing of what they do not."""
        return [replace(told, bans=frozenset()) for told in super().hear(view)]


class Forgetful(Memory):
    """It knows the words in force."""

    def look(self, view: View, told: Sequence[Told]) -> list[Told]:
        """Return what is told now."""
        return list(told)


class Blank(Memory):
    """It knows nothing of other hands."""

    def look(self, view: View, told: Sequence[Told]) -> list[Told]:
        """Return nothing of any seat."""
        return [Told() for _ in told]


def nobody(rules: Ruleset, seats: int, *, talks: bool, people: Collection[int] = ()) -> None:
    """Return no thinker with nets."""


def brief_convention(rules: Ruleset, chance: Chance, *, brief: bool) -> Convention:
    """Return the convention as it is among people."""
    return _usual_convention(rules, chance, brief=True)
