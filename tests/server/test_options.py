"""How a table may be set up, and what is not even read."""

import msgspec
import pytest

from tenback.protocol.options import Options, Talk
from tenback.rules import HouseError, UnknownRuleset, find_ruleset
from tenback.rules.ruleset import Undo
from tenback.rules.talk import Room

PLAIN = {"ruleset": "the-game", "seats": 2}


def read(**changes: object) -> Options:
    return msgspec.json.decode(msgspec.json.encode(PLAIN | changes), type=Options)


def test_a_table_without_wishes_is_private_free_and_without_a_clock() -> None:
    options = read()
    assert (options.open, options.talk, options.clock, options.watch) == (False, Talk.FREE, 0, True)


def test_options_name_a_ruleset() -> None:
    assert read().rules is find_ruleset("the-game")


def test_options_bring_the_choices_of_the_house() -> None:
    assert read(house={"undo": "all"}).rules.undo is Undo.ALL


def test_an_unknown_ruleset_is_told_apart() -> None:
    with pytest.raises(UnknownRuleset):
        _ = read(ruleset="go").rules


@pytest.mark.parametrize("house", [{"undo": "twice"}, {"castling": "on"}])
def test_an_unknown_house_choice_is_told_apart(house: dict[str, str]) -> None:
    with pytest.raises(HouseError):
        _ = read(house=house).rules


@pytest.mark.parametrize(
    ("room", "changes"),
    [
        (Room.PRIVATE, {}),
        (Room.PRIVATE, {"talk": "signals"}),
        (Room.RANKED, {"open": True}),
    ],
)
def test_an_open_table_is_for_whoever_comes(room: Room, changes: dict[str, object]) -> None:
    assert read(**changes).room is room


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 0},
        {"seats": 11},
        {"seats": 2.5},
        {"clock": -1},
        {"clock": 31 * 86_400},
        {"pace": -0.1},
        {"pace": 11},
        {"talk": "loud"},
        {"ruleset": "x" * 65},
        {"house": {"undo": "x" * 65}},
        {"seed": 7},
    ],
)
def test_options_out_of_bounds_are_not_read(changes: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(**changes)


def test_only_what_differs_from_the_plain_table_is_written() -> None:
    assert msgspec.json.encode(read(open=True)) == b'{"ruleset":"the-game","seats":2,"open":true}'
