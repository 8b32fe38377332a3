"""Thinking processes for tests: questions to ask, and ways to disturb whoever thinks about them."""

import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from tenback.play.game import Game
from tenback.protocol.options import Options
from tenback.rules import find_ruleset
from tenback.server.live.lanes import Lane
from tenback.server.live.metrics import Metrics
from tenback.server.live.mind import Weight
from tenback.server.live.questions import Ask, Asked, Question, Seated, question
from tenback.server.live.study_questions import AdviceQuestion
from tenback.server.live.thinkers import Thinkers
from tenback.study.advice import Advice, RankedTurn

MIND = b"tenback.server.live.mind"


def game_of_three() -> Game:
    """Return a game in which the first seat is to lay its first card."""
    game = Game.from_seed(find_ruleset("the-game"), ["a", "b", "c"], 3)
    game.do(game.view(0).legal[0])
    return game


def asking(bot: str, game: Game | None = None, ask: Ask = Ask.CHOOSE) -> Question:
    """Return a question to a bot at the seat on turn."""
    game = game or game_of_three()
    seat = game.state.turn.seat if game.state.turn else 0
    seated = Seated(game.rules.id, seat, bot, people=(), silent=False)
    return question(ask, seated, Options(ruleset=game.rules.id, seats=game.seats), game.view(seat))


@asynccontextmanager
async def lane(most: int = 1, metrics: Metrics | None = None) -> AsyncIterator[Lane]:
    """Return a lane whose processes need no warming up, though a bot that thinks may think there."""
    opened = Lane(Weight.LIGHT, most, metrics or Metrics())
    try:
        yield opened
    finally:
        await opened.close()


@asynccontextmanager
async def thinkers(heavy: int = 1, metrics: Metrics | None = None) -> AsyncIterator[Thinkers]:
    """Return thinkers whose heavy processes are ready as soon as the light ones."""
    metrics = metrics or Metrics()
    opened = Thinkers(Lane(Weight.LIGHT, 1, metrics), Lane(Weight.LIGHT, heavy, metrics), metrics)
    try:
        yield opened
    finally:
        await opened.close()


class Oracle(Lane):
    """It answers at once, and whatever it is asked changes its answer."""

    def __init__(self) -> None:
        super().__init__(Weight.STUDY, 1, Metrics())

    async def ask(self, asked: Asked, address: str = "") -> list[str]:
        assert isinstance(asked, AdviceQuestion)
        turn = RankedTurn(lays=[], chance=hash(asked.view) % 2**32 / 2**32, error=0.0)
        return [msgspec.json.encode(Advice(seat=0, turns=[turn], playouts=1)).decode()]


def minds(process: int | None = None) -> list[int]:
    """Return the thinking processes that a process has started, this one if no other is named."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it may have ended meanwhile
            parent = int(folder.joinpath("stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[1])
            if parent == (process or os.getpid()) and MIND in folder.joinpath("cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def send(processes: list[int], sign: signal.Signals) -> None:
    """Send a signal to processes, of which some may have ended."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, sign)
