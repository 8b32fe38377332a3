"""What a bot judges positions by at a table: nets of the package, or what it falls back to where there are none."""

from collections.abc import Collection
from enum import StrEnum

from tenback.bots import INSTANT, THINKERS, Bot
from tenback.bots.search import partners_among
from tenback.rules import Ruleset
from tenback.search.thinkers import has_nets


class Basis(StrEnum):
    """What positions are judged by."""

    NETS = "nets"  # weights that came with the package
    ON_THE_SPOT = "on-the-spot"  # values that are learnt when the ruleset is first thought about
    SCORE = INSTANT  # no values: it plays as `score` does

    @property
    def is_fallback(self) -> bool:
        """Whether nobody has trained nets for the table."""
        return self is not Basis.NETS


def basis_of(
    bot: Bot, rules: Ruleset, seats: int, *, silent: bool = False, people: Collection[int] = ()
) -> Basis | None:
    """Return what a bot judges positions by at such a table; None if that is the same at every table."""
    if bot.name == "instinct":
        ways = (False,) if silent else (True, False)
        found = any(has_nets(rules, seats, talks=talks) for talks in ways)
        return Basis.NETS if found else Basis.SCORE
    if bot.name not in THINKERS:
        return None
    found = has_nets(rules, seats, talks=not silent, people=partners_among(rules, people))
    return Basis.NETS if found else Basis.ON_THE_SPOT
