"""Command tables of a real deck: read whole, or refused with every fault at once."""

import pytest

from tenback.rules import find_ruleset
from tenback.rules.commands import (
    CommandError,
    CommandFault,
    CommandFaultKind,
    command_table,
    read_commands,
    takes_commands,
    with_commands,
)
from tenback.rules.games.extreme import PLACEHOLDER

EX = find_ruleset("extreme")
GOOD = {command: list(numbers) for command, numbers in PLACEHOLDER.items()}
KIND = CommandFaultKind


def _faults(table: object) -> tuple[CommandFault, ...]:
    with pytest.raises(CommandError) as refused:
        read_commands(EX, table)
    return refused.value.faults


def test_a_good_table_is_read_whatever_the_order() -> None:
    backwards = {command: GOOD[command][::-1] for command in reversed(GOOD)}
    assert read_commands(EX, backwards) == PLACEHOLDER


def test_a_table_that_was_read_can_be_played_with() -> None:
    other = {**GOOD, "stop": [5, 38, 63, 96]}
    rules = with_commands(EX, read_commands(EX, other))
    assert command_table(rules)["stop"] == (5, 38, 63, 96)
    assert not rules.unverified


@pytest.mark.parametrize("table", [None, [], {}, "stop", 4])
def test_something_else_is_no_table(table: object) -> None:
    assert _faults(table) == (CommandFault(KIND.NO_COMMANDS),)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"halt": [5, 6, 8, 9]}, CommandFault(KIND.UNKNOWN_COMMAND, "halt")),
        ({"stop": "4"}, CommandFault(KIND.NOT_NUMBERS, "stop")),
        ({"stop": [4, 38, 63, True]}, CommandFault(KIND.NOT_NUMBERS, "stop")),
        ({"stop": [4, 38, 63]}, CommandFault(KIND.WRONG_COUNT, "stop", 3)),
        ({"stop": [4, 38, 63, 97, 98]}, CommandFault(KIND.WRONG_COUNT, "stop", 5)),
        ({"stop": [4, 38, 63, 100]}, CommandFault(KIND.NO_SUCH_CARD, "stop", 100)),
        ({"stop": [4, 38, 63, 1]}, CommandFault(KIND.NO_SUCH_CARD, "stop", 1)),
        ({"stop": [4, 38, 63, 63]}, CommandFault(KIND.TWICE, "", 63)),
        ({"stop": [4, 38, 63, 94]}, CommandFault(KIND.TWICE, "", 94)),
    ],
    ids=lambda value: value.kind if isinstance(value, CommandFault) else "",
)
def test_one_fault_is_named_with_its_place(change: dict[str, object], fault: CommandFault) -> None:
    assert _faults({**GOOD, **change}) == (fault,)


def test_a_missing_command_is_named() -> None:
    assert _faults({name: GOOD[name] for name in GOOD if name != "draw1"}) == (
        CommandFault(KIND.MISSING_COMMAND, "draw1"),
    )


def test_all_faults_are_told_at_once() -> None:
    table = {**GOOD, "halt": [1, 2], "stop": [4], "skull": None, "three": [11, 14, 56, 90]}
    table.pop("draw1")
    assert {fault.kind for fault in _faults(table)} == {*KIND} - {KIND.NO_COMMANDS}


def test_only_games_with_commands_take_a_table() -> None:
    assert takes_commands(EX)
    assert not takes_commands(find_ruleset("the-game"))
    assert not takes_commands(find_ruleset("on-fire"))
