"""Compiled or choice by choice: the same game, and the same row of facts."""

import numpy as np
import pytest

from tenback.batch.codes import Policy
from tenback.bots import Bot, read_bot
from tenback.lab.lineups import SPEECHLESS, compiled_policies, play_compiled, play_slowly
from tenback.rules import RULESETS, Ruleset

SEEDS = np.array([0, 5, 2**64 - 1], np.uint64)


@pytest.mark.parametrize("bot", sorted(SPEECHLESS))
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_both_doors_lead_to_the_same_rows(rules: Ruleset, bot: str) -> None:
    seats = max(rules.hand_size)
    fast = play_compiled(rules, [bot] * seats, SEEDS)
    slow = play_slowly(rules, (read_bot(bot),) * seats, SEEDS, silent=False)
    assert np.array_equal(fast.rows, slow.rows)


def test_both_doors_know_who_sits_where() -> None:
    rules = next(rules for rules in RULESETS if rules.race)
    fast = play_compiled(rules, ["greedy", "uniform"], SEEDS)
    slow = play_slowly(rules, (read_bot("greedy"), read_bot("uniform")), SEEDS, silent=False)
    assert np.array_equal(fast.rows, slow.rows)


@pytest.mark.parametrize("silent", [True, False])
def test_a_team_is_compiled_only_if_every_bot_is(*, silent: bool) -> None:
    greedy = read_bot("greedy")
    assert compiled_policies((greedy, greedy), silent=silent) == [Policy.GREEDY, Policy.GREEDY]
    assert compiled_policies((greedy, Bot("stranger")), silent=silent) == []


def test_work_takes_time_at_either_door() -> None:
    rules = RULESETS[0]
    fast = play_compiled(rules, ["greedy"], np.arange(2000, dtype=np.uint64))
    slow = play_slowly(rules, (read_bot("greedy"),), np.arange(10, dtype=np.uint64), silent=False)
    assert 0 < fast.seconds / 2000 < slow.seconds / 10
