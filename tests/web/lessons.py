"""`python -m tests.web.lessons`: write what a real server tells a learner, for the tests of the coach."""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.playing import Client, best, give_pass
from tests.server.running import Running, call, running

FILE = Path("web/src/lesson/recorded.json")
SEATS = {"the-game": 2, "face-to-face": 2, "quick-and-easy": 2, "on-fire": 1, "extreme": 1}
TURNS = 2  # that the learner plays


async def record(server: Running, game: dict[str, Any]) -> dict[str, Any]:
    """Follow the plan of a lesson, play on a little, and return what the learner was told."""
    secret = await give_pass(server.base)
    seats = SEATS[game["id"]]
    options = {"ruleset": game["id"], "seats": seats, "pace": 0}
    bots = {str(seat): "solid" for seat in range(1, seats)}
    order = {"options": options, "name": "Ann", "bots": bots, "start": True, "lesson": True}
    answer = (await asyncio.to_thread(call, server.base, "POST", "/api/tables", order, secret=secret))[1]
    async with Client(server.base, answer["code"], secret) as learner:
        await _play(learner, [*answer.get("plan", [])])
        return {"game": game, "plan": answer.get("plan", []), "frames": [json.loads(one) for one in learner.frames]}


async def _play(learner: Client, plan: list[str]) -> None:
    turns = 0
    while turns < TURNS:
        if learner.sight.get("begin"):
            await learner.act("P0:BEGIN")
        elif learner.sight.get("turn") != 0:
            await learner.hear()
        else:
            before = learner.sight.get("laid", 0)
            await learner.act(plan.pop(0) if plan else _choice(learner.sight))
            turns += learner.sight.get("turn") != 0 or learner.sight.get("laid", 0) < before


def _choice(sight: dict[str, Any]) -> str:
    """Return help where it is on offer, else what a careful player does."""
    if sight.get("end"):
        return "END"
    helps = [f"{card}>{pile}" for card, piles in sight["lays"].items() for pile in piles.split() if pile.endswith("1")]
    return helps[0] if helps else best(sight)


async def main(file: Path) -> None:
    """Record every lesson into one file, a frame a line."""
    with tempfile.TemporaryDirectory() as folder:
        server = await running(Path(folder)).start()
        games = (await asyncio.to_thread(call, server.base, "GET", "/api/games"))[1]
        lessons = {game["id"]: await record(server, game) for game in games if game["id"] in SEATS}
        server.stop()
    file.write_text(json.dumps(lessons, separators=(",", ":")).replace('{"t":', '\n{"t":') + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(*sys.argv[1:]) if sys.argv[1:] else FILE))
