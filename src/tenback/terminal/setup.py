"""What is settled before the cards are dealt: the ruleset, and who sits where."""

from dataclasses import dataclass
from pathlib import Path

from tenback.play.game import Game
from tenback.rules import Ruleset
from tenback.rules.talk import Room


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at a seat."""

    name: str
    bot: str | None = None  # the bot that plays here; None: a person at this terminal


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A table before the deal."""

    rules: Ruleset
    seating: tuple[Seating, ...]
    seed: int
    room: Room = Room.PRIVATE
    folder: Path | None = None  # where the record is saved; None: nowhere

    def deal(self) -> Game:
        """Deal a new game."""
        return Game.from_seed(self.rules, [seat.name for seat in self.seating], self.seed, room=self.room)
