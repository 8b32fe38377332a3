"""The common core (CO), where a row of a position and some actions cannot say it."""

from copy import deepcopy
from dataclasses import FrozenInstanceError, fields

import pytest

from tenback.rules import (
    RULESETS,
    Begin,
    Card,
    Concede,
    End,
    Ending,
    IllegalAction,
    Lay,
    Outcome,
    Reason,
    Ruleset,
    View,
    apply,
    find_ruleset,
    start,
    view,
    with_house,
)
from tenback.rules.placement import onward
from tests.rules.table import after, at, open_to, refused

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")
QE = find_ruleset("quick-and-easy")


def test_co_1_nothing_is_drawn_while_laying() -> None:
    before = at(TG, 1, "P0=[5,8,9]; deck=[70,71]")
    assert before.decks == after(TG, 1, "P0=[5,8,9]; deck=[70,71]", "5>A 8>A").decks


def test_co_2_a_lay_is_judged_by_the_tops_of_that_moment() -> None:
    state = at(TG, 1, "A=57; P0=[49,59]; deck=[70]")
    assert Reason.DOES_NOT_FIT is refused(TG, state, "49>A")
    assert refused(TG, after(TG, 1, "A=57; P0=[49,59]; deck=[70]", "59>A"), "49>A") is None


def test_co_3_a_refused_lay_changes_nothing() -> None:
    state = at(TG, 1, "A=57; P0=[49,80]; deck=[70]")
    before = deepcopy(state)
    with pytest.raises(IllegalAction):
        apply(TG, state, Lay(Card(49), 0))
    assert before == state


def test_co_3_a_position_cannot_be_changed_in_place() -> None:
    state = at(TG, 1, "P0=[5,8]; deck=[70]")
    with pytest.raises(FrozenInstanceError):
        state.hands = ()  # type: ignore[misc]


def test_co_4_an_open_duty_that_can_be_done_holds_the_turn() -> None:
    assert Reason.NEED_MORE is refused(TG, at(TG, 1, "P0=[5,8]; deck=[70]; laid=1"), "END")


def test_co_5_the_turn_goes_on_although_no_lay_is_left() -> None:
    state = after(TG, 1, "A=80; B=99; C=2; D=2; P0=[81,85,50]; deck=[51]", "81>A 85>A")
    assert open_to(TG, state) == "END"


def test_co_6_the_draw_takes_the_top_of_the_draw_pile() -> None:
    state = after(TG, 2, "P0=[5,8,9]; P1=[20,21]; deck=[70,60,50,40,30,31,32]", "5>A 8>A END")
    assert state.hands[0] == {Card(rank) for rank in (9, 70, 60, 50, 40, 30, 31)}
    assert state.decks == ((Card(32),),)


def test_co_7_a_view_tells_the_sizes_and_no_other_hand() -> None:
    seen = view(TG, at(TG, 2, "P0=[5,8,9]; P1=[20,21]; deck=[70,60,50,40]"), 1)
    assert (seen.hand, seen.hand_sizes, seen.deck_sizes) == (frozenset({Card(20), Card(21)}), (3, 2), (4,))


def test_co_7_a_view_has_no_room_for_hands_or_draw_piles() -> None:
    assert not {"hands", "decks", "deck", "deal", "state"} & {field.name for field in fields(View)}


def test_co_7_only_the_seat_on_turn_is_told_what_it_may_do() -> None:
    state = at(TG, 2, "P0=[5,8,9]; P1=[20,21]; deck=[70]")
    assert view(TG, state, 0).legal
    assert view(TG, state, 1).legal == view(TG, state, None).legal == ()


def test_co_7_a_watcher_sees_no_hand() -> None:
    assert view(TG, at(TG, 2, "P0=[5,8,9]; P1=[20,21]"), None).hand == frozenset()


def test_co_8_covered_cards_are_hidden_unless_the_table_says_so() -> None:
    assert [rules.id for rules in RULESETS if rules.pile_history] == []
    assert with_house(TG, {"pile-history": "visible"}).pile_history


