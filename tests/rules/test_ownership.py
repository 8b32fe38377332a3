"""What belongs to whom: piles and decks, and which way a pile runs."""

import pytest

from tenback.rules import Direction, find_ruleset

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")


def test_f2f_1_a_pile_belongs_to_its_owner_alone() -> None:
    assert [[pile.belongs_to(seat) for seat in (0, 1, None)] for pile in F2F.piles] == [
        [True, False, False],
        [True, False, False],
        [False, True, False],
        [False, True, False],
    ]


def test_tg_1_the_piles_of_a_team_belong_to_every_seat() -> None:
    assert all(pile.belongs_to(seat) for pile in TG.piles for seat in (0, 4, None))


def test_f2f_1_each_seat_draws_from_a_deck_of_its_own() -> None:
    assert ([F2F.deck_of(seat) for seat in (0, 1, None)], F2F.deck_count(2)) == ([0, 1, 0], 2)


def test_tg_1_a_team_draws_from_one_deck() -> None:
    assert ([TG.deck_of(seat) for seat in (0, 4, None)], TG.deck_count(5)) == ([0, 0, 0], 1)


@pytest.mark.parametrize(("direction", "rank", "steps"), [("UP", 60, 10), ("UP", 40, -10), ("DOWN", 40, 10)])
def test_tg_7_steps_ahead_are_counted_in_the_direction_of_the_pile(direction: str, rank: int, steps: int) -> None:
    assert Direction[direction].steps(50, rank) == steps
