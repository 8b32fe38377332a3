"""Versions of a ruleset stand side by side: a change of the rules touches no game that was begun before."""

import pytest

from tenback.rules import FORMER, RULESETS, Ending, Ruleset, UnknownVersion, find_ruleset, with_house
from tests.batch.lockstep import lockstep
from tests.rules.second_version import lose_at_once, released
from tests.rules.table import at

TG = find_ruleset("the-game")
CERTAIN_LOSS = "A=98; B=97; C=3; D=2; P0=[99,50,51]; deck=#4"  # one card fits, and two are asked for


def ending(rules: Ruleset) -> Ending | None:
    outcome = at(rules, 1, CERTAIN_LOSS).outcome
    return outcome.ending if outcome else None


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_every_version_that_was_ever_released_is_known(rules: Ruleset) -> None:
    known = sorted(one.version for one in (*RULESETS, *FORMER) if one.id == rules.id)
    assert known == [*range(1, rules.version + 1)]


def test_whoever_names_no_version_gets_the_newest() -> None:
    with released():
        assert [find_ruleset(TG.id).version, find_ruleset(TG.id, 2).version, find_ruleset(TG.id, 1)] == [2, 2, TG]


@pytest.mark.parametrize(("version", "is_newer"), [(0, False), (2, True)])
def test_a_version_that_nobody_released_is_refused(version: int, *, is_newer: bool) -> None:
    with pytest.raises(UnknownVersion) as refused:
        find_ruleset(TG.id, version)
    assert refused.value.is_newer is is_newer


def test_tg_22_can_be_read_in_another_way_from_one_version_to_the_next() -> None:
    with released():
        former, newest = find_ruleset(TG.id, 1), find_ruleset(TG.id)
    assert [ending(former), ending(newest)] == [None, Ending.MINIMUM]
    assert [
        ending(with_house(newest, {"loss-timing": "stuck"})),
        ending(with_house(former, {"loss-timing": "stuck"})),
    ] == [None, None]


@pytest.mark.parametrize("name", ["the-game", "extreme/on-fire"])
def test_the_kernel_plays_any_version(name: str) -> None:
    assert lockstep(lose_at_once(find_ruleset(name)), 2, range(4)) is None
