"""Thinking for the bots: in other processes, so that no table waits for another, or at once where there is no time."""

import asyncio
from collections import Counter
from typing import NamedTuple

from tenback.bots import BOTS, missing_extra, thinks
from tenback.server.live.lanes import TRIES, Busy, Died, Failed, Lane, Mind
from tenback.server.live.metrics import Metrics
from tenback.server.live.questions import Question, Seated

PATIENCE = 2.0  # seconds that a table waits for a thought before the turn is played by feel


class Choice(NamedTuple):
    """What a bot does, and how it came to it."""

    do: str
    instant: bool = False  # a thinking bot had no time to think
    untrained: bool = False  # a thinking bot has no nets for this table


class OwnBots(NamedTuple):
    """Bots that others have written and the operator lets in; whatever they do in their lane, no bot of ours waits."""

    names: tuple[str, ...]
    lane: Lane


class Thinkers:
    """The bots of this process: those that answer at once in one lane, those that think in another.

    Until a heavy process has got everything compiled and loaded, a bot that thinks plays by feel. Whoever begins a turn
    also ends it, so that no plan is left half carried out.
    """

    def __init__(self, light: Lane, heavy: Lane, metrics: Metrics, own: OwnBots | None = None) -> None:
        self._light, self._heavy, self._metrics, self._own = light, heavy, metrics, own
        self._turns: dict[str, tuple[Seated, Mind | None]] = {}  # by table, who plays this turn; None: it is by feel
        self._failures: Counter[tuple[str, int]] = Counter()  # thoughts in a row that came to nothing, by seat
        self._thoughts: set[asyncio.Task[list[str]]] = set()

    def start(self) -> None:
        """Start the first process of each lane."""
        self._light.grow()
        if not missing_extra("search"):
            self._heavy.grow()

    async def ask(self, asked: Question, address: str = "") -> list[str]:
        """Return what a bot says, or raise `Failed`; nobody thinks long about that."""
        self._metrics.thoughts.inc()
        light = asked.by_feel() if thinks(asked.seated.bot) else asked
        return await self._lane_of(light.seated.bot).ask(light, address)

    async def choose(self, asked: Question, address: str = "") -> Choice:
        """Return what a bot does that somebody at an address is waiting for, or raise `Failed`."""
        self._metrics.thoughts.inc()
        if not thinks(asked.seated.bot):
            return Choice((await self._lane_of(asked.seated.bot).ask(asked, address))[0])
        done = await self._think(asked, address)
        if done:
            return Choice(done[0], untrained=len(done) > 1)
        self._turns[asked.seated.code] = asked.seated, None
        self._metrics.instant.inc()
        return Choice((await self._light.ask(asked.by_feel(), address))[0], instant=True)

    def rest(self, code: str) -> None:
        """Forget who plays a turn at a table: if it goes on, then by feel."""
        self._turns.pop(code, None)

    async def close(self) -> None:
        """End all processes, whatever they are doing."""
        own = [self._own.lane] if self._own else []
        await asyncio.gather(*(lane.close() for lane in (self._light, self._heavy, *own)))
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    def _lane_of(self, bot: str) -> Lane:
        """Return where a bot answers at once; a log may name one that the operator no longer lets in."""
        if bot in BOTS:
            return self._light
        if self._own is None or bot not in self._own.names:
            raise Failed(f"{bot} is not a bot of this server: tenback serve --bot {bot}")
        return self._own.lane

    async def _think(self, asked: Question, address: str) -> list[str] | None:
        """Return what a bot has thought of, or raise `Failed`; None if nobody can think of it now."""
        self._demand_chance(asked.seated.bot)
        mind = self._mind_for(asked)
        if mind is None:
            return None
        thought = asyncio.create_task(self._ask(mind, asked, address))
        self._thoughts.add(thought)
        thought.add_done_callback(self._forget)
        done, _ = await asyncio.wait({thought}, timeout=PATIENCE)
        return self._outcome(asked.seated, thought) if done else None

    def _mind_for(self, asked: Question) -> Mind | None:
        """Return the process that plays this turn; a new turn goes to the process with the least to do."""
        code = asked.seated.code
        if asked.begins_turn:
            self._turns[code] = asked.seated, self._heavy.mind()
        seated, mind = self._turns.get(code, (None, None))
        return mind if seated == asked.seated else None

    async def _ask(self, mind: Mind, asked: Question, address: str) -> list[str]:
        try:
            return await mind.ask(asked, address, PATIENCE)
        except Died:
            self._heavy.lose(mind)
            raise

    def _forget(self, thought: "asyncio.Task[list[str]]") -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # whoever waited for it has seen it, or has gone

    def _outcome(self, seated: Seated, thought: "asyncio.Task[list[str]]") -> list[str] | None:
        """Return the result of a thought; a bot that fails again and again has failed for good."""
        seat = seated.code, seated.seat
        error = thought.exception()
        if error is None:
            self._failures.pop(seat, None)
            return thought.result()
        if isinstance(error, Busy):
            return None
        self._failures[seat] += 1
        if self._failures[seat] < TRIES:
            return None
        del self._failures[seat]
        raise Failed(str(error) or "no process survives its thoughts") from error

    def _demand_chance(self, bot: str) -> None:
        """Refuse to wait for a bot that will never think here."""
        extra = missing_extra(bot)
        if extra:
            raise Failed(f'not installed: pip install "tenback[{extra}]"')
        if self._heavy.is_broken:
            raise Failed("no thinking process starts")
