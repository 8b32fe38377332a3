"""Many players at many tables, who are watched while something goes wrong."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random

from bench.soak.players import Broken, Player, seat_players

PATIENCE = 90.0  # seconds after which a table that does not go on is stuck


class Company:
    """Pairs of players under way."""

    def __init__(self, pairs: Sequence[Sequence[Player]], pace: float) -> None:
        self.pairs, self.players = pairs, [player for pair in pairs for player in pair]
        self._rest = asyncio.Event()
        self._tasks = [asyncio.create_task(player.play(self._rest, pace)) for player in self.players]

    async def gone_on(self, since: float, *, anew: bool = False) -> float:
        """Wait until everybody heard of the others and every table has moved, and return after how long.

        With `anew`, every client has to have come back before that counts.
        """
        while stuck := [pair for pair in self.pairs if not _is_going(pair, since, anew=anew)]:
            self._demand_players()
            if time.monotonic() - since > PATIENCE:
                raise Broken(f"stuck: {[_describe(pair) for pair in stuck]}")
            await asyncio.sleep(0.01)
        return time.monotonic() - since

    async def go_home(self) -> None:
        """Let everybody come through their own server again."""
        for player in self.players:
            await player.go_home()

    async def rest(self) -> None:
        """Let everybody finish what they asked for."""
        self._rest.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._tasks)

    async def leave(self) -> None:
        """Send everybody home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self.players:
            await player.close()

    @property
    def tables(self) -> int:
        """How many tables were played at, rematches included."""
        return len({code for player in self.players for code in player.asked})

    @property
    def reconnects(self) -> int:
        """How often somebody had to come back."""
        return sum(player.drops for player in self.players)

    @property
    def refused(self) -> Counter[str]:
        """How often something was refused, by reason."""
        return sum((player.refused for player in self.players), Counter[str]())

    def _demand_players(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()


def _is_going(pair: Sequence[Player], since: float, *, anew: bool) -> bool:
    told = all((player.came_at if anew else player.heard_at) > since for player in pair)
    start = max(player.came_at for player in pair) if anew else since
    return told and max(player.acted_at for player in pair) > start


def _describe(pair: Sequence[Player]) -> list[str]:
    return [f"{player.code}.{player.seq} open={[*player.open_requests]} {dict(player.refused)}" for player in pair]


@asynccontextmanager
async def company(
    bases: Sequence[str], *, tables: int, rng: Random, through: str = "", pace: float = 0.005
) -> AsyncIterator[Company]:
    """Seat pairs of players, through another address if one is named, and let them play until the end of the block."""
    playing = Company([await seat_players(bases, rng, through) for _ in range(tables)], pace)
    try:
        await playing.gone_on(time.monotonic())
        yield playing
    finally:
        await playing.leave()
