"""Bugs that public implementations of these games have, each one kept out by a test."""

from tenback.rules import Ending, Outcome, apply, find_ruleset, start
from tenback.rules.actions import Begin
from tenback.rules.cards import Card
from tenback.rules.duties import need
from tests.rules.table import after, at, open_to, refused

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")
QE = find_ruleset("quick-and-easy")


def test_an_empty_handed_player_is_skipped_and_loses_nothing() -> None:
    state = after(TG, 3, "P0=[5,6]; P2=[50]", "5>A END 50>A")
    assert (state.playing.seat, state.outcome) == (0, None)


def test_the_minimum_drops_to_one() -> None:
    assert need(TG, at(TG, 2, "P0=[5,6]; P1=[50]")) == 1


def test_descending_piles_start_at_a_hundred_so_that_99_fits() -> None:
    assert refused(TG, at(TG, 1, "P0=[99,50]; deck=[60]"), "99>C") is None


def test_card_99_is_dealt() -> None:
    assert Card(99) in TG.cards
    assert Card(100) not in TG.cards


def test_hands_have_the_size_of_the_table() -> None:
    sizes = [len(start(TG, seats, (TG.cards,)).hands[0]) for seats in range(1, 6)]
    assert sizes == [8, 7, 6, 6, 6]


def test_more_than_the_minimum_may_be_laid() -> None:
    state = after(TG, 2, "P0=[5,6,7,8]; P1=[50]; deck=[70]", "5>A 6>A 7>A")
    assert open_to(TG, state) == "8>A 8>B 8>C 8>D END"


def test_equality_is_not_accepted() -> None:
    assert refused(F2F, at(F2F, 2, "up0=29; dn0=29; P0=[29,30,31]; P1=[5]; deck0=[6]"), "29>up0")
    assert refused(QE, at(QE, 2, "up=R5; P0=[B5,B6]; P1=[B1]"), "B5>up")


def test_a_duellist_with_one_unplaceable_card_loses_and_does_not_pass_for_ever() -> None:
    state = at(F2F, 2, "up0=59; dn0=2; P0=[30]; P1=[5,6]; deck1=[7]")
    assert state.outcome == Outcome(Ending.MINIMUM, frozenset({1}))


def test_a_game_can_be_won_by_every_seat() -> None:
    for seat in range(3):
        state = after(TG, 3, f"turn=P{seat}; A=55; P{seat}=[60]", "60>A")
        assert state.outcome == Outcome(Ending.ALL_LAID, frozenset({0, 1, 2}))


def test_the_first_turn_needs_the_full_minimum() -> None:
    assert need(TG, apply(TG, start(TG, 2, (TG.cards,)), Begin(0))) == 2
