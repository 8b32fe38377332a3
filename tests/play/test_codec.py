"""Records: read back exactly, or refused with what is wrong and where."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tenback.bots import BOTS
from tenback.play.chance import Chance, Purpose
from tenback.play.codec import read_record, to_json, to_text
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import Record, RecordError, RecordFault, replay, to_record
from tenback.rules import RULESETS, IllegalAction, Reason, find_ruleset, with_house
from tenback.rules.commands import with_commands
from tenback.rules.talk import Block, parse_signal
from tests.strategies import Refused, games

Writer = Callable[[Record], bytes]


def _text(record: Record) -> bytes:
    return to_text(record).encode()


WRITERS: dict[str, Writer] = {"json": to_json, "text": _text}
both_forms = pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)


def _played(name: str = "the-game", seats: int = 2, seed: int = 4, *, seeded: bool = True) -> Record:
    game = Game.from_seed(find_ruleset(name), [f"P{seat}" for seat in range(seats)], seed)
    if not seeded:
        game = Game(game.rules, game.players, game.deal)
    play_out(game, [BOTS["greedy"](Chance(seed, Purpose.BOT, seat)) for seat in range(seats)])
    return to_record(game)


def _fault(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as refused:
        read_record(data)
    return refused.value


# ---- there and back


@both_forms
@given(game=games())
@settings(max_examples=50, suppress_health_check=[HealthCheck.too_slow])
def test_a_record_is_read_back_exactly(write: Writer, game: Game) -> None:
    record = to_record(game)
    assert record == read_record(write(record))


@both_forms
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_whole_game_is_read_back_exactly(write: Writer, rules: Any) -> None:  # noqa: ANN401
    record = _played(rules.id)
    assert record == read_record(write(record))
    assert record.outcome == replay(record).state.outcome


@both_forms
@pytest.mark.parametrize("name", ["Zoë", "山田", "Ольга", "مريم", 'a "b" \\ c', "🃏", "x" * 40, "-", "P0", "= ,"])
def test_names_of_any_script_are_kept(write: Writer, name: str) -> None:
    record = to_record(Game.from_seed(find_ruleset("the-game"), [name], 1))
    assert (name,) == read_record(write(record)).players


@both_forms
def test_other_command_cards_are_kept(write: Writer) -> None:
    rules = with_commands(find_ruleset("extreme"), {"stop": (5, 6, 8, 9)})
    record = to_record(Game.from_seed(rules, ["a"], 1))
    assert ({"stop": (5, 6, 8, 9)}, False) == (read_record(write(record)).commands, record.unverified)


@both_forms
def test_house_choices_are_kept(write: Writer) -> None:
    rules = with_house(find_ruleset("face-to-face"), {"last-card": "lenient", "undo": "all"})
    record = to_record(Game.from_seed(rules, ["a", "b"], 1))
    assert {"last-card": "lenient", "undo": "all"} == read_record(write(record)).house


def test_a_text_from_a_seed_does_not_write_the_deal() -> None:
    assert "deal" not in to_text(_played())
    assert "seed" not in to_text(_played(seeded=False))


@both_forms
def test_line_ends_of_other_systems_are_read(write: Writer) -> None:
    record = _played()
    assert record == read_record(write(record).replace(b"\n", b"\r\n"))


# ---- cut off


@pytest.mark.parametrize("seeded", [True, False])
def test_a_text_cut_after_any_line_is_refused(*, seeded: bool) -> None:
    lines = to_text(_played(seeded=seeded)).splitlines(keepends=True)
    faults = {_fault("".join(lines[:kept]).encode()).fault for kept in range(1, len(lines))}
    assert faults == {RecordFault.CUT}
    assert RecordFault.NOT_A_RECORD is _fault(b"").fault


@both_forms
def test_a_record_cut_at_any_byte_is_refused(write: Writer) -> None:
    whole = write(to_record(_short_game()))
    faults = {_fault(whole[:kept]).fault for kept in range(len(whole.rstrip()))}
    assert faults <= {RecordFault.CUT, RecordFault.NOT_A_RECORD, RecordFault.BAD_FIELD}


def _short_game() -> Game:
    game = Game.from_seed(find_ruleset("quick-and-easy"), ["a", "b"], 3)
    play_out(game, [BOTS["greedy"](Chance(3, Purpose.BOT, seat)) for seat in range(2)])
    return game


# ---- forged


@both_forms
@pytest.mark.parametrize("letter", [b"0", b"7", b"A", b"x", b" ", b",", b'"', b"{"])
def test_no_single_changed_character_makes_another_record(write: Writer, letter: bytes) -> None:
    record = to_record(_short_game())
    whole = write(record)
    for place in range(0, len(whole), 3):
        try:
            read = read_record(whole[:place] + letter + whole[place + 1 :])
        except RecordError:
            continue
        assert read == record  # a blank for a blank says the same


@both_forms
@given(place=st.integers(0, 10_000), letter=st.binary(min_size=1, max_size=3))
@settings(max_examples=100)
def test_no_other_bytes_in_one_place_make_another_record(write: Writer, place: int, letter: bytes) -> None:
    record = to_record(_short_game())
    whole = write(record)
    try:
        read = read_record(whole[: place % len(whole)] + letter + whole[place % len(whole) + len(letter) :])
    except RecordError:
        return
    assert read == record


def _forged(change: Callable[[dict[str, Any]], object], name: str = "the-game", **kind: Any) -> RecordError:  # noqa: ANN401
    """Return what is said to a JSON record with one field changed; the check value no longer matters."""
    file = json.loads(to_json(_played(name, **kind)))
    change(file)
    return _fault(json.dumps(file).encode())


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
        (_set("record", "version", to=2), RecordFault.NEWER, "version"),
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
    assert (RecordFault.BAD_DEAL, "deal") == (refused.fault, refused.place)


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
    assert (RecordFault.ILLEGAL_STEP, "steps[5]") == (refused.fault, refused.place)
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
        ("ruleset the-game 1", "ruleset the-game 2", RecordFault.NEWER, "version"),
        ("ruleset the-game 1", "ruleset haunted 1", RecordFault.UNKNOWN_RULESET, "ruleset"),
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
        ("result min -", "result min x", RecordFault.BAD_FIELD, "last"),
    ],
)
def test_a_forged_line_is_named(old: str, new: str, fault: RecordFault, place: str) -> None:
    text = to_text(_played())
    assert old in text
    refused = _fault(text.replace(old, new, 1).encode())
    wanted = f"line {len(text.splitlines()) - 1}" if place == "last" else place
    assert (fault, wanted) == (refused.fault, refused.place)


def test_a_deal_in_two_words_is_refused() -> None:
    text = to_text(_played(seeded=False))
    assert _fault(text.replace(",", " ", 1).encode()).fault is RecordFault.BAD_FIELD
    deal = next(line for line in text.splitlines() if line.startswith("deal"))
    refused = _fault(text.replace(deal, deal.replace(",", " ", 1)).encode())
    assert (RecordFault.BAD_FIELD, "line 7") == (refused.fault, refused.place)


# ---- anything at all


@given(st.binary(max_size=200))
def test_random_bytes_are_refused(data: bytes) -> None:
    assert isinstance(_fault(data), RecordError)


@given(st.binary(max_size=60))
def test_random_bytes_after_a_good_head_are_refused(data: bytes) -> None:
    assert isinstance(_fault(b"tenback-record 1\n" + data), RecordError)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(values)
def test_random_json_is_refused(value: object) -> None:
    assert isinstance(_fault(json.dumps(value).encode()), RecordError)


FIELDS = ["ruleset", "version", "house", "commands", "unverified", "players", "room", "seed", "deal", "steps", "result"]


@given(st.sampled_from(FIELDS), values)
@settings(max_examples=150)
def test_a_random_value_in_any_field_is_refused_or_says_the_same(field: str, value: object) -> None:
    record = to_record(_short_game())
    file = json.loads(to_json(record))
    file["record"][field] = value
    try:
        assert record == read_record(json.dumps(file).encode())
    except RecordError:
        pass


@pytest.mark.parametrize("data", [b'{"x":' + b"[" * 100_000, b"[" * 100_000, b"{", b"\xff\xfe", b"\xef\xbb\xbf{}"])
def test_hostile_bytes_are_refused(data: bytes) -> None:
    assert isinstance(_fault(data), RecordError)


def test_names_nested_without_end_are_refused() -> None:
    text = to_text(_played()).replace('players ["P0", "P1"]', f"players {'[' * 100_000}")
    assert (RecordFault.BAD_FIELD, "line 5") == (_fault(text.encode()).fault, _fault(text.encode()).place)


def test_a_signal_is_a_step_with_its_seat() -> None:
    game = Game.from_seed(find_ruleset("the-game"), ["a", "b"], 1)
    game.say(1, parse_signal("KEEP(A,2)"))
    assert "play P1!KEEP(A,2)" in to_text(to_record(game))
