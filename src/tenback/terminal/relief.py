"""Relief for bots of somebody's own: once one fails or hangs, a stand-in plays for it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from tenback.bots.guard import LIMIT, BotFault, Misstep, fault_of
from tenback.play.player import Player
from tenback.rules import Action, View
from tenback.rules.talk import Signal

T = TypeVar("T")


class Relieved:
    """A player that a stand-in replaces at its first fault."""

    def __init__(self, bot: str, player: Player, stand_in: Player) -> None:
        self._bot, self._player, self._stand_in = bot, player, stand_in
        self.fault: BotFault | None = None

    def choose(self, view: View) -> Action:
        """Return what the bot chooses, or what its stand-in does."""
        return self._answer(lambda player: player.choose(view))

    def strength(self, view: View) -> int:
        """Return how keen the bot is to begin, or how keen its stand-in is."""
        return self._answer(lambda player: player.strength(view))

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Return what the bot says, or what its stand-in does."""
        return self._answer(lambda player: player.speak(view))

    async def choose_in_time(self, view: View, limit: float = LIMIT) -> Action:
        """Return what the bot chooses; one that takes too long is left to itself."""
        try:
            async with asyncio.timeout(limit):
                return await _apart(lambda: self.choose(view))
        except TimeoutError:
            self._relieve(fault_of(self._bot, view, Misstep.LATE, f"{limit:g} s"))
            return self.choose(view)

    def _answer(self, ask: Callable[[Player], T]) -> T:
        try:
            return ask(self._player)
        except BotFault as fault:
            self._relieve(fault)
            return ask(self._player)

    def _relieve(self, fault: BotFault) -> None:
        self.fault, self._player = fault, self._stand_in


def _apart(work: Callable[[], T]) -> "asyncio.Future[T]":
    """Do some work in a thread that nobody waits for when the program ends."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T) -> None:
        if not done.done():
            done.set_result(result)

    def answer() -> None:
        result = work()
        with suppress(RuntimeError):  # the table was left meanwhile, and the loop is closed
            loop.call_soon_threadsafe(settle, result)

    Thread(target=answer, daemon=True).start()
    return done
