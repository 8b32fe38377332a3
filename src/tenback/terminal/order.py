"""The order of a table, as the menu takes it: a game, how many play, and whatever else somebody asks for."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from secrets import randbelow

from tenback.locale.catalogue import Catalogue
from tenback.play.chance import SEEDS
from tenback.rules import RULESETS, Ruleset, with_house
from tenback.terminal.setup import Seating, Setup, bot_names

DEFAULT_LEVEL = "solid"  # it needs nothing that might not be installed


@dataclass(frozen=True, slots=True)
class Headcount:
    """How many sit at the table, and how many of them are people."""

    seats: int
    people: int

    def fit(self, rules: Ruleset) -> "Headcount":
        """Return the headcount that the ruleset allows and that is closest to this one."""
        seats = min(rules.hand_size, key=lambda allowed: abs(allowed - self.seats))
        return Headcount(seats, max(1, min(self.people, seats)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """Everything that can be chosen before a game; whatever is not chosen has its default."""

    ruleset: Ruleset = RULESETS[0]
    headcount: Headcount = Headcount(seats=2, people=1)
    level: str = DEFAULT_LEVEL
    names: Mapping[int, str] = field(default_factory=dict)  # by person, those that were given
    house: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None  # None: any

    @property
    def rules(self) -> Ruleset:
        """The game with those of the house rules that it knows."""
        known = {switch.name: switch.choices for switch in self.ruleset.switches}
        chosen = {name: choice for name, choice in self.house.items() if choice in known.get(name, ())}
        return with_house(self.ruleset, chosen)

    @property
    def fitting(self) -> Headcount:
        """The headcount as the game allows it."""
        return self.headcount.fit(self.ruleset)

    def with_seats(self, step: int) -> "Order":
        """Have more seats, or fewer."""
        allowed = sorted(self.ruleset.hand_size)
        at = max(0, min(allowed.index(self.fitting.seats) + step, len(allowed) - 1))
        return replace(self, headcount=replace(self.headcount, seats=allowed[at]))

    def with_people(self) -> "Order":
        """Make one more of the seats a person; after the last seat, start again with one."""
        headcount = self.fitting
        return replace(self, headcount=replace(self.headcount, people=headcount.people % headcount.seats + 1))

    def people(self, texts: Catalogue) -> list[str]:
        """Return what the people are called."""
        return [self.names.get(seat) or texts("player", number=seat + 1) for seat in range(self.fitting.people)]

    def seating(self, texts: Catalogue) -> tuple[Seating, ...]:
        """Return who sits where: people first."""
        people = self.people(texts)
        bots = bot_names(people, self.fitting.seats - len(people))
        return (*map(Seating, people), *(Seating(name, self.level) for name in bots))

    def setup(self, texts: Catalogue, folder: Path | None) -> Setup:
        """Settle the table."""
        seed = randbelow(SEEDS) if self.seed is None else self.seed
        return Setup(rules=self.rules, seating=self.seating(texts), seed=seed, folder=folder)
