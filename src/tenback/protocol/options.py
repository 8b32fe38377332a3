"""How a table is set up: what is played there, by how many, and in which way."""

from enum import StrEnum
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from tenback.rules import Ruleset, find_ruleset, with_house
from tenback.rules.talk import Room

DAY = 86_400
Seats = Annotated[int, Meta(ge=1, le=10)]
Clock = Annotated[int, Meta(ge=0, le=30 * DAY)]
Pace = Annotated[float, Meta(ge=0, le=10)]
LONGEST_SHORT = 64  # characters
ShortText = Annotated[str, Meta(max_length=LONGEST_SHORT)]


class Talk(StrEnum):
    """How much may be said at a table."""

    FREE = "free"  # signals and texts, as far as the game allows them
    SIGNALS = "signals"  # signals only
    SILENT = "silent"  # nothing


class Reaction(StrEnum):
    """A friendly word that tells nothing of any card."""

    WELL_DONE = "well-done"  # praise for whoever played
    THANKS = "thanks"  # thanks
    OOPS = "oops"  # that went wrong
    THINKING = "thinking"  # the seat takes its time
    HURRY = "hurry"  # somebody waits for the seat on turn
    AGAIN = "again"  # let us play once more


class Options(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table agrees on before the start."""

    ruleset: ShortText  # the id of the game, as in `GET /api/games`
    house: dict[ShortText, ShortText] = {}  # house rules by name, each with its choice, where it is not the default
    seats: Seats  # how many play
    open: bool = False  # the table is listed, and anybody may join
    talk: Talk = Talk.FREE  # how much may be said
    clock: Clock = 0  # seconds for each turn; 0 for as long as it takes
    watch: bool = True  # people without a seat may watch
    counter: bool = True  # everybody is told which cards nobody has laid yet
    hints: bool = False  # people may ask for hints; whoever is alone with bots always may
    pace: Pace = 1.0  # seconds before a bot begins its turn; its further cards follow quickly

    @property
    def rules(self) -> Ruleset:
        """The newest rules of the game with its house choices, or `UnknownRuleset` or `HouseError`."""
        return self.rules_of(None)

    def rules_of(self, version: int | None) -> Ruleset:
        """Return the rules of a version, the newest if none is named, or raise `UnknownRuleset` or `HouseError`."""
        return _rules(self.ruleset, version, tuple(sorted(self.house.items())))

    @property
    def room(self) -> Room:
        """The kind of table, for the rules of talk: for friends, or open to anybody."""
        return Room.RANKED if self.open else Room.PRIVATE


@lru_cache(maxsize=1024)
def _rules(ruleset: str, version: int | None, house: tuple[tuple[str, str], ...]) -> Ruleset:
    return with_house(find_ruleset(ruleset, version), dict(house))
