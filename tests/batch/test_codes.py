"""Codes: numbers that stand for actions."""

import pytest

from tenback.batch.codes import CodeError, codes_of
from tenback.rules import RULESETS, Begin, Card, Concede, End, Lay, Ruleset, find_ruleset

TG = find_ruleset("the-game")


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_every_code_stands_for_one_action(rules: Ruleset) -> None:
    for seats in rules.hand_size:
        codes = codes_of(rules, seats)
        assert [*range(codes.count)] == [codes.from_action(codes.to_action(code)) for code in range(codes.count)]


def test_codes_are_laid_out_as_the_page_says() -> None:
    codes = codes_of(TG, 2)
    assert [codes.to_action(code) for code in (0, 5, 391, 392, 393, 394)] == [
        Lay(Card(2), 0),
        Lay(Card(3), 1),
        Lay(Card(99), 3),
        End(),
        Begin(0),
        Begin(1),
    ]


@pytest.mark.parametrize("code", [-1, 395])
def test_a_number_beyond_the_codes_is_refused(code: int) -> None:
    with pytest.raises(CodeError):
        codes_of(TG, 2).to_action(code)


@pytest.mark.parametrize("action", [Concede(0), Begin(2), Begin(-1), Lay(Card(1), 0), Lay(Card(5), 4)])
def test_an_action_without_a_code_is_refused(action: Lay) -> None:
    with pytest.raises(CodeError):
        codes_of(TG, 2).from_action(action)
