"""A game written down: exactly what is needed to see it again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tenback.picture import draw
from tenback.play.deal import deal
from tenback.play.game import Game, Step
from tenback.rules import (
    Deal,
    HouseError,
    IllegalAction,
    Outcome,
    Ruleset,
    SetupError,
    SetupFault,
    UnknownRuleset,
    UnknownVersion,
    find_ruleset,
    with_house,
)
from tenback.rules.commands import CommandTable, command_table, with_commands
from tenback.rules.talk import Room, TalkRefused


class RecordFault(StrEnum):
    """Why a record is refused."""

    NOT_A_RECORD = "not-a-record"  # the file is something else
    CUT = "cut"  # the end of the file is missing
    NEWER = "newer"  # a newer tenback has written it
    UNKNOWN_RULESET = "unknown-ruleset"  # no game has that id
    BAD_FIELD = "bad-field"  # a field is missing, or its value makes no sense
    BAD_DEAL = "bad-deal"  # the deal does not have the cards of the game
    SEED_MISMATCH = "seed-mismatch"  # the seed gives another deal
    ILLEGAL_STEP = "illegal-step"  # a step is against the rules
    WRONG_RESULT = "wrong-result"  # the steps lead to another result
    WRONG_CHECK = "wrong-check"  # the check sum is that of another record


class RecordError(ValueError):
    """A record that cannot be trusted; nothing of it has been loaded."""

    def __init__(self, fault: RecordFault, place: str, why: IllegalAction | TalkRefused | None = None) -> None:
        super().__init__(f"{fault.value} at {place}")
        self.fault, self.place, self.why = fault, place, why

    @property
    def told_why(self) -> str:
        """The reason that the rules give, or `talk` if a signal is at fault."""
        return self.why.reason if isinstance(self.why, IllegalAction) else "talk"


@dataclass(frozen=True, slots=True)
class Parent:
    """Where a branch grew from: the check value of a record, and how many of its steps were taken over."""

    check: str
    steps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """Ruleset, seats, deal and steps; the first step is the choice of the starter."""

    ruleset: str
    version: int
    house: Mapping[str, str]
    commands: CommandTable
    unverified: bool
    players: tuple[str, ...]
    bots: tuple[str | None, ...] = ()  # by seat, None for a person; empty if not recorded
    parent: Parent | None = None  # of a branch
    room: Room
    seed: int | None
    deal: Deal
    steps: tuple[Step, ...]
    outcome: Outcome | None  # None: the game was not played to its end
    left: int

    def __repr__(self) -> str:
        players, seed = ", ".join(self.players), "-" if self.seed is None else self.seed
        return f"<Record {self.ruleset}: {players}; seed={seed} steps={len(self.steps)} left={self.left}>"

    def __str__(self) -> str:
        """The record as compact text, which `read_record` reads back."""
        from tenback.play.codec import to_text  # noqa: PLC0415 - it stands above this module

        return to_text(self)

    def _repr_svg_(self) -> str:
        """What a notebook shows: how the game ended."""
        return draw(replay(self).view(None), self.players)


def to_record(game: Game, bots: Sequence[str | None] = (), parent: Parent | None = None) -> Record:
    """Write a game down, which bots play in it, and the record from which it branched."""
    rules = game.rules
    return Record(
        ruleset=rules.id,
        version=rules.version,
        house=rules.house,
        commands=command_table(rules),
        unverified=rules.unverified,
        players=game.players,
        bots=tuple(bots),
        parent=parent,
        room=game.room,
        seed=game.seed,
        deal=game.deal,
        steps=tuple(game.log),
        outcome=game.state.outcome,
        left=game.state.left,
    )


def record_rules(record: Record) -> Ruleset:
    """Return the ruleset that a record was played under, or raise `RecordError`."""
    try:
        rules = with_house(version_of(record.ruleset, record.version), record.house)
    except HouseError as error:
        raise RecordError(RecordFault.BAD_FIELD, f"house.{error.switch}") from error
    if not _commands_fit(rules, record.commands):
        raise RecordError(RecordFault.BAD_FIELD, "commands")
    return with_commands(rules, record.commands, unverified=record.unverified) if command_table(rules) else rules


def version_of(ruleset: str, version: int) -> Ruleset:
    """Return a ruleset in the version that a record names, or raise `RecordError`."""
    try:
        return find_ruleset(ruleset, version)
    except UnknownVersion as error:
        raise RecordError(RecordFault.NEWER if error.is_newer else RecordFault.BAD_FIELD, "version") from error
    except UnknownRuleset as error:
        raise RecordError(RecordFault.UNKNOWN_RULESET, "ruleset") from error


def _commands_fit(rules: Ruleset, commands: CommandTable) -> bool:
    """Say whether every number is a card of the ruleset and carries one command, in a game that has commands."""
    numbers = [number for carried in commands.values() for number in carried]
    known = {card.rank for card in rules.cards} if command_table(rules) else set()
    return all(commands.values()) and len(set(numbers)) == len(numbers) and known.issuperset(numbers)


def begin_replay(record: Record) -> Game:
    """Return the game as it was dealt, before the first step, or raise `RecordError`."""
    rules = record_rules(record)
    try:
        game = Game(rules, record.players, record.deal, seed=record.seed, room=record.room)
    except SetupError as error:
        seats = error.fault is SetupFault.SEATS
        fault, place = (RecordFault.BAD_FIELD, "players") if seats else (RecordFault.BAD_DEAL, "deal")
        raise RecordError(fault, place) from error
    if record.seed is not None and record.deal != deal(rules, game.seats, record.seed):
        raise RecordError(RecordFault.SEED_MISMATCH, "seed")
    return game


def replay(record: Record) -> Game:
    """Return the game as it ended, with every step checked, or raise `RecordError` with the position of the fault."""
    game = begin_replay(record)
    for number, step in enumerate(record.steps, start=1):
        try:
            game.take(step)
        except (IllegalAction, TalkRefused) as error:
            raise RecordError(RecordFault.ILLEGAL_STEP, f"steps[{number}]", error) from error
    if (game.state.outcome, game.state.left) != (record.outcome, record.left):
        raise RecordError(RecordFault.WRONG_RESULT, "result")
    return game
