"""Face to Face and Quick & Easy (F2F, QE), where a row cannot say it."""

import pytest

from tenback.rules import Begin, Card, Direction, Ending, Outcome, Rating, Reason, apply, find_ruleset, rating, start
from tenback.rules.duties import need
from tenback.rules.notation import format_card
from tenback.rules.ruleset import Starter
from tests.rules.table import after, at, open_to, refused

F2F = find_ruleset("face-to-face")
QE = find_ruleset("quick-and-easy")
PRO = find_ruleset("quick-and-easy/professional")


def test_f2f_1_each_side_has_58_cards_and_two_piles() -> None:
    piles = {(pile.name, pile.direction, pile.row_card.rank, pile.owner) for pile in F2F.piles}
    up, down = Direction.UP, Direction.DOWN
    assert piles == {("up0", up, 1, 0), ("dn0", down, 60, 0), ("up1", up, 1, 1), ("dn1", down, 60, 1)}
    assert list(F2F.cards) == [Card(rank) for rank in range(2, 60)]


def test_f2f_2_six_cards_each_and_52_remain() -> None:
    state = start(F2F, 2, (F2F.cards, F2F.cards))
    assert ([*map(len, state.hands)], [*map(len, state.decks)]) == ([6, 6], [52, 52])


def test_f2f_3_the_lot_decides_who_begins() -> None:
    assert F2F.starter is Starter.LOT
    assert apply(F2F, start(F2F, 2, (F2F.cards, F2F.cards)), Begin(1)).playing.seat == 1


def test_f2f_5_help_is_any_improvement_and_nothing_else() -> None:
    state = at(F2F, 2, "up1=29; dn1=40; P0=[12,19,30,39,41,50]; P1=[5]; deck0=[2]")
    helping = {action for action in open_to(F2F, state).split() if action.endswith("1")}
    assert helping == {"12>up1", "19>up1", "41>dn1", "50>dn1"}


def test_f2f_9_one_helping_card_a_turn_on_both_piles_together() -> None:
    state = after(F2F, 2, "up1=29; dn1=40; P0=[12,50,20,21]; P1=[5]; deck0=[2]", "12>up1")
    assert Reason.HELP_SPENT is refused(F2F, state, "50>dn1")


def test_f2f_12_two_cards_in_every_turn() -> None:
    assert need(F2F, at(F2F, 2, "P0=[5,6,7]; P1=[8]; deck0=[2]")) == 2
    assert need(F2F, at(F2F, 2, "P0=[5,6,7]; P1=[8]")) == 2


def test_f2f_13_without_help_exactly_two_are_drawn() -> None:
    state = after(F2F, 2, "P0=[12,20,21,22,23,24]; P1=[5]; deck0=[2,3,4]", "12>up0 20>up0 21>up0 22>up0 END")
    assert state.hands[0] == {Card(rank) for rank in (23, 24, 2, 3)}


def test_f2f_14_a_helped_hand_is_filled_to_six() -> None:
    state = after(F2F, 2, "up1=29; P0=[12,20,21]; P1=[5,6]; deck0=[2,3,4,7,8,9,10]", "12>up1 20>up0 END")
    assert len(state.hands[0]) == 6


def test_f2f_18_a_lost_turn_is_seen_at_its_start() -> None:
    state = at(F2F, 2, "up0=58; dn0=2; P0=[59,30,31]; P1=[5,6]; deck0=[4]")
    assert state.outcome == Outcome(Ending.MINIMUM, frozenset({1}))


def test_f2f_23_the_other_one_wins() -> None:
    state = at(F2F, 2, "turn=P1; up1=59; dn1=2; P0=[5,6]; P1=[30,31]; deck1=[4]")
    assert state.outcome == Outcome(Ending.MINIMUM, frozenset({0}))


def test_qe_1_ten_numbers_in_five_colours() -> None:
    colours = {"red", "blue", "green", "yellow", "grey"}
    assert {Card(rank, colour) for rank in range(1, 11) for colour in colours} == {*QE.cards}
    assert {("up", Direction.UP), ("dn", Direction.DOWN)} == {(pile.name, pile.direction) for pile in QE.piles}


def test_qe_2_an_empty_stack_takes_any_card() -> None:
    for card in QE.cards:
        other = "R1" if card != Card(1, "red") else "R2"
        text = format_card(card)
        state = at(QE, 2, f"P0=[{text},{other}]; P1=[S9]")
        assert {f"{text}>up", f"{text}>dn"} <= {*open_to(QE, state).split()}


def test_qe_4_the_team_agrees_who_begins_after_seeing_the_hands() -> None:
    assert QE.starter is PRO.starter is Starter.AGREED
    assert apply(QE, start(QE, 3, (QE.cards,)), Begin(2)).playing.seat == 2


def test_qe_5_a_turn_is_one_or_two_cards() -> None:
    assert (QE.need, QE.need_empty, QE.at_most) == (1, 1, 2)


def test_qe_14_there_is_no_rating_scale() -> None:
    assert rating(QE, at(QE, 2, "P0=[R1]")) is Rating.NONE


@pytest.mark.parametrize("deck", ["", "; deck=[Y9]"])
def test_qe_15_a_professional_lays_exactly_one_card(deck: str) -> None:
    state = after(PRO, 2, f"P0=[R1,R2]; P1=[B5,B6]{deck}", "R1>up")
    assert (state.playing.seat, len(state.hands[0])) == (1, 2 if deck else 1)
