"""The table of a ruleset: made once, read by all, written into by nobody."""

import numpy as np
import pytest

from tenback.batch.batch import Batch
from tenback.batch.codes import Policy
from tenback.batch.games import play_games
from tenback.batch.lower import lower
from tenback.rules import RULESETS, Begin, Ruleset, apply, find_ruleset, start, view
from tenback.search.budget import Budget
from tenback.search.inference import Told
from tenback.search.thinker import Thinker
from tenback.solver.bound import winnable

IDS = [rules.id for rules in RULESETS]


@pytest.mark.parametrize("rules", RULESETS, ids=IDS)
def test_a_table_is_made_once_and_nobody_can_write_into_it(rules: Ruleset) -> None:
    table = lower(rules, 2)
    assert lower(rules, 2) is table
    with pytest.raises(ValueError, match="read-only"):
        table[0] = 1


@pytest.mark.parametrize("rules", RULESETS, ids=IDS)
def test_compiled_code_leaves_the_table_as_it_is(rules: Ruleset) -> None:
    """Compiled, a table is a bare pointer, which no flag protects."""
    table = lower(rules, 2)
    before = table.copy()
    for policy in Policy:
        play_games(rules, 2, policy, range(3))
    batch = Batch(rules, 2, 3)
    batch.step(batch.suggest("score"), batch.new_buffers())
    begun = apply(rules, start(rules, 2, (tuple(rules.cards),) * (2 if rules.own_decks else 1)), Begin(0))
    Thinker(rules, 2, talks=True).think(view(rules, begun, 0), [Told()] * 2, Budget(playouts=20), seed=1)
    assert np.array_equal(table, before)


def test_a_search_with_all_cards_open_leaves_the_table_as_it_is() -> None:
    rules = find_ruleset("extreme")
    before = lower(rules, 2).copy()
    winnable(rules, 2, range(1), width=8)
    assert np.array_equal(lower(rules, 2), before)
