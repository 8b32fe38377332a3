"""A bot of your own at a table of a server: `python outside_bot.py http://127.0.0.1:8010 K7M2QX Marvin`.

It needs nothing of tenback and knows no rules: the server says what may be done. docs/protocol.md tells the rest.
"""

import asyncio
import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


class Bot:
    """Lays the card that moves a pile least, and ends the turn as soon as that is allowed."""

    def __init__(self, name: str, piles: dict[str, list[str]]) -> None:
        self.name, self.piles = name, piles  # the names of the piles, by game
        self.setting: dict[str, Any] = {}
        self.acted = 0  # the position for which we have asked already

    def hear(self, message: dict[str, Any]) -> None:
        """Learn what a message tells: a snapshot tells everything, news tell what has changed since."""
        kind, setting = message["t"], message.get("setting", self.setting)
        if kind == "table":
            self.you, self.at, self.sight = message.get("you"), message["at"], message.get("sight", {})
        self.sight |= message.get("now", {})
        if kind in ("did", "undone") or (kind == "arranged" and self.setting["phase"] != setting["phase"]):
            self.at = message["seq"]  # this event made the position, and whoever acts has to name it
        self.setting = setting

    def wish(self) -> dict[str, Any] | None:
        """Say what we want to happen now."""
        if self.you is None:
            return {"t": "sit", "seat": self.setting["seats"].index(None), "name": self.name}
        begins = self.sight.get("begin") and self.you == 0  # to keep it short, seat 0 begins
        if self.acted == self.at or not (begins or self.sight.get("turn") == self.you):
            return None
        self.acted = self.at
        return {"t": "do", "at": self.at, "do": "P0:BEGIN" if begins else self.choose()}

    def choose(self) -> str:
        """Return what to do in our turn."""
        tops = dict(zip(self.piles[self.setting["options"]["ruleset"]], self.sight["tops"], strict=True))
        lays = [(card, pile) for card, fitting in self.sight["lays"].items() for pile in fitting.split()]
        best = min(lays, key=lambda lay: abs(number(lay[0]) - number(tops[lay[1]])), default=None)
        return "END" if self.sight.get("end") or best is None else "{}>{}".format(*best)


def number(card: str) -> int:
    """Return 7 for `7` and for `R7`, the red seven."""
    return int(card.lstrip("BGRSY"))


def call(address: str, method: str = "GET") -> Any:  # noqa: ANN401 - whatever the server answers
    """Return the answer to a plain call."""
    with urlopen(Request(address, method=method)) as answer:  # noqa: S310 - you know what you call
        return json.load(answer)


async def play(url: str, code: str, name: str) -> None:
    """Sit down at the table, and play until the game is over."""
    secret = call(f"{url}/api/passes", "POST")["secret"]  # how we are known again: with it one may come back
    games = {game["id"]: [pile["name"] for pile in game["piles"]] for game in call(f"{url}/api/games")}
    bot, asked = Bot(name, games), 0
    async with connect(f"ws{url.removeprefix('http')}/api/tables/{code}/live") as socket:
        await socket.send(json.dumps({"t": "hello", "protocol": 1, "secret": secret, "outside": True}))
        async for text in socket:
            message = json.loads(text)
            bot.hear(message)
            if bot.sight.get("result") or bot.setting["phase"] == "over":
                break
            # Before we sit, only the snapshot and a refusal, when somebody was faster, are reasons to ask for a seat.
            wish = bot.wish() if bot.you is not None or message["t"] in ("table", "no") else None
            if wish:
                asked += 1
                await socket.send(json.dumps({**wish, "id": f"{name}-{asked}"}))
    print(f"{name}: {sum(bot.sight['hands']) + sum(bot.sight['decks'])} cards left")


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
