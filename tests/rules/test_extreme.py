"""Extreme (EX), where a row of a position and some actions cannot say it; numbers are those of the placeholder."""

from dataclasses import replace

import pytest

from tenback.rules import Ending, Reason, find_ruleset, with_house
from tenback.rules.commands import command_table, with_commands
from tenback.rules.effects import COMMANDS
from tenback.rules.engine import silenced
from tenback.rules.games.extreme import PLACEHOLDER
from tenback.rules.games.on_fire import FIRE_NUMBERS
from tenback.rules.talk import Block, Room, judge_signal, parse_signal
from tests.rules.table import after, at, open_to, refused

EX = find_ruleset("extreme")
TG = find_ruleset("the-game")
NUMBERS = [number for numbers in PLACEHOLDER.values() for number in numbers]


def test_ex_1_cards_hands_and_minimum_are_those_of_the_game() -> None:
    assert (EX.cards, EX.piles, EX.hand_size) == (TG.cards, TG.piles, TG.hand_size)
    assert (EX.need, EX.need_empty, EX.trick) == (2, 1, TG.trick)


def test_ex_2_seven_commands_on_four_cards_each() -> None:
    assert {"stop", "skull", "three", "silence", "onepile", "notrick", "draw1"} == {*PLACEHOLDER} == {*COMMANDS}
    assert {4} == {len(numbers) for numbers in PLACEHOLDER.values()}


def test_ex_2_the_placeholder_has_28_distinct_numbers_of_the_deck() -> None:
    assert len({*NUMBERS} & {*range(2, 100)}) == len(NUMBERS) == 28


def test_ex_2_the_placeholder_spares_the_fire_numbers() -> None:
    assert not {*NUMBERS} & {*FIRE_NUMBERS}


@pytest.mark.parametrize("command", sorted(PLACEHOLDER))
def test_ex_2_the_placeholder_treats_both_directions_alike(command: str) -> None:
    assert {*PLACEHOLDER[command]} == {101 - number for number in PLACEHOLDER[command]}


def test_ex_2_the_placeholder_is_marked_as_unverified() -> None:
    assert EX.unverified
    assert not with_commands(EX, PLACEHOLDER).unverified


def test_ex_2_the_ruleset_carries_the_placeholder() -> None:
    assert command_table(EX) == PLACEHOLDER


def test_ex_2_a_command_card_is_an_ordinary_number() -> None:
    assert refused(EX, at(EX, 1, "A=48; P0=[38,60]; deck=[70]"), "38>A") is None
    assert Reason.DOES_NOT_FIT is refused(EX, at(EX, 1, "A=49; P0=[38,60]; deck=[70]"), "38>A")


def test_ex_5_a_lasting_command_binds_everybody() -> None:
    state = after(EX, 2, "A=47; P0=[18,50,60]; P1=[37,61,62]; deck=[71]", "18>B 50>C END")
    assert Reason.NO_TRICKS is refused(EX, state, "37>A")


def test_ex_7_what_would_break_a_command_at_once_is_refused() -> None:
    state = after(EX, 2, "P0=[42,63,70]; P1=[71]; deck=[72]", "42>A")
    assert Reason.STOPS_TOO_SOON is refused(EX, state, "63>B")
    assert refused(EX, state, "63>A") is None


def test_ex_8_a_stop_waives_the_minimum() -> None:
    state = after(EX, 2, "P0=[38,50]; P1=[60,61]; deck=[70]", "38>A")
    assert (state.playing.seat, state.outcome) == (1, None)


def test_ex_9_an_uncoverable_skull_leaves_only_losing_ways() -> None:
    state = after(EX, 2, "P0=[94,20,21]; P1=[60]; deck=[70]", "94>A 20>B")
    assert open_to(EX, state) == "21>B 21>C 21>D END"
    assert after(EX, 2, "P0=[94,20,21]; P1=[60]; deck=[70]", "94>A 20>B END").outcome is not None


def test_ex_10_the_count_is_remembered_after_the_card_is_covered() -> None:
    state = after(EX, 2, "P0=[45,50,60,70]; P1=[61]; deck=[72]", "45>A 50>A")
    assert (state.playing.exactly, refused(EX, state, "END")) == (3, Reason.NEED_EXACTLY)


def test_ex_11_silence_holds_from_the_lay_until_it_is_covered() -> None:
    position = "P0=[49,50,60]; P1=[61]; deck=[72]"
    assert not silenced(EX, at(EX, 2, position))
    assert silenced(EX, after(EX, 2, position, "49>A"))
    assert not silenced(EX, after(EX, 2, position, "49>A 50>A"))


def test_ex_12_all_cards_go_to_one_pile() -> None:
    state = after(EX, 2, "D=70; P0=[50,60,61]; P1=[62]; deck=[71]", "50>A")
    assert {"60>A", "61>A"} == {*open_to(EX, state).split()}


def test_ex_20_the_lock_is_free_again_in_the_next_turn() -> None:
    state = after(EX, 2, "D=70; P0=[50,60,61]; P1=[62,63]; deck=[71]", "50>A 60>A END")
    assert state.playing.lock is None


def test_ex_28_commands_may_be_talked_about_unless_silence_is_visible() -> None:
    signal = parse_signal("HAVE(STOP)")
    assert judge_signal(EX.talk, Room.PRIVATE, signal, silenced=False, opening=False) is None
    assert Block.SILENCE is judge_signal(EX.talk, Room.PRIVATE, signal, silenced=True, opening=False)


def test_ex_29_a_command_left_out_is_ignored() -> None:
    fewer = with_commands(EX, {"stop": (4, 38, 63, 97)})
    assert command_table(fewer) == {"stop": (4, 38, 63, 97)}
    assert after(fewer, 2, "P0=[42,20,21]; P1=[60,61]; deck=[70]", "42>A 20>B END").outcome is None


def test_ex_29_fires_stay_when_commands_go() -> None:
    fire = find_ruleset("extreme/on-fire")
    assert {card.rank for card in with_commands(fire, {}).effects} == {*FIRE_NUMBERS}


def test_ex_30_silence_means_nothing_to_a_solo_player() -> None:
    assert not silenced(EX, at(EX, 1, "A=49; P0=[50,60]; deck=[70]"))
    assert silenced(EX, at(EX, 2, "A=49; P0=[50,60]; P1=[61]; deck=[70]"))


def test_a_card_may_carry_two_marks() -> None:
    both = replace(EX, effects={**EX.effects, EX.cards[0]: (COMMANDS["skull"], COMMANDS["three"])})
    state = after(both, 1, "A=12; P0=[2,50,60,70]; deck=[80]", "2>A")
    assert (state.playing.exactly, state.playing.uncovered) == (3, frozenset({0}))


def test_both_duties_open_the_skull_is_named() -> None:
    state = after(EX, 2, "B=99; C=2; D=3; P0=[94,50,51]; P1=[60]; deck=[70]", "94>A")
    assert state.outcome is not None
    assert state.outcome.ending is Ending.SKULL


def test_a_stop_is_within_reach_of_the_lookahead() -> None:
    ahead = with_house(EX, {"loss-timing": "lookahead"})
    assert at(ahead, 1, "A=96; B=99; C=2; D=3; P0=[97,50]; deck=[70]").outcome is None
