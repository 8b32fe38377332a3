"""What plays for the bots of a table: it sees what is due, has them think elsewhere, and asks like anybody else."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from tenback.play.etiquette import breath, is_time_to_speak, keenest, speakers, spokesperson, stands, wish
from tenback.protocol import requests
from tenback.protocol.messages import Phase
from tenback.protocol.options import Talk
from tenback.protocol.refusals import No
from tenback.rules.talk import format_signal
from tenback.server.archive.faults import StoreDown
from tenback.server.live.hall import Hall
from tenback.server.live.lanes import Failed
from tenback.server.live.live_table import LiveTable
from tenback.server.live.questions import Ask, Question, Seated, question
from tenback.server.live.thinkers import Choice, Thinkers
from tenback.server.tables import events
from tenback.server.tables.deciding import decide
from tenback.server.tables.events import Event
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor

LOG = logging.getLogger("tenback.driver")
HEIRS = {"solid": "beginner", "beginner": ""}  # which bot replaces one that fails; any other is replaced by solid
AT_ONCE = 100  # tables that are looked at before others have their turn
MOST_REMEMBERED = 10_000  # tables whose bots are known to have spoken
STEP_IN = 8.0  # seconds after which this process plays on where another one has fallen silent


class Breath(NamedTuple):
    """The pause of a bot before it acts."""

    seconds: float
    ended: asyncio.Event  # before its time


class BotFailed(Exception):
    """A bot that failed for good."""

    def __init__(self, seated: Seated, why: str) -> None:
        super().__init__(why)
        self.seated, self.why = seated, why


class Driver:
    """The bots of the tables of this process."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall, self._thinkers = hall, thinkers
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._silent: dict[str, asyncio.TimerHandle] = {}  # by table, the timer for another process that acted last
        self._spoken: dict[str, int] = {}  # by table, the position that the bots have spoken to
        self._rested: dict[str, int] = {}  # by table, the event after which they had nothing to do
        self._breaths: dict[str, Breath] = {}  # by table
        self._stands: dict[str, int] = {}  # by table, the last event when it was looked through

    def look(self, live: LiveTable, *, own: bool) -> None:
        """Wake the bots of a table where somebody is, after an event or an arrival.

        If another process caused it, that process goes first.
        """
        table, breath = live.table, self._breaths.get(live.code)
        if table and breath and pause(table) < breath.seconds:
            breath.ended.set()
        if live.code in self._driven or not (table and live.is_visited() and is_due(table)):
            return
        if live.code in self._silent:
            self._silent.pop(live.code).cancel()
        if own:
            self._wake(live.code)
        else:
            later = asyncio.get_running_loop().call_later
            self._silent[live.code] = later(STEP_IN, self._step_in, live, live.told)

    def _wake(self, code: str) -> None:
        if code not in self._driven:
            self._driven[code] = asyncio.create_task(self._drive(code))

    def _step_in(self, live: LiveTable, told: int) -> None:
        """Play on where another process has fallen silent."""
        del self._silent[live.code]
        if live.told == told:
            self.look(live, own=True)

    async def rescue(self) -> None:
        """Wake bots at tables that have stood still since the last look: the process that played for them may be lost.

        No table is read for that. After a restart people wake their bots by coming back, and where nobody is, nobody
        waits for a bot.
        """
        stood, self._stands = self._stands, {}
        for number, (code, live) in enumerate([*self._hall.tables.items()]):
            self._stands[code] = live.told
            stands = stood.get(code) == live.told != self._rested.get(code)
            if stands and live.is_visited() and (live.table is None or is_due(live.table)):
                self._wake(code)
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
        self._forget()

    def _forget(self) -> None:
        """Forget tables that have gone, except the last ones whose bots have spoken."""
        self._rested = {code: seq for code, seq in self._rested.items() if code in self._hall.tables}
        for code in [*self._spoken][:-MOST_REMEMBERED]:
            del self._spoken[code]

    async def close(self) -> None:
        """Let the bots rest."""
        for timer in self._silent.values():
            timer.cancel()
        for task in self._driven.values():
            task.cancel()
        await asyncio.gather(*self._driven.values(), return_exceptions=True)

    async def _drive(self, code: str) -> None:
        """Play for the bots until a person is to act, or nobody is there any more."""
        try:
            async with self._hall.held(code) as live:
                while live.is_visited() and live.table and await self._step(live, live.table):
                    pass
                self._rested[code] = live.told
        except Refused as refused:
            LOG.info("a table is not played on here: %s", refused.reason, extra={"table": code})
        except StoreDown:
            LOG.warning("the database does not answer: bots wait", extra={"table": code})
            await asyncio.sleep(STEP_IN)
        except Exception:
            LOG.exception("a bot failed", extra={"table": code})
        finally:
            self._driven.pop(code, None)
            self._thinkers.rest(code)

    async def _step(self, live: LiveTable, table: Table) -> bool:
        """Do one thing that is due, and say whether there was one."""
        if table.phase is not Phase.PLAYING or table.game is None:
            return False
        resigned = joins(table)
        if resigned is not None:
            return await self._request(live, resigned, requests.Do(id="", at=table.moved, do=f"P{resigned}:CONCEDE"))
        try:
            return await self._talk_or_act(live, table)
        except BotFailed as failure:
            return await self._replace(live, failure)

    async def _talk_or_act(self, live: LiveTable, table: Table) -> bool:
        if self._spoken.get(live.code) != table.moved:
            await self._speak(live, table)
            return True
        seat = table.on_turn()
        if seat is None:
            return await self._begin(live, table)
        if seat not in _bots(table):
            return False
        moved = table.moved
        await self._breathe(live.code, pause(table))
        if table.moved != moved or seat not in _bots(table):
            return True  # somebody gave up or came back meanwhile: have another look
        done = await self._act(live, table, seat)
        return done or table.moved != moved

    async def _breathe(self, code: str, seconds: float) -> None:
        """Wait before a bot acts, unless somebody hurries it meanwhile."""
        breath = self._breaths[code] = Breath(seconds, asyncio.Event())
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await breath.ended.wait()
        finally:
            del self._breaths[code]

    async def _act(self, live: LiveTable, table: Table, seat: int) -> bool:
        """Let a bot do what it chooses, and say whether it did."""
        asked, moved = _question(table, seat, Ask.CHOOSE), table.moved
        try:
            choice = await self._thinkers.choose(asked, live.address())
        except Failed as failed:
            raise BotFailed(asked.seated, failed.why) from failed
        act = requests.Do(id="", at=moved, do=choice.do)
        return await self._request(live, seat, act, choice)

    async def _speak(self, live: LiveTable, table: Table) -> None:
        """Let the bots speak, once per position: at the start of a turn, or about who begins."""
        moved, turn = table.moved, table.game.state.turn if table.game else None
        is_heard = table.options.talk is not Talk.SILENT and is_time_to_speak(turn)
        for seat in _bots(table) if is_heard else ():
            for signal in await self._signals(live, table, seat):
                await self._request(live, seat, requests.Say(id="", say=signal))
        self._spoken[live.code] = moved

    async def _signals(self, live: LiveTable, table: Table, seat: int) -> list[str]:
        """Return what a bot has to say that is not in force yet: a repetition would suggest that something changed."""
        turn = table.game.state.turn if table.game else None
        if seat not in speakers(table.rules, len(table.chairs), turn):
            return []
        if turn:
            return await self._ask(live, table, seat, Ask.SPEAK)
        wanted = wish(await self._strength(live, table, seat))
        heard = table.game.voices.heard if table.game else ()
        return [] if stands(heard, seat, wanted) else [format_signal(wanted)]

    async def _begin(self, live: LiveTable, table: Table) -> bool:
        """Let the bots agree on the starter where nobody else sits."""
        bots = [*_bots(table)]
        others = {seat: chair for seat, chair in enumerate(table.chairs) if seat not in bots}
        guests = {seat for seat, chair in others.items() if chair and chair.outside}
        if spokesperson(others.keys() - guests, guests) not in bots:
            return False
        starter = keenest({seat: await self._strength(live, table, seat) for seat in bots})
        return await self._request(live, starter, requests.Do(id="", at=table.moved, do=f"P{starter}:BEGIN"))

    async def _strength(self, live: LiveTable, table: Table, seat: int) -> int:
        """Return how keen a bot is to begin."""
        return int((await self._ask(live, table, seat, Ask.STRENGTH))[0])

    async def _ask(self, live: LiveTable, table: Table, seat: int, ask: Ask) -> list[str]:
        asked = _question(table, seat, ask)
        try:
            return await self._thinkers.ask(asked, live.address())
        except Failed as failed:
            raise BotFailed(asked.seated, failed.why) from failed

    async def _request(
        self, live: LiveTable, seat: int, request: requests.Request, choice: Choice | None = None
    ) -> bool:
        """Ask for something like anybody else, and say whether it happened."""

        def wish(table: Table) -> Event:
            event = decide(table, Visitor(table, "", seat=seat), request, self._hall.capacity)
            if choice and isinstance(event, events.Did):
                return replace(event, instant=choice.instant, untrained=choice.untrained)
            return event

        return await self._happens(live, wish)

    async def _replace(self, live: LiveTable, failure: BotFailed) -> bool:
        """Give the seat of a bot that fails for good to one that works, and say whether there is one."""
        seat, bot, heir = failure.seated.seat, failure.seated.bot, HEIRS.get(failure.seated.bot, "solid")
        LOG.error("a bot failed for good: %s", failure.why, extra={"table": live.code, "seat": seat, "bot": bot})

        def wish(table: Table) -> Event:
            chair = table.chairs[seat]
            if not heir or chair is None or not bot or chair.played_by != bot:
                raise Refused(No.NO_SUCH_BOT)
            return events.Replaced(seat=seat, bot=heir)

        return await self._happens(live, wish)

    async def _happens(self, live: LiveTable, wish: Callable[[Table], Event]) -> bool:
        try:
            await self._hall.happen(live, wish)
        except Refused as refused:
            LOG.debug("a bot was refused: %s", refused.reason, extra={"table": live.code})
            return False
        return True


