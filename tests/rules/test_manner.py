"""How a lay moves a pile: told to people and counted, never asked by the engine."""

import pytest

from tenback.rules import Card, find_ruleset
from tenback.rules.placement import Manner, manner

F2F = find_ruleset("face-to-face")


@pytest.mark.parametrize(
    ("pile", "card", "seat", "expected"),
    [
        (0, 30, 0, Manner.ONWARD),
        (0, 10, 0, Manner.TRICK),
        (0, 10, 1, Manner.HELP),
        (1, 10, 0, Manner.ONWARD),
        (1, 30, 0, Manner.TRICK),
        (3, 30, 0, Manner.HELP),
    ],
)
def test_f2f_5_a_card_on_anothers_pile_is_help_and_never_a_trick(
    pile: int, card: int, seat: int, expected: Manner
) -> None:
    assert manner(F2F.piles[pile], Card(20), Card(card), seat) is expected


def test_tg_9_everybodys_pile_is_ones_own() -> None:
    pile = find_ruleset("the-game").piles[0]
    assert manner(pile, Card(47), Card(37), 2) is Manner.TRICK
