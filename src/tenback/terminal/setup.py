"""What is settled before the cards are dealt: the ruleset, and who sits where."""

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from pathlib import Path
from secrets import randbelow

from tenback.play.chance import SEEDS
from tenback.play.game import Game
from tenback.play.record import Record, begin_replay, record_rules, replay, to_record
from tenback.rules import Ruleset
from tenback.rules.talk import Room


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at a seat."""

    name: str
    bot: str | None = None  # the bot that plays here; None: a person at this terminal


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A table before the deal, or where it was left."""

    rules: Ruleset
    seating: tuple[Seating, ...]
    seed: int
    room: Room = Room.PRIVATE
    folder: Path | None = None  # where the record is saved; None: nowhere
    record: Record | None = None  # the game to go on with
    path: Path | None = None  # the file of that game

    @property
    def people(self) -> list[int]:
        """The seats of the people at this terminal."""
        return [seat for seat, seating in enumerate(self.seating) if seating.bot is None]

    @property
    def bots(self) -> dict[int, str]:
        """The bots by seat."""
        return {seat: seating.bot for seat, seating in enumerate(self.seating) if seating.bot}

    def open(self) -> Game:
        """Deal a new game, or return the one to go on with."""
        if self.record:
            return replay(self.record)
        return Game.from_seed(self.rules, [seat.name for seat in self.seating], self.seed, room=self.room)

    def again(self) -> "Setup":
        """Return the same table with the same deal, from the beginning."""
        return replace(self, path=None, record=self.record and to_record(begin_replay(self.record), self.record.bots))

    def anew(self) -> "Setup":
        """Return the same table with another deal."""
        return replace(self, path=None, record=None, seed=randbelow(SEEDS))


def bot_names(people: Collection[str], count: int) -> list[str]:
    """Return names for so many bots; none is the name of a person."""
    taken = {name.strip().casefold() for name in people}
    free = (name for name in (f"Bot {number}" for number in itertools.count(1)) if name.casefold() not in taken)
    return list(islice(free, count))


def same_name(names: Sequence[str]) -> str | None:
    """Return a name that two people have; None if they can be told apart."""
    plain = [name.strip().casefold() for name in names]
    return next((name.strip() for at, name in enumerate(names) if plain[at] in plain[:at]), None)


def resume(record: Record, path: Path, folder: Path | None) -> Setup:
    """Return the table at which a saved game goes on; who is a bot stands in the record."""
    return Setup(
        rules=record_rules(record),
        seating=tuple(Seating(name, bot) for name, bot in zip_longest(record.players, record.bots)),
        seed=randbelow(SEEDS) if record.seed is None else record.seed,
        room=record.room,
        folder=folder,
        record=record,
        path=path,
    )
