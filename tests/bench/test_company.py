"""The measure of company: everybody plays the same deals, and figures come from what was played."""

import numpy as np
import pytest

from bench.company import TEAM, Found, Table, lines, play_deal
from tenback.bots.beginner import Beginner
from tenback.bots.greedy import Greedy

GREEDY = Table("the-game", 2, "greedy", "beginner")


def _found(*left: int) -> Found:
    return np.array([(cards, 6, 30) for cards in left], np.int64)


@pytest.mark.parametrize("seed", [50_000, 50_001])
def test_the_person_sits_elsewhere_in_the_next_deal(seed: int) -> None:
    players = GREEDY.seat_players(seed)
    assert isinstance(players[seed % 2], Greedy)
    assert isinstance(players[1 - seed % 2], Beginner)


def test_a_team_has_no_person() -> None:
    assert Table("the-game", 2, TEAM, "beginner").people(50_000) == ()


def test_a_deal_is_played_the_same_way_again() -> None:
    assert play_deal(GREEDY, 50_000) == play_deal(GREEDY, 50_000)


def test_a_level_is_compared_with_the_one_before_at_the_same_kind_of_table() -> None:
    tables = [Table("the-game", 2, person, level) for person in ("greedy", "score") for level in ("beginner", "solid")]
    found = dict(zip(tables, (_found(5, 4), _found(0, 4), _found(9, 9), _found(0, 0)), strict=True))
    told = list(lines(found))[-4:]
    assert [line.split(" | ")[4][:6].strip() for line in told] == ["", "+50.0", "", "+100.0"]
    assert "| 4.5 | 0.20 |" in told[0]


def test_bots_that_are_told_of_a_person_say_less() -> None:
    told, untold = (Table("the-game", 2, "score", "solid", told=known) for known in (True, False))
    (_, words, turns), (_, more, moves) = play_deal(told, 50_000), play_deal(untold, 50_000)
    assert words / turns < more / moves
    assert (str(told), str(untold)) == ("solid", "solid, untold")