def test_co_9_seats_take_blocks_from_the_top_of_the_deck() -> None:
    order = tuple(reversed(TG.cards))
    state = start(TG, 3, (order,))
    assert state.hands == tuple(frozenset(order[6 * seat : 6 * seat + 6]) for seat in range(3))
    assert state.decks == (order[18:],)


def test_co_9_in_a_duel_each_seat_has_the_top_of_its_own_deck() -> None:
    up, down = F2F.cards, tuple(reversed(F2F.cards))
    state = start(F2F, 2, (up, down))
    assert state.hands == (frozenset(up[:6]), frozenset(down[:6]))
    assert state.decks == (up[6:], down[6:])


@pytest.mark.parametrize("seat", range(5))
def test_co_10_clockwise_is_the_next_seat_number(seat: int) -> None:
    hands = "P0=[5,6,7]; P1=[8,9,10]; P2=[11,12,13]; P3=[14,15,16]; P4=[17,18,19]"
    state = at(TG, 5, f"{hands}; turn=P{seat}; laid=2; deck=[70]")
    assert (seat + 1) % 5 == apply(TG, state, End()).playing.seat


def test_co_11_a_team_concedes_only_together() -> None:
    state = after(TG, 3, "P0=[5,6]; P1=[7,8]; P2=[9,10]; deck=[70]", "P2:CONCEDE P0:CONCEDE")
    assert (state.outcome, state.conceding) == (None, frozenset({0, 2}))
    assert apply(TG, state, Concede(1)).outcome == Outcome(Ending.CONCEDED, frozenset())


def test_co_11_a_concession_lapses_with_the_turn() -> None:
    state = after(TG, 2, "P0=[5,6,7]; P1=[8,9,10]; deck=[70]", "P1:CONCEDE 5>A 6>A END")
    assert state.conceding == frozenset()


def test_co_11_a_duel_is_conceded_at_once() -> None:
    state = after(F2F, 2, "P0=[5,6]; P1=[7,8]; deck0=[9]; deck1=[10]", "P1:CONCEDE")
    assert state.outcome == Outcome(Ending.CONCEDED, frozenset({0}))


def test_co_11_a_solo_player_alone_is_the_team() -> None:
    assert after(TG, 1, "P0=[5,6]; deck=[70]", "P0:CONCEDE").outcome == Outcome(Ending.CONCEDED, frozenset())


def test_co_11_the_team_may_concede_before_the_first_turn() -> None:
    state = apply(TG, start(TG, 2, (TG.cards,)), Concede(0))
    assert apply(TG, state, Concede(1)).outcome == Outcome(Ending.CONCEDED, frozenset())


def test_co_11_the_first_turn_does_not_end_a_wish_to_concede() -> None:
    state = apply(TG, apply(TG, start(TG, 2, (TG.cards,)), Concede(0)), Begin(1))
    assert state.conceding == {0}


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_co_13_no_card_fits_on_its_equal(rules: Ruleset) -> None:
    for pile in rules.piles:
        assert not any(onward(pile, card, card) for card in rules.cards)
        if rules.trick is not QE.trick:
            assert not any(rules.trick(pile, card, card) for card in rules.cards)
        assert not any(rules.helps and rules.helps(pile, card, card) for card in rules.cards)


def test_co_13_each_colour_has_each_number_once() -> None:
    assert len({*QE.cards}) == len(QE.cards) == 50


def test_the_order_of_legal_actions_is_pinned() -> None:
    """Clients, seeds and records lean on this order, and counting lines of play would not notice a change."""
    state = at(TG, 2, "A=47; C=60; P0=[37,48,70,2]; P1=[9]; deck=[90]; laid=2")
    assert open_to(TG, state) == "2>B 2>C 2>D 37>A 37>B 37>C 37>D 48>A 48>B 48>C 48>D 70>A 70>B 70>C 70>D END"


def test_the_order_of_coloured_cards_is_by_number_then_colour() -> None:
    state = at(QE, 2, "P0=[Y3,B3]; P1=[R1]; laid=1")
    assert open_to(QE, state) == "B3>dn B3>up Y3>dn Y3>up END"


def test_before_the_first_turn_every_seat_may_begin() -> None:
    assert open_to(TG, start(TG, 3, (TG.cards,))) == "P0:BEGIN P1:BEGIN P2:BEGIN"
