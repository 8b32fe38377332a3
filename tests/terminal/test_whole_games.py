"""Whole games at the terminal table, driven by keys in a window of 80 x 24."""

import pytest

from tenback.rules import RULESETS, Ruleset
from tests.terminal.driving import at_table, play_to_the_end, set_up


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
async def test_one_person_and_a_bot_play_every_game_to_its_end(rules: Ruleset) -> None:
    async with at_table(set_up(rules, bots=1)) as pilot:
        table = await play_to_the_end(pilot)
        assert table.game.state.outcome is not None
