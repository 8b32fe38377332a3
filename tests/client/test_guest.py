"""A bot of ours as a guest of a real server."""

import asyncio

import pytest

from tenback.bots import read_bot
from tenback.client import guest
from tenback.client.connection import Connection, get_pass
from tenback.play.etiquette import BEAT, breath
from tenback.rules.state import Turn
from tests.server.playing import Client, give_pass, open_table
from tests.server.running import Running

ENOUGH = 4  # acts: two turns


async def test_a_guest_breathes_before_its_turn_and_plays_it_as_one_beat(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaths: list[tuple[bool, float]] = []

    def note(pace: float, turn: Turn | None) -> float:
        breaths.append((turn is not None and turn.laid > 0, breath(pace, turn)))
        return 0

    monkeypatch.setattr(guest, "breath", note)
    secret = await give_pass(server.base)
    code = await open_table(server.base, secret, options={"ruleset": "the-game", "seats": 1, "pace": 1})
    url = f"http://{server.base}"
    bot = guest.Guest(Connection(url, code, await get_pass(url)), read_bot("greedy"), "Ann")
    async with Client(server.base, code, secret) as host, asyncio.timeout(60):
        playing = asyncio.create_task(bot.play(lambda _seat: None))
        while not any(host.table["setting"]["seats"]):
            await host.hear(60)
        await host.ask("start")
        while len(breaths) < ENOUGH:
            await host.hear(60)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    assert {*breaths} == {(False, 1), (True, BEAT)}
