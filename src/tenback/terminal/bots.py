"""The bots of a table. Those that think do so in a mind; until it is ready, a stand-in plays for them."""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

from tenback.bots import INSTANT, BotFault, read_bot, seat_bot, thinks
from tenback.play.player import Player
from tenback.rules import Action, View
from tenback.terminal.mind import Sitting
from tenback.terminal.relief import Relieved
from tenback.terminal.setup import Setup
from tenback.terminal.thinker import Thinker

PATIENCE = 1.5  # seconds that the first thought may wait for its process


class Choice(NamedTuple):
    """What a bot chose, and whether another one did so in its place."""

    action: Action
    stood_in: bool


class Bots:
    """Every seat that no person plays."""

    def __init__(self, setup: Setup) -> None:
        thinking = {seat: bot for seat, bot in setup.bots.items() if thinks(bot)}
        self.players: Mapping[int, Player] = {
            seat: _player(setup, seat, INSTANT if seat in thinking else bot) for seat, bot in setup.bots.items()
        }
        self._thinking, self._has_waited = frozenset(thinking), False
        people = tuple(setup.people)
        sitting = Sitting(rules=setup.rules, seats=len(setup.seating), bots=thinking, people=people, seed=setup.seed)
        self.thinker = Thinker(sitting) if thinking else None

    def __contains__(self, seat: int) -> bool:
        return seat in self.players

    async def choose(self, seat: int, view: View) -> Choice:
        """Return what the bot chooses, or what its stand-in does."""
        if self.thinker and seat in self._thinking:
            await self._wait_once(self.thinker)
            thought = await self.thinker.choose(seat, view)
            if thought is not None:
                return Choice(thought, stood_in=False)
        player = self.players[seat]
        if isinstance(player, Relieved):
            return Choice(await player.choose_in_time(view), stood_in=False)
        instant = await asyncio.to_thread(player.choose, view)
        return Choice(instant, stood_in=seat in self._thinking)

    def faults(self) -> Mapping[int, BotFault]:
        """Return, by seat, the faults of bots for which a stand-in plays."""
        relieved = {seat: player.fault for seat, player in self.players.items() if isinstance(player, Relieved)}
        return {seat: fault for seat, fault in relieved.items() if fault}

    def fallback(self, seat: int) -> str:
        """Return what a bot goes by that has no nets for this table; "" for every other bot."""
        return self.thinker.fallbacks.get(seat, "") if self.thinker else ""

    async def _wait_once(self, thinker: Thinker) -> None:
        """Wait for a process that only has to load its code; nobody waits for one that compiles."""
        if not self._has_waited:
            self._has_waited = True
            await thinker.settle(PATIENCE)


def _player(setup: Setup, seat: int, name: str) -> Player:
    """Seat a bot; one of somebody's own gets a stand-in."""
    player = seat_bot(name, seed=setup.seed, seat=seat, people=setup.people)
    if not read_bot(name).is_own:
        return player
    return Relieved(name, player, seat_bot(INSTANT, seed=setup.seed, seat=seat, people=setup.people))
