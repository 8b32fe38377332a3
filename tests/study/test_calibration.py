"""A curve keeps certainty and order, and every one that is shipped belongs to a game we know."""

import pytest

from tenback.rules import find_ruleset, with_house
from tenback.study.calibration import Curve, _curves, curve_for

STEPS = [number / 50 for number in range(51)]


@pytest.mark.parametrize("curve", [Curve(), Curve(1.7, 0.4), Curve(0.5, -1.0)])
def test_a_curve_keeps_certainty_and_order(curve: Curve) -> None:
    chances = [curve.chance(raw) for raw in STEPS]
    assert (chances[0], chances[-1]) == (0, 1)
    assert chances == sorted(chances)


def test_steepness_is_the_slope_of_the_curve() -> None:
    curve = Curve(1.7, 0.4)
    assert curve.steepness(0.3) == pytest.approx((curve.chance(0.3001) - curve.chance(0.2999)) / 0.0002, rel=1e-3)
    assert curve.steepness(0.0) == curve.steepness(1.0) == 0


def test_a_curve_that_falls_is_refused() -> None:
    with pytest.raises(ValueError, match="rise"):
        Curve(-1.0)


def test_every_curve_belongs_to_a_game_that_so_many_can_play() -> None:
    assert _curves()
    for (game, version, players, _), curve in _curves().items():
        assert players in find_ruleset(game, version).hand_size
        assert curve.fitted


def test_house_rules_borrow_a_curve_but_are_not_called_calibrated() -> None:
    rules = find_ruleset("the-game")
    switch = rules.switches[0]
    house = with_house(rules, {switch.name: next(iter(switch.others))})
    assert curve_for(rules, 3, talks=True).fitted
    borrowed = curve_for(house, 3, talks=True)
    assert not borrowed.fitted
    assert borrowed.slope == curve_for(rules, 3, talks=True).slope


def test_nobody_talks_alone_or_in_a_race() -> None:
    for game, seats in (("the-game", 1), ("face-to-face", 2)):
        rules = find_ruleset(game)
        assert curve_for(rules, seats, talks=True) == curve_for(rules, seats, talks=False)
        assert curve_for(rules, seats, talks=True).fitted
