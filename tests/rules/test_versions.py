"""Versions of a ruleset stand side by side: a change of the rules touches no game that was begun before."""

import pytest

from tenback.rules import FORMER, RULESETS, Ending, Ruleset, UnknownVersion, find_ruleset, with_house
from tenback.rules.talk import Room, Word, words_offered
from tests.batch.lockstep import lockstep
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
    assert [find_ruleset(TG.id, 2), find_ruleset(TG.id, 1).version] == [TG, 1]


@pytest.mark.parametrize(("version", "is_newer"), [(0, False), (3, True)])
def test_a_version_that_nobody_released_is_refused(version: int, *, is_newer: bool) -> None:
    with pytest.raises(UnknownVersion) as refused:
        find_ruleset(TG.id, version)
    assert refused.value.is_newer is is_newer


def test_tg_22_is_read_in_another_way_since_the_second_version() -> None:
    former, newest = find_ruleset(TG.id, 1), TG
    assert [ending(former), ending(newest)] == [None, Ending.MINIMUM]
    for choice, expected in (("stuck", None), ("lookahead", Ending.MINIMUM)):
        assert {ending(with_house(rules, {"loss-timing": choice})) for rules in (former, newest)} == {expected}


@pytest.mark.parametrize("former", FORMER, ids=lambda rules: rules.id)
def test_com_9_a_trick_could_be_named_among_friends_in_the_first_version_only(former: Ruleset) -> None:
    offered = [words_offered(rules.talk, Room.PRIVATE, opening=False) for rules in (former, find_ruleset(former.id))]
    assert [Word.TRICK in words for words in offered] == [former.lookahead != find_ruleset(former.id).lookahead, False]


def test_qe_4_the_professionals_can_say_who_starts_since_the_second_version() -> None:
    versions = [find_ruleset("quick-and-easy/professional", version) for version in (1, 2)]
    offered = [words_offered(rules.talk, Room.RANKED, opening=True) for rules in versions]
    assert [Word.START in words for words in offered] == [False, True]


@pytest.mark.parametrize("former", FORMER, ids=lambda rules: rules.id)
def test_the_kernel_plays_former_versions(former: Ruleset) -> None:
    assert lockstep(former, 2, range(4)) is None
