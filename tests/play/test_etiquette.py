"""The etiquette of a table: who is asked to speak, when, and who begins."""

from collections.abc import Mapping

import pytest

from tenback.play.deal import lot
from tenback.play.etiquette import (
    BEAT,
    breath,
    is_time_to_speak,
    keenest,
    settled_starter,
    speakers,
    spokesperson,
    stands,
    undecided,
    wish,
    wishes,
)
from tenback.rules import Ruleset, Turn, find_ruleset
from tenback.rules.talk import Heard, Signal, Word, parse_signal

TG = find_ruleset("the-game")
QE = find_ruleset("quick-and-easy")
PRO = find_ruleset("quick-and-easy/professional")
F2F = find_ruleset("face-to-face")
KEEP = parse_signal("KEEP(A,2)")


@pytest.mark.parametrize("rules", [TG, QE], ids=lambda rules: rules.id)
def test_tg_5_before_the_first_turn_every_seat_is_asked_from_the_lowest_on(rules: Ruleset) -> None:
    assert speakers(rules, 3, turn=None) == (0, 1, 2)


def test_qe_4_professionals_are_asked_too_and_duellists_are_not() -> None:
    assert (speakers(PRO, 3, turn=None), speakers(F2F, 2, turn=None)) == ((0, 1, 2), ())


@pytest.mark.parametrize("rules", [TG, QE, PRO], ids=lambda rules: rules.id)
def test_com_1_everybody_but_the_seat_on_turn_is_asked_from_the_lowest_on(rules: Ruleset) -> None:
    assert speakers(rules, 4, Turn(seat=2)) == (0, 1, 3)


@pytest.mark.parametrize("turn", [None, Turn(seat=0)])
def test_tg_25_a_solo_player_has_nobody_to_talk_to(turn: Turn | None) -> None:
    assert speakers(TG, 1, turn) == ()


@pytest.mark.parametrize(("turn", "due"), [(None, True), (Turn(seat=1), True), (Turn(seat=1, laid=1), False)])
def test_com_11_a_live_table_hears_its_bots_before_a_turn_and_not_in_one(turn: Turn | None, *, due: bool) -> None:
    assert is_time_to_speak(turn) is due


@pytest.mark.parametrize(("turn", "seconds"), [(None, 2), (Turn(seat=1), 2), (Turn(seat=1, laid=1), 2 * BEAT)])
def test_a_program_breathes_before_its_turn_and_plays_it_as_one_beat(turn: Turn | None, seconds: float) -> None:
    assert breath(2, turn) == seconds


@pytest.mark.parametrize("strength", range(4))
def test_tg_6_a_wish_is_a_strength_and_nothing_else(strength: int) -> None:
    assert wish(strength) == Signal(Word.START, strength=strength)


def test_com_8_wishes_are_found_among_whatever_else_was_said() -> None:
    heard = [Heard(2, wish(3)), Heard(0, wish(1)), Heard(0, KEEP), Heard(1, KEEP)]
    assert wishes(heard) == {2: 3, 0: 1}


def test_tg_6_a_seat_without_a_wish_is_undecided_whatever_else_it_said() -> None:
    assert undecided(4, [Heard(2, wish(0)), Heard(0, KEEP)]) == [0, 1, 3]


def test_com_11_a_seat_has_said_enough_when_its_signal_stands() -> None:
    heard = [Heard(1, wish(2))]
    assert [stands(heard, seat, wish(strength)) for seat, strength in [(1, 2), (1, 3), (0, 2)]] == [True, False, False]


@pytest.mark.parametrize(
    ("strengths", "seat"), [({0: 0, 1: 0}, 0), ({2: 3, 1: 3, 0: 2}, 1), ({3: 1}, 3), ({0: 1, 1: 2, 2: 0}, 1), ({}, 0)]
)
def test_tg_6_the_highest_strength_begins_and_ties_go_to_the_lowest_seat(
    strengths: Mapping[int, int], seat: int
) -> None:
    assert keenest(strengths) == seat


@pytest.mark.parametrize("seed", range(8))
def test_f2f_3_the_lot_settles_who_begins(seed: int) -> None:
    assert settled_starter(F2F, 2, seed) == lot(2, seed)


def test_f2f_3_without_a_seed_there_is_no_lot_to_draw() -> None:
    with pytest.raises(ValueError, match="begun by hand"):
        settled_starter(F2F, 2, None)


@pytest.mark.parametrize(("seats", "starter"), [(1, 0), (2, None), (5, None)])
def test_tg_25_only_a_solo_player_begins_unasked(seats: int, starter: int | None) -> None:
    assert settled_starter(TG, seats, None) == starter


@pytest.mark.parametrize(
    ("people", "guests", "seat"), [([1], [], None), ([2], [0, 1], None), ([], [2, 1], 1), ([], [], 0)]
)
def test_tg_5_people_agree_on_the_starter_and_elsewhere_one_program_names_it(
    people: list[int], guests: list[int], seat: int | None
) -> None:
    assert spokesperson(people, guests) == seat
