"""What a view tells, field by field (CO-7)."""

import pytest

from tenback.rules import Begin, Card, Concede, Ending, Outcome, apply, find_ruleset, start, view
from tenback.rules.position import parse_position

TG, F2F = find_ruleset("the-game"), find_ruleset("face-to-face")


def test_co_7_unlaid_are_the_cards_nobody_has_laid() -> None:
    state = parse_position(TG, 2, "A=9; P0=[5,8]; P1=[50]; deck=[70,71]")
    assert view(TG, state, 0).unlaid == (frozenset(map(Card, (5, 8, 50, 70, 71))),)


def test_co_7_in_a_duel_each_deck_has_its_own_unlaid_cards() -> None:
    state = parse_position(F2F, 2, "P0=[5,8]; P1=[50]; deck0=[9]; deck1=[7]")
    assert view(F2F, state, 0).unlaid == (frozenset(map(Card, (5, 8, 9))), frozenset(map(Card, (50, 7))))


def test_co_7_who_wants_to_give_up_is_public() -> None:
    state = apply(TG, parse_position(TG, 2, "P0=[5,8]; P1=[50]; deck=[70]"), Concede(1))
    assert view(TG, state, 0).conceding == {1}


def test_co_7_the_outcome_is_public() -> None:
    state = parse_position(TG, 1, "P0=[5]; over=concede[]")
    assert view(TG, state, None).outcome == Outcome(Ending.CONCEDED, frozenset())


def test_nothing_is_needed_before_the_first_turn() -> None:
    dealt = start(TG, 2, (TG.cards,))
    assert (view(TG, dealt, 0).need, view(TG, apply(TG, dealt, Begin(1)), 0).need) == (0, 2)


def test_everybody_may_say_who_begins_but_only_the_seat_on_turn_may_act() -> None:
    dealt = start(TG, 2, (TG.cards,))
    begun = apply(TG, dealt, Begin(1))
    assert view(TG, dealt, 0).legal == view(TG, dealt, 1).legal == (Begin(0), Begin(1))
    assert (view(TG, begun, 0).legal, bool(view(TG, begun, 1).legal)) == ((), True)


@pytest.mark.parametrize(("seat", "hand"), [(0, {5, 8}), (1, {50}), (None, set())])
def test_co_7_a_hand_is_for_its_seat_alone(seat: int | None, hand: set[int]) -> None:
    state = parse_position(TG, 2, "P0=[5,8]; P1=[50]; deck=[70,71]")
    seen = view(TG, state, seat)
    assert (seen.hand, seen.hand_sizes, seen.deck_sizes) == (frozenset(map(Card, hand)), (2, 1), (2,))


def test_a_printed_view_shows_the_table_and_the_hand_of_its_seat_alone() -> None:
    state = parse_position(TG, 2, "A=9; P0=[5,18]; P1=[50]; deck=[70]; turn=P1; laid=1")
    assert str(view(TG, state, 0)).splitlines() == [
        "the-game, 4 cards left",
        "A ↑ 9   B ↑ 1   C ↓ 100   D ↓ 100   deck 1",
        "  P0  2 cards",
        "> P1  1 card, 1 laid of 2",
        "hand  5 18",
    ]


def test_a_printed_end_says_who_won_and_why_others_lost() -> None:
    told = str(view(F2F, parse_position(F2F, 2, "P0=[5]; deck1=[7]; over=min[1]"), None)).splitlines()
    assert told[2:] == ["  P0  1 card, lost (min)", "  P1  0 cards, won"]


def test_a_view_and_a_state_are_named_in_a_few_words() -> None:
    state = parse_position(TG, 2, "A=9; P0=[5,18]; P1=[50]; deck=[70]")
    assert repr(view(TG, state, None)) == "<View the-game watcher: left=4 legal=0>"
    assert repr(state) == "<State [9,1,100,100]: turn=P0 left=4>"
    assert str(state) == "tops=[9,1,100,100]; P0=[5,18]; P1=[50]; deck=[70]"
