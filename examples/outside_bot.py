"""A bot of your own at a table of a server: `python outside_bot.py http://127.0.0.1:8010 K7M2QX Marvin`.

It needs nothing of tenback and knows no rules: the server says what may be done. docs/protocol.md tells the rest.
"""

import asyncio
import json
import sys
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.asyncio.client import connect


def call(address: str, method: str = "GET") -> Any:  # noqa: ANN401 - whatever the server answers
    """Return the answer to a plain call."""
    with urlopen(Request(address, method=method)) as answer:  # noqa: S310 - you know what you call
        return json.load(answer)


def choose(sight: dict[str, Any], piles: list[str]) -> str:
    """End the turn as soon as that is allowed; else lay the card whose number is nearest to the top of a pile."""
    if sight.get("begin") or sight.get("end"):
        return "P0:BEGIN" if sight.get("begin") else "END"
    tops = {pile: int(top.lstrip("BGRSY")) for pile, top in zip(piles, sight["tops"], strict=True)}  # R7: the red seven
    lays = [(card, pile) for card, fitting in sight["lays"].items() for pile in fitting.split()]
    return "{}>{}".format(*min(lays, key=lambda lay: abs(int(lay[0].lstrip("BGRSY")) - tops[lay[1]])))


async def play(url: str, code: str, name: str) -> None:
    """Sit down at the table, and play until the game is over."""
    secret = call(f"{url}/api/passes", "POST")["secret"]  # how we are known again: with it one may come back
    piles = {game["id"]: [pile["name"] for pile in game["piles"]] for game in call(f"{url}/api/games")}
    you, at, acted, setting, sight = None, 0, -1, {"phase": ""}, dict[str, Any]()
    async with connect(f"ws{url.removeprefix('http')}/api/tables/{code}/live") as socket:
        await socket.send(json.dumps({"t": "hello", "protocol": 1, "secret": secret, "outside": True}))
        async for text in socket:
            news, before, wish = json.loads(text), setting["phase"], dict[str, Any]()
            if news["t"] == "table":  # a snapshot tells everything; all else tells what has changed since
                you, at, sight = news.get("you"), news["at"], news.get("sight", {})
            setting, sight = news.get("setting", setting), sight | news.get("now", {})
            if news["t"] in ("did", "undone") or (news["t"] == "arranged" and before != setting["phase"]):
                at = news["seq"]  # this event made the position, and whoever acts has to name it
            if sight.get("result"):
                print(f"{name}: {sight['result']['left']} cards left")
                return
            if you is None and news["t"] in ("table", "no"):  # at first, or because somebody was faster
                wish = {"t": "sit", "seat": setting["seats"].index(None), "name": name}
            elif at != acted and you is not None and you == sight.get("turn", 0 if sight.get("begin") else None):
                acted, wish = at, {"t": "do", "at": at, "do": choose(sight, piles[setting["options"]["ruleset"]])}
            if wish:
                await socket.send(json.dumps({**wish, "id": str(uuid4())}))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
