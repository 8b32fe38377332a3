"""Whole games, kept as text: a change of the rules, the bots or the deal shows as a difference that can be read."""

from itertools import zip_longest

import pytest

from tenback.rules import RULESETS, Ruleset
from tests.rules.playthrough import FOLDER, file_of, lines_of


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_the_game_is_played_as_it_was_written_down(rules: Ruleset) -> None:
    kept = file_of(rules).read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(kept, lines_of(rules)), start=1):
        assert old == new, f"{file_of(rules).name}, line {number}\nkept:   {old}\nplayed: {new}"


def test_every_ruleset_has_a_playthrough_and_no_other_file_lies_there() -> None:
    assert {file_of(rules) for rules in RULESETS} == {*FOLDER.iterdir()}
