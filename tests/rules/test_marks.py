"""Marks on cards: how rulesets get them, and what they mean for the end."""

import pytest

from tenback.rules import (
    Card,
    Concede,
    Ending,
    HouseError,
    HouseFault,
    Lay,
    Outcome,
    Rating,
    apply,
    find_ruleset,
    rating,
    with_house,
)
from tenback.rules.commands import with_commands
from tenback.rules.effects import FIRE, SKULL, STOP
from tenback.rules.games.on_fire import ON_FIRE, set_on_fire
from tenback.rules.games.the_game import THE_GAME
from tenback.rules.position import parse_position
from tenback.rules.talk import FIRE_TALK
from tests.rules.table import after

EX, EX_FIRE = find_ruleset("extreme"), find_ruleset("extreme/on-fire")


def test_of_1_on_fire_is_the_game_with_six_burning_cards() -> None:
    assert set_on_fire(THE_GAME, "on-fire", FIRE_TALK) == ON_FIRE
    assert {card.rank: marks for card, marks in ON_FIRE.effects.items()} == dict.fromkeys(range(22, 78, 11), (FIRE,))


def test_of_1_fire_keeps_the_commands_of_extreme_and_its_switches() -> None:
    burning = set_on_fire(EX, "extreme/on-fire", EX.talk)
    assert burning == EX_FIRE
    assert (burning.effects[Card(42)], burning.effects[Card(33)]) == ((SKULL,), (FIRE,))
    assert {switch.name for switch in burning.switches} - {switch.name for switch in EX.switches} == {"fire-at-win"}


def test_a_card_may_carry_a_command_and_burn() -> None:
    rules = with_commands(EX_FIRE, {"stop": (22,)})
    assert rules.effects[Card(22)] == (STOP, FIRE)


def test_fire_on_a_card_with_a_command_keeps_the_command() -> None:
    rules = set_on_fire(with_commands(EX, {"stop": (22,)}), "x", EX.talk)
    assert rules.effects[Card(22)] == (STOP, FIRE)


def test_commands_read_from_a_real_deck_are_no_longer_unverified() -> None:
    assert EX.unverified is True
    assert with_commands(EX, {"stop": (22,)}).unverified is False


def test_tg_24_a_game_lost_with_its_last_card_earns_no_praise() -> None:
    rules = with_commands(EX, {"skull": (42,)})
    lost = apply(rules, parse_position(rules, 1, "A=40; P0=[42]"), Lay(Card(42), 0))
    assert (lost.left, rating(rules, lost)) == (0, Rating.NONE)


def test_co_11_the_end_remembers_who_gave_up() -> None:
    state = parse_position(EX, 1, "P0=[5,8]; deck=[70]")
    assert apply(EX, state, Concede(0)).conceding == {0}


def test_co_6_a_hand_above_its_size_draws_nothing() -> None:
    hand = ",".join(map(str, range(5, 16)))
    state = after(THE_GAME, 1, f"P0=[{hand}]; deck=[70,71]", "5>A 6>A END")
    assert len(state.hand) == 9


def test_co_11_a_wish_to_concede_outlasts_a_lay() -> None:
    state = after(THE_GAME, 2, "P0=[5,8,9]; P1=[50]; deck=[70]", "P1:CONCEDE 5>A")
    assert state.conceding == {1}


def test_ex_21_a_lock_that_lasts_needs_a_command_to_begin_with() -> None:
    rules = with_house(with_commands(EX, {"onepile": (99,)}), {"one-pile": "lasts"})
    assert after(rules, 1, "P0=[5,8,9]; deck=[70]", "5>A 8>B").turn is not None


def test_ex_19_lookahead_lets_a_lenient_three_be_finished() -> None:
    house = {"loss-timing": "lookahead", "three-shortfall": "lenient"}
    rules = with_house(with_commands(EX, {"three": (45,)}), house)
    assert after(rules, 1, "A=40; P0=[45,60]", "45>A 60>A").outcome == Outcome(Ending.ALL_LAID, frozenset({0}))


@pytest.mark.parametrize(
    ("house", "fault", "offered"),
    [
        ({"moon": "full"}, HouseFault.UNKNOWN_SWITCH, ("last-card", "undo", "pile-history")),
        ({"undo": "never"}, HouseFault.UNKNOWN_CHOICE, ("solo", "off", "all")),
    ],
)
def test_a_house_rule_that_is_not_on_offer_says_what_is(
    house: dict[str, str], fault: HouseFault, offered: tuple[str, ...]
) -> None:
    with pytest.raises(HouseError) as refused:
        with_house(find_ruleset("face-to-face"), house)
    ((switch, choice),) = house.items()
    found = (refused.value.fault, refused.value.switch, refused.value.choice, refused.value.offered)
    assert found == (fault, switch, choice, offered)
