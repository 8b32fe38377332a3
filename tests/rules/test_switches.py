"""Every house switch, both ways."""

from collections.abc import Mapping

import pytest

from tenback.rules import (
    RULESETS,
    Ending,
    HouseError,
    HouseFault,
    Outcome,
    Reason,
    Ruleset,
    State,
    find_ruleset,
    with_house,
)
from tenback.rules.duties import need
from tenback.rules.ruleset import Switch, Undo
from tenback.rules.talk import Block, Room, judge_signal, parse_signal
from tests.rules.table import after, at, refused

TG = find_ruleset("the-game")
EXPERT = find_ruleset("the-game/expert")
F2F = find_ruleset("face-to-face")
FIRE = find_ruleset("on-fire")
EX = find_ruleset("extreme")
EVERY = [(rules, switch) for rules in RULESETS for switch in rules.switches]
LOST = frozenset[int]()


def _ending(state: State) -> Ending | None:
    return state.outcome.ending if state.outcome else None


@pytest.mark.parametrize(("choice", "cards"), [("1", 1), ("3", 3)])
def test_tg_13_expert_endgame_min(choice: str, cards: int) -> None:
    rules = with_house(EXPERT, {"expert-endgame-min": choice})
    assert need(rules, at(rules, 2, "P0=[5,8,9,10]; P1=[50]")) == cards


@pytest.mark.parametrize(("hand", "cards"), [("5", 1), ("5,8", 2), ("5,8,9", 3), ("5,8,9,10", 3)])
def test_tg_13_the_raised_minimum_is_capped_by_the_hand_at_turn_start(hand: str, cards: int) -> None:
    rules = with_house(EXPERT, {"expert-endgame-min": "3"})
    assert need(rules, at(rules, 2, f"P0=[{hand}]; P1=[50]")) == cards


@pytest.mark.parametrize(("choice", "outcome"), [("stuck", None), ("lookahead", Outcome(Ending.MINIMUM, LOST))])
def test_tg_22_loss_timing(choice: str, outcome: Outcome | None) -> None:
    rules = with_house(TG, {"loss-timing": choice})
    assert at(rules, 1, "A=98; B=97; C=3; D=2; P0=[99,50,51]; deck=[60]").outcome == outcome


@pytest.mark.parametrize(("choice", "winner"), [("strict", 1), ("lenient", 0)])
def test_f2f_20_last_card(choice: str, winner: int) -> None:
    rules = with_house(F2F, {"last-card": choice})
    line = "12>up0" if choice == "lenient" else ""
    outcome = after(rules, 2, "P0=[12]; P1=[5,6]; deck1=[7]", line).outcome
    assert outcome
    assert outcome.winners == {winner}


@pytest.mark.parametrize(("choice", "ending"), [("loss", Ending.SKULL), ("win", Ending.ALL_LAID)])
def test_ex_9_final_skull(choice: str, ending: Ending) -> None:
    assert _ending(after(with_house(EX, {"final-skull": choice}), 1, "A=40; P0=[42]", "42>A")) is ending


@pytest.mark.parametrize(("choice", "ending"), [("strict", Ending.THREE), ("lenient", Ending.ALL_LAID)])
def test_ex_19_three_shortfall(choice: str, ending: Ending) -> None:
    rules = with_house(EX, {"three-shortfall": choice, "loss-timing": "stuck"})
    assert _ending(after(rules, 1, "A=40; P0=[45,60]", "45>A 60>A")) is ending


@pytest.mark.parametrize(("choice", "ending"), [("win", Ending.ALL_LAID), ("loss", Ending.FIRE)])
def test_of_8_fire_at_win(choice: str, ending: Ending) -> None:
    assert _ending(after(with_house(FIRE, {"fire-at-win": choice}), 1, "A=30; P0=[33]", "33>A")) is ending


@pytest.mark.parametrize(("choice", "reason"), [("lapses", None), ("lasts", Reason.OTHER_PILE)])
def test_ex_21_one_pile(choice: str, reason: Reason | None) -> None:
    rules = with_house(EX, {"one-pile": choice})
    state = after(rules, 2, "D=70; P0=[60,50,40]; P1=[62]; deck=[71]", "60>D")
    assert refused(rules, state, "50>A") is reason


@pytest.mark.parametrize(("choice", "ending"), [("loss", Ending.MINIMUM), ("capped", None)])
def test_ex_26_short_hand(choice: str, ending: Ending | None) -> None:
    rules = with_house(EX, {"short-hand": choice, "loss-timing": "stuck"})
    assert _ending(after(rules, 2, "B=76; P0=[20]; P1=[62,63]; deck=[71,72]", "20>A")) is ending


@pytest.mark.parametrize(("choice", "undo"), [("solo", Undo.SOLO), ("off", Undo.OFF), ("all", Undo.ALL)])
def test_co_12_undo(choice: str, undo: Undo) -> None:
    assert with_house(TG, {"undo": choice}).undo is undo


@pytest.mark.parametrize(("choice", "shown"), [("hidden", False), ("visible", True)])
def test_co_8_pile_history(choice: str, *, shown: bool) -> None:
    assert with_house(TG, {"pile-history": choice}).pile_history is shown


@pytest.mark.parametrize(("choice", "block"), [("on", None), ("off", Block.NUMBER_EQUIVALENT)])
def test_com_9_trick_talk(choice: str, block: Block | None) -> None:
    talk = with_house(TG, {"trick-talk": choice}).talk
    assert judge_signal(talk, Room.PRIVATE, parse_signal("TRICK(A)"), silenced=False, opening=False) is block


@pytest.mark.parametrize(("rules", "switch"), EVERY, ids=lambda value: getattr(value, "id", getattr(value, "name", "")))
def test_the_default_choice_changes_nothing(rules: Ruleset, switch: Switch) -> None:
    assert with_house(rules, {switch.name: switch.default}) == rules


@pytest.mark.parametrize(("rules", "switch"), EVERY, ids=lambda value: getattr(value, "id", getattr(value, "name", "")))
def test_another_choice_changes_the_ruleset_and_is_written_down(rules: Ruleset, switch: Switch) -> None:
    for choice in switch.others:
        flipped = with_house(rules, {switch.name: choice})
        assert flipped.house == {switch.name: choice}
        assert flipped.id == rules.id


def test_every_switch_of_the_specification_is_on_offer() -> None:
    offered = {switch.name for rules in RULESETS for switch in rules.switches}
    words = "last-card final-skull three-shortfall one-pile short-hand expert-endgame-min loss-timing fire-at-win"
    assert {*words.split(), "undo", "pile-history", "trick-talk"} == offered


@pytest.mark.parametrize(
    ("house", "fault"),
    [({"moon": "full"}, HouseFault.UNKNOWN_SWITCH), ({"undo": "never"}, HouseFault.UNKNOWN_CHOICE)],
)
def test_a_house_choice_that_is_not_offered_is_refused(house: Mapping[str, str], fault: HouseFault) -> None:
    with pytest.raises(HouseError) as refused:
        with_house(TG, house)
    assert refused.value.fault is fault


def test_a_refused_house_choice_says_what_is_offered() -> None:
    with pytest.raises(HouseError) as refused:
        with_house(TG, {"undo": "never"})
    assert refused.value.offered == ("solo", "off", "all")


def test_a_switch_of_another_game_is_unknown() -> None:
    with pytest.raises(HouseError, match="last-card"):
        with_house(TG, {"last-card": "lenient"})
