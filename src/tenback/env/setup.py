"""What an environment plays: the rules, and how many sit at the table."""

from collections.abc import Mapping
from dataclasses import dataclass

from tenback.env.ids import NEWEST, find_rules
from tenback.rules import Ruleset, with_house

USUAL_PLAYERS = 2  # every game of the family can be played by two


class WrongSetup(ValueError):
    """A number of players, a partner or a seat that the game does not have; the message says what there is."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game of the family, with its seats."""

    rules: Ruleset
    players: int

    @property
    def seats(self) -> range:
        """The seats."""
        return range(self.players)

    @property
    def cards(self) -> int:
        """How many cards one has to lay: the team, or in a race each seat."""
        return len(self.rules.cards)


def read_setup(
    ruleset: str,
    edition: int = NEWEST,
    *,
    players: int = USUAL_PLAYERS,
    level: str | None = None,
    house: Mapping[str, str] | None = None,
) -> Setup:
    """Return what the arguments of an environment mean.

    Raise `UnknownEnvironment`, `HouseError` or `WrongSetup`.
    """
    rules = with_house(find_rules(ruleset, edition, level), house or {})
    if players not in rules.hand_size:
        offered = ", ".join(map(str, rules.hand_size))
        raise WrongSetup(f"{rules.id} is a game for {offered} players, not for {players}")
    return Setup(rules, players)
