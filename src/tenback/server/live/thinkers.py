"""Bots think in processes of their own, so that no table waits for another one's thought."""

import asyncio
import logging
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import fields
from enum import StrEnum
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, NamedTuple

from tenback.bots import seat_bot
from tenback.play.player import Player
from tenback.rules import View
from tenback.rules.notation import format_action
from tenback.rules.talk import format_signal
from tenback.server.live.figures import Figures
from tenback.server.tables.options import Options

LOG = logging.getLogger("tenback.thinkers")
TRIES = 3  # a thought whose process dies is thought again
WATCH = 2.0  # seconds between two looks whether the server is still there
SECRET = secrets.randbits(64)  # of this process: nobody foresees what a bot will choose
PARTS = tuple(field.name for field in fields(View) if field.name != "rules")


class Ask(StrEnum):
    """What a bot is asked."""

    CHOOSE = "choose"
    SPEAK = "speak"
    STRENGTH = "strength"


class Seated(NamedTuple):
    """A bot at its seat."""

    code: str
    seat: int
    bot: str
    people: tuple[int, ...]
    silent: bool


class Question(NamedTuple):
    """What a bot is asked, and everything that it may know."""

    ask: Ask
    seated: Seated
    options: Options
    view: tuple[Any, ...]  # the parts of a view


def question(ask: Ask, seated: Seated, options: Options, view: View) -> Question:
    """Return what is to be asked; the ruleset is known there, and too large to be sent."""
    return Question(ask, seated, options, tuple(getattr(view, part) for part in PARTS))


def think(asked: Question) -> list[str]:
    """Answer in notation: one action, some signals, or a strength."""
    rules = asked.options.rules
    view = View(rules=rules, **dict(zip(PARTS, asked.view, strict=True)))
    player = _player(asked.seated)
    if asked.ask is Ask.CHOOSE:
        return [format_action(rules, player.choose(view))]
    if asked.ask is Ask.STRENGTH:
        return [str(player.strength(view))]
    return [format_signal(signal) for signal in player.speak(view)]


@lru_cache(maxsize=1024)
def _player(seated: Seated) -> Player:
    seed = SECRET ^ int.from_bytes(seated.code.encode()[:8])
    return seat_bot(seated.bot, seed=seed, seat=seated.seat, silent=seated.silent, people=seated.people)


class Thinkers:
    """The processes in which bots think; they are started with the first thought."""

    def __init__(self, processes: int, figures: Figures) -> None:
        self._processes, self._figures = processes, figures
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, asked: Question) -> list[str]:
        """Return the answer of a bot; a process that dies over it is replaced."""
        self._figures.thoughts.inc()
        for _ in range(TRIES):
            pool = self._pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
            except BrokenProcessPool:
                LOG.warning("a thinking process died: another one takes over")
                self._figures.deaths.inc()
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError(f"no process survives this thought: {asked.seated.bot}")

    def close(self) -> None:
        """Let the processes go."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        context = get_context("forkserver")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=_settle, initargs=(os.getpid(),))


def _settle(server: int) -> None:
    """Leave Ctrl-C to the server, do not slow it down, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_watch, args=(server,), daemon=True).start()


def _watch(server: int) -> None:
    while True:
        time.sleep(WATCH)
        try:
            os.kill(server, 0)
        except OSError:
            os._exit(1)
