"""A table as its clients see it, over real sockets."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.playing import best, seat_two
from tests.server.running import Running, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    started = await running(tmp_path).start()
    yield started
    started.stop()


async def test_two_people_play_a_whole_game(server: Running) -> None:
    one, two = await seat_two(server.base)
    await one.act("P0:BEGIN")
    await two.until(one.seq)
    while not one.sight.get("result"):
        player, other = (one, two) if one.sight["turn"] == 0 else (two, one)
        assert (await player.act(best(player.sight)))["t"] == "did"
        await other.until(player.seq)
    assert one.sight["result"] == two.sight["result"]
    await one.close()
    await two.close()
