"""`python -m tests.web.recording`: write what a real server tells, for the tests of the client."""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.play.record import Record, to_record
from tenback.protocol.study import Reviewing
from tenback.rules import find_ruleset
from tenback.server.tables.replay import to_replay
from tenback.study.reviewer import review
from tests.bots.hasty import seat_hasty
from tests.server.playing import Client, best, give_pass, open_table
from tests.server.running import Running, running

FILE = Path("web/src/table/fixtures/recorded.json")
REPLAYS = Path("web/src/replay/recorded.json")
REVIEWS = Path("web/src/study/recorded.json")
REPLAYED = ("the-game", "face-to-face", "quick-and-easy")
REPLAYED_SEED = 4
GAMES = {"the-game": {"undo": "all"}, "face-to-face": {"undo": "all"}}


async def record(server: Running, ruleset: str, house: dict[str, str]) -> dict[str, Any]:
    """Play a game against a bot, and return the frames of the seat and a snapshot of the end."""
    secret = await give_pass(server.base)
    options = {"ruleset": ruleset, "house": house, "seats": 2, "pace": 0}
    code = await open_table(server.base, secret, options=options)
    async with Client(server.base, code, secret) as seat:
        await seat.ask("sit", seat=0, name="Ann")
        await seat.ask("start", fill="solid")
        await _play(seat)
        async with Client(server.base, code, secret) as again:
            return {"frames": [json.loads(frame) for frame in seat.frames], "again": again.table}


async def _play(seat: Client) -> None:
    undone = False
    while not seat.sight.get("result"):
        if seat.sight.get("begin"):
            await seat.ask("say", say="KEEP(A,2)")
            await seat.act("P0:BEGIN")
        elif seat.sight.get("turn") != 0:
            await seat.hear()
        elif seat.sight.get("undo") and not undone:
            undone = (await seat.ask("undo", at=seat.at))["t"] == "undone"
        else:
            await seat.act(best(seat.sight))


def replays() -> str:
    """Return whole games of bots that talk, as the server tells them to be seen again."""
    told = {name: to_replay(_played(name)) for name in REPLAYED}
    return msgspec.json.encode(told).decode().replace('{"seat":', '\n{"seat":') + "\n"


def reviews() -> str:
    """Return the reviews of the same games."""
    told = {name: _reviewed(_played(name)) for name in REPLAYED}
    return msgspec.json.encode(told).decode().replace('{"turn":', '\n{"turn":') + "\n"


def _reviewed(record: Record) -> Reviewing:
    found = review(record)
    return Reviewing(turns=len(found.turns), review=found)


def _played(name: str) -> Record:
    game = Game.from_seed(find_ruleset(name), ["Ann", "Ben"], REPLAYED_SEED)
    play_out(game, seat_hasty(REPLAYED_SEED, 2))
    return to_record(game)


async def main(file: Path) -> None:
    """Record every game into one file, a frame a line."""
    with tempfile.TemporaryDirectory() as folder:
        server = await running(Path(folder)).start()
        games = {ruleset: await record(server, ruleset, house) for ruleset, house in GAMES.items()}
        server.stop()
    file.write_text(json.dumps(games, separators=(",", ":")).replace('{"t":', '\n{"t":') + "\n", encoding="utf-8")


if __name__ == "__main__":
    REPLAYS.write_text(replays(), encoding="utf-8")
    REVIEWS.write_text(reviews(), encoding="utf-8")
    asyncio.run(main(Path(*sys.argv[1:]) if sys.argv[1:] else FILE))
