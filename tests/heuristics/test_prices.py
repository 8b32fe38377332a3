"""Prices: a card that fits costs least, and any other more the further it is behind."""

import pytest

from tenback.heuristics.prices import BASE, UNIT, PriceList, burden
from tenback.rules import Card, Ruleset, find_ruleset
from tenback.rules.effects import DRAW1, NOTRICK, ONEPILE
from tenback.rules.placement import gap, onward

FAMILY = [find_ruleset(name) for name in ("the-game", "quick-and-easy", "face-to-face")]
NAMES = [rules.id for rules in FAMILY]


@pytest.mark.parametrize("rules", FAMILY, ids=NAMES)
def test_a_card_that_fits_costs_one_unit_and_any_other_more_the_further_it_is_behind(rules: Ruleset) -> None:
    prices = PriceList(rules)
    for at, pile in enumerate(rules.piles):
        for top in (*rules.cards, pile.row_card):
            row = prices.under(at, top)
            fits = {card for card in row if onward(pile, top, card) or rules.trick(pile, top, card)}
            behind = sorted(row.keys() - fits, key=lambda card: -gap(pile, top, card))
            costs = [row[card] for card in behind]
            assert {row[card] for card in fits} <= {UNIT}
            assert sorted(costs) == costs
            assert all((BASE - 1) * UNIT <= cost < BASE * UNIT for cost in costs)


def test_a_trick_costs_no_more_than_a_card_that_is_next() -> None:
    rules = FAMILY[0]
    row = PriceList(rules).under(0, Card(50))
    assert (row[Card(40)], row[Card(51)]) == (UNIT, UNIT)
    assert UNIT < row[Card(49)] < row[Card(30)]


def test_prices_rise_as_far_in_a_game_of_few_numbers() -> None:
    """Distance is measured in shares of all numbers, so that the last card behind costs much the same in any game."""
    dearest = [
        max(max(PriceList(rules).under(at, top).values()) for at in range(2) for top in rules.cards) for rules in FAMILY
    ]
    assert dearest == pytest.approx([dearest[0]] * 3, rel=0.03)


def test_all_cards_cost_more_under_a_top_that_binds_limits_the_draw_or_bars_tricks() -> None:
    rules = find_ruleset("extreme/on-fire")
    prices, plain, last = PriceList(rules), Card(43), Card(98)
    for top, effects in rules.effects.items():
        dearer = prices.under(0, top)[last] / prices.under(0, plain)[last]
        assert dearer == pytest.approx(burden(effects), rel=0.005)
        assert (dearer == 1) == set(effects).isdisjoint({ONEPILE, DRAW1, NOTRICK})


def test_no_top_makes_a_card_that_fits_cost_more_than_a_unit() -> None:
    """Sums of prices stay exact only below a bound."""
    rules = find_ruleset("extreme/on-fire")
    prices = PriceList(rules)
    dearest = max(max(prices.under(at, top).values()) for at in range(4) for top in rules.cards)
    assert dearest < BASE * UNIT
