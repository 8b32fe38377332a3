"""Forged and broken records: refused with what is wrong and where, whatever they hold."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.play.codec import read_record, to_json, to_text
from tenback.play.record import RecordError, RecordFault
from tenback.rules import IllegalAction, Reason
from tenback.rules.talk import Block
from tests.play.records import fault_of, played, short
from tests.strategies import Refused
from tests.trying import tried


def _forged(change: Callable[[dict[str, Any]], object], name: str = "the-game", **kind: Any) -> RecordError:
    """Return what is said to a JSON record with one field changed; the check value no longer matters."""
    file = json.loads(to_json(played(name, **kind)))
    change(file)
    return fault_of(json.dumps(file).encode())


def _set(*path: str | int, to: object) -> Callable[[dict[str, Any]], object]:
    def change(file: dict[str, Any]) -> object:
        place: Any = file
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to
        return None

    return change


@pytest.mark.parametrize(
    ("change", "fault", "place"),
    [
        (_set("format_version", to=2), RecordFault.NEWER, "format_version"),
        (_set("format_version", to=0), RecordFault.BAD_FIELD, "format_version"),
        (_set("format", to="other"), RecordFault.NOT_A_RECORD, "format"),
        (_set("record", "version", to=3), RecordFault.NEWER, "version"),
        (_set("record", "version", to=0), RecordFault.BAD_FIELD, "version"),
        (_set("record", "ruleset", to="haunted"), RecordFault.UNKNOWN_RULESET, "ruleset"),
        (_set("record", "house", to={"moon": "full"}), RecordFault.BAD_FIELD, "house.moon"),
        (_set("record", "house", to={"undo": "never"}), RecordFault.BAD_FIELD, "house.undo"),
        (_set("record", "commands", to={"stop": [4]}), RecordFault.BAD_FIELD, "commands"),
        (_set("record", "commands", to={"halt": [4]}), RecordFault.BAD_FIELD, "commands.halt"),
        (_set("record", "players", to=["a", ""]), RecordFault.BAD_FIELD, "players[1]"),
        (_set("record", "players", to=["a\nb", "c"]), RecordFault.BAD_FIELD, "players[0]"),
        (_set("record", "players", to=["a" * 41, "c"]), RecordFault.BAD_FIELD, "players[0]"),
        (_set("record", "players", to=[]), RecordFault.BAD_FIELD, "players"),
        (_set("record", "bots", to=["solid"]), RecordFault.BAD_FIELD, "bots"),
        (_set("record", "bots", to=[None, "so lid"]), RecordFault.BAD_FIELD, "bots[1]"),
        (_set("record", "room", to="cellar"), RecordFault.BAD_FIELD, "room"),
        (_set("record", "seed", to="5"), RecordFault.SEED_MISMATCH, "seed"),
        (_set("record", "seed", to="05"), RecordFault.BAD_FIELD, "seed"),
        (_set("record", "seed", to=str(1 << 64)), RecordFault.BAD_FIELD, "seed"),
        (_set("record", "seed", to=4), RecordFault.BAD_FIELD, "record.seed"),
        (_set("record", "deal", 0, 3, to="100"), RecordFault.BAD_DEAL, "deal[0][3]"),
        (_set("record", "deal", to=[]), RecordFault.BAD_DEAL, "deal"),
        (_set("record", "steps", 1, to="hello"), RecordFault.BAD_FIELD, "steps[2]"),
        (_set("record", "steps", 0, to="P7:BEGIN"), RecordFault.ILLEGAL_STEP, "steps[1]"),
        (_set("record", "result", "left", to=0), RecordFault.WRONG_RESULT, "result"),
        (_set("record", "result", "winners", to=[0]), RecordFault.WRONG_RESULT, "result"),
        (_set("record", "result", "ending", to=None), RecordFault.WRONG_RESULT, "result"),
        (_set("record", "result", "ending", to="won"), RecordFault.BAD_FIELD, "result.ending"),
        (_set("record", "more", to=1), RecordFault.BAD_FIELD, "more"),
        (_set("record", "result", "more", to=1), RecordFault.BAD_FIELD, "more"),
        (_set("more", to=1), RecordFault.BAD_FIELD, "more"),
        (_set("check", to="0" * 16), RecordFault.WRONG_CHECK, "check"),
    ],
)
def test_a_forged_field_is_named(change: Callable[[dict[str, Any]], object], fault: RecordFault, place: str) -> None:
    refused = _forged(change)
    assert (fault, place) == (refused.fault, refused.place)


@pytest.mark.parametrize("seeded", [True, False])
def test_a_card_twice_in_the_deal_is_refused(*, seeded: bool) -> None:
    def twice(file: dict[str, Any]) -> None:
        file["record"]["deal"][0][0] = file["record"]["deal"][0][1]

    refused = _forged(twice, seeded=seeded)
    assert (refused.fault, refused.place) == (RecordFault.BAD_DEAL, "deal")


def test_a_card_missing_in_the_deal_is_refused() -> None:
    refused = _forged(lambda file: file["record"]["deal"][0].pop())
    assert RecordFault.BAD_DEAL is refused.fault


def test_two_cards_exchanged_do_not_agree_with_the_seed() -> None:
    def exchange(file: dict[str, Any]) -> None:
        deck = file["record"]["deal"][0]
        deck[0], deck[1] = deck[1], deck[0]

    assert RecordFault.SEED_MISMATCH is _forged(exchange).fault


def test_an_illegal_step_is_named_with_its_place_and_its_reason() -> None:
    def repeat(file: dict[str, Any]) -> None:
        steps = file["record"]["steps"]
        first = next(number for number, step in enumerate(steps) if ">" in step)
        steps.insert(first + 1, steps[first])

    refused = _forged(repeat)
    assert (refused.fault, refused.place) == (RecordFault.ILLEGAL_STEP, "steps[5]")
    assert isinstance(refused.why, IllegalAction)
    assert refused.why.reason is Reason.NOT_IN_HAND


def test_a_signal_the_table_refuses_is_an_illegal_step() -> None:
    refused = _forged(lambda file: file["record"]["steps"].append("P0!OK"))
    assert isinstance(refused.why, Refused)
    assert refused.why.block is Block.MODE


def test_a_step_after_the_end_is_refused() -> None:
    refused = _forged(lambda file: file["record"]["steps"].append("END"))
    assert isinstance(refused.why, IllegalAction)
    assert refused.why.reason is Reason.GAME_OVER


def test_a_missing_step_leaves_another_result() -> None:
    assert RecordFault.WRONG_RESULT is _forged(lambda file: file["record"]["steps"].pop()).fault


@pytest.mark.parametrize("field", ["ruleset", "players", "deal", "steps", "result", "seed"])
def test_a_missing_field_is_refused(field: str) -> None:
    assert RecordFault.BAD_FIELD is _forged(lambda file: file["record"].pop(field)).fault


@pytest.mark.parametrize(
    ("old", "new", "fault", "place"),
    [
        ("tenback-record 1", "tenback-record 2", RecordFault.NEWER, "line 1"),
        ("tenback-record 1", "tenback-score 1", RecordFault.NOT_A_RECORD, "line 1"),
        ("ruleset the-game 2", "ruleset the-game 3", RecordFault.NEWER, "version"),
        ("ruleset the-game 2", "ruleset haunted 1", RecordFault.UNKNOWN_RULESET, "ruleset"),
        ("house", "house moon=full", RecordFault.BAD_FIELD, "house.moon"),
        ("house", "house undo", RecordFault.BAD_FIELD, "line 3"),
        ("house", "house undo=all undo=off", RecordFault.BAD_FIELD, "line 3"),
        ("commands", "commands stop=x", RecordFault.BAD_FIELD, "line 4"),
        ('players ["P0", "P1"]', "players P0 P1", RecordFault.BAD_FIELD, "line 5"),
        ('players ["P0", "P1"]', "players {}", RecordFault.BAD_FIELD, "line 5"),
        ("room private", "room", RecordFault.BAD_FIELD, "line 6"),
        ("room private", "rooms private", RecordFault.BAD_FIELD, "line 6"),
        ("seed 4", "seed x", RecordFault.BAD_FIELD, "line 7"),
        ("seed 4", "seed 5", RecordFault.ILLEGAL_STEP, "steps[4]"),
        ("seed 4", "seed 99999999999999999999", RecordFault.BAD_FIELD, "seed"),
        ("result min", "result won", RecordFault.BAD_FIELD, "result.ending"),
        ("result min -", "result min 0", RecordFault.WRONG_RESULT, "result"),
        ("check", "result min - 1\ncheck", RecordFault.BAD_FIELD, "after"),
        ("check", "hello\ncheck", RecordFault.BAD_FIELD, "after"),
        ("result min -", "result min x", RecordFault.BAD_FIELD, "last"),
    ],
)
def test_a_forged_line_is_named(old: str, new: str, fault: RecordFault, place: str) -> None:
    text = to_text(played())
    assert old in text
    refused = fault_of(text.replace(old, new, 1).encode())
    last = len(text.splitlines())
    wanted = {"last": f"line {last - 1}", "after": f"line {last}"}.get(place, place)
    assert (fault, wanted) == (refused.fault, refused.place)


def test_a_deal_in_two_words_is_refused() -> None:
    text = to_text(played(seeded=False))
    assert fault_of(text.replace(",", " ", 1).encode()).fault is RecordFault.BAD_FIELD
    deal = next(line for line in text.splitlines() if line.startswith("deal"))
    refused = fault_of(text.replace(deal, deal.replace(",", " ", 1)).encode())
    assert (refused.fault, refused.place) == (RecordFault.BAD_FIELD, "line 7")


# ---- anything at all


@given(st.binary(max_size=200))
def test_random_bytes_are_refused(data: bytes) -> None:
    assert isinstance(fault_of(data), RecordError)


@given(st.binary(max_size=60))
def test_random_bytes_after_a_good_head_are_refused(data: bytes) -> None:
    assert isinstance(fault_of(b"tenback-record 1\n" + data), RecordError)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(values)
def test_random_json_is_refused(value: object) -> None:
    assert isinstance(fault_of(json.dumps(value).encode()), RecordError)


FIELDS = ["ruleset", "version", "house", "commands", "unverified", "players", "room", "seed", "deal", "steps", "result"]


@given(st.sampled_from(FIELDS), values)
@tried(150)
def test_a_random_value_in_any_field_is_refused_or_says_the_same(field: str, value: object) -> None:
    record = short()
    file = json.loads(to_json(record))
    file["record"][field] = value
    with suppress(RecordError):
        assert record == read_record(json.dumps(file).encode())


@pytest.mark.parametrize("data", [b'{"x":' + b"[" * 100_000, b"[" * 100_000, b"{", b"\xff\xfe", b"\xef\xbb\xbf{}"])
def test_hostile_bytes_are_refused(data: bytes) -> None:
    assert isinstance(fault_of(data), RecordError)


def test_names_nested_without_end_are_refused() -> None:
    text = to_text(played()).replace('players ["P0", "P1"]', f"players {'[' * 100_000}")
    assert (fault_of(text.encode()).fault, fault_of(text.encode()).place) == (RecordFault.BAD_FIELD, "line 5")


@pytest.mark.parametrize("numbers", [[200], [4, 4], [-5], []])
def test_command_numbers_that_no_card_or_two_commands_carry_are_refused(numbers: list[int]) -> None:
    change = _set("record", "commands", "stop", to=numbers)
    refused = _forged(change, "extreme")
    assert (refused.fault, refused.place) == (RecordFault.BAD_FIELD, "commands")


def test_a_number_under_two_commands_is_refused() -> None:
    refused = _forged(_set("record", "commands", to={"stop": [4], "skull": [4]}), "extreme")
    assert (refused.fault, refused.place) == (RecordFault.BAD_FIELD, "commands")


def test_a_crowd_of_players_is_refused_before_anything_is_dealt() -> None:
    crowd = json.dumps(["a"] * 20_000)
    text = to_text(played("face-to-face")).replace('["P0", "P1"]', crowd)
    assert fault_of(text.encode()).place == "players"