def is_due(table: Table) -> bool:
    """Say whether a bot may have something to do or to say."""
    return table.phase is Phase.PLAYING and next(_bots(table), None) is not None


def pause(table: Table) -> float:
    """Return how long a bot waits before it acts, unless somebody hurries it."""
    turn = table.game.state.turn if table.game else None
    return 0.0 if table.hurried else breath(table.options.pace, turn)


def joins(table: Table) -> int | None:
    """Return a bot that has to give up because every person has: bots do not keep people waiting."""
    voices = table.game.state.conceding if table.game else frozenset[int]()
    people = {seat for seat, chair in enumerate(table.chairs) if chair and not chair.played_by}
    return next((seat for seat in _bots(table) if seat not in voices), None) if people and people <= voices else None


def _question(table: Table, seat: int, ask: Ask) -> Question:
    """Return the question for the bot at a seat; callers must not ask where there is none."""
    chair, game = table.chairs[seat], table.game
    if chair is None or game is None:
        raise LookupError("nobody plays there")
    people = tuple(at for at, other in enumerate(table.chairs) if other and not other.played_by)
    seated = Seated(table.code, seat, chair.played_by, people, table.options.talk is Talk.SILENT)
    return question(ask, seated, table.options, game.view(seat))


def _bots(table: Table) -> Iterator[int]:
    return (seat for seat, chair in enumerate(table.chairs) if chair and chair.played_by)
