"""A record as plain words and numbers: what JSON and text have in common."""

import re
from collections.abc import Mapping
from dataclasses import replace

from msgspec import Struct

from tenback.play.chance import SEEDS
from tenback.play.game import Said, Step
from tenback.play.record import Parent, Record, RecordError, RecordFault, record_rules
from tenback.rules import Card, Ending, Outcome, Ruleset
from tenback.rules.commands import CommandTable
from tenback.rules.effects import COMMANDS
from tenback.rules.notation import NotationError, format_action, format_card, parse_action, parse_card
from tenback.rules.talk import Room, SignalError, format_signal, parse_signal

NAME_LENGTH = 40
BOT = r"[A-Za-z][!-~]{0,199}"  # `strong`, `search:0.2s`, or a bot of one's own: `mine:Bot:depth=3`


class Result(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How a game ended; without an ending if it did not."""

    ending: str | None
    winners: list[int]
    left: int


class Sheet(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The fields of a record, as they are written."""

    ruleset: str
    version: int
    house: dict[str, str]
    commands: dict[str, list[int]]
    unverified: bool
    players: list[str]
    bots: list[str | None] = []
    parent: str = ""
    room: str
    seed: str | None  # as a word: browsers cannot hold 64 bits in a number
    deal: list[list[str]]
    steps: list[str]
    result: Result


def to_sheet(record: Record) -> Sheet:
    """Write a record as plain words."""
    outcome, rules = record.outcome, record_rules(record)
    return Sheet(
        ruleset=record.ruleset,
        version=record.version,
        house=dict(record.house),
        commands={name: list(numbers) for name, numbers in record.commands.items()},
        unverified=record.unverified,
        players=list(record.players),
        bots=list(record.bots),
        parent=f"{record.parent.check}@{record.parent.steps}" if record.parent else "",
        room=record.room.value,
        seed=None if record.seed is None else str(record.seed),
        deal=[[format_card(card) for card in deck] for deck in record.deal],
        steps=[format_step(rules, step) for step in record.steps],
        result=Result(
            ending=outcome.ending.value if outcome else None,
            winners=sorted(outcome.winners) if outcome else [],
            left=record.left,
        ),
    )


def from_sheet(sheet: Sheet) -> Record:
    """Read a record from plain words, or raise `RecordError` with the position of the fault."""
    draft = Record(
        ruleset=sheet.ruleset,
        version=sheet.version,
        house=sheet.house,
        commands=_commands(sheet.commands),
        unverified=sheet.unverified,
        players=_players(sheet.players),
        bots=_bots(sheet.bots, len(sheet.players)),
        parent=_parent(sheet.parent) if sheet.parent else None,
        room=_room(sheet.room),
        seed=None if sheet.seed is None else parse_seed(sheet.seed),
        deal=(),
        steps=(),
        outcome=_outcome(sheet.result),
        left=sheet.result.left,
    )
    rules = record_rules(draft)
    return _with_cards(draft, rules, sheet)


def _with_cards(draft: Record, rules: Ruleset, sheet: Sheet) -> Record:
    decks = tuple(
        tuple(_card(rules, text, f"deal[{number}][{place}]") for place, text in enumerate(deck))
        for number, deck in enumerate(sheet.deal)
    )
    steps = tuple(parse_step(rules, text, f"steps[{number}]") for number, text in enumerate(sheet.steps, start=1))
    return replace(draft, deal=decks, steps=steps)


def format_step(rules: Ruleset, step: Step) -> str:
    """Write a step: an action, or `P1!KEEP(A,2)` for a signal."""
    if isinstance(step, Said):
        return f"P{step.seat}!{format_signal(step.signal)}"
    return format_action(rules, step)


def parse_step(rules: Ruleset, text: str, place: str) -> Step:
    """Read a step, or raise `RecordError` with its position."""
    said = re.fullmatch(r"P([0-9])!(.+)", text)
    try:
        return Said(int(said[1]), parse_signal(said[2])) if said else parse_action(rules, text)
    except (NotationError, SignalError) as error:
        raise RecordError(RecordFault.BAD_FIELD, place) from error


def _card(rules: Ruleset, text: str, place: str) -> Card:
    try:
        return parse_card(rules, text)
    except NotationError as error:
        raise RecordError(RecordFault.BAD_DEAL, place) from error


def _commands(table: Mapping[str, list[int]]) -> CommandTable:
    for name in table:
        if name not in COMMANDS:
            raise RecordError(RecordFault.BAD_FIELD, f"commands.{name}")
    return {name: tuple(numbers) for name, numbers in table.items()}


def _players(names: list[str]) -> tuple[str, ...]:
    for seat, name in enumerate(names):
        if not is_name(name):
            raise RecordError(RecordFault.BAD_FIELD, f"players[{seat}]")
    return tuple(names)


def _bots(bots: list[str | None], seats: int) -> tuple[str | None, ...]:
    for seat, bot in enumerate(bots):
        if bot is not None and not re.fullmatch(BOT, bot, re.ASCII):
            raise RecordError(RecordFault.BAD_FIELD, f"bots[{seat}]")
    if bots and len(bots) != seats:
        raise RecordError(RecordFault.BAD_FIELD, "bots")
    return tuple(bots)


def _parent(text: str) -> Parent:
    found = re.fullmatch(r"([0-9a-f]{16})@(0|[1-9][0-9]{0,5})", text, re.ASCII)
    if not found:
        raise RecordError(RecordFault.BAD_FIELD, "parent")
    return Parent(found[1], int(found[2]))


def is_name(text: str) -> bool:
    """Say whether a text will do as a player's name: short, and printable throughout."""
    return len(text.strip()) > 0 and len(text) <= NAME_LENGTH and text.isprintable()


def _room(text: str) -> Room:
    if text not in {*Room}:
        raise RecordError(RecordFault.BAD_FIELD, "room")
    return Room(text)


def parse_seed(text: str) -> int:
    """Read a seed, or raise `RecordError`."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,19}", text) or int(text) >= SEEDS:
        raise RecordError(RecordFault.BAD_FIELD, "seed")
    return int(text)


def _outcome(result: Result) -> Outcome | None:
    if result.ending is None:
        return None
    if result.ending not in {*Ending}:
        raise RecordError(RecordFault.BAD_FIELD, "result.ending")
    return Outcome(Ending(result.ending), frozenset(result.winners))
