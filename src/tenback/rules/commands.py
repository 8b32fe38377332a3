"""Which cards carry which command: data that a real deck can replace."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from tenback.rules.cards import Card
from tenback.rules.effects import COMMANDS, Effect
from tenback.rules.ruleset import Ruleset

CommandTable = Mapping[str, tuple[int, ...]]  # for each command, the numbers that carry it

CARDS_PER_COMMAND = 4  # EX-2


class CommandFaultKind(StrEnum):
    """What can be wrong with a command table."""

    NO_COMMANDS = "no-commands"
    UNKNOWN_COMMAND = "unknown-command"
    MISSING_COMMAND = "missing-command"
    NOT_NUMBERS = "not-numbers"
    WRONG_COUNT = "wrong-count"
    NO_SUCH_CARD = "no-such-card"
    TWICE = "twice"


@dataclass(frozen=True, slots=True)
class CommandFault:
    """One thing wrong with a command table, and where."""

    kind: CommandFaultKind
    command: str = ""
    number: int = 0


class CommandError(ValueError):
    """A command table with all its faults."""

    def __init__(self, faults: tuple[CommandFault, ...]) -> None:
        super().__init__(", ".join(f"{fault.kind.value} {fault.command}".strip() for fault in faults))
        self.faults = faults


def with_commands(rules: Ruleset, table: CommandTable, *, unverified: bool = False) -> Ruleset:
    """Return the ruleset with these cards carrying the commands; commands left out are ignored (EX-29)."""
    effects = {card: _without_commands(marks) for card, marks in rules.effects.items()}
    for command, numbers in table.items():
        for number in numbers:
            effects[Card(number)] = (COMMANDS[command], *effects.get(Card(number), ()))
    return replace(rules, effects={card: marks for card, marks in effects.items() if marks}, unverified=unverified)


def _without_commands(marks: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(mark for mark in marks if mark.name not in COMMANDS)


def command_table(rules: Ruleset) -> CommandTable:
    """Return which numbers carry which command; empty for a game without commands."""
    numbers = {
        name: tuple(sorted(card.rank for card, marks in rules.effects.items() if effect in marks))
        for name, effect in COMMANDS.items()
    }
    return {name: ranks for name, ranks in numbers.items() if ranks}


def takes_commands(rules: Ruleset) -> bool:
    """Say whether the game is played with commands."""
    return bool(command_table(rules))


def read_commands(rules: Ruleset, table: object) -> CommandTable:
    """Return the command table of a real deck, or raise `CommandError` with every fault (EX-2)."""
    if not isinstance(table, Mapping) or not table:
        raise CommandError((CommandFault(CommandFaultKind.NO_COMMANDS),))
    faults = (*_name_faults(table), *_number_faults(table), *_card_faults(rules, table))
    if faults:
        raise CommandError(faults)
    return {command: tuple(sorted(table[command])) for command in COMMANDS}


def _name_faults(table: Mapping[object, object]) -> Iterable[CommandFault]:
    for name in table:
        if name not in COMMANDS:
            yield CommandFault(CommandFaultKind.UNKNOWN_COMMAND, str(name))
    for name in COMMANDS:
        if name not in table:
            yield CommandFault(CommandFaultKind.MISSING_COMMAND, name)


def _number_faults(table: Mapping[object, object]) -> Iterable[CommandFault]:
    for name, numbers in table.items():
        if not _are_numbers(numbers):
            yield CommandFault(CommandFaultKind.NOT_NUMBERS, str(name))
        elif len(_numbers(numbers)) != CARDS_PER_COMMAND:
            yield CommandFault(CommandFaultKind.WRONG_COUNT, str(name), len(_numbers(numbers)))


def _card_faults(rules: Ruleset, table: Mapping[object, object]) -> Iterable[CommandFault]:
    count = Counter(number for numbers in table.values() for number in _numbers(numbers))
    for name, numbers in table.items():
        for number in _numbers(numbers):
            if Card(number) not in rules.cards:
                yield CommandFault(CommandFaultKind.NO_SUCH_CARD, str(name), number)
    for number in sorted(number for number, times in count.items() if times > 1):
        yield CommandFault(CommandFaultKind.TWICE, "", number)


def _are_numbers(value: object) -> bool:
    return isinstance(value, list | tuple) and all(type(number) is int for number in value)


def _numbers(value: object) -> tuple[int, ...]:
    return tuple(value) if isinstance(value, list | tuple) and _are_numbers(value) else ()
