"""Compiled or choice by choice: the same game, and the same row of facts."""

from dataclasses import replace

import numpy as np
import pytest

from tenback.batch.codes import Policy
from tenback.bots import Bot, read_bot
from tenback.lab.lineups import SPEECHLESS, compiled_policies, play_compiled, play_deals, play_slowly, speaks
from tenback.rules import RULESETS, Ruleset, find_ruleset
from tenback.rules.talk import TEAM_TALK

SEEDS = np.array([0, 5, 2**64 - 1], np.uint64)


@pytest.mark.parametrize("bot", sorted(SPEECHLESS))
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_both_doors_lead_to_the_same_rows(rules: Ruleset, bot: Policy) -> None:
    seats = max(rules.hand_size)
    fast = play_compiled(rules, [bot] * seats, SEEDS, silent=False)
    slow = play_slowly(rules, (read_bot(bot),) * seats, SEEDS, silent=False)
    assert np.array_equal(fast.rows, slow.rows)


def test_both_doors_know_who_sits_where() -> None:
    rules = next(rules for rules in RULESETS if rules.race)
    fast = play_compiled(rules, [Policy.GREEDY, Policy.UNIFORM], SEEDS, silent=False)
    slow = play_slowly(rules, (read_bot("greedy"), read_bot("uniform")), SEEDS, silent=False)
    assert np.array_equal(fast.rows, slow.rows)


@pytest.mark.parametrize(("rules", "seats"), [("quick-and-easy", 2), ("the-game", 1), ("face-to-face", 2)])
@pytest.mark.parametrize("silent", [True, False])
def test_solid_plays_the_same_at_both_doors_aloud_or_silent(rules: str, seats: int, *, silent: bool) -> None:
    deals, game, lineup = SEEDS[:1], find_ruleset(rules), (read_bot("solid"),) * seats
    fast = play_deals(game, lineup, deals, silent=silent)
    assert np.array_equal(fast.rows, play_slowly(game, lineup, deals, silent=silent).rows)


def test_only_who_has_words_or_a_wish_needs_the_code_for_talk() -> None:
    score, greedy = Policy.SCORE, Policy.GREEDY
    told = [("the-game", [score, greedy]), ("the-game", [greedy] * 2), ("the-game", [score])]
    assert [speaks(find_ruleset(name), team, silent=False) for name, team in told] == [True, False, False]
    assert not speaks(find_ruleset("the-game"), [score] * 2, silent=True)
    assert not speaks(find_ruleset("face-to-face"), [score] * 2, silent=False)


def test_where_each_has_a_deck_talk_is_not_compiled() -> None:
    rules = replace(find_ruleset("face-to-face"), talk=TEAM_TALK)
    assert compiled_policies(rules, (read_bot("score"),) * 2, silent=False) == []
    assert compiled_policies(rules, (read_bot("score"),) * 2, silent=True) == [Policy.SCORE] * 2


@pytest.mark.parametrize("silent", [True, False])
def test_a_team_is_compiled_only_if_every_bot_is(*, silent: bool) -> None:
    rules, greedy, solid = RULESETS[0], read_bot("greedy"), read_bot("solid")
    assert compiled_policies(rules, (greedy, solid), silent=silent) == [Policy.GREEDY, Policy.SCORE]
    assert compiled_policies(rules, (greedy, Bot("stranger")), silent=silent) == []


def test_work_takes_time_at_either_door() -> None:
    rules = RULESETS[0]
    fast = play_compiled(rules, [Policy.GREEDY], np.arange(2000, dtype=np.uint64), silent=False)
    slow = play_slowly(rules, (read_bot("greedy"),), np.arange(10, dtype=np.uint64), silent=False)
    assert 0 < fast.seconds / 2000 < slow.seconds / 10
