"""Turns are cut where the rules stop them, and go on for as long as the rules ask for more."""

import pytest

from tenback.rules import Lay, find_ruleset, view
from tenback.rules.notation import format_action, parse_action
from tenback.search.thinker import PlannedTurn
from tenback.study.playable import playable
from tenback.study.tried_turn import try_turn
from tests.rules.table import at

FIRE, EXTREME = "on-fire", "extreme"


@pytest.mark.parametrize(
    ("game", "position", "planned", "wanted"),
    [
        (EXTREME, "A=92; B=80; P0=[81,94,95,99]", "81>B 94>A", "81>B 94>A 95>A"),  # a skull is covered
        (EXTREME, "A=2; P0=[3,4,5,30]", "3>A 4>A 5>A", "3>A 4>A"),  # 4 stops the turn
        (EXTREME, "A=2; B=8; P0=[3,11,13,30]", "3>A 11>B", "3>A 11>B 13>B"),  # 11 asks for three cards
        (FIRE, "A=22; B=40; due=[A]; P0=[24,41,42]", "41>B 42>B", "41>B 42>B 24>A"),  # a fire is covered
        (FIRE, "A=20; B=40; P0=[22,41,42]", "41>B 22>A", "41>B 22>A"),  # that one is for whoever comes next
        ("the-game", "A=20; P0=[22,41,42]", "22>A", "22>A"),
    ],
)
def test_a_turn_ends_where_it_may(game: str, position: str, planned: str, wanted: str) -> None:
    rules = find_ruleset(game)
    seen = view(rules, at(rules, 2, f"turn=P0; {position}; P1=[50,51,52]; deck=[60,61,62,63]"), 0)
    (found,) = playable(seen, [_turn(game, planned)])
    assert " ".join(format_action(rules, lay) for lay in found) == wanted


def test_a_turn_that_cannot_do_its_duty_goes_on_until_it_is_lost() -> None:
    rules = find_ruleset(EXTREME)
    seen = view(rules, at(rules, 2, "turn=P0; A=92; B=99; C=5; D=2; P0=[3,93,94]; P1=[50]; deck=[60]"), 0)
    planned = _turn(EXTREME, "93>A 94>A")
    assert not try_turn(seen, planned).is_over
    assert try_turn(seen, *playable(seen, [planned])).is_over


def _turn(game: str, text: str) -> PlannedTurn:
    actions = [parse_action(find_ruleset(game), word) for word in text.split()]
    return tuple(action for action in actions if isinstance(action, Lay))
