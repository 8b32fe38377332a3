"""Records: read back exactly, never in part, never as another game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.play.codec import read_record, to_json, to_text
from tenback.play.game import Game
from tenback.play.record import RecordError, RecordFault, replay, to_record
from tenback.rules import RULESETS, Ruleset, find_ruleset, with_house
from tenback.rules.commands import with_commands
from tenback.rules.talk import parse_signal
from tests.play.records import Writer, both_forms, fault_of, played, short
from tests.strategies import games
from tests.trying import tried

# ---- there and back


@both_forms
@given(game=games())
@tried(50)
def test_a_record_is_read_back_exactly(write: Writer, game: Game) -> None:
    record = to_record(game)
    assert record == read_record(write(record))


@both_forms
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_whole_game_is_read_back_exactly(write: Writer, rules: Ruleset) -> None:
    record = played(rules.id)
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
    assert (read_record(write(record)).commands, record.unverified) == ({"stop": (5, 6, 8, 9)}, False)


@both_forms
def test_house_choices_are_kept(write: Writer) -> None:
    rules = with_house(find_ruleset("face-to-face"), {"last-card": "lenient", "undo": "all"})
    record = to_record(Game.from_seed(rules, ["a", "b"], 1))
    assert read_record(write(record)).house == {"last-card": "lenient", "undo": "all"}


@both_forms
def test_who_is_a_bot_is_kept(write: Writer) -> None:
    game = Game.from_seed(find_ruleset("the-game"), ["Ann", "Bot 1", "Bot 2"], 1)
    record = to_record(game, [None, "strong", "search:0.2s"])
    assert record == read_record(write(record))


@both_forms
def test_a_record_that_names_no_bots_is_written_as_ever(write: Writer) -> None:
    assert b"bots" not in write(short())


def test_a_text_from_a_seed_does_not_write_the_deal() -> None:
    assert "deal" not in to_text(played())
    assert "seed" not in to_text(played(seeded=False))


def test_names_stand_in_the_text_as_they_are_written() -> None:
    assert 'players ["Zoë", "山田"]' in to_text(to_record(Game.from_seed(find_ruleset("the-game"), ["Zoë", "山田"], 1)))


@both_forms
def test_line_ends_of_other_systems_are_read(write: Writer) -> None:
    record = played()
    assert record == read_record(write(record).replace(b"\n", b"\r\n"))


def test_a_signal_is_a_step_with_its_seat() -> None:
    game = Game.from_seed(find_ruleset("the-game"), ["a", "b"], 1)
    game.say(1, parse_signal("KEEP(A,2)"))
    assert "play P1!KEEP(A,2)" in to_text(to_record(game))


# ---- cut off


@pytest.mark.parametrize("seeded", [True, False])
def test_a_text_cut_after_any_line_is_refused(*, seeded: bool) -> None:
    lines = to_text(played(seeded=seeded)).splitlines(keepends=True)
    faults = {fault_of("".join(lines[:kept]).encode()).fault for kept in range(1, len(lines))}
    assert faults == {RecordFault.CUT}
    assert RecordFault.NOT_A_RECORD is fault_of(b"").fault


@pytest.mark.parametrize("kept", [1, 200, 1000])
def test_a_json_that_breaks_off_is_called_cut(kept: int) -> None:
    assert fault_of(to_json(short())[:kept]).fault is RecordFault.CUT


@both_forms
def test_a_record_cut_at_any_byte_is_refused(write: Writer) -> None:
    whole = write(short())
    faults = {fault_of(whole[:kept]).fault for kept in range(len(whole.rstrip()))}
    assert faults <= {RecordFault.CUT, RecordFault.NOT_A_RECORD, RecordFault.BAD_FIELD}


# ---- changed in one place


@both_forms
@pytest.mark.parametrize("letter", [b"0", b"7", b"A", b"x", b" ", b",", b'"', b"{"])
def test_no_single_changed_character_makes_another_record(write: Writer, letter: bytes) -> None:
    record = short()
    whole = write(record)
    for place in range(0, len(whole), 3):
        try:
            read = read_record(whole[:place] + letter + whole[place + 1 :])
        except RecordError:
            continue
        assert read == record  # a blank for a blank says the same


@both_forms
@given(place=st.integers(0, 10_000), letter=st.binary(min_size=1, max_size=3))
@tried(100)
def test_no_other_bytes_in_one_place_make_another_record(write: Writer, place: int, letter: bytes) -> None:
    record = short()
    whole = write(record)
    try:
        read = read_record(whole[: place % len(whole)] + letter + whole[place % len(whole) + len(letter) :])
    except RecordError:
        return
    assert read == record
