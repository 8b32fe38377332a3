"""Every typed refusal, by the shortest position that earns it."""

import pytest

from tenback.rules import (
    Begin,
    Card,
    Concede,
    Deal,
    End,
    IllegalAction,
    Lay,
    Reason,
    Ruleset,
    SetupError,
    SetupFault,
    UnknownRuleset,
    apply,
    find_ruleset,
    refusal,
    start,
)
from tenback.rules.position import parse_position
from tests.rules.table import after, at, refused

TG = find_ruleset("the-game")
FIRE = find_ruleset("on-fire")
EX = find_ruleset("extreme")
F2F = find_ruleset("face-to-face")

CASES: list[tuple[Reason, Ruleset, str, str]] = [
    (Reason.ALREADY_BEGUN, TG, "P0=[5,8]; P1=[50]; deck=[70]", "P1:BEGIN"),
    (Reason.NO_SUCH_SEAT, TG, "P0=[5,8]; P1=[50]; deck=[70]", "P2:CONCEDE"),
    (Reason.ALREADY_CONCEDED, TG, "P0=[5,8]; P1=[50]; deck=[70]; conceding=[1]", "P1:CONCEDE"),
    (Reason.NOT_IN_HAND, TG, "P0=[5,8]; P1=[50]; deck=[70]", "50>A"),
    (Reason.DOES_NOT_FIT, TG, "A=9; P0=[5,8]; P1=[50]; deck=[70]", "5>A"),
    (Reason.NEED_MORE, TG, "P0=[5,8]; P1=[50]; deck=[70]", "END"),
    (Reason.GAME_OVER, TG, "A=9; P1=[50]; over=min[]", "50>A"),
    (Reason.GAME_OVER, TG, "A=9; P1=[50]; over=min[]", "P0:CONCEDE"),
    (Reason.NOT_BEGUN, TG, "P0=[5,8]; P1=[50]; deck=[70]; turn=-", "5>A"),
    (Reason.NOT_BEGUN, TG, "P0=[5,8]; P1=[50]; deck=[70]; turn=-", "END"),
    (Reason.NO_SUCH_SEAT, TG, "P0=[5,8]; P1=[50]; deck=[70]; turn=-", "P2:BEGIN"),
    (Reason.DOES_NOT_HELP, F2F, "up1=9; P0=[10,20]; P1=[5]; deck0=[7]", "10>up1"),
    (Reason.HELP_SPENT, F2F, "up1=9; P0=[3,20]; P1=[5]; deck0=[7]; laid=1; helped=yes", "3>up1"),
    (Reason.HELP_ALONE, F2F, "up1=9; P0=[3]; P1=[5]", "3>up1"),
    (Reason.NO_TRICKS, EX, "A=47; B=18; P0=[37,60]; P1=[50]; deck=[70]", "37>A"),
    (Reason.OTHER_PILE, EX, "D=70; P0=[50,60]; P1=[51]; deck=[71]; laid=1; lock=A", "60>B"),
    (Reason.STOPS_TOO_SOON, EX, "A=42; P0=[63,60]; P1=[51]; deck=[71]; laid=1; cover=[A]", "63>B"),
    (Reason.TOO_MANY, EX, "A=10; P0=[45,60]; P1=[51]; deck=[71]; laid=3", "45>A"),
    (Reason.NEED_EXACTLY, EX, "A=45; P0=[50,60]; P1=[51]; deck=[71]; laid=2; exactly=3", "END"),
    (Reason.COVER_FIRST, EX, "A=42; P0=[50,60]; P1=[51]; deck=[71]; laid=2; cover=[A]", "END"),
    (Reason.FIRE_FIRST, FIRE, "A=33; P0=[50,60]; P1=[51]; deck=[71]; laid=2; due=[A]", "END"),
]
ELSEWHERE = {Reason.NOT_ON_TURN, Reason.NOT_YOUR_VOICE, Reason.NO_SUCH_PILE}


@pytest.mark.parametrize(("reason", "rules", "position", "action"), CASES, ids=[case[0].value for case in CASES])
def test_a_refusal_says_why(reason: Reason, rules: Ruleset, position: str, action: str) -> None:
    assert reason is refused(rules, parse_position(rules, 2, position), action)


def test_every_reason_has_a_case() -> None:
    assert {*Reason} == {case[0] for case in CASES} | ELSEWHERE


def test_an_action_of_a_seat_that_is_not_on_turn_is_refused() -> None:
    state = at(TG, 2, "P0=[5,8]; P1=[50]; deck=[70]")
    assert Reason.NOT_ON_TURN is refusal(TG, state, Lay(Card(5), 0), by=1)
    assert Reason.NOT_ON_TURN is refusal(TG, state, End(), by=1)


def test_nobody_concedes_for_another() -> None:
    assert Reason.NOT_YOUR_VOICE is refusal(TG, at(TG, 2, "P0=[5,8]; P1=[50]"), Concede(0), by=1)


@pytest.mark.parametrize("pile", [-1, 4, 99])
def test_a_pile_that_is_not_there_is_refused(pile: int) -> None:
    assert Reason.NO_SUCH_PILE is refusal(TG, at(TG, 2, "P0=[5,8]; P1=[50]"), Lay(Card(5), pile))


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert Reason.NO_SUCH_SEAT is refusal(TG, start(TG, 2, (TG.cards,)), Begin(seat))
    assert Reason.NO_SUCH_SEAT is refusal(TG, start(TG, 2, (TG.cards,)), Concede(seat))


def test_a_refused_action_is_raised_with_its_reason() -> None:
    with pytest.raises(IllegalAction) as refusal_:
        apply(TG, at(TG, 2, "P0=[5,8]; P1=[50]; deck=[70]"), End())
    assert refusal_.value.reason is Reason.NEED_MORE


def test_the_end_of_the_game_refuses_everything() -> None:
    state = after(TG, 1, "A=55; P0=[60]", "60>A")
    for action in (End(), Begin(0), Concede(0), Lay(Card(60), 0)):
        assert Reason.GAME_OVER is refusal(TG, state, action)


@pytest.mark.parametrize("seats", [0, 6, -1])
def test_a_number_of_seats_that_the_game_does_not_know_is_refused(seats: int) -> None:
    with pytest.raises(SetupError) as refusal_:
        start(TG, seats, (TG.cards,))
    assert refusal_.value.fault is SetupFault.SEATS


@pytest.mark.parametrize(
    "deal",
    [(), (TG.cards, TG.cards), (TG.cards[1:],), ((*TG.cards[1:], Card(99)),), ((*TG.cards, Card(2)),)],
    ids=["no deck", "two decks", "one missing", "one twice", "one too many"],
)
def test_a_deal_of_other_cards_is_refused(deal: Deal) -> None:
    with pytest.raises(SetupError) as refusal_:
        start(TG, 2, deal)
    assert refusal_.value.fault is SetupFault.DEAL


def test_a_duel_needs_a_deck_for_each_seat() -> None:
    with pytest.raises(SetupError, match=SetupFault.DEAL):
        start(F2F, 2, (F2F.cards,))


def test_a_ruleset_nobody_has_defined_is_unknown() -> None:
    with pytest.raises(UnknownRuleset) as unknown:
        find_ruleset("haunted")
    assert unknown.value.ruleset_id == "haunted"
