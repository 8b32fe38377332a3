"""Whole games at the terminal table, driven by keys in a window of 80 x 24."""

import pytest

from tenback.rules import Ruleset, find_ruleset
from tests.strategies import SMALL_RULESETS, small
from tests.terminal.driving import at_table, play_to_the_end, set_up
from tests.trying import is_long, long_elsewhere

FAMILY = [find_ruleset("the-game"), *SMALL_RULESETS]  # all the cards of one game, few of the others


@long_elsewhere
@pytest.mark.parametrize("rules", FAMILY if is_long() else SMALL_RULESETS, ids=lambda rules: rules.id)
async def test_one_person_and_a_bot_play_every_game_to_its_end(rules: Ruleset) -> None:
    async with at_table(set_up(rules, bots=1)) as pilot:
        table = await play_to_the_end(pilot)
        assert table.game.state.outcome is not None


@long_elsewhere
async def test_one_person_plays_alone_in_a_large_window() -> None:
    rules = small(find_ruleset("the-game/expert-plus"), range(2, 26 if is_long() else 18), 6)
    async with at_table(set_up(rules), size=(140, 50)) as pilot:
        table = await play_to_the_end(pilot)
        assert table.game.state.outcome is not None


@long_elsewhere
async def test_two_people_share_a_terminal_to_the_end() -> None:
    whole = find_ruleset("quick-and-easy/professional")
    async with at_table(set_up(whole if is_long() else small(whole, range(1, 6), 3), people=2)) as pilot:
        table = await play_to_the_end(pilot)
        assert table.game.state.outcome is not None
