"""A table as its clients see it, over real sockets."""

import pytest

from tenback.rules import RULESETS, Ruleset
from tests.server.playing import Client, agree, best, give_pass, open_table, seat_two
from tests.server.running import Running


async def test_two_people_play_a_whole_game(server: Running) -> None:
    one, two = await seat_two(server.base)
    await agree(0, one, two)
    while not one.sight.get("result"):
        player, other = (one, two) if one.sight["turn"] == 0 else (two, one)
        assert (await player.act(best(player.sight)))["t"] == "did"
        await other.until(player.seq)
    assert one.sight["result"] == two.sight["result"]
    await one.close()
    await two.close()


async def test_a_person_and_four_bots_start_at_once_and_play_to_the_end(server: Running) -> None:
    secret = await give_pass(server.base)
    bots = {"1": "beginner", "2": "solid", "3": "solid", "4": "beginner"}
    options = {"ruleset": "the-game", "seats": 5, "pace": 0}
    code = await open_table(server.base, secret, options=options, name="Ann", bots=bots, start=True)
    async with Client(server.base, code, secret) as ann:
        await ann.act("P0:BEGIN")
        while not ann.sight.get("result"):
            if ann.sight["turn"] == 0:
                await ann.act(best(ann.sight))
            else:
                await ann.hear()
        assert any(message["t"] == "said" for message in ann.heard)


@pytest.mark.parametrize("starter", [0, 1])
async def test_bots_give_up_with_the_people_even_while_they_think(server: Running, starter: int) -> None:
    secret = await give_pass(server.base)
    options = {"ruleset": "the-game", "seats": 3, "pace": 0.3}
    bots = {"1": "beginner", "2": "beginner"}
    code = await open_table(server.base, secret, options=options, name="Ann", bots=bots, start=True)
    async with Client(server.base, code, secret) as ann:
        await ann.act(f"P{starter}:BEGIN")
        await ann.act("P0:CONCEDE")
        while not ann.sight.get("result"):
            await ann.hear()
        assert ann.sight["result"]["ending"] == "concede"


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
async def test_a_table_of_bots_alone_plays_every_game_to_its_end(server: Running, rules: Ruleset) -> None:
    secret, seats = await give_pass(server.base), max(rules.hand_size)
    bots = {str(seat): "beginner" for seat in range(seats)}
    options = {"ruleset": rules.id, "seats": seats, "pace": 0}
    code = await open_table(server.base, secret, options=options, bots=bots, start=True)
    async with Client(server.base, code) as watcher:
        while not watcher.sight.get("result"):
            await watcher.hear()
        assert "hand" not in watcher.sight
