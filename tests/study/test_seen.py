"""A position that somebody wrote down: what the seat on turn sees, or why nobody can be advised there."""

import pytest

from tenback.rules import Card, find_ruleset
from tenback.study.seen import PositionFault, UnplayablePosition, read_view, seats_in

TG = find_ruleset("the-game")


def test_hidden_hands_may_be_numbers() -> None:
    seen = read_view(TG, 3, "A=47; turn=P1; P0=#6; P1=[48,59]; P2=#6; deck=#20; gone=[2,3,4]")
    assert (seen.seat, seen.hand, seen.hand_sizes, seen.deck_sizes) == (
        1,
        frozenset({Card(48), Card(59)}),
        (6, 2, 6),
        (20,),
    )
    assert not {Card(rank) for rank in (2, 3, 4, 47)} & seen.unlaid[0]


def test_seats_are_counted_by_the_highest() -> None:
    assert [seats_in("P0=[3]; P2=[4]"), seats_in("A=47")] == [3, 1]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("turn=-; P0=[5]; P1=[6]", PositionFault.TURN),
        ("P0=[5]; P1=[6]; over=concede[]", PositionFault.OVER),
        ("P0=[5]; P1=[5]; deck=[7]", PositionFault.TWICE),
        ("A=5; P0=[5]; P1=[6]; deck=[7]", PositionFault.TWICE),
        ("P0=[2,3,4,5,6,7,8,9]; P1=[10]; deck=[11]", PositionFault.HAND),
        ("A=99; B=98; C=2; D=3; P0=[50]; P1=[6]; deck=[7]", PositionFault.STUCK),
    ],
)
def test_a_position_that_nobody_can_play_on_is_refused(position: str, fault: PositionFault) -> None:
    with pytest.raises(UnplayablePosition) as refused:
        read_view(TG, 2, position)
    assert refused.value.fault is fault
